/** When the data of a calculator is to be checked again, as data; printing is another file. */
import {optional} from '../../engine/definition/constant.ts';
import type {PageTexts} from '../../engine/definition/page.ts';
import {addDays, addMonths, daysBetween, type CalendarDay} from '../../engine/runtime/calendar.ts';

/** From the most urgent to the least. */
export const states = ['overdue', 'unchecked', 'due', 'without', 'later'] as const;

/**
 * overdue: the month of review has passed · unchecked: nobody ever checked the data or said when to · due: the month ends within 60
 * days · without: checked, but nobody said when to look again · later: all others
 */
export type State = (typeof states)[number];

/** How many days ahead the end of the month of review is announced. */
export const DAYS_AHEAD = 60;

export interface Due {
  readonly id: string;
  readonly file: string;
  readonly state: State;
  /** Month of the data, YYYY-MM. */
  readonly dataAsOf: string;
  /** Whole months from that month to today's. */
  readonly monthsOld: number;
  /** Month when somebody last compared the data with the source, YYYY-MM. */
  readonly checked?: string;
  /** Month in which somebody should have looked again at the latest, YYYY-MM. */
  readonly reviewBy?: string;
  /** Days until that month is over; negative afterwards. */
  readonly daysLeft?: number;
  /** The days ahead on which a figure of the definition changes, earliest first. */
  readonly changesOn: readonly CalendarDay[];
}

interface Reviewed {
  readonly id: string;
  readonly file: string;
  readonly page: Pick<PageTexts, 'dataAsOf' | 'checked' | 'reviewBy'>;
  readonly changesOn: readonly CalendarDay[];
}

/** What is due of one calculator on a day. */
export function dueOf({id, file, page: {dataAsOf, checked, reviewBy}, changesOn}: Reviewed, today: CalendarDay): Due {
  const base = {
    id,
    file,
    dataAsOf,
    monthsOld: Math.max(0, monthNumber(today) - monthNumber(dataAsOf)),
    ...optional('checked', checked),
    changesOn: changesOn.filter((day) => day > today),
  };
  if (reviewBy === undefined) return {...base, state: checked === undefined ? 'unchecked' : 'without'};
  const daysLeft = daysBetween(today, lastDayOf(reviewBy));
  const state = daysLeft < 0 ? 'overdue' : daysLeft <= DAYS_AHEAD ? 'due' : 'later';
  return {...base, state, reviewBy, daysLeft};
}

function lastDayOf(month: string): CalendarDay {
  return addDays(addMonths(`${month}-01`, 1), -1) ?? `${month}-31`;
}

function monthNumber(day: string): number {
  return Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7));
}
