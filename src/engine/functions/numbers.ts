/** Functions of numbers: limits, roundings, and the number that a choice counts as. */
import {call} from '../emit/javascript.ts';
import {combinedNumber, number as numberType, type NumberType} from '../expression/types.ts';
import * as arithmetic from '../runtime/arithmetic.ts';
import {constantForms, isFixed, union} from '../regions/linear.ts';
import {anyNumber, rangeOfNumbers} from '../regions/range.ts';
import type {StepWords} from '../runtime/explanation.ts';
import {noBreakpoints, noUnit, sameUnit, type FunctionDescriptor} from './descriptor.ts';

export const min = limit('Math.min', Math.min, 'max', {
  about: 'the smallest of',
  phrase: '{0}, but at most {limit}',
  line: 'Capped at {limit}',
  sentence: 'The maximum is {limit}.',
});
export const max = limit('Math.max', Math.max, 'min', {
  about: 'the largest of',
  phrase: '{0}, but at least {limit}',
  line: 'Raised to {limit}',
  sentence: 'The minimum is {limit}.',
});

function limit(
  code: string,
  calculate: (...values: number[]) => number,
  mutant: FunctionDescriptor['mutant'],
  {about, ...texts}: StepWords & {readonly about: string; readonly phrase: string},
): FunctionDescriptor {
  return {
    parameters: ['number', 'number'],
    variadic: true,
    result: (values) => combinedNumber(values as readonly NumberType[]),
    emit: (values) => call(code, values),
    about: `${about} its numbers`,
    phrase: `${about} {all}`,
    explanation: {kind: 'limit', ...texts},
    unit: sameUnit,
    // Where two neighbouring arguments are equal.
    breakpoints: (values) =>
      values.slice(1).map((other, index) => ({value: values[index]!, limit: other, over: [false, true]})),
    forms: (values, {formsOf}) => union(values.map(formsOf)),
    range: (ranges) => ({
      low: calculate(...ranges.map(({low}) => low)),
      high: calculate(...ranges.map(({high}) => high)),
    }),
    mutant,
  };
}

export const floor = rounding({
  about: 'rounded down to a whole number, or to a multiple of a step',
  words: 'Rounded down',
  emitted: '$floor',
  rounded: arithmetic.floor,
  mutant: 'ceil',
});

export const ceil = rounding({
  about: 'rounded up to a whole number, or to a multiple of a step',
  words: 'Rounded up',
  emitted: '$ceil',
  rounded: arithmetic.ceil,
  mutant: 'floor',
});

export const round = rounding({
  about: 'rounded, halves up, to a whole number, or to a multiple of a step: 0.01 for two decimals',
  words: 'Rounded',
  emitted: '$round',
  rounded: arithmetic.round,
  mutant: 'floor',
});

interface Rounding {
  readonly about: string;
  readonly words: string;
  /** The function of emitted code that rounds to a whole number. */
  readonly emitted: string;
  readonly rounded: (value: number) => number;
  readonly mutant: FunctionDescriptor['mutant'];
}

/** Rounding is linear only for values that do not depend on the answers. */
function rounding({about, words, emitted, rounded, mutant}: Rounding): FunctionDescriptor {
  const toStep = (value: number, step: number): number =>
    arithmetic.times(rounded(arithmetic.divide(value, step)), step);
  return {
    parameters: ['number', 'number'],
    optional: 1,
    step: 1,
    refuse: ([, step]) =>
      step?.kind === 'number' && !step.nonZero
        ? {parameters: 'a number and a step that is never 0', found: 'a step that may be 0'}
        : undefined,
    result: ([, step]) => numberType(step === undefined || (step.kind === 'number' && step.whole)),
    emit: ([value, step]) =>
      step === undefined
        ? call(emitted, [value!])
        : call('$times', [call(emitted, [call('$divide', [value!, step])]), step]),
    about,
    phrase: `{0}, ${words.toLowerCase()}`,
    phraseOfAll: `{0}, ${words.toLowerCase()} in steps of {1}`,
    explanation: {
      kind: 'step',
      line: words,
      sentence: `${words} to {total}.`,
      inSteps: {line: `${words} in steps of {step}`, sentence: `${words} in steps of {step}, this is {total}.`},
    },
    unit: sameUnit,
    breakpoints: noBreakpoints,
    forms: ([value, step], {formsOf}) => {
      const [forms, steps] = [formsOf(value!), step === undefined ? constantForms([1]) : formsOf(step)];
      if (!isFixed(forms) || !isFixed(steps)) return undefined;
      return constantForms(
        forms.linear.flatMap((form) => steps.linear.map(({constant}) => toStep(form.constant, constant))),
      );
    },
    range: ([value, step = rangeOfNumbers([1])]) => {
      const largest = Math.max(Math.abs(step.low), Math.abs(step.high));
      // Multiples of one known step lie around the number; of several steps, at most the largest of them away.
      return step.low === step.high
        ? {low: Math.floor(value!.low / largest) * largest, high: Math.ceil(value!.high / largest) * largest}
        : {low: value!.low >= 0 ? 0 : value!.low - largest, high: value!.high <= 0 ? 0 : value!.high + largest};
    },
    mutant,
  };
}

export const number: FunctionDescriptor = {
  parameters: ['choice'],
  refuse: ([choice]) => {
    const options = choice?.kind === 'choice' ? choice.options : [];
    const word = options.find((option) => !/^\d+(\.\d+)?$/.test(option));
    return word === undefined ? undefined : {parameters: 'a choice of numerals', found: `a choice with '${word}'`};
  },
  result: ([choice]) => numberType(choice?.kind === 'choice' && choice.options.every((option) => /^\d+$/.test(option))),
  emit: (values) => call('Number', values),
  about: 'the number that a choice of numerals stands for; 0 when not chosen',
  phrase: '{0}',
  explanation: {kind: 'value'},
  unit: noUnit,
  breakpoints: noBreakpoints,
  forms: ([choice]) =>
    choice?.type.kind === 'choice' ? constantForms([0, ...choice.type.options.map(Number)]) : undefined,
  range: (_, [choice]) =>
    choice?.type.kind === 'choice' ? rangeOfNumbers([0, ...choice.type.options.map(Number)]) : anyNumber,
  mutant: undefined,
};
