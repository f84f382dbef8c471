/** When the data of a calculator is to be compared with its source again. */
import type {PageTexts} from '../../engine/language/definition/page.ts';
import {type CalendarDay, daysBetween, endOfMonth} from '../../engine/runtime/calendar.ts';
import {monthsBetween, staleness} from '../../engine/plan/staleness.ts';

/** A review is reported as due this many days before the end of its month. */
export const DAYS_AHEAD = 60;

export type State =
  /** The day has passed on which a figure changes every year. */
  | 'expected'
  /** The month of review has passed. */
  | 'overdue'
  /** The data has neither `checked` nor `reviewBy`. */
  | 'unchecked'
  | 'due'
  /** It has `checked` but no `reviewBy`. */
  | 'without'
  | 'later';

export interface ReviewStatus {
  readonly id: string;
  readonly file: string;
  readonly state: State;
  /** Month of the data, YYYY-MM. */
  readonly dataAsOf: string;
  /** Whole months from that month to today's. */
  readonly monthsOld: number;
  /** Month when somebody last compared the data with the source, YYYY-MM. */
  readonly checked?: string;
  /** Whether the page tells visitors that the rules may be outdated. */
  readonly isStale: boolean;
  /** Month by whose end the data must be reviewed, YYYY-MM. */
  readonly reviewBy?: string;
  /** Days until that month is over; negative afterwards. */
  readonly daysLeft?: number;
  /** The figures that change every year, each with the day on which its next value is expected; the first to change first. */
  readonly expected: readonly {readonly label: string; readonly on: CalendarDay}[];
  /** The days ahead on which a figure of the definition changes, earliest first. */
  readonly changesOn: readonly CalendarDay[];
}

interface ReviewableData {
  readonly id: string;
  readonly file: string;
  readonly page: Pick<PageTexts, 'dataAsOf' | 'checked' | 'reviewBy'>;
  readonly changesOn: readonly CalendarDay[];
  readonly expected: ReviewStatus['expected'];
}

/** The state of one calculator's data on a day. */
export function reviewStatusOf(
  {id, file, page: {dataAsOf, checked, reviewBy}, changesOn, expected}: ReviewableData,
  today: CalendarDay,
): ReviewStatus {
  const base = {
    id,
    file,
    dataAsOf,
    monthsOld: Math.max(0, monthsBetween(dataAsOf, today)),
    checked,
    isStale: staleness({dataAsOf, checked}, today) !== undefined,
    changesOn: changesOn.filter((day) => day > today),
    expected: expected.toSorted((one, other) => one.on.localeCompare(other.on)),
  };
  if (expected.some(({on}) => on <= today)) return {...base, state: 'expected', reviewBy};
  if (reviewBy === undefined) {
    const [next] = base.expected;
    if (next === undefined) return {...base, state: checked === undefined ? 'unchecked' : 'without'};
    return {...base, state: daysBetween(today, next.on) <= DAYS_AHEAD ? 'due' : 'later'};
  }
  const daysLeft = daysBetween(today, endOfMonth(`${reviewBy}-01`));
  const state = daysLeft < 0 ? 'overdue' : daysLeft <= DAYS_AHEAD ? 'due' : 'later';
  return {...base, state, reviewBy, daysLeft};
}
