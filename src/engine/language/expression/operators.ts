/**
 * Every operator of the language, in one entry each. The tokenizer, the parser, the checks, code generation, the texts
 * on the page and the analyses read everything about an operator from here.
 */
import {addForms, isFixed, scaleForms, type LinearForms} from './linear.ts';
import {differenceOfRanges, productOfRanges, quotientOfRanges, sumOfRanges, type Range} from './range.ts';
import type {Operation} from '../../runtime/operations.ts';
import {call, type Code, infix, isLiteral, js, jsPrecedence, literal} from './javascript.ts';
import {computedNumber, isKind, percent, periods, texts, type NumberType, type Type} from './types.ts';
import {divide, minus, plus, times} from '../../runtime/arithmetic.ts';
import {holds, type Comparison} from '../../runtime/comparisons.ts';

export type Conjunction = 'and' | 'or';
export type Arithmetic = '+' | '-' | '*' | '/';
export type OperatorName = Conjunction | Comparison | Arithmetic | 'not' | 'in' | 'is empty' | 'is not empty';

/** How tightly operators bind, from the loosest. */
export const precedence = {or: 1, and: 2, not: 3, comparison: 4, sum: 5, product: 6} as const;

/** A row of the language reference; operators can share one. */
interface Reference {
  readonly takes: string;
  readonly about: string;
}

interface Operator {
  readonly precedence: number;
  readonly reference: Reference;
}

interface ConjunctionOperator extends Operator {
  /** By De Morgan's laws, it joins the negated operands of a negated conjunction. */
  readonly opposite: Conjunction;
  /** Between two conditions in the rules on the page. */
  readonly words: string;
  readonly emit: (left: Code, right: Code) => Code;
}

export const conjunctions: Readonly<Record<Conjunction, ConjunctionOperator>> = {
  or: {
    precedence: precedence.or,
    opposite: 'and',
    words: ', or ',
    emit: infix('||', jsPrecedence.or, true),
    reference: {takes: 'conditions', about: ''},
  },
  and: {
    precedence: precedence.and,
    opposite: 'or',
    words: ', and ',
    emit: infix('&&', jsPrecedence.and, true),
    reference: {takes: 'conditions', about: 'binds tighter than `or`'},
  },
};

interface ComparisonOperator extends Operator {
  /** The comparison with its sides exchanged. */
  readonly mirrored: Comparison;
  /** In JavaScript. */
  readonly sign: string;
  /** Before the second value in the rules on the page: 'Monthly salary: at least QAR 12,000'. */
  readonly words: string;
  /** The same before a day: 'Date of birth: before 6 April 1960'. */
  readonly dayWords: string;
  /** The sides of equality on which the result changes: false just below, true just above. */
  readonly cuts: readonly boolean[];
  /** The mutant of the comparison, which treats equal numbers in the opposite way. */
  readonly withEqual?: Comparison;
}

const equality: Operator = {
  precedence: precedence.comparison,
  reference: {
    takes:
      'a choice and one of its options; a value and one of its words, if all are known; two numbers; two shares; two dates',
    about:
      "the choice goes on the left; `blank` is 'not chosen', for a date 'no date'; `nothing` is 'left out', for a table or a case",
  },
};
const order: Operator = {
  precedence: precedence.comparison,
  reference: {
    takes: 'two numbers; two shares; two dates; levels of a choice with `order`',
    about: 'not chosen is below every level, a missing date before every day',
  },
};

export const comparisons: Readonly<Record<Comparison, ComparisonOperator>> = {
  '==': {...equality, mirrored: '==', sign: '===', words: '', dayWords: '', cuts: [false, true]},
  '!=': {...equality, mirrored: '!=', sign: '!==', words: 'not', dayWords: 'not', cuts: [false, true]},
  '<': {...order, mirrored: '>', sign: '<', words: 'below', dayWords: 'before', cuts: [false], withEqual: '<='},
  '<=': {
    ...order,
    mirrored: '>=',
    sign: '<=',
    words: 'at most',
    dayWords: 'on or before',
    cuts: [true],
    withEqual: '<',
  },
  '>': {...order, mirrored: '<', sign: '>', words: 'over', dayWords: 'after', cuts: [true], withEqual: '>='},
  '>=': {
    ...order,
    mirrored: '<=',
    sign: '>=',
    words: 'at least',
    dayWords: 'on or after',
    cuts: [false],
    withEqual: '>',
  },
};

