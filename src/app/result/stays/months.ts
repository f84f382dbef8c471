/** Where days are on a calendar with a row for each month and a column for each day of the month. */
import {addMonths, type CalendarDay, dayOfMonth, endOfMonth, monthsBetween} from '../../../engine/runtime/calendar.ts';
import {startOfWindow, type Window} from '../../../engine/runtime/movingWindow.ts';

/** Every month has room for this many days. */
export const COLUMNS = 31;

/** More months would be too small to see on a phone, or too tall. */
const MOST_MONTHS = 24;

/** The months after that of the chosen day. */
const MONTHS_AHEAD = 6;

/** Consecutive days of a month, the last included. */
export interface Segment {
  /** The month, from 0 for the first that is shown. */
  readonly row: number;
  /** Days of the month, from 1. */
  readonly from: number;
  readonly to: number;
}

export const startOfMonth = (day: CalendarDay): CalendarDay => `${day.slice(0, 8)}01`;

/** The first days of the months that show a period up to a day and some months after it, at most 24. */
export function monthsAround(day: CalendarDay, window: Window): readonly CalendarDay[] {
  const first = startOfMonth(startOfWindow(day, window));
  const count = Math.min(monthsBetween(first, startOfMonth(day)) + 1 + MONTHS_AHEAD, MOST_MONTHS);
  return monthsFrom(first, count);
}

/** The same months, or as many around the period up to another day if that is not among them. */
export function monthsWith(day: CalendarDay, window: Window, shown: readonly CalendarDay[]): readonly CalendarDay[] {
  const from = startOfMonth(startOfWindow(day, window));
  const isShown = from >= shown[0]! && startOfMonth(day) <= shown.at(-1)!;
  if (isShown) return shown;
  const first = from < shown[0]! ? from : addMonths(startOfMonth(day), 1 - shown.length)!;
  return monthsFrom(first, shown.length);
}

function monthsFrom(first: CalendarDay, count: number): readonly CalendarDay[] {
  return Array.from({length: count}, (_, index) => addMonths(first, index)).filter((month) => month !== null);
}

/** A period as segments of the months that are shown; what is before or after them is left out. */
export function segmentsOf(first: CalendarDay, last: CalendarDay, months: readonly CalendarDay[]): readonly Segment[] {
  return months.flatMap((month, row) => {
    if (month > last || month.slice(0, 7) < first.slice(0, 7)) return [];
    const end = endOfMonth(month)!;
    const [from, to] = [first > month ? first : month, last < end ? last : end];
    return from > to ? [] : [{row, from: dayOfMonth(from), to: dayOfMonth(to)}];
  });
}
