import {calendarDay} from '../../../engine/runtime/formats.ts';
import {addDays, daysBetween, type CalendarDay} from '../../../engine/runtime/calendar.ts';
import type {CardBlock, CardItem} from '../../../engine/compiled/card.ts';
import {fill} from '../../words/placeholders.tsx';
import * as words from '../../words/charts.ts';
import {
  type Label,
  Labels,
  percentage,
  placeLabels,
  ROW_HEIGHT,
  rowsIn,
  positionBetween,
  VerticalLine,
} from './layout.tsx';
import styles from './charts.module.css';

interface Dated {
  readonly day: CalendarDay;
  readonly text: string;
}

interface TimelineProps {
  /** Drawn above the line, each with a dot. */
  readonly points: readonly Dated[];
  /** Labelled below the line. */
  readonly ends: readonly Dated[];
  readonly today: CalendarDay;
  readonly label: string;
}

const DOT_RADIUS = 5;

/** Days along a line, with a marker for today. */
function Timeline({points, ends, today, label}: TimelineProps) {
  const days = [...points, ...ends]
    .map(({day}) => day)
    .concat(today)
    .toSorted();
  const [first, last] = [days[0]!, days.at(-1)!];
  const span = daysBetween(first, last);
  if (span === 0) return null;
  const xOf = (day: CalendarDay): number => positionBetween(daysBetween(first, day), 0, span);
  const labelOf = ({day, text}: Dated): Label => ({x: xOf(day), text});
  const now = xOf(today);
  // The middle of the line, in pixels from the top: below the label of today and the stage numbers.
  const line = (points.length > 0 ? 2 : 1) * ROW_HEIGHT + DOT_RADIUS + 3;
  const above = placeLabels([{x: now, text: words.timeline.today}]);
  const below = placeLabels(ends.map(labelOf));
  const numbers = placeLabels(points.map(labelOf));
  return (
    <svg
      className={styles.chart}
      role="img"
      aria-label={label}
      height={line + DOT_RADIUS + 8 + rowsIn(below) * ROW_HEIGHT}
    >
      <rect className={styles.track} y={line - 3} width="100%" height={6} />
      <rect className={styles.value} y={line - 3} width={percentage(now)} height={6} />
      {numbers.map(({x}) => (
        <circle key={x} className={styles.dot} cx={percentage(x)} cy={line} r={DOT_RADIUS} />
      ))}
      {below.map(({x}) => (
        <VerticalLine key={x} className={styles.tick} x={x} top={line - DOT_RADIUS} bottom={line + DOT_RADIUS} />
      ))}
      <VerticalLine className={styles.today} x={now} top={ROW_HEIGHT} bottom={line + DOT_RADIUS + 4} />
      <Labels labels={above} top={0} />
      <Labels labels={numbers.filter(({row}) => row === 0)} top={ROW_HEIGHT} />
      <Labels labels={below} top={line + DOT_RADIUS + 4} />
    </svg>
  );
}

interface ElapsedTimeProps {
  readonly item: CardItem;
  readonly today: CalendarDay;
}

/** The start, today and the estimated end of a wait. */
export function ElapsedTime({item: {label = '', text, days}, today}: ElapsedTimeProps) {
  const start = days && addDays(today, -days.passed);
  const end = days && addDays(start!, days.estimated);
  if (!start || !end) return null;
  const ends = [
    {day: start, text: fill(words.timeline.start, {date: calendarDay(start)})},
    {day: end, text: fill(words.timeline.end, {date: calendarDay(end)})},
  ];
  const texts = [fill(words.timeline.label, {label, text}), ...ends.map((dated) => dated.text)];
  return <Timeline points={[]} ends={ends} today={today} label={texts.join(' ')} />;
}

interface StageDaysProps {
  readonly block: CardBlock;
  readonly today: CalendarDay;
}

/** The dated stages, labelled by their numbers in the list below. */
export function StageDays({block: {heading = '', items}, today}: StageDaysProps) {
  const points = items.flatMap(({stage}, index) => (stage?.date ? [{day: stage.date, text: String(index + 1)}] : []));
  const days = points.map(({day}) => day).toSorted();
  if (days.length === 0) return null;
  const ends = [...new Set([days[0]!, days.at(-1)!])].map((day) => ({day, text: calendarDay(day)}));
  return <Timeline points={points} ends={ends} today={today} label={fill(words.timeline.stages, {title: heading})} />;
}
