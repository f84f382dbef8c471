/** The days of the references, in JavaScript's own calendar: nothing here is shared with the engine, whose count of days they check. */

/** Days since 1 January 1970. */
export type Day = number;

const MILLISECONDS = 86_400_000;

/** @param month from 1 to 12 */
export const dayAt = (year: number, month: number, day: number): Day => Date.UTC(year, month - 1, day) / MILLISECONDS;

/** YYYY-MM-DD */
export const textOf = (day: Day): string => new Date(day * MILLISECONDS).toISOString().slice(0, 10);

export const textOrNull = (day: Day | null): string | null => (day === null ? null : textOf(day));

/** The day of a text YYYY-MM-DD; null for anything else, such as 30 February. */
export function dayOf(text: unknown): Day | null {
  if (typeof text !== 'string' || !/^\d{4}-\d{2}-\d{2}$/.test(text)) return null;
  const day = Date.parse(text) / MILLISECONDS;
  return Number.isInteger(day) && textOf(day) === text ? day : null;
}

/** The day of a text that is one. */
export const knownDay = (text: string): Day => dayOf(text)!;

export const yearOf = (day: Day): number => new Date(day * MILLISECONDS).getUTCFullYear();

/** The same day of the month so many months later, or the last day of that month if it has no such day. */
export function addMonths(day: Day, months: number): Day {
  const date = new Date(day * MILLISECONDS);
  const [year, month] = [date.getUTCFullYear(), date.getUTCMonth() + 1 + months];
  return Math.min(dayAt(year, month, date.getUTCDate()), dayAt(year, month + 1, 0));
}

export const addYears = (day: Day, years: number): Day => addMonths(day, 12 * years);

export const isLeapDay = (day: Day): boolean => textOf(day).endsWith('-02-29');

/** The whole months from a day to another, which is not counted itself. */
export function monthsBetween(from: Day, to: Day): number {
  let months = 0;
  while (addMonths(from, months + 1) <= to) months++;
  return months;
}

/** Whole years on a day; somebody born on 29 February turns a year older on 28 February of other years. */
export function ageOn(day: Day, born: Day): number {
  let age = 0;
  while (addYears(born, age + 1) <= day) age++;
  return age;
}
