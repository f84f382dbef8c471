/** Functions of days, and of the progress of an application. */
import {call, type Code, literal, named} from '../expression/javascript.ts';
import {date, number} from '../expression/types.ts';
import type {TypedExpression} from '../typed.ts';
import {formsOfCount, formsOfToday, formsOfYear} from '../expression/calendarTerms.ts';
import {addForms, constantForms, subtractForms, union} from '../expression/linear.ts';
import {plus} from '../../runtime/arithmetic.ts';
import {
  isWhole,
  noBreakpoints,
  noForms,
  noRange,
  plainNumber,
  type FunctionDescriptor,
  type TimeUnit,
} from './descriptor.ts';

export const addDays: FunctionDescriptor = {
  ...dayAfter('days'),
  emit: (values) => call('$addDays', values),
  about:
    'the day so many days later, or earlier with a minus: `addDays(due, -notice)`; no date stays no date, and so does a day after 9999-12-31',
  // A fraction of a day is dropped.
  forms: ([day, days], {formsOf}) => (isWhole(days!.type) ? addForms(formsOf(day!), formsOf(days!), plus) : undefined),
  breakpoints: endsOfCalendar,
  mutant: 'addMonths',
};

export const addMonths: FunctionDescriptor = {
  ...dayAfter('months'),
  emit: (values) => call('$addMonths', values),
  about: "the same day so many months later, or that month's last day",
  forms: noForms,
  breakpoints: noBreakpoints,
  mutant: 'addDays',
};

export const addYears: FunctionDescriptor = {
  ...dayAfter('years'),
  emit: ([day, years]) => call('$addMonths', [day!, call('$times', [years!, literal(12)])]),
  about: 'the same day so many years later; 28 February where there is no 29th',
  forms: noForms,
  breakpoints: noBreakpoints,
  mutant: 'addMonths',
};

/** Outside the calendar there is no day. */
function endsOfCalendar(values: readonly TypedExpression[]): ReturnType<FunctionDescriptor['breakpoints']> {
  const value: TypedExpression = {kind: 'call', name: 'addDays', values, type: date};
  return [
    {value, limit: {kind: 'day', value: '9999-12-31', type: date}, over: [true]},
    {value, limit: {kind: 'day', value: '0001-01-01', type: date}, over: [false]},
  ];
}

function dayAfter(counts: TimeUnit) {
  return {
    parameters: ['date', 'number'],
    counts: {1: [counts]},
    words: {unit: 'same', operands: counts === 'days' ? {orElse: counts} : {always: counts}},
    result: () => date,
    range: noRange,
  } as const satisfies Partial<FunctionDescriptor>;
}

/** From year 1 to year 9999, with room to spare. */
const YEARS_IN_CALENDAR = 10_000;

export const daysSince: FunctionDescriptor = {
  parameters: ['date'],
  words: {unit: {always: 'days'}, operands: {orElse: 'days'}},
  result: () => number(true),
  emit: (values) => call('$daysSince', [...values, named('today')]),
  readsDay: true,
  about: 'whole days from the date to today, never below 0; 0 without a date',
  // The result is 0 for future dates and grows from today on.
  breakpoints: ([day]) => [{value: {kind: 'today', type: date}, limit: day!, over: [false]}],
  forms: ([day], {formsOf, today}) => union([subtractForms(formsOfToday(today), formsOf(day!)), constantForms([0])]),
  range: () => ({low: 0, high: YEARS_IN_CALENDAR * 366}),
  mutant: undefined,
};

export const daysBetween: FunctionDescriptor = {
  ...timeBetween('days', 366),
  about: 'whole days from the first date to the second, below 0 if the second is earlier; 0 without a date',
  forms: ([from, to], {formsOf}) => union([subtractForms(formsOf(to!), formsOf(from!)), constantForms([0])]),
  mutant: 'monthsBetween',
};

export const monthsBetween: FunctionDescriptor = {
  ...timeBetween('months', 12),
  about:
    'whole months from the first date to the second, a month ending as `addMonths` counts it; below 0 if the second is earlier; 0 without a date',
  forms: ([from, to], {formsOf}) => formsOfCount('months', formsOf(from!), formsOf(to!)),
  mutant: 'daysBetween',
};

export const yearsBetween: FunctionDescriptor = {
  ...timeBetween('years', 1),
  about:
    'whole years from the first date to the second, such as an age: `yearsBetween(dateOfBirth, today)`; below 0 if the second is earlier; 0 without a date',
  forms: ([from, to], {formsOf}) => formsOfCount('years', formsOf(from!), formsOf(to!)),
  mutant: 'monthsBetween',
};

/** @param inYear how many of the unit a year has at most */
function timeBetween(unit: 'days' | 'months' | 'years', inYear: number) {
  return {
    parameters: ['date', 'date'],
    words: {unit: {always: unit}, operands: {orElse: unit}},
    result: () => number(true),
    emit: (values: readonly Code[]) => call(`$${unit}Between`, values),
    breakpoints: noBreakpoints,
    range: () => ({low: -YEARS_IN_CALENDAR * inYear, high: YEARS_IN_CALENDAR * inYear}),
  } as const satisfies Partial<FunctionDescriptor>;
}

export const year: FunctionDescriptor = {
  ...partOfDate(YEARS_IN_CALENDAR),
  words: {unit: {always: plainNumber}},
  emit: (values) => call('$yearOf', values),
  about: 'its year, 2024 of 2024-06-07; 0 without a date',
  forms: ([day], {formsOf}) => formsOfYear(formsOf(day!)),
  mutant: undefined,
};

export const month: FunctionDescriptor = {
  ...partOfDate(12),
  emit: (values) => call('$monthOf', values),
  about: 'its month from 1 to 12; 0 without a date',
  forms: noForms,
  mutant: 'dayOfMonth',
};

export const dayOfMonth: FunctionDescriptor = {
  ...partOfDate(31),
  emit: (values) => call('$dayOfMonth', values),
  about: 'its day of the month from 1 to 31; 0 without a date',
  forms: noForms,
  mutant: 'month',
};

function partOfDate(high: number) {
  return {
    parameters: ['date'],
    words: {},
    result: () => number(true),
    breakpoints: noBreakpoints,
    range: () => ({low: 0, high}),
  } as const satisfies Partial<FunctionDescriptor>;
}

export const percentDone: FunctionDescriptor = {
  parameters: ['number', 'number'],
  words: {operands: {orElse: 'days'}},
  result: () => number(true),
  emit: (values) => call('$percentDone', values),
  about: 'how many percent the first is of the second: a whole number from 0 to 100, halves up',
  breakpoints: noBreakpoints,
  forms: noForms,
  range: () => ({low: 0, high: 100}),
  mutant: undefined,
};

/** The columns of a list of rows for `stages`. */
export const stageColumns: {readonly required: readonly string[]; readonly optional: readonly string[]} = {
  required: ['dated'],
  optional: ['over'],
};

export const stages: FunctionDescriptor = {
  parameters: ['rows', 'date', 'number'],
  words: {unit: 'same', operands: {orElse: 'days'}},
  counts: {2: ['days']},
  result: () => ({kind: 'stages'}),
  emit: (values) => call('$stages', values),
  about:
    "the steps of a list of rows ('over': days after which it is completed, 'dated': days after the date), for a date and the days elapsed",
  breakpoints: ([rows, , elapsed]) =>
    rows?.kind === 'reference'
      ? [{value: elapsed!, limit: {kind: 'reference', name: `${rows.name}.over`, type: elapsed!.type}, over: [true]}]
      : [],
  forms: noForms,
  range: noRange,
  mutant: undefined,
};
