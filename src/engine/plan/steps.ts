/** A calculation step by step: a chain of + and −, or of × and ÷, followed by roundings and limits. */
import {ownValue} from '../language/ownValue.ts';
import {limits, steps} from '../words/functions.ts';
import type {Derivation, Step} from './derived.ts';
import {type Operation, operations, type StepFunction, type StepWords} from '../runtime/operations.ts';
import {workedOut} from './workedOut.ts';
import {isCurrency, percent} from '../runtime/formats.ts';
import type {Expr, NodeOf} from './plan.ts';
import {figure, formatOf, groupOf, isConstant, kindIn, unitOf, type Explaining} from './explaining.ts';
import {applied, type ArithmeticOperation, operationOf, type Scope, textOf, valueOf} from './value.ts';

type Call = NodeOf<'call'>;

/** The texts of a step; `ofAll` replaces them where an argument that may be left out is given. */
type RoundingWords = StepWords & {readonly ofAll: StepWords};

/** An operation with one more operand, or a function of the result so far. */
type ChainStep =
  | {readonly operation: Operation; readonly of: Expr}
  | {readonly operation: StepFunction; readonly of?: Expr};

interface Chain {
  readonly first: Expr;
  readonly later: readonly ChainStep[];
}

/** The steps that lead to a value with a unit. */
export function stepsOf(expression: Expr, unit: string | undefined, at: Explaining): readonly Step[] {
  const {first, later} = chainOf(expression, at);
  const unitOfFirst = later.some(scales)
    ? (unitOf(first, at) ?? (isCurrency(unit) ? unit : undefined))
    : (unit ?? unitOf(first, at));
  const operands = later.map(({operation, of}): Parameters<typeof workedOut>[1][number] => {
    if (typeof operation !== 'string')
      return of === undefined ? [operation] : [operation, at.derivation(of, at, unit ?? unitOf(of, at))];
    if (isFactor(operation)) return [operation, at.derivation(of!, at, unitOf(of!, at))];
    return [operation, operand(of!, unit ?? unitOf(of!, at), at)];
  });
  const format = kindIn(expression, at) === 'percent' ? percent : formatOf(unit);
  return workedOut(at.derivation(first, at, unitOfFirst), operands, format);
}

/** An operand, where also a figure that a formula writes as it is has a unit: '364 days plus 1 day'. */
export function operand(expression: Expr, unit: string | undefined, at: Explaining): Derivation {
  return typeof expression === 'number'
    ? {label: '', ...figure(expression, unit, at), kind: 'fixed'}
    : at.derivation(expression, at, unit);
}

/** A factor has its own unit; terms of a sum and limits have the unit of the result. */
const isFactor = (operation: Operation): boolean => operations[operation].group === 'product';

/** Whether the step may change the unit: a share of days is days. */
const scales = ({operation}: ChainStep): boolean =>
  typeof operation === 'string' && isFactor(operation) && operation !== 'share' && operation !== 'byShare';

function chainOf(expression: Expr, at: Explaining): Chain {
  if (typeof expression !== 'object') return {first: expression, later: []};
  if (expression.kind === 'arithmetic') return arithmeticChain(expression, at);
  return expression.kind === 'call' ? callChain(expression, at) : {first: expression, later: []};
}

const extended = ({first, later}: Chain, step: ChainStep): Chain => ({first, later: [...later, step]});

function callChain(call: Call, at: Explaining): Chain {
  const step = ownValue<RoundingWords>(steps, call.name);
  const [first, ...others] = call.values as [Expr, ...Expr[]];
  if (step !== undefined) {
    const {line, sentence} = others.length === 0 ? step : step.ofAll;
    const written = call.written === undefined ? '' : textOf(call.written, at);
    const filled = (words: string): string => words.replace('{1}', () => written);
    const apply = (before: number): number =>
      applied(call.name, [before, ...others.map((other) => valueOf(other, at))], at.today);
    return extended(chainOf(first, at), {operation: {apply, line: filled(line), sentence: filled(sentence)}});
  }
  const limit = limitOf(call, at);
  const words = ownValue<StepWords>(limits, call.name);
  if (words === undefined || limit === undefined) return {first: call, later: []};
  const {line, sentence} = words;
  const apply = (before: number, other: number): number => applied(call.name, [before, other], at.today);
  // The operand that is limited comes first, whatever their order in the formula.
  const chain = chainOf(limit === first ? others[0]! : first, at);
  return extended(chain, {operation: {apply, line, sentence}, of: limit});
}

/** The one fixed operand of `min` or `max`, which limits the other; undefined if the operands are on a par: one of them is taken. */
export function limitOf({values}: Call, at: Scope): Expr | undefined {
  const [fixed, ...others] = values.filter((value) => isConstant(value, at));
  return values.length === 2 && others.length === 0 ? fixed : undefined;
}

const operationFor: Readonly<Record<ArithmeticOperation, Operation>> = {
  plus: 'plus',
  minus: 'minus',
  times: 'times',
  share: 'share',
  divide: 'dividedBy',
  divideByShare: 'byShare',
  join: 'plus',
};

function arithmeticChain(expression: NodeOf<'arithmetic'>, at: Explaining): Chain {
  // A share of an amount applies to it, whichever side it is on.
  const isReversed = groupOf(expression) === 'product' && kindIn(expression.left, at) === 'percent';
  const [left, right] = isReversed ? [expression.right, expression.left] : [expression.left, expression.right];
  const continues = typeof left === 'object' && left.kind === 'arithmetic' && groupOf(left) === groupOf(expression);
  const before = continues ? chainOf(left, at) : {first: left, later: []};
  return extended(before, {operation: operationFor[operationOf(expression, at.plan)], of: right});
}
