import {calendarDay} from '../../../engine/runtime/formats.ts';
import {addDays, daysBetween, type CalendarDay} from '../../../engine/runtime/calendar.ts';
import type {CardBlock, CardItem} from '../../../engine/results/card.ts';
import {withoutFullStop} from '../../../engine/runtime/english.ts';
import {fill} from '../../../engine/runtime/message.ts';
import * as words from '../../words/charts.ts';
import {Excess, Track} from './fills.tsx';
import {
  Drawing,
  LabelList,
  Labels,
  LINE_HEIGHT,
  percentage,
  placeLabels,
  positionBetween,
  useWidth,
  VerticalLine,
} from './layout.tsx';
import styles from './charts.module.css';

interface Point {
  readonly day: CalendarDay;
  /** Below the dot. */
  readonly text: string;
  readonly isReached: boolean;
}

interface TimelineProps {
  readonly start: CalendarDay;
  /** The last day of the estimate. */
  readonly end: CalendarDay;
  readonly today: CalendarDay;
  /** Days in between, each with a dot. */
  readonly points?: readonly Point[];
  readonly title: string;
}

const DOT_RADIUS = 5;
const LINE_WIDTH = 6;
/** The middle of the line, below the label of today. */
const MIDDLE = LINE_HEIGHT + DOT_RADIUS + 5;
const BELOW = MIDDLE + DOT_RADIUS + 4;

/** Days along a line that is filled up to today; hatched where today is past the estimate. */
function Timeline({start, end, today, points = [], title}: TimelineProps) {
  const [place, width] = useWidth<HTMLDivElement>();
  const [first, last] = [today < start ? today : start, today > end ? today : end];
  const span = daysBetween(first, last);
  if (span === 0) return null;
  const xOf = (day: CalendarDay): number => positionBetween(daysBetween(first, day), 0, span);
  const [now, begin, estimate] = [xOf(today), xOf(start), xOf(end)];
  const ends = [
    {x: begin, text: words.timeline.start, detail: calendarDay(start)},
    {x: estimate, text: words.timeline.end, detail: calendarDay(end)},
  ];
  const endTexts = ends.map(({text, detail}) => fill(words.timeline.label, {label: text, text: detail}));
  const todayText = fill(words.timeline.label, {label: words.timeline.today, text: calendarDay(today)});
  const labels = placeLabels(ends, width);
  const allFit = labels.length === ends.length;
  const numbers = points.map(({day, text}) => ({x: xOf(day), text}));
  const bottom = BELOW + (points.length > 0 ? LINE_HEIGHT : 0);
  return (
    <div ref={place}>
      <Drawing
        width={width}
        height={bottom + (allFit ? 2 : 0) * LINE_HEIGHT}
        label={[withoutFullStop(title), ...endTexts, todayText].join('. ')}
      >
        <Track y={MIDDLE - LINE_WIDTH / 2} height={LINE_WIDTH} />
        <rect
          className={styles.value}
          y={MIDDLE - LINE_WIDTH / 2}
          x={percentage(begin)}
          width={percentage(Math.max(0, Math.min(now, estimate) - begin))}
          height={LINE_WIDTH}
        />
        {now > estimate && <Excess from={estimate} y={MIDDLE - LINE_WIDTH / 2} height={LINE_WIDTH} />}
        {points.map(({text, day, isReached}) => (
          <circle
            key={text}
            className={isReached ? styles.dot : styles.openDot}
            cx={percentage(xOf(day))}
            cy={MIDDLE}
            r={DOT_RADIUS}
          />
        ))}
        {points.length === 0 &&
          ends.map(({x, text}) => (
            <VerticalLine
              key={text}
              className={styles.tick}
              x={x}
              top={MIDDLE - DOT_RADIUS}
              bottom={MIDDLE + DOT_RADIUS}
            />
          ))}
        <VerticalLine className={styles.today} x={now} top={LINE_HEIGHT} bottom={MIDDLE + DOT_RADIUS + 2} />
        <Labels labels={placeLabels([{x: now, text: words.timeline.today}], width)} top={0} />
        <Labels labels={placeLabels(numbers, width)} top={BELOW} />
        {allFit && <Labels labels={labels} top={bottom} />}
      </Drawing>
      {!allFit && <LabelList texts={endTexts} />}
    </div>
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
  return <Timeline start={start} end={end} today={today} title={fill(words.timeline.label, {label, text})} />;
}

interface StageDaysProps {
  readonly block: CardBlock;
  readonly today: CalendarDay;
}

/** The stages on the days that they usually have, labelled by their numbers in the list below. */
export function StageDays({block: {heading = '', items}, today}: StageDaysProps) {
  const points = items.flatMap(({stage}, index) =>
    stage?.expected
      ? [{day: stage.expected, text: String(index + 1), isReached: stage.completed && stage.expected <= today}]
      : [],
  );
  const days = points.map(({day}) => day).toSorted();
  if (days.length === 0) return null;
  return <Timeline start={days[0]!} end={days.at(-1)!} today={today} points={points} title={heading} />;
}
