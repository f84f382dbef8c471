/** The terms of linear functions: inputs by name, and counts of calendar months and years from or to a date on the form. */

/** A count whose one end is a date on the form, some days later, and whose other end is a day that is known. */
export interface CalendarTerm {
  readonly counts: 'months' | 'years' | 'year';
  readonly input: string;
  /** In days. */
  readonly later: number;
  /** The number of the other day, and whether it comes first in the call; a `year` has none. */
  readonly other?: {readonly day: number; readonly isFirst: boolean};
}

/** The key of a calendar term among the terms of a function. The names of inputs hold no braces, so it is none of them. */
export const keyOf = (term: CalendarTerm): string => JSON.stringify(term);

/** The calendar term with this key; undefined for an input. */
export function calendarTermOf(key: string): CalendarTerm | undefined {
  return key.startsWith('{') ? (JSON.parse(key) as CalendarTerm) : undefined;
}

/** The input that a term depends on. */
export function inputOfTerm(key: string): string {
  return calendarTermOf(key)?.input ?? key;
}
