/**
 * Which of two numbers is never below the other, from how they are calculated: `years` is at least `min(years, most)`, and
 * `age - 22` at least `age - 41`. Ranges alone cannot tell, as both may be anything.
 */
import type {TypedExpression} from '../language/typed.ts';
import {keyOf} from '../language/expression/ranges.ts';
import type {Model} from '../language/model.ts';
import {formulaOf} from '../language/readValue.ts';
import {valueOfStep} from '../language/references.ts';
import type {Range} from '../language/expression/range.ts';

/** More comparisons of parts would take too long; what they may show is not worth it. */
const MAX_COMPARISONS = 200;

/**
 * @param rangeOf what a number can be
 * @returns a function that says whether the first number is at least the second, whatever the answers are; false if it is not known
 */
export function orderIn(
  model: Model,
  rangeOf: (typed: TypedExpression) => Range,
): (one: TypedExpression, other: TypedExpression) => boolean {
  /** What a name stands for, if that is a formula. */
  const resolved = (typed: TypedExpression): TypedExpression => {
    const formula = formulaOf(valueOfStep(typed, model));
    return formula === undefined ? typed : resolved(formula);
  };
  return (high, low) => {
    let left = MAX_COMPARISONS;
    const isAtLeast = (one: TypedExpression, other: TypedExpression): boolean => {
      if (left-- <= 0) return false;
      const [a, b] = [resolved(one), resolved(other)];
      return (
        keyOf(a) === keyOf(b) ||
        rangeOf(one).low >= rangeOf(other).high ||
        limits('min', b)?.some((limit) => isAtLeast(a, limit)) === true ||
        limits('max', a)?.some((limit) => isAtLeast(limit, b)) === true ||
        limits('min', a)?.every((limit) => isAtLeast(limit, b)) === true ||
        limits('max', b)?.every((limit) => isAtLeast(a, limit)) === true ||
        isAtLeastInSum(a, b)
      );
    };
    const isAtLeastInSum = (a: TypedExpression, b: TypedExpression): boolean => {
      const [sum, other] = [termsOf(a), termsOf(b)];
      if (sum !== undefined && other !== undefined && sum.operator === other.operator)
        if (isAtLeast(sum.left, other.left) && isAtLeast(...inOrder(sum.operator, sum.right, other.right))) return true;
      if (sum?.operator === '+' && rangeOf(sum.right).low >= 0 && isAtLeast(sum.left, b)) return true;
      if (sum?.operator === '+' && rangeOf(sum.left).low >= 0 && isAtLeast(sum.right, b)) return true;
      return other?.operator === '-' && rangeOf(other.right).low >= 0 && isAtLeast(a, other.left);
    };
    return isAtLeast(high, low);
  };
}

/** A larger number is added, or a smaller one taken away. */
function inOrder(
  operator: '+' | '-',
  one: TypedExpression,
  other: TypedExpression,
): readonly [TypedExpression, TypedExpression] {
  return operator === '+' ? [one, other] : [other, one];
}

function limits(name: 'min' | 'max', typed: TypedExpression): readonly TypedExpression[] | undefined {
  return typed.kind === 'call' && typed.name === name ? typed.values : undefined;
}

function termsOf(typed: TypedExpression) {
  if (typed.kind !== 'arithmetic') return undefined;
  const {operator, left, right} = typed;
  return operator === '+' || operator === '-' ? {operator, left, right} : undefined;
}
