/** Functions for an application that is under way. */
import {call} from '../expression/code.ts';
import {number} from '../expression/types.ts';
import {noBreakpoints, noForms, noUnit, sameUnit, type FunctionDescriptor} from './descriptor.ts';

export const percentDone: FunctionDescriptor = {
  parameters: ['number', 'number'],
  result: () => number(true),
  emit: (values) => call('$percentDone', values),
  about: 'how many percent the first is of the second: a whole number from 0 to 100, halves up',
  phrase: '{0} as a percentage of {1}',
  explanation: {kind: 'sentence', sentence: '{0} of {1} have passed.', operandUnit: (own) => own ?? 'days'},
  unit: noUnit,
  breakpoints: noBreakpoints,
  forms: noForms,
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
  explanation: {kind: 'sentence', sentence: '', operandUnit: (own) => own ?? 'days'},
  unit: sameUnit,
  breakpoints: ([rows, , elapsed]) =>
    rows?.kind === 'reference'
      ? [{value: elapsed!, limit: {kind: 'reference', name: `${rows.name}.over`, type: elapsed!.type}, over: [true]}]
      : [],
  forms: noForms,
  mutant: undefined,
};
