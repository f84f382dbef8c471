/** Which of the dated figures of a definition count. */
import type {CalendarDay} from './calendar.ts';

/**
 * `today`: those in force on the day of the calculation. `first`: the first of each, as if no figure had changed since. A day: those in
 * force on that day, whatever the day of the calculation is.
 */
export type Rules = 'today' | 'first' | CalendarDay;

/** The day of a calculation, from which ages and waiting times count, and the day whose figures count. */
export interface Days {
  readonly today: CalendarDay;
  readonly rules: CalendarDay;
}

/** No figure changes on it or before. */
const firstDay: CalendarDay = '0001-01-01';

/** The day whose figures count, whatever the day of the calculation is; undefined if it is that day. */
export function fixedDay(rules: Rules): CalendarDay | undefined {
  if (rules === 'today') return undefined;
  return rules === 'first' ? firstDay : rules;
}
