/** Functions of days as documents name them: the later of two, 6 April of a year. */
import {call} from '../expression/javascript.ts';
import {date as dateType} from '../expression/types.ts';
import {union} from '../expression/linear.ts';
import {dateOf, monthName} from '../../runtime/namedDays.ts';
import {noBreakpoints, noForms, noRange, whereEqual, type FunctionDescriptor} from './descriptor.ts';

export const earliest = extreme('earliest', 'latest', 'no date if one is missing');
export const latest = extreme('latest', 'earliest', 'a missing date does not count');

/** The first or last of some days, in an order in which no date comes before every day. */
function extreme(name: 'earliest' | 'latest', mutant: 'earliest' | 'latest', missing: string): FunctionDescriptor {
  return {
    parameters: ['date', 'date'],
    variadic: true,
    words: {},
    result: () => dateType,
    emit: (values) => call(`$${name}`, values),
    about: `the ${name} of its dates; ${missing}`,
    breakpoints: whereEqual,
    forms: (values, {formsOf}) => union(values.map(formsOf)),
    range: noRange,
    mutant,
  };
}

const LEAP_YEAR = 2024;

export const date: FunctionDescriptor = {
  parameters: ['number', 'number', 'number'],
  words: {written: {0: 'plain', 1: 'monthName', 2: 'plain'}},
  written: {
    1: {about: 'a month from 1 to 12', low: 1, high: 12, problem: 'not-in-calendar'},
    2: {about: 'a day from 1 to 31', low: 1, high: 31, problem: 'not-in-calendar'},
  },
  refuse: (_, [, month, day]) => {
    if (month?.kind !== 'figure' || day?.kind !== 'figure' || dateOf(LEAP_YEAR, month.value, day.value) !== null)
      return undefined;
    return {parameters: 'a day of the calendar', found: `${day.value} ${monthName(month.value)}`};
  },
  result: () => dateType,
  emit: (values) => call('$dateOf', values),
  about:
    'the day of a year, such as `date(year(born), 4, 6)` for 6 April; no date if there is none, such as 29 February in most years',
  breakpoints: noBreakpoints,
  // The year may follow today, from which it moves in another way than by days.
  forms: noForms,
  range: noRange,
  mutant: undefined,
};
