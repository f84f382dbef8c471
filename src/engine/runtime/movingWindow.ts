/**
 * The moving period of a rule for stays: 180 days, or 12 months of the calendar. The period that ends with a day begins on the day
 * after the same day so many months before: 12 months up to 10 May begin on 11 May of the year before. If that month is shorter, its last day
 * takes the place of the day, as `addMonths` counts: a month up to 30 March begins on 1 March, and so does a month up to 31 March.
 */
import {floor} from './arithmetic.ts';
import {
  addDays,
  addMonthsToNumber,
  type CalendarDay,
  dayNumber,
  dayOfNumber,
  DAYS_IN_400_YEARS,
  endOfMonthNumber,
  LAST_DAY_NUMBER,
} from './calendar.ts';

/** Its length in days, or in months; whole and 1 at least, fractions are dropped. */
export type Window = number | {readonly months: number};

/** A window with days as numbers. */
export interface MovingWindow {
  /** The first day of the window that ends with a day; it may lie before the calendar. */
  readonly start: (end: number) => number;
  /** The last day whose window begins on or before a day. */
  readonly lastFrom: (first: number) => number;
  /** No window has fewer or more days. */
  readonly shortest: number;
  readonly longest: number;
  /**
   * The parts of a period within which the window's first day moves by no more than a day each day. Between them it leaps: a month up to 28
   * February begins on 29 January, and a month up to 1 March on 2 February.
   */
  readonly parts: (first: number, last: number) => readonly (readonly [first: number, last: number])[];
}

export function movingWindow(size: Window): MovingWindow {
  if (typeof size === 'number') {
    const length = Math.max(1, floor(size));
    return {
      start: (end) => end - length + 1,
      lastFrom: (first) => first + length - 1,
      shortest: length,
      longest: length,
      parts: (first, last) => [[first, last]],
    };
  }
  const months = Math.max(1, floor(size.months));
  const usual = (months * DAYS_IN_400_YEARS) / 4_800;
  return {
    start: (end) => (addMonthsToNumber(end, -months) ?? 0) + 1,
    lastFrom: (first) => lastOfMonths(first, months),
    shortest: Math.max(1, Math.floor(usual) - LARGEST_DEVIATION),
    longest: Math.ceil(usual) + LARGEST_DEVIATION,
    parts: byMonth,
  };
}

/** How many days some months are longer or shorter than usual: February, and centuries without a leap day. */
const LARGEST_DEVIATION = 4;

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

function byMonth(first: number, last: number): readonly (readonly [number, number])[] {
  const parts: (readonly [number, number])[] = [];
  for (let from = first; from <= last;) {
    const to = Math.min(last, endOfMonthNumber(from));
    parts.push([from, to]);
    from = to + 1;
  }
  return parts;
}
