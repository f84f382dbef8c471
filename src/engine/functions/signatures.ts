/**
 * The functions that a definition calls by name, beside the built-in ones of the expression language:
 * what each takes and gives. Their meaning is TypeScript, in the files named like them.
 */
import {builtIns, call, type Signature} from '../expression/operators.ts';
import {date, number} from '../expression/types.ts';

const today = {text: 'today', binds: 9};

/** The columns of a list of rows for `stages`. */
export const stageColumns: {readonly required: readonly string[]; readonly optional: readonly string[]} = {
  required: ['dated'],
  optional: ['over'],
};

export const functions: Readonly<Record<string, Signature>> = {
  ...builtIns,
  addDays: {
    parameters: ['date', 'number'],
    result: () => date,
    emit: (values) => call('$addDays', values),
    about: 'the day so many days later; no date stays no date, and so does a day after 9999-12-31',
  },
  addMonths: {
    parameters: ['date', 'number'],
    result: () => date,
    emit: (values) => call('$addMonths', values),
    about: "the same day so many months later, or that month's last day",
  },
  daysSince: {
    parameters: ['date'],
    result: () => number(true),
    emit: (values) => call('$daysSince', [...values, today]),
    about: 'whole days from the date to today, never below 0; 0 without a date',
  },
  percentDone: {
    parameters: ['number', 'number'],
    result: () => number(true),
    emit: (values) => call('$percentDone', values),
    about: 'how many percent the first is of the second: a whole number from 0 to 100, halves up',
  },
  stages: {
    parameters: ['rows', 'date', 'number'],
    result: () => ({kind: 'stages'}),
    emit: (values) => call('$stages', values),
    about:
      "the steps of a list of rows ('over': days after which it is completed, 'dated': days after the date), for a date and the days elapsed",
  },
};
