import {memo, useDeferredValue, useId, useMemo, useState} from 'react';
import type {StayRule} from '../../../engine/results/card.ts';
import {
  addMonths,
  type CalendarDay,
  dayNumber,
  dayOfNumber,
  endOfMonth,
  isCalendarDay,
} from '../../../engine/runtime/calendar.ts';
import {calendarDay, month as monthName} from '../../../engine/runtime/formats.ts';
import {fill} from '../../../engine/runtime/message.ts';
import {dayFree, startOfWindow} from '../../../engine/runtime/movingWindow.ts';
import {daysWithin} from '../../../engine/runtime/stays.ts';
import {anyDay as words, key, table} from '../../words/stays.ts';
import {type Axis, axisOf, firstDayOf, lastDayOf} from './axis.ts';
import {drawnDays, lengthOf, type Period, periodsOf, type StaysProps, staysOf} from './periods.ts';
import {Key, Strip} from './Strip.tsx';
import styles from './stays.module.css';

/** Stays long before the day are not drawn. */
const MONTHS_BEFORE = 12;

/** The stays with the period that ends with a day, which visitors can move. */
export function AnyDay({block, rule, day}: StaysProps) {
  const {limit, window} = rule;
  const [selected, setSelected] = useState(day);
  const id = useId();
  const periods = useMemo(() => periodsOf(block), [block]);
  const axis = useMemo(() => axisAround(day, periods, rule), [day, periods, rule]);
  // The slider and its sentence answer at once, the drawing follows.
  const drawn = useDeferredValue(selected);
  const used = daysWithin(staysOf(periods), startOfWindow(selected, window), selected);
  const [earliest, latest] = [firstDayOf(axis), lastDayOf(axis)];
  return (
    <>
      <StayStrip {...{periods, axis, rule}} day={drawn} />
      <div className={styles.controls}>
        <label htmlFor={`${id}-day`}>{words.day}</label>
        <input
          id={`${id}-day`}
          type="date"
          value={selected}
          min={earliest}
          max={latest}
          onChange={({currentTarget: {value}}) => {
            if (isCalendarDay(value)) setSelected(value);
          }}
        />
        <input
          type="range"
          aria-label={words.move}
          aria-valuetext={calendarDay(selected)}
          min={dayNumber(earliest)}
          max={dayNumber(latest)}
          value={dayNumber(selected)}
          onChange={({currentTarget: {valueAsNumber}}) => setSelected(dayOfNumber(valueAsNumber))}
        />
      </div>
      <output className={styles.used} htmlFor={`${id}-day`}>
        {fill(used > limit ? words.onOver : words.on, {
          day: calendarDay(selected),
          used: String(used),
          limit: String(limit),
          left: String(limit - used),
          over: String(used - limit),
        })}
      </output>
      <MonthTable {...{periods, axis, rule}} />
    </>
  );
}

/** From the first stay or day that counts until no stay counts any more. */
function axisAround(day: CalendarDay, periods: readonly Period[], {window}: StayRule): Axis {
  const before = addMonths(day, -MONTHS_BEFORE) ?? day;
  const [from] = [startOfWindow(day, window), ...periods.map(({first}) => first)]
    .filter((first) => first >= before)
    .toSorted();
  const to = [day, ...periods.map(({last}) => last)].map((last) => dayFree(last, window) ?? last).toSorted();
  return axisOf(from ?? before, to.at(-1)!);
}

interface AxisProps {
  readonly periods: readonly Period[];
  readonly axis: Axis;
  readonly rule: StayRule;
}

const StayStrip = memo(function StayStrip({periods, axis, rule, day}: AxisProps & {readonly day: CalendarDay}) {
  const isOver = periods.some(({daysOver}) => daysOver > 0);
  const kinds = (['trip', ...(isOver ? (['over'] as const) : [])] as const).map((kind) => [kind, key[kind]] as const);
  const months = {from: monthName(axis[0].slice(0, 7)), to: monthName(axis.at(-1)!.slice(0, 7))};
  return (
    <>
      <p className={styles.about}>{fill(words.about, {limit: rule.limit, window: lengthOf(rule.window)})}</p>
      <Strip
        label={fill(words.label, months)}
        axis={axis}
        days={periods.flatMap((period) => drawnDays(period, 'trip'))}
        bracket={[startOfWindow(day, rule.window), day]}
        hasMonths
      />
      <Key kinds={kinds} />
    </>
  );
});

/** The strip as a table. */
const MonthTable = memo(function MonthTable({periods, axis, rule: {limit, window}}: AxisProps) {
  const stays = staysOf(periods);
  return (
    <details>
      <summary>{table.title}</summary>
      <table className={styles.table} aria-label={table.label}>
        <thead>
          <tr>
            <th scope="col">{table.month}</th>
            <th scope="col">{table.stay}</th>
            <th scope="col">{table.used}</th>
          </tr>
        </thead>
        <tbody>
          {axis.map((month) => {
            const end = endOfMonth(month)!;
            const used = daysWithin(stays, startOfWindow(end, window), end);
            return (
              <tr key={month}>
                <th scope="row">{monthName(month.slice(0, 7))}</th>
                <td>{daysWithin(stays, month, end)}</td>
                <td>{fill(table.usedOf, {used, limit})}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </details>
  );
});