/** The kinds that can be compared with each other; a choice is compared with its options instead. */
export const comparable: readonly (readonly [Type['kind'], Type['kind']])[] = [
  ['number', 'number'],
  ['percent', 'percent'],
  ['date', 'date'],
];

/** A comparison of two values, which may be computed numbers, as JavaScript. */
export function compareTyped(operator: Comparison, left: TypedCode, right: TypedCode): Code {
  if (left.type.kind === 'date') return compare(operator, orderedDay(left.code), orderedDay(right.code));
  const isComputed = [left, right].some(({type}) => type.kind === 'number' && type.computed);
  return isComputed
    ? compare(operator, call('$compare', [left.code, right.code]), literal(0))
    : compare(operator, left.code, right.code);
}

/** Days of the same length are in order as texts; a day that is known needs no check. */
export const orderedDay = (code: Code): Code => (isLiteral(code) ? code : call('$orderedDay', [code]));

interface TypedCode {
  readonly type: Type;
  readonly code: Code;
}

/** A comparison of two figures that are not computed, or of a choice with one option, as JavaScript. */
export function compare(operator: Comparison, left: Code, right: Code): Code {
  return infix(comparisons[operator].sign, jsPrecedence.compare)(left, right);
}

interface Overload {
  readonly left: Type['kind'];
  readonly right: Type['kind'];
  readonly result: (left: Type, right: Type) => Type;
  readonly emit: (left: Code, right: Code, result: Type) => Code;
}

interface ArithmeticOperator extends Operator {
  readonly overloads: readonly Overload[];
  /** Whether the right operand must never be 0. */
  readonly divides: boolean;
  /** Operands of a sum have the same unit; each operand of a product has its own. */
  readonly group: 'sum' | 'product';
  /** In the rules on the page. */
  readonly sign: string;
  /** Replaces the sign in the label of a figure without a name. */
  readonly spoken: string;
  /** Its step in an explanation; with a percentage it is 'share' or 'byShare'. */
  readonly operation: Operation;
  /** Linear forms of the result; undefined if it is not linear. `percents` counts the operands that are percentages. */
  readonly forms: (left: LinearForms, right: LinearForms, percents: number) => LinearForms | undefined;
  /** What the result can be, a percentage counting as its figure. */
  readonly range: (left: Range, right: Range) => Range;
  readonly mutant: Arithmetic;
}

const sum = {
  precedence: precedence.sum,
  reference: {
    takes: 'numbers; shares, beside which 1 is 100%; `+` also joins lines',
    about: 'a minus between two has spaces around it; one before a name or parenthesis changes the sign: `-x`',
  },
  divides: false,
  group: 'sum',
} as const;
const product = {
  precedence: precedence.product,
  reference: {
    takes: 'numbers; a number and a share',
    about: 'divide by what is never 0: a constant, `1 - share`, `max(1, n)`, or a number that the case compares with 0',
  },
  group: 'product',
} as const;
const typeOfSum = (left: Type, right: Type): Type =>
  computedNumber((left as NumberType).whole && (right as NumberType).whole);
const typeOfProduct = (left: Type, right: Type): Type => {
  const [one, other] = [left as NumberType, right as NumberType];
  return computedNumber(one.whole && other.whole, one.nonZero && other.nonZero);
};
const fraction = (): Type => computedNumber(false);
/** JavaScript's operator where all numbers are whole, else the function that computes as on paper. */
const exactly =
  (operator: string, level: number, exact: string): Overload['emit'] =>
  (left, right, result) =>
    (result as NumberType).whole ? infix(operator, level)(left, right) : call(exact, [left, right]);
/** Sums and differences of shares. */
const shares = {left: 'percent', right: 'percent', result: () => percent()} as const;
const joined = (left: Code, right: Code): Code => js`[...${left}, ...${right}]`;
const share = (figure: Code, percentage: Code): Code => call('$share', [figure, percentage]);

