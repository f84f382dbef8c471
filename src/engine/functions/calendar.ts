/** Functions of days, and of the progress of an application. */
import {call, atom} from '../emit/javascript.ts';
import {date, number} from '../expression/types.ts';
import {union, constantForms} from '../regions/linear.ts';
import {noBreakpoints, noForms, noRange, noUnit, sameUnit, type FunctionDescriptor} from './descriptor.ts';

export const addDays: FunctionDescriptor = {
  ...dayAfter((unit) => unit ?? 'days'),
  emit: (values) => call('$addDays', values),
  about: 'the day so many days later; no date stays no date, and so does a day after 9999-12-31',
  mutant: 'addMonths',
};

export const addMonths: FunctionDescriptor = {
  ...dayAfter(() => 'months'),
  emit: (values) => call('$addMonths', values),
  about: "the same day so many months later, or that month's last day",
  mutant: 'addDays',
};

function dayAfter(operandUnit: (unit: string | undefined) => string) {
  return {
    parameters: ['date', 'number'],
    result: () => date,
    phrase: '{0} + {1}',
    explanation: {
      kind: 'sentence',
      sentence: 'That is {1} after {0}.',
      withoutDate: "You haven't entered a date to count from, so we can't work this out.",
      unchanged: 'Nothing is added, so the date stays {0}.',
      operandUnit,
    },
    unit: sameUnit,
    breakpoints: noBreakpoints,
    forms: noForms,
    range: noRange,
  } as const satisfies Partial<FunctionDescriptor>;
}

/** From year 1 to year 9999, with room to spare. */
const DAYS_IN_CALENDAR = 10_000 * 366;

export const daysSince: FunctionDescriptor = {
  parameters: ['date'],
  result: () => number(true),
  emit: (values) => call('$daysSince', [...values, atom('today')]),
  about: 'whole days from the date to today, never below 0; 0 without a date',
  phrase: 'days from {0} to today',
  explanation: {
    kind: 'sentence',
    sentence: 'These are the days from {0} to today.',
    withoutDate: "You haven't entered a date to count from, so no days are counted.",
    operandUnit: (unit) => unit ?? 'days',
  },
  unit: () => 'days',
  // In cuts a date is the number of days passed since it: the result is 0 for future dates and grows from today on.
  breakpoints: ([day]) => [{value: day!, over: [false]}],
  forms: ([day], {formsOf, isInput}) =>
    day?.kind === 'reference' && isInput(day.name) ? union([formsOf(day), constantForms([0])]) : undefined,
  range: () => ({low: 0, high: DAYS_IN_CALENDAR}),
  mutant: undefined,
};

export const percentDone: FunctionDescriptor = {
  parameters: ['number', 'number'],
  result: () => number(true),
  emit: (values) => call('$percentDone', values),
  about: 'how many percent the first is of the second: a whole number from 0 to 100, halves up',
  phrase: '{0} as a percentage of {1}',
  explanation: {kind: 'sentence', sentence: '{0} of {1} have passed.', operandUnit: (unit) => unit ?? 'days'},
  unit: noUnit,
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
  result: () => ({kind: 'stages'}),
  emit: (values) => call('$stages', values),
  about:
    "the steps of a list of rows ('over': days after which it is completed, 'dated': days after the date), for a date and the days elapsed",
  phrase: '{0}',
  // The card explains the current step instead.
  explanation: {kind: 'sentence', sentence: '', operandUnit: (unit) => unit ?? 'days'},
  unit: sameUnit,
  breakpoints: ([rows, , elapsed]) =>
    rows?.kind === 'reference'
      ? [{value: elapsed!, limit: {kind: 'reference', name: `${rows.name}.over`, type: elapsed!.type}, over: [true]}]
      : [],
  forms: noForms,
  range: noRange,
  mutant: undefined,
};
