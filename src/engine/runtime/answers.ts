/**
 * What a form holds, by input id, and how a calculation reads it. A form holds every value as text;
 * a caller with JSON may also hand numbers, so a finite number is read as its text. Every other
 * value counts as blank. Nothing here throws.
 */
import {isCalendarDay, type CalendarDay} from './calendar.ts';

export type Answers = Readonly<Record<string, unknown>>;

/** No amount, age or count is read as more than this. */
const LARGEST_NUMBER = 1e12;

/**
 * The number that counts: 0 to 1e12, never -0, NaN or Infinity. Text is read as `Number` reads it;
 * empty, not finite and negative count as 0, above 1e12 counts as 1e12.
 */
export function readNumber(answer: unknown): number {
  const number = Number(readText(answer));
  return number > 0 && number < Infinity ? Math.min(number, LARGEST_NUMBER) : 0;
}

/** A number with its fraction dropped, for ages and whole counts. */
export function readInteger(answer: unknown): number {
  return Math.floor(readNumber(answer));
}

/** The day that is written exactly as YYYY-MM-DD and exists (years 0001 to 9999), else null. */
export function readDate(answer: unknown): CalendarDay | null {
  const text = readText(answer);
  return isCalendarDay(text) ? text : null;
}

/** What was typed, unchanged; empty when it is missing. */
export function readText(answer: unknown): string {
  if (typeof answer === 'string') return answer;
  return Number.isFinite(answer) ? String(answer) : '';
}

/** The option that was chosen, or empty text: nothing but an exact match counts as chosen. */
export function choose(answer: unknown, options: readonly string[]): string {
  const text = readText(answer);
  return options.includes(text) ? text : '';
}

/** Missing, or only white space: what a guard (`needs`) calls empty. Junk is filled in. */
export function isBlank(answer: unknown): boolean {
  return readText(answer).trim() === '';
}

/** Whether a number that counts was typed, be it 0: not blank, not a word, not below 0. */
export function isNumber(answer: unknown): boolean {
  const number = Number(readText(answer));
  return !isBlank(answer) && number >= 0 && number < Infinity;
}
