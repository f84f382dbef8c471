/**
 * What each figure of a definition can be at least and at most, in all periods of its constants. Conditions are not looked at, so the
 * bounds may be wider than what answers can reach, never narrower.
 */
import type {Dated} from '../language/definition/constant.ts';
import {folds, type Fold} from '../language/expression/folds.ts';
import {rangeOfParts} from '../language/expression/ranges.ts';
import type {TypedExpression, TypedOf} from '../language/typed.ts';
import type {Model} from '../language/model.ts';
import {readFormulas, type ReadFormula} from './readFormula.ts';
import {inputNamed} from '../language/references.ts';
import {LARGEST_NUMBER} from '../runtime/answers.ts';
import {orderIn} from './order.ts';
import {anyNumber, hull, rangeOfNumbers, sumOfRanges, type Range} from '../language/expression/range.ts';

const zero = rangeOfNumbers([0]);

/** @returns a function that returns the range of a number of the model; of anything else it returns `anyNumber` */
export function boundsIn(model: Model): ReadFormula<Range> {
  /** Without looking at the order of two numbers again: of formulas within formulas that would take too long. */
  const roughBounds = (typed: TypedExpression): Range =>
    typed.kind === 'reference' ? boundsOf(typed) : rangeOfParts(typed, roughBounds);
  const isAtLeast = orderIn(model, roughBounds);
  const boundsOfDifference = ({left, right}: TypedOf<'arithmetic'>, {low, high}: Range): Range => {
    if (left.type.kind !== 'number' || right.type.kind !== 'number') return {low, high};
    return {low: low < 0 && isAtLeast(left, right) ? 0 : low, high: high > 0 && isAtLeast(right, left) ? 0 : high};
  };
  const boundsOfFold = ({fold, list, of}: TypedOf<'fold'>): Range => {
    const many = inputNamed((list as TypedOf<'reference'>).name, model)?.many ?? 0;
    const {range}: Fold = folds[fold];
    return range(of === undefined ? anyNumber : boundsOf(of), many);
  };
  const {formula: boundsOf} = readFormulas<Range>(model, {
    // Also with `whenZero`, which only takes the place of 0.
    input: () => ({low: 0, high: LARGEST_NUMBER}),
    dated: boundsOfDated,
    text: () => anyNumber,
    nothing: zero,
    unknown: anyNumber,
    oneOf: (branches) => hull(branches.map(([, range]) => range)),
    sum: (parts) => parts.reduce(sumOfRanges, zero),
    group: () => anyNumber,
    // 0 for an answer that has no row.
    table: (_, cells) => hull([zero, ...cells]),
    expression: (typed, read) => {
      if (typed.kind === 'fold') return boundsOfFold(typed);
      const range = rangeOfParts(typed, read);
      return typed.kind === 'arithmetic' && typed.operator === '-' ? boundsOfDifference(typed, range) : range;
    },
  });
  return boundsOf;
}

/** What a figure that may change with the day is in all its periods. */
export function boundsOfDated({periods}: Dated): Range {
  return rangeOfNumbers(
    periods.map(({value}) => (value.kind === 'figure' || value.kind === 'percent' ? value.value : 0)),
  );
}
