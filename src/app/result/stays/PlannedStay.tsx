import {memo, useMemo} from 'react';
import type {StayRule} from '../../../engine/results/card.ts';
import {addDays, type CalendarDay} from '../../../engine/runtime/calendar.ts';
import {calendarDay} from '../../../engine/runtime/formats.ts';
import {fill} from '../../../engine/runtime/message.ts';
import {dayFree, startOfWindow} from '../../../engine/runtime/movingWindow.ts';
import {daysOver, daysWithin, firstDayFor} from '../../../engine/runtime/stays.ts';
import {key, planned as words} from '../../words/stays.ts';
import {axisOf} from './axis.ts';
import {drawnDays, lengthOf, type Period, periodsOf, type StaysProps, staysOf} from './periods.ts';
import {type DrawnDays, Key, Strip} from './Strip.tsx';
import styles from './stays.module.css';

interface PlannedStayProps extends StaysProps {
  /** The length of the planned stay. */
  readonly days: number;
  /** Calculates with another day of arrival; undefined where no answer has it. */
  readonly onPlan: ((day: CalendarDay) => void) | undefined;
}

/** A planned stay as days among the others; where it does not fit also on the first day on which it does. */
export function PlannedStay({block, rule, day, days, onPlan}: PlannedStayProps) {
  const periods = useMemo(() => periodsOf(block), [block]);
  const possible = firstDayFor(staysOf(periods), days, rule.limit, rule.window, day);
  const isOther = possible !== null && possible !== day;
  const plans = [day, ...(isOther ? [possible] : [])].map((start) => planOn(start, days, periods, rule));
  return (
    <>
      <p className={styles.about}>{fill(words.about, {limit: rule.limit, window: lengthOf(rule.window)})}</p>
      <Strips plans={plans} periods={periods} rule={rule} />
      {isOther && onPlan && (
        <button type="button" className="quiet-button" onClick={() => onPlan(possible)}>
          {fill(words.planIt, {day: calendarDay(possible)})}
        </button>
      )}
      <PlanTable plans={plans} rule={rule} />
    </>
  );
}

interface Plan {
  readonly first: CalendarDay;
  readonly last: CalendarDay;
  /** The first day of the period that ends with its last day. */
  readonly counted: CalendarDay;
  /** Days of stay in that period. */
  readonly others: number;
  readonly used: number;
  readonly firstOver: CalendarDay | undefined;
  /** Where the limit is kept or not, in words. */
  readonly over: string;
  readonly remark: string;
  readonly drawn: readonly DrawnDays[];
}

/** A stay of so many days from one day on, with what it does to the others. */
function planOn(first: CalendarDay, days: number, periods: readonly Period[], {limit, window}: StayRule): Plan {
  const last = addDays(first, Math.ceil(days) - 1) ?? first;
  const stays = [...staysOf(periods), [first, last] as const];
  const over = daysOver(stays, limit, window);
  const ownOver = over.at(-1)!;
  const firstOver = ownOver > 0 ? addDays(last, 1 - ownOver)! : undefined;
  const movesLimit = periods.some((period, index) => over[index]! > period.daysOver);
  const fits = firstOver === undefined && !movesLimit;
  const counted = startOfWindow(last, window);
  const overText = firstOver ? calendarDay(firstOver) : words[movesLimit ? 'laterTrip' : 'never'];
  return {
    first,
    last,
    counted,
    others: daysWithin(staysOf(periods), counted, last),
    used: daysWithin(stays, counted, last),
    firstOver,
    over: overText,
    remark: fits ? fill(words.fits, {days}) : fill(words[firstOver ? 'overFrom' : 'overLater'], {day: overText}),
    drawn: [
      ...periods.flatMap((period, index) => drawnDays({...period, daysOver: over[index]!}, 'trip')),
      ...drawnDays({first, last, daysOver: ownOver}, fits ? 'fits' : 'planned'),
    ],
  };
}

interface PlansProps {
  /** The planned stay as asked, and on the first possible day if that is another one. */
  readonly plans: readonly Plan[];
  readonly rule: StayRule;
}

/** One axis for all of them: from the period that is counted until every stay that it can push over the limit has ended. */
const Strips = memo(function Strips({plans, periods, rule}: PlansProps & {readonly periods: readonly Period[]}) {
  const last = plans.at(-1)!.last;
  const free = dayFree(last, rule.window) ?? last;
  const ends = [last, ...periods.filter(({first}) => first < free).map((period) => period.last)];
  const axis = axisOf(plans[0]!.counted, ends.toSorted().at(-1)!);
  const shown = new Set(plans.flatMap(({drawn}) => drawn.map(({kind}) => kind)));
  return (
    <>
      {plans.map((plan, index) => {
        const title = fill(words.from, {day: calendarDay(plan.first)});
        return (
          <Strip
            key={plan.first}
            label={fill(words.label, {title, remark: plan.remark})}
            title={
              <p className={styles.stripTitle}>
                <b>{title}</b> <span>{plan.remark}</span>
              </p>
            }
            axis={axis}
            days={plan.drawn}
            bracket={[plan.counted, plan.last]}
            hasMonths={index === plans.length - 1}
          />
        );
      })}
      <Key
        kinds={(['trip', 'planned', 'over', 'fits'] as const).flatMap((kind) =>
          shown.has(kind) ? [[kind, key[kind]]] : [],
        )}
      />
    </>
  );
});

/** The numbers of the strips. */
function PlanTable({plans, rule: {limit, window}}: PlansProps) {
  const rows: readonly (readonly [name: string, text: (plan: Plan) => string])[] = [
    [words.last, ({last}) => calendarDay(last)],
    [words.counted, ({counted}) => calendarDay(counted)],
    [words.others, ({others}) => String(others)],
    [words.used, ({used}) => fill(words.usedOf, {used, limit})],
    [words.over, ({over}) => over],
  ];
  return (
    <table className={styles.table} aria-label={words.table}>
      <thead>
        <tr>
          <th scope="col">{words.arrival}</th>
          {plans.map(({first}) => (
            <th key={first} scope="col">
              {calendarDay(first)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, text]) => (
          <tr key={name}>
            <th scope="row">{fill(name, {window: lengthOf(window)})}</th>
            {plans.map((plan) => (
              <td key={plan.first}>{text(plan)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
