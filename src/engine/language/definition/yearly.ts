/** Figures that the authority sets anew every year. */
import {addDays, type CalendarDay} from '../../runtime/calendar.ts';
import {pattern} from '../shape/concept.ts';

export const yearlyKey = {
  yearly: pattern(/^(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/, 'a day of the year like 01-01 or 07-01')
    .describe('The day on which it usually changes every year, MM-DD: visitors are told, and editors reminded.')
    .optional(),
};

/** The first such day after another day. */
export function nextYearly(yearly: string, after: CalendarDay): CalendarDay {
  const year = Number(after.slice(0, 4));
  const [month, day] = yearly.split('-').map(Number) as [number, number];
  // A 29 February that does not exist becomes the day after.
  const inYear = (of: number): CalendarDay => addDays(`${of}-${String(month).padStart(2, '0')}-01`, day - 1)!;
  return inYear(year) > after ? inYear(year) : inYear(year + 1);
}
