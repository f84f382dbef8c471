/**
 * What every operator and built-in function works on, what comes out, and what it means in JavaScript:
 * one line per overload. This file is the whole meaning of the expression language; types.ts names the kinds.
 * Names that begin with `$` are functions of src/engine/runtime, which every emitted module imports.
 */
import {number, texts, type NumberType, type Type} from './types.ts';

/** JavaScript with how tightly it binds: an operand that binds less is put in parentheses. */
export interface Code {
  readonly text: string;
  readonly binds: number;
}

export const binds = {ternary: 1, or: 2, and: 3, compare: 4, add: 5, multiply: 6, whole: 9} as const;

interface Overload {
  readonly left: Type['kind'];
  readonly right: Type['kind'];
  readonly result: (left: Type, right: Type) => Type;
  readonly emit: (left: Code, right: Code) => Code;
}

/** `a operator b`, with parentheses where an operand binds less; the right one also where it binds as much. */
function infix(operator: string, level: number) {
  return (left: Code, right: Code): Code => ({
    text: `${wrap(left, level)} ${operator} ${wrap(right, level + 1)}`,
    binds: level,
  });
}

/** The code as an operand of something that binds at `level`. */
export function wrap(code: Code, level: number): string {
  return code.binds < level ? `(${code.text})` : code.text;
}

const bothWhole = (left: Type, right: Type): Type => number((left as NumberType).whole && (right as NumberType).whole);
const product = (left: Type, right: Type): Type => {
  const [one, other] = [left as NumberType, right as NumberType];
  return number(one.whole && other.whole, one.nonZero && other.nonZero);
};
const fraction = (): Type => number(false);

export const arithmetic: Readonly<Record<'+' | '-' | '*' | '/', readonly Overload[]>> = {
  '+': [
    {left: 'number', right: 'number', result: bothWhole, emit: infix('+', binds.add)},
    {
      left: 'texts',
      right: 'texts',
      result: () => texts,
      emit: (left, right) => ({text: `[...${left.text}, ...${right.text}]`, binds: binds.whole}),
    },
  ],
  '-': [{left: 'number', right: 'number', result: bothWhole, emit: infix('-', binds.add)}],
  '*': [
    {left: 'number', right: 'number', result: product, emit: infix('*', binds.multiply)},
    {
      left: 'number',
      right: 'percent',
      result: fraction,
      emit: (left, right) =>
        infix('/', binds.multiply)(infix('*', binds.multiply)(left, right), {text: '100', binds: binds.whole}),
    },
    {
      left: 'percent',
      right: 'number',
      result: fraction,
      emit: (left, right) =>
        infix('/', binds.multiply)(infix('*', binds.multiply)(right, left), {text: '100', binds: binds.whole}),
    },
  ],
  '/': [{left: 'number', right: 'number', result: fraction, emit: (left, right) => call('$divide', [left, right])}],
};

/** Comparisons of figures; a choice compares with its own options instead, as check.ts resolves them. */
export const comparable: readonly (readonly [Type['kind'], Type['kind']])[] = [
  ['number', 'number'],
  ['percent', 'percent'],
];

const comparisons = {'==': '===', '!=': '!==', '<': '<', '<=': '<=', '>': '>', '>=': '>='} as const;

/** A comparison of two figures, or of a choice with one option. */
export function compare(operator: keyof typeof comparisons, left: Code, right: Code): Code {
  return {
    text: `${wrap(left, binds.compare + 1)} ${comparisons[operator]} ${wrap(right, binds.compare + 1)}`,
    binds: binds.compare,
  };
}

/** `name(values)` in JavaScript. */
export function call(name: string, values: readonly Code[]): Code {
  return {text: `${name}(${values.map((value) => value.text).join(', ')})`, binds: binds.whole};
}

/** A function of the language: what it takes, what it gives, what it means. */
export interface Signature {
  readonly parameters: readonly Type['kind'][];
  /** The last parameter may be repeated. */
  readonly variadic?: boolean;
  /** The last parameters that may be left out. */
  readonly optional?: number;
  readonly result: (values: readonly Type[]) => Type;
  readonly emit: (values: readonly Code[]) => Code;
  /** For the reference and for messages. */
  readonly about: string;
}

const everyWhole = (values: readonly Type[]): Type =>
  number(values.every((value) => value.kind === 'number' && value.whole));
const whole = (): Type => number(true);

/** The functions that belong to the language; src/engine/functions/signatures.ts adds those of the calendar. */
export const builtIns: Readonly<Record<string, Signature>> = {
  min: {
    parameters: ['number', 'number'],
    variadic: true,
    result: everyWhole,
    emit: (values) => call('Math.min', values),
    about: 'the smallest of its numbers',
  },
  max: {
    parameters: ['number', 'number'],
    variadic: true,
    result: everyWhole,
    emit: (values) => call('Math.max', values),
    about: 'the largest of its numbers',
  },
  floor: {
    parameters: ['number'],
    result: whole,
    emit: (values) => call('Math.floor', values),
    about: 'rounded down to a whole number',
  },
  ceil: {
    parameters: ['number'],
    result: whole,
    emit: (values) => call('Math.ceil', values),
    about: 'rounded up to a whole number',
  },
  round: {
    parameters: ['number', 'number'],
    optional: 1,
    result: (values) => number(values.length === 1),
    emit: (values) => call('$round', values),
    about: 'rounded, halves up, to a whole number or to so many decimals',
  },
  number: {
    parameters: ['choice'],
    result: () => number(false),
    emit: (values) => call('Number', values),
    about: 'the number that a choice of numerals stands for; 0 when not chosen',
  },
};
