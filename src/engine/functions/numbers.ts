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

export const floor: FunctionDescriptor = {
  ...rounding('Rounded down', arithmetic.floor),
  emit: (values) => call('$floor', values),
  about: 'rounded down to a whole number',
  mutant: 'ceil',
};

export const ceil: FunctionDescriptor = {
  ...rounding('Rounded up', arithmetic.ceil),
  emit: (values) => call('$ceil', values),
  about: 'rounded up to a whole number',
  mutant: 'floor',
};

export const round: FunctionDescriptor = {
  ...rounding('Rounded', arithmetic.round),
  parameters: ['number', 'number'],
  optional: 1,
  result: (values) => numberType(values.length === 1),
  emit: (values) => call('$round', values),
  about: 'rounded, halves up, to a whole number or to so many decimals',
  mutant: 'floor',
};

/** Rounding is linear only for values that do not depend on the answers. */
function rounding(words: string, rounded: (value: number) => number) {
  return {
    parameters: ['number'],
    result: () => numberType(true),
    phrase: `{0}, ${words.toLowerCase()}`,
    explanation: {kind: 'step', line: words, sentence: `${words} to {total}.`},
    unit: sameUnit,
    breakpoints: noBreakpoints,
    forms: ([value, digits], {formsOf}) => {
      const forms = formsOf(value!);
      return digits === undefined && isFixed(forms)
        ? constantForms(forms.linear.map(({constant}) => rounded(constant)))
        : undefined;
    },
    // Rounding, even to decimals, stays within the neighbouring whole numbers.
    range: ([range]) => ({low: Math.floor(range!.low), high: Math.ceil(range!.high)}),
  } as const satisfies Partial<FunctionDescriptor>;
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
