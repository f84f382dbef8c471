/** What explanations need to know of functions beside their sentences: what a result counts, and how arguments are written. */
import type {StepWords} from '../../runtime/operations.ts';
import {limits, type phrases, sentences, steps} from '../../words/functions.ts';

/** The functions of the language. */
export type FunctionName = keyof typeof phrases;

interface FunctionWords {
  /** What the result counts: what its arguments or the first of them do, or always the same; '' if it names something. */
  readonly unit?: 'same' | 'first' | {readonly always: string};
  readonly says: FunctionExplanation;
  /** By position: how arguments that are no quantities are written. */
  readonly written?: Readonly<Record<number, WrittenFormat>>;
}

export type WrittenFormat = 'roundedPlace' | 'plain' | 'monthName' | 'weekdayName';

/**
 * How an explanation describes a call, with the messages of words/functions.ts.
 * - `step`: one more step in the calculation of its first argument. `ofAll` replaces its texts where an argument that may be left out is
 *   given
 * - `limit`: the same, with a limit. Where not just one of two arguments is fixed, no argument limits the other: a sentence names both, or
 *   all
 * - `sentence`: a number among its arguments has its own unit, or else that of `orElse`; or `always` this one
 * - `value`: shown as its first argument, but with the number that the function returns
 */
export type FunctionExplanation =
  | ({readonly kind: 'step'; readonly ofAll: StepWords} & StepWords)
  | ({readonly kind: 'limit'; readonly two: string; readonly several: string} & StepWords)
  | ({readonly kind: 'sentence'; readonly operands: OperandUnit} & SentenceWords)
  | {readonly kind: 'value'};

export interface SentenceWords {
  readonly sentence: string;
  readonly withoutDate?: string;
  readonly unchanged?: string;
  readonly negative?: string;
}

export type OperandUnit = {readonly orElse: string} | {readonly always: string | undefined};

const limit = (name: keyof typeof limits): FunctionWords => ({unit: 'same', says: {kind: 'limit', ...limits[name]}});

const rounding = (name: keyof typeof steps): FunctionWords => ({
  unit: 'first',
  says: {kind: 'step', ...steps[name]},
  written: {1: 'roundedPlace'},
});

const sentence = (
  name: keyof typeof sentences,
  operands: OperandUnit = {always: 'days'},
  unit?: FunctionWords['unit'],
): FunctionWords => ({...(unit && {unit}), says: {kind: 'sentence', ...sentences[name], operands}});

const orDays = {orElse: 'days'} as const;
const inDays = {always: 'days'} as const;
const weekdays = {1: 'weekdayName'} as const;

export const functionWords: Readonly<Record<FunctionName, FunctionWords>> = {
  min: limit('min'),
  max: limit('max'),
  floor: rounding('floor'),
  ceil: rounding('ceil'),
  round: rounding('round'),
  number: {says: {kind: 'value'}},
  earliest: sentence('earliest'),
  latest: sentence('latest'),
  date: {...sentence('date', {always: undefined}), written: {0: 'plain', 1: 'monthName', 2: 'plain'}},
  addDays: sentence('addDays', orDays, 'same'),
  addWeeks: sentence('addWeeks', {always: 'weeks'}, 'same'),
  addMonths: sentence('addMonths', {always: 'months'}, 'same'),
  endOfMonth: sentence('endOfMonth', inDays, 'same'),
  weekdayOnOrBefore: {...sentence('weekdayOnOrBefore'), written: weekdays},
  weekdayOnOrAfter: {...sentence('weekdayOnOrAfter'), written: weekdays},
  daysSince: sentence('daysSince', orDays, inDays),
  daysBetween: sentence('daysBetween', orDays, inDays),
  monthsBetween: sentence('monthsBetween', {orElse: 'months'}, {always: 'months'}),
  yearsBetween: sentence('yearsBetween', {orElse: 'years'}, {always: 'years'}),
  year: sentence('year', inDays, {always: ''}),
  month: sentence('month'),
  dayOfMonth: sentence('dayOfMonth'),
  weekday: sentence('weekday'),
  daysWithin: sentence('daysWithin', orDays, inDays),
  mostDays: sentence('mostDays', orDays, inDays),
  firstDayOver: sentence('firstDayOver', orDays),
  longestStay: sentence('longestStay', orDays, inDays),
  firstDayFor: sentence('firstDayFor', orDays),
  percentDone: sentence('percentDone', orDays),
  stages: sentence('stages', orDays, 'same'),
};

/** What the result of a call counts, from what its arguments count. */
export function unitOfCall(name: FunctionName, units: readonly (string | undefined)[]): string | undefined {
  const {unit} = functionWords[name];
  if (unit === 'first') return units[0];
  return unit === 'same' ? units.find((each) => each !== undefined) : unit?.always;
}
