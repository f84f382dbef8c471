import {memo, useDeferredValue, useId, useMemo, useState} from 'react';
import type {CardBlock, StayRule} from '../../../engine/results/card.ts';
import {
  addDays,
  type CalendarDay,
  dayNumber,
  dayOfNumber,
  endOfMonth,
  isCalendarDay,
} from '../../../engine/runtime/calendar.ts';
import {calendarDay, month as monthName, quantity} from '../../../engine/runtime/formats.ts';
import {daysWithin, type Stay} from '../../../engine/runtime/stays.ts';
import {dayFree, startOfWindow, type Window} from '../../../engine/runtime/movingWindow.ts';
import {fill} from '../../../engine/runtime/message.ts';
import * as words from '../../words/stays.ts';
import {COLUMNS, monthsAround, monthsWith, type Segment, segmentsOf} from './months.ts';
import styles from './stays.module.css';

interface StayCalendarProps {
  readonly block: CardBlock;
  readonly rule: StayRule;
  /** The day to begin with. */
  readonly day: CalendarDay;
}

/** The months around a day, with the stays and the moving period that ends with the day, which visitors can move. */
export function StayCalendar({block, rule, day}: StayCalendarProps) {
  const {limit, window} = rule;
  const [selected, setSelected] = useState(day);
  const [months, setMonths] = useState(() => monthsAround(day, window));
  const id = useId();

  function select(next: CalendarDay): void {
    setSelected(next);
    setMonths((shown) => monthsWith(next, window, shown));
  }

  const periods = useMemo(() => periodsOf(block), [block]);
  const stays = useMemo(() => periods.map(({first, last}): Stay => [first, last]), [periods]);
  // The slider and its sentence answer at once, the drawing follows.
  const drawn = useDeferredValue(selected);
  const used = daysWithin(stays, startOfWindow(selected, window), selected);
  const [earliest, latest] = limitsOf(periods, day, window);
  return (
    <>
      <Months {...{periods, months, window}} selected={drawn} />
      <ul className={styles.key} aria-hidden>
        {(['stay', 'other', 'over', 'window', 'chosen'] as const).map((kind) => (
          <li key={kind}>
            <span className={styles.swatch} data-kind={kind} /> {fill(words.calendar[kind], {window: lengthOf(window)})}
          </li>
        ))}
      </ul>
      <div className={styles.controls}>
        <label htmlFor={`${id}-day`}>{words.calendar.day}</label>
        <input
          id={`${id}-day`}
          type="date"
          value={selected}
          min={earliest}
          max={latest}
          onChange={({currentTarget: {value}}) => {
            if (isCalendarDay(value)) select(value);
          }}
        />
        <input
          type="range"
          aria-label={words.calendar.move}
          aria-valuetext={calendarDay(selected)}
          min={dayNumber(earliest)}
          max={dayNumber(latest)}
          value={dayNumber(selected)}
          onChange={({currentTarget: {valueAsNumber}}) => select(dayOfNumber(valueAsNumber))}
        />
      </div>
      <output className={styles.used} htmlFor={`${id}-day`}>
        {fill(used > limit ? words.calendar.onOver : words.calendar.on, {
          day: calendarDay(selected),
          used: String(used),
          limit: String(limit),
          left: String(limit - used),
          over: String(used - limit),
        })}
      </output>
      <MonthTable {...{stays, months, rule}} />
    </>
  );
}

interface Period {
  readonly first: CalendarDay;
  readonly last: CalendarDay;
  readonly daysOver: number;
}

/** '180 days', '12 months' */
const lengthOf = (window: Window): string =>
  typeof window === 'number' ? quantity(window, 'days') : quantity(window.months, 'months');

/** The stays that count. */
function periodsOf({items}: CardBlock): readonly Period[] {
  return items.flatMap(({stay}) => {
    const {first = null, last = null, daysOver = 0} = stay ?? {};
    return first !== null && last !== null && first <= last ? [{first, last, daysOver}] : [];
  });
}

/** The days that can be looked at: as long as stays count, and a period around the day. */
function limitsOf(periods: readonly Period[], day: CalendarDay, window: Window): readonly [CalendarDay, CalendarDay] {
  const firsts = [addDays(startOfWindow(day, window), -1) ?? day, ...periods.map(({first}) => first)];
  const lasts = [day, ...periods.map(({last}) => last)].map((last) => dayFree(last, window) ?? last);
  return [firsts.toSorted()[0]!, lasts.toSorted().at(-1)!];
}

