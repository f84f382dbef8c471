/**
 * Calendar days of the Gregorian calendar. There are no instants here, so no time zone or daylight
 * saving can affect a result. JavaScript's `Date` is not used: it reads the years 0 to 99 as 1900 to 1999.
 */
import {ceil, floor} from './arithmetic.ts';

/** A day that exists, as YYYY-MM-DD; years 0001 to 9999. */
export type CalendarDay = string;

const ZERO = '0'.charCodeAt(0);
/** The number of 9999-12-31. */
export const LAST_DAY_NUMBER = dayNumber('9999-12-31');

/** Whether a text is exactly YYYY-MM-DD of a day that exists. */
export function isCalendarDay(text: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && text > '0001' && dayOfNumber(dayNumber(text)) === text;
}

/**
 * The day `days` later, or earlier if negative.
 * @param days whole days; a fraction is dropped
 * @returns null without a day, or if the result is not within the years 0001 to 9999
 */
export function addDays(day: CalendarDay | null, days: number): CalendarDay | null {
  if (day === null) return null;
  const sum = dayNumber(day) + withoutFraction(days);
  return sum >= 1 && sum <= LAST_DAY_NUMBER ? dayOfNumber(sum) : null;
}

/**
 * The same day of the month `months` later, or the last day of a shorter month
 * (24 months after 2024-02-29 is 2026-02-28).
 * @param months whole months; a fraction is dropped
 * @returns null without a day, or if the result is not within the years 0001 to 9999
 */
export function addMonths(day: CalendarDay | null, months: number): CalendarDay | null {
  const later = day === null ? null : monthsLater(parts(day), months);
  return later === null ? null : dayOfNumber(later);
}

/** Whole days from one day to another: 1 from today to tomorrow, negative if `to` is earlier; 0 if a day is missing. */
export function daysBetween(from: CalendarDay | null, to: CalendarDay | null): number {
  return from === null || to === null ? 0 : dayNumber(to) - dayNumber(from);
}

/**
 * Whole months from one day to another: as many as `addMonths` may add to `from` without passing `to`. From 31 January, a month
 * has passed on the last day of February. Negative if `to` is earlier; 0 if a day is missing.
 */
export function monthsBetween(from: CalendarDay | null, to: CalendarDay | null): number {
  if (from === null || to === null) return 0;
  if (to < from) return -monthsBetween(to, from) || 0;
  const [start, end] = [parts(from), parts(to)];
  const months = (end.year - start.year) * 12 + end.month - start.month;
  return addMonths(from, months)! > to ? months - 1 : months;
}

/** Whole years from one day to another, such as an age: twelve months each. Negative if `to` is earlier; 0 if a day is missing. */
export function yearsBetween(from: CalendarDay | null, to: CalendarDay | null): number {
  return Math.trunc(monthsBetween(from, to) / 12) || 0;
}

/** 2024 of 2024-06-07; 0 without a day. */
export function yearOf(day: CalendarDay | null): number {
  return day === null ? 0 : parts(day).year;
}

/** 6 of 2024-06-07; 0 without a day. */
export function monthOf(day: CalendarDay | null): number {
  return day === null ? 0 : parts(day).month;
}

/** 7 of 2024-06-07; 0 without a day. */
export function dayOfMonth(day: CalendarDay | null): number {
  return day === null ? 0 : parts(day).day;
}

/** The last day of its month; null without a day. */
export function endOfMonth(day: CalendarDay | null): CalendarDay | null {
  return day === null ? null : dayOfNumber(lastOfMonth(parts(day)));
}

/** Whole days from a day to today; 0 without a day, and for a future day. */
export function daysSince(day: CalendarDay | null, today: CalendarDay): number {
  return Math.max(0, daysBetween(day, today));
}

/** A day for comparisons: no day is before every day. */
export function orderedDay(day: CalendarDay | null): string {
  return day ?? '';
}

function withoutFraction(count: number): number {
  return count < 0 ? ceil(count) : floor(count);
}

/** The year, month and day of the month of a day, for what counts very many days. */
interface Parts {
  readonly year: number;
  readonly month: number;
  readonly day: number;
}

/** From the digits themselves: a search for suggestions reads the days of long lists thousands of times. */
function parts(day: CalendarDay): Parts {
  return {year: twoDigits(day, 0) * 100 + twoDigits(day, 2), month: twoDigits(day, 5), day: twoDigits(day, 8)};
}

function twoDigits(text: string, index: number): number {
  return text.charCodeAt(index) * 10 + text.charCodeAt(index + 1) - 11 * ZERO;
}

/** The number of the day that `addMonths` gives. */
export function monthsLater({year: from, month: fromMonth, day}: Parts, months: number): number | null {
  const monthsSinceYearZero = from * 12 + fromMonth - 1 + withoutFraction(months);
  const year = Math.floor(monthsSinceYearZero / 12);
  const month = monthsSinceYearZero - year * 12 + 1;
  return year < 1 || year > 9999 ? null : Math.min(numberOf({year, month, day}), lastOfMonth({year, month}));
}

/** The number of the last day of a month: the one before the first of the next month. */
export function lastOfMonth({year, month}: Omit<Parts, 'day'>): number {
  return numberOf({year, month: month + 1, day: 0});
}

/** Of the years that 25 divides, those that 16 divides: every fourth century. */
function isLeap(year: number): boolean {
  return year % (year % 25 === 0 ? 16 : 4) === 0;
}

/** The days before 1 January of a year, counted from 1 January of the year 1. */
function daysBeforeYear(year: number): number {
  const past = year - 1;
  return past * 365 + Math.floor(past / 4) - Math.floor(past / 100) + Math.floor(past / 400);
}

/** The days of a year before the first of a month; all of them before month 13. */
function daysBeforeMonth(year: number, month: number): number {
  // Months have 367/12 days by turns, as if February had 30.
  return Math.floor((367 * month - 362) / 12) - (month < 3 ? 0 : isLeap(year) ? 1 : 2);
}

function numberOf({year, month, day}: Parts): number {
  return daysBeforeYear(year) + daysBeforeMonth(year, month) + day;
}

export function partsOfNumber(number: number): Parts {
  // The mean length of a year leads to the right year or the one before it, and no month is longer than 31 days.
  let year = Math.floor(number / 365.2425) + 2;
  while (daysBeforeYear(year) >= number) year--;
  const day = number - daysBeforeYear(year);
  let month = Math.ceil(day / 31) + 1;
  while (daysBeforeMonth(year, month) >= day) month--;
  return {year, month, day: day - daysBeforeMonth(year, month)};
}

/** The number of a day: 0001-01-01 is day 1. */
export function dayNumber(text: CalendarDay): number {
  return numberOf(parts(text));
}

/** The day of a number from 1 on: the opposite of `dayNumber`. */
export function dayOfNumber(number: number): CalendarDay {
  const {year, month, day} = partsOfNumber(number);
  return `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
}

/** The day itself, or the first one of a month, YYYY-MM. */
export const firstDayOf = (on: string): CalendarDay => (on.length === 7 ? `${on}-01` : on);

/**
 * The first day with this month and day after another day; 29 February is 1 March in most years.
 * @param monthAndDay MM-DD
 */
export function nextYearly(monthAndDay: string, after: CalendarDay): CalendarDay {
  const [month, day] = monthAndDay.split('-') as [string, string];
  const year = Number(after.slice(0, 4));
  const inYear = (of: number): CalendarDay => addDays(`${of}-${month}-01`, Number(day) - 1)!;
  return inYear(year) > after ? inYear(year) : inYear(year + 1);
}
