import {call, atom} from '../expression/code.ts';
import {date, number} from '../expression/types.ts';
import {union, constantForms} from '../regions/linear.ts';
import {noBreakpoints, noForms, sameUnit, type FunctionDescriptor} from './descriptor.ts';

export const addDays: FunctionDescriptor = {
  parameters: ['date', 'number'],
  result: () => date,
  emit: (values) => call('$addDays', values),
  about: 'the day so many days later; no date stays no date, and so does a day after 9999-12-31',
  phrase: '{0} plus {1}, in days',
  explanation: {
    kind: 'sentence',
    sentence: '{0} plus {1}.',
    withoutDate: 'No date is given, so no day can be worked out.',
    operandUnit: (own) => own ?? 'days',
  },
  unit: sameUnit,
  breakpoints: noBreakpoints,
  forms: noForms,
  mutant: 'addMonths',
};

export const addMonths: FunctionDescriptor = {
  parameters: ['date', 'number'],
  result: () => date,
  emit: (values) => call('$addMonths', values),
  about: "the same day so many months later, or that month's last day",
  phrase: '{0} plus {1}, in months',
  explanation: {
    kind: 'sentence',
    sentence: '{0} plus {1}.',
    withoutDate: 'No date is given, so no day can be worked out.',
    operandUnit: () => 'months',
  },
  unit: sameUnit,
  breakpoints: noBreakpoints,
  forms: noForms,
  mutant: 'addDays',
};

export const daysSince: FunctionDescriptor = {
  parameters: ['date'],
  result: () => number(true),
  emit: (values) => call('$daysSince', [...values, atom('today')]),
  about: 'whole days from the date to today, never below 0; 0 without a date',
  phrase: 'days from {0} to today',
  explanation: {
    kind: 'sentence',
    sentence: 'From {0} to today.',
    withoutDate: 'No date is given, so no days are counted.',
    operandUnit: (own) => own ?? 'days',
  },
  unit: () => 'days',
  // A date counts as the days that have passed since then: the result stays 0 up to today and grows from there.
  breakpoints: ([day]) => [{value: day!, over: [false]}],
  forms: ([day], {formsOf, isInput}) =>
    day?.kind === 'reference' && isInput(day.name) ? union([formsOf(day), constantForms([0])]) : undefined,
  mutant: undefined,
};
