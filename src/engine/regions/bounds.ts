/**
 * What each figure of a definition can be at least and at most, in all periods of its constants. Conditions are not looked at, so the
 * bounds may be wider than what answers can reach, never narrower.
 */
import type {Dated} from '../definition/constant.ts';
import {folds, type Fold} from '../expression/folds.ts';
import {rangeOfParts} from '../expression/ranges.ts';
import type {TypedExpression, TypedOf} from '../typed.ts';
import type {Model} from '../model.ts';
import type {CheckedCell, CheckedValue} from '../typed.ts';
import {constantNamed, inputNamed, memberOf, stepOf} from '../references.ts';
import {LARGEST_NUMBER} from '../runtime/answers.ts';
import {rowsOf} from '../walk.ts';
import {rangeOfBrackets} from './brackets.ts';
import {orderIn} from './order.ts';
import {anyNumber, hull, rangeOfNumbers, sumOfRanges, type Range} from './range.ts';

/** @returns a function that returns the range of a number of the model; of anything else it returns `anyNumber` */
export function boundsIn(model: Model): (typed: TypedExpression) => Range {
  const cache = new Map<string, Range>();

  const boundsOfName = (name: string): Range => {
    const range = cache.get(name) ?? calculateBounds(name);
    cache.set(name, range);
    return range;
  };
  const calculateBounds = (name: string): Range => {
    // Also with `whenZero`, which only takes the place of 0.
    if (inputNamed(name, model) !== undefined) return {low: 0, high: LARGEST_NUMBER};
    const constant = constantNamed(name, model);
    if (constant !== undefined) return boundsOfDated(constant.dated);
    const step = stepOf(name, model);
    return step === undefined ? anyNumber : boundsOfValue(step.value, memberOf(name, step));
  };

  const boundsOfValue = (value: CheckedValue, member: string): Range => {
    switch (value.kind) {
      case 'expression':
        return boundsOf(value.typed);
      case 'first':
        return hull(value.branches.map((branch) => boundsOfValue(branch.value, member)));
      case 'total':
        return value.parts.map(boundsOfName).reduce(sumOfRanges, {low: 0, high: 0});
      case 'nothing':
        return rangeOfNumbers([0]);
      case 'fields': {
        const [key, ...rest] = member.split('.');
        const field = value.fields.find((each) => each.key === key);
        return field === undefined ? anyNumber : boundsOfValue(field.value, rest.join('.'));
      }
      case 'brackets':
        return rangeOfBrackets(value, boundsOf(value.by), model);
      case 'choices':
      case 'bands':
      case 'matrix':
      case 'list':
        // 0 for an answer that has no row.
        return hull([rangeOfNumbers([0]), ...rowsOf(value).map((row) => boundsOfCell(row.get(member)))]);
      default:
        return anyNumber;
    }
  };
  const boundsOfCell = (cell: CheckedCell | undefined): Range => {
    if (cell?.kind === 'constant') return boundsOfName(cell.name);
    return cell?.kind === 'data' ? boundsOfDated(cell.dated) : rangeOfNumbers([0]);
  };

  const boundsOf = (typed: TypedExpression): Range => {
    if (typed.kind === 'reference') return boundsOfName(typed.name);
    if (typed.kind === 'instance') return boundsOfValue(typed.value, typed.member);
    if (typed.kind === 'fold') return boundsOfFold(typed);
    const range = rangeOfParts(typed, boundsOf);
    return typed.kind === 'arithmetic' && typed.operator === '-' ? boundsOfDifference(typed, range) : range;
  };
  /** Without looking at the order of two numbers again: of formulas within formulas that would take too long. */
  const roughBounds = (typed: TypedExpression): Range =>
    typed.kind === 'reference' ? boundsOfName(typed.name) : rangeOfParts(typed, roughBounds);
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
  return boundsOf;
}

/** What a figure that may change with the day is in all its periods. */
export function boundsOfDated({periods}: Dated): Range {
  return rangeOfNumbers(
    periods.map(({value}) => (value.kind === 'figure' || value.kind === 'percent' ? value.value : 0)),
  );
}
