/** Functions of numbers: limits, roundings, and the number that a choice counts as. */
import {call} from '../expression/javascript.ts';
import {combinedNumber, number as numberType, type NumberType} from '../expression/types.ts';
import {constantForms, isFixed, scaleForms, union} from '../expression/linear.ts';
import {anyNumber, rangeOfNumbers} from '../expression/range.ts';
import {ceilTo, digitsFrom, floorTo, roundTo} from '../../runtime/rounding.ts';
import {isWhole, noBreakpoints, whereEqual, type FunctionDescriptor} from './descriptor.ts';

export const min = limit('min', Math.min, 'max', 'the smallest of its numbers');
export const max = limit('max', Math.max, 'min', 'the largest of its numbers');

function limit(
  name: 'min' | 'max',
  calculate: (...values: number[]) => number,
  mutant: FunctionDescriptor['mutant'],
  about: string,
): FunctionDescriptor {
  return {
    parameters: ['number', 'number'],
    variadic: true,
    words: {unit: 'same'},
    result: (values) => combinedNumber(values as readonly NumberType[]),
    emit: (values) => call(`Math.${name}`, values),
    about,
    breakpoints: whereEqual,
    forms: (values, {formsOf}) => union(values.map(formsOf)),
    range: (ranges) => ({
      low: calculate(...ranges.map(({low}) => low)),
      high: calculate(...ranges.map(({high}) => high)),
    }),
    mutant,
  };
}

export const floor = rounding({
  about: 'rounded down to a whole number, or to so many decimals',
  emitted: '$floor',
  rounded: floorTo,
  mutant: 'ceil',
});

export const ceil = rounding({
  about: 'rounded up to a whole number, or to so many decimals',
  emitted: '$ceil',
  rounded: ceilTo,
  mutant: 'floor',
});

export const round = rounding({
  about: 'rounded, halves away from 0, to a whole number, or to so many decimals: -2 for hundreds',
  emitted: '$round',
  rounded: roundTo,
  mutant: 'floor',
});

interface Rounding {
  readonly about: string;
  /** The function of emitted code that rounds to a whole number; with 'To' at its end, to a number of decimals. */
  readonly emitted: string;
  readonly rounded: (value: number, digits: number) => number;
  readonly mutant: FunctionDescriptor['mutant'];
}

/** Rounding is linear only for values that do not depend on the answers. */
function rounding({about, emitted, rounded, mutant}: Rounding): FunctionDescriptor {
  return {
    parameters: ['number', 'number'],
    optional: 1,
    words: {unit: 'first', written: {1: 'roundedPlace'}},
    written: {1: {about: 'a number of decimals', low: -10, high: 10, problem: 'rounding-digits'}},
    result: ([value], [, digits]) =>
      numberType(digits === undefined || isWhole(value!) || (digits.kind === 'figure' && digits.value <= 0)),
    emit: (values) => call(values.length === 1 ? emitted : `${emitted}To`, values),
    about,
    breakpoints: noBreakpoints,
    forms: ([value, digits], {formsOf}) => {
      const [forms, places] = [formsOf(value!), digits === undefined ? constantForms([0]) : formsOf(digits)];
      return isFixed(forms) && isFixed(places) ? scaleForms(forms, places, rounded) : undefined;
    },
    // Rounding stays within the neighbouring whole numbers, or multiples of 100, whatever else it may be rounded to.
    range: ([value, digits = rangeOfNumbers([0])]) => {
      const coarsest = 10 ** Math.max(0, -digitsFrom(digits.low));
      return {low: Math.floor(value!.low / coarsest) * coarsest, high: Math.ceil(value!.high / coarsest) * coarsest};
    },
    mutant,
  };
}

export const number: FunctionDescriptor = {
  parameters: ['choice'],
  words: {},
  refuse: ([choice]) => {
    const options = choice?.kind === 'choice' ? choice.options : [];
    const word = options.find((option) => !/^\d+(\.\d+)?$/.test(option));
    return word === undefined ? undefined : {parameters: 'a choice of numerals', found: `a choice with '${word}'`};
  },
  result: ([choice]) => numberType(choice?.kind === 'choice' && choice.options.every((option) => /^\d+$/.test(option))),
  emit: (values) => call('Number', values),
  about: 'the number that a choice of numerals stands for; 0 when not chosen',
  breakpoints: noBreakpoints,
  forms: ([choice]) =>
    choice?.type.kind === 'choice' ? constantForms([0, ...choice.type.options.map(Number)]) : undefined,
  range: (_, [choice]) =>
    choice?.type.kind === 'choice' ? rangeOfNumbers([0, ...choice.type.options.map(Number)]) : anyNumber,
  mutant: undefined,
};
