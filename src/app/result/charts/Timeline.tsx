import {calendarDay} from '../../../engine/runtime/formats.ts';
import {addDays, daysBetween, type CalendarDay} from '../../../engine/runtime/calendar.ts';
import type {CardItem} from '../../../engine/results/card.ts';
import {withoutFullStop} from '../../../engine/runtime/english.ts';
import {fill} from '../../../engine/runtime/message.ts';
import * as words from '../../words/charts.ts';
import {Excess, Stripes, Track} from './fills.tsx';
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

interface TimelineProps {
  readonly start: CalendarDay;
  /** The last day of the estimate. */
  readonly end: CalendarDay;
  readonly today: CalendarDay;
  /** Days from the start on between which others wait. */
  readonly range: CardItem['range'];
  readonly title: string;
}

const BAR_HEIGHT = 14;
/** How far a line reaches over the bar, above and below. */
const OVER = 6;
/** The top of the bar, below the label of today. */
const TOP = LINE_HEIGHT + OVER;
const BELOW = TOP + BAR_HEIGHT + OVER;

/** Days along a bar that is filled up to today; striped where others wait, and where today is past the estimate. */
function Timeline({start, end, today, range, title}: TimelineProps) {
  const [place, width] = useWidth<HTMLDivElement>();
  const [least, most] = [range?.least, range?.most].map((days) => (days === undefined ? end : addDays(start, days)!));
  const [first, last] = [today < start ? today : start, [today, end, most!].toSorted().at(-1)!];
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
  const spread = {x: percentage(xOf(least!)), width: percentage(xOf(most!) - xOf(least!))};
  return (
    <div ref={place}>
      <Drawing
        width={width}
        height={BELOW + (allFit ? 2 : 0) * LINE_HEIGHT}
        label={[withoutFullStop(title), ...endTexts, todayText].join('. ')}
      >
        <Track y={TOP} height={BAR_HEIGHT} />
        {range && (
          <>
            <rect className={styles.spread} y={TOP} height={BAR_HEIGHT} {...spread} />
            <Stripes y={TOP} height={BAR_HEIGHT} {...spread} />
          </>
        )}
        <rect
          className={styles.value}
          y={TOP}
          x={percentage(begin)}
          width={percentage(Math.max(0, Math.min(now, estimate) - begin))}
          height={BAR_HEIGHT}
        />
        {now > estimate && <Excess from={estimate} to={now} y={TOP} height={BAR_HEIGHT} />}
        <VerticalLine className={styles.tick} x={estimate} top={TOP - OVER} bottom={BELOW} />
        <VerticalLine className={styles.today} x={now} top={LINE_HEIGHT} bottom={TOP + BAR_HEIGHT} />
        <Labels labels={placeLabels([{x: now, text: words.timeline.today}], width)} top={0} />
        {allFit && <Labels labels={labels} top={BELOW} />}
      </Drawing>
      {!allFit && <LabelList texts={endTexts} />}
    </div>
  );
}

interface ElapsedTimeProps {
  readonly item: CardItem;
  readonly today: CalendarDay;
}

/** The start, today and the estimated end of a wait, with the range in which it ends elsewhere. */
export function ElapsedTime({item: {label = '', text, days, range}, today}: ElapsedTimeProps) {
  const start = days && addDays(today, -days.passed);
  const end = days && addDays(start!, days.estimated);
  if (!start || !end) return null;
  return (
    <Timeline start={start} end={end} today={today} range={range} title={fill(words.timeline.label, {label, text})} />
  );
}