interface MonthsProps {
  readonly periods: readonly Period[];
  readonly months: readonly CalendarDay[];
  readonly window: Window;
  readonly selected: CalendarDay;
}

/** A row for each month, a column for each day of it. */
const Months = memo(function Months({periods, months, window, selected}: MonthsProps) {
  const stripes = useId();
  const windowStart = startOfWindow(selected, window);
  const [from, to] = [months[0]!, endOfMonth(months.at(-1)!)!];
  const draw = (kind: string, first: CalendarDay, last: CalendarDay, extra?: {fill: string}) =>
    segmentsOf(first, last, months).map((segment) => (
      <rect
        key={`${kind} ${first} ${segment.row}`}
        data-kind={kind}
        {...placeOf(segment, months.length, kind === 'window' || kind === 'month' ? 0 : STAY_MARGIN)}
        {...extra}
      />
    ));
  return (
    <div className={styles.calendar} data-rows={months.length}>
      <div className={styles.names} aria-hidden>
        {months.map((month) => (
          <span key={month}>{shortMonth(month)}</span>
        ))}
      </div>
      <svg
        className={styles.days}
        role="img"
        aria-label={fill(words.calendar.label, {from: monthName(from.slice(0, 7)), to: monthName(to.slice(0, 7))})}
      >
        <pattern id={stripes} width={5} height={5} patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <rect data-kind="stripe" width={2} height={5} />
        </pattern>
        {months.flatMap((month) => draw('month', month, endOfMonth(month)!))}
        {draw('window', windowStart, selected)}
        {periods.flatMap(({first, last, daysOver}) => {
          const lastAllowed = addDays(last, -daysOver)!;
          return [
            ...draw('other', first, lastAllowed),
            ...draw('stay', first > windowStart ? first : windowStart, lastAllowed < selected ? lastAllowed : selected),
            ...(daysOver === 0
              ? []
              : [
                  ...draw('over', addDays(lastAllowed, 1)!, last),
                  ...draw('stripes', addDays(lastAllowed, 1)!, last, {fill: `url(#${stripes})`}),
                ]),
          ];
        })}
        {draw('chosen', selected, selected)}
      </svg>
    </div>
  );
});

/** How far from the edges of its row a stay begins, in parts of the row. */
const STAY_MARGIN = 0.2;

const percent = (part: number): string => `${Number((part * 100).toFixed(3))}%`;

/** The place of days in the drawing, relative to its size, so that it grows with the text. */
function placeOf({row, from, to}: Segment, rows: number, margin: number) {
  return {
    x: percent((from - 1) / COLUMNS),
    width: percent((to - from + 1) / COLUMNS),
    y: percent((row + ROW_GAP / 2 + margin) / rows),
    height: percent((1 - ROW_GAP - 2 * margin) / rows),
  };
}

/** The space between two months, in parts of a row. */
const ROW_GAP = 0.15;

/** Jun 2026 */
function shortMonth(month: CalendarDay): string {
  return monthName(month.slice(0, 7)).replace(/^(\p{L}{3})\p{L}+/u, '$1');
}

interface MonthTableProps {
  readonly stays: readonly Stay[];
  readonly months: readonly CalendarDay[];
  readonly rule: StayRule;
}

/** The calendar as a table. */
const MonthTable = memo(function MonthTable({stays, months, rule: {limit, window}}: MonthTableProps) {
  return (
    <details>
      <summary>{words.table.title}</summary>
      <table className={styles.table} aria-label={words.table.label}>
        <thead>
          <tr>
            <th scope="col">{words.table.month}</th>
            <th scope="col">{words.table.stay}</th>
            <th scope="col">{words.table.used}</th>
          </tr>
        </thead>
        <tbody>
          {months.map((month) => {
            const end = endOfMonth(month)!;
            const used = daysWithin(stays, startOfWindow(end, window), end);
            return (
              <tr key={month}>
                <th scope="row">{monthName(month.slice(0, 7))}</th>
                <td>{daysWithin(stays, month, end)}</td>
                <td>{fill(words.table.usedOf, {used, limit})}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </details>
  );
});
