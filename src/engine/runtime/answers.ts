/**
 * The content of a form, by input id, and how a calculation reads it. A form holds every value as
 * text; callers with JSON may also pass numbers, so a finite number is read as its text. Every other
 * value counts as blank. Nothing here throws.
 */
import {isCalendarDay, type CalendarDay} from './calendar.ts';

export type Answers = Readonly<Record<string, unknown>>;

/** Larger amounts, ages and counts are read as this. */
export const LARGEST_NUMBER = 1e12;

/**
 * The number that the calculation uses: 0 to 1e12, never -0, NaN or Infinity. Text is converted with
 * `Number`; an empty, negative or non-finite one counts as 0, one above 1e12 as 1e12.
 */
export function readNumber(answer: unknown): number {
  const number = Number(readText(answer));
  return number > 0 && number < Infinity ? Math.min(number, LARGEST_NUMBER) : 0;
}

/** A number with its fraction dropped, for ages and whole counts. */
export function readInteger(answer: unknown): number {
  return Math.floor(readNumber(answer));
}

/** The day, if the text is exactly YYYY-MM-DD and the day exists (years 0001 to 9999), else null. */
export function readDate(answer: unknown): CalendarDay | null {
  const text = readText(answer);
  return isCalendarDay(text) ? text : null;
}

/** The answer as text, unchanged; empty if it is missing. */
export function readText(answer: unknown): string {
  if (typeof answer === 'string') return answer;
  return Number.isFinite(answer) ? String(answer) : '';
}

/** The chosen option, or empty text: only an exact match counts as chosen. */
export function choose(answer: unknown, options: readonly string[]): string {
  const text = readText(answer);
  return options.includes(text) ? text : '';
}

/** Missing, or only white space, as a guard (`needs`) sees it. Invalid text is not blank. */
export function isBlank(answer: unknown): boolean {
  return readText(answer).trim() === '';
}

/** Whether the answer is a valid number, 0 included: not blank, not a word, not negative. */
export function isNumber(answer: unknown): boolean {
  const number = Number(readText(answer));
  return !isBlank(answer) && number >= 0 && number < Infinity;
}
