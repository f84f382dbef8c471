/** Days as documents name them, for calculators that ask for them: '6 April of that year', 'the later of the two'. */
import {isCalendarDay, orderedDay, type CalendarDay} from './calendar.ts';
import {month as monthOfYear} from './formats.ts';

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

/** 4 is 'April'; a number that is no month stays a number. */
export function monthName(month: number): string {
  return Number.isInteger(month) && month >= 1 && month <= 12
    ? monthOfYear(`2024-${String(month).padStart(2, '0')}`).split(' ')[0]!
    : String(month);
}
