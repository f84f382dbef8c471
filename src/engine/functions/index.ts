/** The functions that a formula may call, by name, in the order of the reference. */
import {
  addDays,
  addMonths,
  addWeeks,
  dayOfMonth,
  daysBetween,
  daysSince,
  endOfMonth,
  month,
  monthsBetween,
  percentDone,
  stages,
  weekday,
  year,
  yearsBetween,
} from './calendar.ts';
import type {FunctionDescriptor} from './descriptor.ts';
import {date, earliest, latest, weekdayOnOrAfter, weekdayOnOrBefore} from './namedDays.ts';
import type {FunctionName} from './words.ts';
import {ceil, floor, max, min, number, round} from './numbers.ts';
import {daysWithin, firstDayFor, firstDayOver, longestStay, mostDays} from './stays.ts';

export const functions = {
  min,
  max,
  floor,
  ceil,
  round,
  number,
  earliest,
  latest,
  date,
  addDays,
  addWeeks,
  addMonths,
  endOfMonth,
  weekdayOnOrBefore,
  weekdayOnOrAfter,
  daysSince,
  daysBetween,
  monthsBetween,
  yearsBetween,
  year,
  month,
  dayOfMonth,
  weekday,
  daysWithin,
  mostDays,
  firstDayOver,
  longestStay,
  firstDayFor,
  percentDone,
  stages,
} satisfies Readonly<Record<FunctionName, FunctionDescriptor>>;

export function isFunctionName(name: string): name is FunctionName {
  return Object.hasOwn(functions, name);
}
