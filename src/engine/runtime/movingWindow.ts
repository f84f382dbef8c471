/**
 * The moving period of a rule for stays: 180 days, or 12 months of the calendar. The period that ends with a day begins on the day
 * after the same day so many months before: 12 months up to 10 May begin on 11 May of the year before. If that month is shorter, its last day
 * takes the place of the day, as `addMonths` counts: a month up to 30 March begins on 1 March, and so does a month up to 31 March.
 */
import {floor} from './arithmetic.ts';
import {
  addDays,
  type CalendarDay,
  dayNumber,
  dayOfNumber,
  LAST_DAY_NUMBER,
  lastOfMonth,
  monthsLater,
  partsOfNumber,
} from './calendar.ts';

/** Its length in days, or in months; whole and 1 at least, fractions are dropped. */
export type Window = number | {readonly months: number};

/** A window with days as numbers. */
export interface MovingWindow {
  /** The first day of the window that ends with a day; it may lie before the calendar. */
  readonly start: (end: number) => number;
  /** The last day whose window begins on or before a day. */
  readonly lastFrom: (first: number) => number;
  /** No window has fewer days. */
  readonly shortest: number;
  /** The most days that a window has. */
  readonly longest: number;
  /**
   * The last day up to which the window's first day moves by no more than a day each day. After it, it leaps: a month up to 28 February begins
   * on 29 January, and a month up to 1 March on 2 February.
   */
  readonly nextLeap: (day: number) => number;
}

export function movingWindow(size: Window): MovingWindow {
  if (typeof size === 'number') {
    const length = Math.max(1, floor(size));
    return {
      start: (end) => end - length + 1,
      lastFrom: (first) => first + length - 1,
      shortest: length,
      longest: length,
      nextLeap: () => Infinity,
    };
  }
  const months = Math.max(1, floor(size.months));
  const usual = (months * DAYS_IN_400_YEARS) / MONTHS_IN_400_YEARS;
  return {
    start: (end) => startOfMonths(end, months),
    lastFrom: (first) => lastOfMonths(first, months),
    shortest: Math.max(1, Math.floor(usual) - LARGEST_DEVIATION),
    longest: longestOf(months),
    nextLeap: endOfMonthNumber,
  };
}

/** Months and years have the same days again after so long. */
export const DAYS_IN_400_YEARS = 146_097;
const MONTHS_IN_400_YEARS = 4_800;

/** How many days some months are shorter than usual: February, and centuries without a leap day. */
const LARGEST_DEVIATION = 4;

const startOfMonths = (end: number, months: number): number => (addMonthsToNumber(end, -months) ?? 0) + 1;

const knownLongest = new Map<number, number>();

/** The days of so many months are the most at the end of a month, and the same again after 400 years. */
function longestOf(months: number): number {
  const known = knownLongest.get(months);
  if (known !== undefined) return known;
  let longest = 0;
  let end = endOfMonthNumber(addMonthsToNumber(1, months) ?? LAST_DAY_NUMBER);
  for (let month = 0; month < MONTHS_IN_400_YEARS && end <= LAST_DAY_NUMBER; month++) {
    longest = Math.max(longest, end - startOfMonths(end, months) + 1);
    end = endOfMonthNumber(end + 1);
  }
  knownLongest.set(months, longest);
  return longest;
}

/** The first day of the window that ends with a day; the calendar's first day if the window begins before it. */
export function startOfWindow(end: CalendarDay, window: Window): CalendarDay {
  return dayOfNumber(Math.max(1, movingWindow(window).start(dayNumber(end))));
}

/** The first day on which a day is no longer in the window; null after 9999. */
export function dayFree(day: CalendarDay, window: Window): CalendarDay | null {
  const last = movingWindow(window).lastFrom(dayNumber(day));
  return last >= LAST_DAY_NUMBER ? null : addDays(dayOfNumber(last), 1);
}

/** All days of a month whose window would begin after the end of a shorter month share the window's first day. */
function lastOfMonths(first: number, months: number): number {
  if (first > LAST_DAY_NUMBER) return Infinity;
  if (first <= 1) return (addMonthsToNumber(1, months) ?? Infinity) - 1;
  const before = first - 1;
  const last = addMonthsToNumber(before, months) ?? Infinity;
  return last < Infinity && before === endOfMonthNumber(before) ? endOfMonthNumber(last) : last;
}

/** `addMonths` of the number of a day: a rule tries thousands of windows, and writing each day would take most of the time. */
const addMonthsToNumber = (number: number, months: number): number | null => monthsLater(partsOfNumber(number), months);

const endOfMonthNumber = (number: number): number => lastOfMonth(partsOfNumber(number));
