/**
 * What a number in a formula can be, so that nothing is divided by 0: from the figures of constants, answers that are never below 0,
 * and conditions under which the formula is used.
 */
import {functions} from '../functions/index.ts';
import {anyNumber, rangeOfNumbers, type Range} from './range.ts';
import {arithmetic, comparisons} from './operators.ts';
import {opposite, type Comparison} from '../../runtime/comparisons.ts';
import type {Fact, Scope} from './scope.ts';
import type {TypedExpression, TypedOf} from '../typed.ts';

/** The range of an expression, from those of its parts; `anyNumber` of what has no parts. A share counts as its figure. */
export function rangeOfParts(typed: TypedExpression, ofPart: (part: TypedExpression) => Range): Range {
  switch (typed.kind) {
    case 'figure':
      return rangeOfNumbers([typed.value]);
    case 'onDay':
      return ofPart(typed.figure);
    case 'arithmetic': {
      const {left, right, operator} = typed;
      const {group, range, divides} = arithmetic[operator];
      const {low, high} = range(ofPart(left), ofPart(right));
      if (group === 'sum') return {low, high};
      const scale = 100 ** [left, right].filter(({type}) => type.kind === 'percent').length;
      return divides ? {low: low * scale, high: high * scale} : {low: low / scale, high: high / scale};
    }
    case 'call':
      return functions[typed.name].range(typed.values.map(ofPart), typed.values);
    default:
      return anyNumber;
  }
}

/** Whether a number or a share is never 0 where it is used. */
export function isNeverZero(typed: TypedExpression, scope: Scope): boolean {
  if ((typed.type.kind === 'number' || typed.type.kind === 'percent') && typed.type.nonZero) return true;
  const {low, high} = rangeOf(typed, scope);
  return factsAbout(typed, scope).some(({isNonZero}) => isNonZero) || low >= CERTAIN || high <= -CERTAIN;
}

/** Nearer to 0, the end of a range may come from a rounding error. */
const CERTAIN = 1e-9;

function rangeOf(typed: TypedExpression, scope: Scope): Range {
  const range =
    typed.kind === 'reference' ? scope.rangeOf(typed.name) : rangeOfParts(typed, (part) => rangeOf(part, scope));
  return factsAbout(typed, scope).reduce(
    (one, {range: other}) => ({low: Math.max(one.low, other.low), high: Math.min(one.high, other.high)}),
    range,
  );
}

function factsAbout(typed: TypedExpression, {facts = []}: Scope): readonly Fact[] {
  if (facts.length === 0) return [];
  const key = keyOf(typed);
  return facts.filter((fact) => fact.key === key);
}

/** The same text for expressions that are written alike; the value of a call with arguments follows from its name and them. */
export function keyOf(typed: TypedExpression): string {
  const key =
    keys.get(typed) ??
    JSON.stringify(typed, (name, part: unknown) =>
      name === 'type' || (name === 'value' && typeof part === 'object') ? undefined : part,
    );
  keys.set(typed, key);
  return key;
}

/** Long formulas ask for the same parts again and again. */
const keys = new WeakMap<TypedExpression, string>();

/**
 * What a condition says of the numbers that it compares.
 * @param holds whether the condition holds, or its opposite does
 */
export function factsOf(condition: TypedExpression, holds: boolean, scope: Scope): readonly Fact[] {
  switch (condition.kind) {
    case 'not':
      return factsOf(condition.operand, !holds, scope);
    case 'and':
    case 'or':
      return (condition.kind === 'and') === holds
        ? [condition.left, condition.right].flatMap((part) => factsOf(part, holds, scope))
        : [];
    case 'compare':
      return factsOfComparison(condition, holds, scope);
    default:
      return [];
  }
}

function factsOfComparison({left, right, operator}: TypedOf<'compare'>, holds: boolean, scope: Scope): readonly Fact[] {
  if (left.type.kind !== 'number' && left.type.kind !== 'percent') return [];
  const comparison = holds ? operator : opposite[operator];
  return [
    factAbout(left, comparison, rangeOf(right, scope)),
    factAbout(right, comparisons[comparison].mirrored, rangeOf(left, scope)),
  ];
}

function factAbout(typed: TypedExpression, comparison: Comparison, {low, high}: Range): Fact {
  const isWhole = typed.type.kind === 'number' && typed.type.whole;
  const ranges: Readonly<Record<Comparison, Range>> = {
    '==': {low, high},
    '!=': anyNumber,
    '<': {low: -Infinity, high: isWhole ? Math.ceil(high) - 1 : high},
    '<=': {low: -Infinity, high},
    '>': {low: isWhole ? Math.floor(low) + 1 : low, high: Infinity},
    '>=': {low, high: Infinity},
  };
  const isNonZero =
    (comparison === '>' && low >= 0) ||
    (comparison === '<' && high <= 0) ||
    (comparison === '!=' && low === 0 && high === 0);
  return {key: keyOf(typed), range: ranges[comparison], isNonZero};
}
