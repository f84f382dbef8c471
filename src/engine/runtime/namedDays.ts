/** Days as documents name them, for calculators that ask for them: '6 April of that year', 'the Sunday on or before the due date'. */
import {addDays, isCalendarDay, orderedDay, weekday, type CalendarDay} from './calendar.ts';

/** The first of these days; null if one is missing, as no day is before every day. */
export function earliest(...days: readonly (CalendarDay | null)[]): CalendarDay | null {
  return days.reduce((one, other) => (orderedDay(other) < orderedDay(one) ? other : one));
}

/** The last of these days; null if all are missing, or without days. */
export function latest(...days: readonly (CalendarDay | null)[]): CalendarDay | null {
  return days.reduce((one, other) => (orderedDay(other) > orderedDay(one) ? other : one), null);
}

/** The day with this year, month and day of the month; null if there is none, such as 30 February. */
export function dateOf(year: number, month: number, day: number): CalendarDay | null {
  const text = [String(year).padStart(4, '0'), ...[month, day].map((part) => String(part).padStart(2, '0'))].join('-');
  return isCalendarDay(text) ? text : null;
}

/**
 * The last day that is this day of the week, up to and including `day`.
 * @param dayOfWeek 1 for a Monday to 7 for a Sunday; any other number gives null
 */
export function weekdayOnOrBefore(day: CalendarDay | null, dayOfWeek: number): CalendarDay | null {
  return isDayOfWeek(dayOfWeek) ? addDays(day, -((weekday(day) - dayOfWeek + 7) % 7)) : null;
}

/** The first day that is this day of the week, from `day` on; see `weekdayOnOrBefore`. */
export function weekdayOnOrAfter(day: CalendarDay | null, dayOfWeek: number): CalendarDay | null {
  return isDayOfWeek(dayOfWeek) ? addDays(day, (dayOfWeek - weekday(day) + 7) % 7) : null;
}

/** 4 is 'April'; a number that is no month stays a number. */
export function monthName(month: number): string {
  return Number.isInteger(month) && month >= 1 && month <= 12
    ? named(Date.UTC(2024, month - 1), 'month')
    : String(month);
}

/** 7 is 'Sunday'; a number that is no day of the week stays a number. */
export function weekdayName(dayOfWeek: number): string {
  // 1 January 2024 was a Monday.
  return isDayOfWeek(dayOfWeek) ? named(Date.UTC(2024, 0, dayOfWeek), 'weekday') : String(dayOfWeek);
}

const isDayOfWeek = (number: number): boolean => Number.isInteger(number) && number >= 1 && number <= 7;

const named = (time: number, part: 'month' | 'weekday'): string =>
  new Date(time).toLocaleDateString('en-GB', {[part]: 'long', timeZone: 'UTC'});