export const arithmetic: Readonly<Record<Arithmetic, ArithmeticOperator>> = {
  '+': {
    ...sum,
    overloads: [
      {left: 'number', right: 'number', result: typeOfSum, emit: exactly('+', jsPrecedence.add, '$plus')},
      {...shares, emit: (left, right) => call('$plus', [left, right])},
      {left: 'texts', right: 'texts', result: () => texts, emit: joined},
      {left: 'periods', right: 'periods', result: () => periods, emit: joined},
    ],
    sign: '+',
    spoken: 'and',
    operation: 'plus',
    forms: (left, right) => addForms(left, right, plus),
    range: sumOfRanges,
    mutant: '-',
  },
  '-': {
    ...sum,
    overloads: [
      {left: 'number', right: 'number', result: typeOfSum, emit: exactly('-', jsPrecedence.add, '$minus')},
      {...shares, emit: (left, right) => call('$minus', [left, right])},
    ],
    sign: '−',
    spoken: 'minus',
    operation: 'minus',
    forms: (left, right) => addForms(left, right, minus),
    range: differenceOfRanges,
    mutant: '+',
  },
  '*': {
    ...product,
    overloads: [
      {left: 'number', right: 'number', result: typeOfProduct, emit: exactly('*', jsPrecedence.multiply, '$times')},
      {left: 'number', right: 'percent', result: fraction, emit: share},
      {left: 'percent', right: 'number', result: fraction, emit: (left, right) => share(right, left)},
    ],
    divides: false,
    sign: '×',
    spoken: 'times',
    operation: 'times',
    forms: (left, right, percents) => {
      const [figures, scale] = isFixed(right) ? [left, right] : [right, left];
      return isFixed(scale)
        ? scaleForms(figures, scale, (figure, factor) => divide(times(figure, factor), 100 ** percents))
        : undefined;
    },
    range: productOfRanges,
    mutant: '/',
  },
  '/': {
    ...product,
    overloads: [
      {left: 'number', right: 'number', result: fraction, emit: (left, right) => call('$divide', [left, right])},
      {
        left: 'number',
        right: 'percent',
        result: fraction,
        emit: (left, right) => call('$divideByShare', [left, right]),
      },
    ],
    divides: true,
    sign: '÷',
    spoken: 'divided by',
    operation: 'dividedBy',
    forms: (left, right, percents) =>
      isFixed(right)
        ? scaleForms(left, right, (figure, divisor) => divide(times(figure, 100 ** percents), divisor))
        : undefined,
    range: quotientOfRanges,
    mutant: '*',
  },
};

/** What an operator does with operands of these types; undefined if it does not take them. */
export const overloadFor = (operator: Arithmetic, left: Type, right: Type): Overload | undefined =>
  arithmetic[operator].overloads.find((takes) => isKind(left, takes.left) && isKind(right, takes.right));

/** The overload that adds the parts of a sum. */
export const numberSum: Overload = arithmetic['+'].overloads.find(({left}) => left === 'number')!;

const emptiness: Operator = {precedence: precedence.comparison, reference: {takes: 'lines', about: ''}};

/** All operators, from the lowest precedence to the highest. */
export const operators: Readonly<Record<OperatorName, Operator>> = {
  or: conjunctions.or,
  and: conjunctions.and,
  not: {precedence: precedence.not, reference: {takes: 'a condition', about: '`not office in [embassy, blank]`'}},
  ...comparisons,
  in: {
    precedence: precedence.comparison,
    reference: {takes: 'a choice, or a value with known words, and a list: `[phd, masters]`, or a constant', about: ''},
  },
  'is empty': emptiness,
  'is not empty': emptiness,
  ...arithmetic,
};

export interface MatchingLevels {
  readonly options: readonly string[];
  /** Whether the comparison holds for all levels but these; then also for a blank or unknown one, the lowest of all. */
  readonly areExcluded: boolean;
}

/**
 * The levels for which a comparison with a known one holds, so that emitted code need not look up the order.
 * @param levels from the lowest to the highest
 */
export function matchingLevels(operator: Comparison, known: string, levels: readonly string[]): MatchingLevels {
  const rank = levels.indexOf(known) + 1;
  const areExcluded = holds[operator](0, rank);
  return {options: levels.filter((_, index) => holds[operator](index + 1, rank) !== areExcluded), areExcluded};
}
