import {call} from '../expression/code.ts';
import {type TypedExpression, number} from '../expression/types.ts';
import {union} from '../regions/linear.ts';
import {isWhole, sameUnit, type Breakpoint, type FunctionDescriptor} from './descriptor.ts';

export const min: FunctionDescriptor = {
  parameters: ['number', 'number'],
  variadic: true,
  result: (values) => number(values.every(isWhole)),
  emit: (values) => call('Math.min', values),
  about: 'the smallest of its numbers',
  phrase: 'the smallest of {all}',
  explanation: {
    kind: 'limit',
    line: 'Never more than {limit}',
    sentence: 'Never more than {limit} counts, so it is {total}.',
    phrase: '{0}, but at most {limit}',
  },
  unit: sameUnit,
  breakpoints: whereValuesMeet,
  forms: (values, {formsOf}) => union(values.map(formsOf)),
  mutant: 'max',
};

export const max: FunctionDescriptor = {
  parameters: ['number', 'number'],
  variadic: true,
  result: (values) => number(values.every(isWhole)),
  emit: (values) => call('Math.max', values),
  about: 'the largest of its numbers',
  phrase: 'the largest of {all}',
  explanation: {
    kind: 'limit',
    line: 'Never less than {limit}',
    sentence: 'Never less than {limit} counts, so it is {total}.',
    phrase: '{0}, but at least {limit}',
  },
  unit: sameUnit,
  breakpoints: whereValuesMeet,
  forms: (values, {formsOf}) => union(values.map(formsOf)),
  mutant: 'min',
};

function whereValuesMeet(values: readonly TypedExpression[]): readonly Breakpoint[] {
  return values.slice(1).map((limit, index) => ({value: values[index]!, limit, over: [false, true]}));
}
