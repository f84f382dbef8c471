/** Conditions that no formula holds as such: which answers select a row, and what holds together. */
import {condition as conditionType} from './expression/types.ts';
import type {Comparison} from '../runtime/comparisons.ts';
import type {Limits, TypedExpression} from './typed.ts';

/** A condition, or whether it always holds. */
export type When = TypedExpression | boolean;

export function compared(left: TypedExpression, operator: Comparison, right: TypedExpression): TypedExpression {
  return {kind: 'compare', operator, left, right, type: conditionType};
}

/** Whether an answer is one of these options; '' is blank. */
export function isOneOf(by: TypedExpression, options: readonly string[]): When {
  const [only, ...others] = options;
  if (only === undefined) return false;
  if (others.length > 0) return {kind: 'in', left: by, options, type: conditionType};
  return compared(by, '==', {kind: 'option', value: only, type: by.type});
}

/** Whether a band is a single number. */
export const isSingle = ({from, to}: Limits): boolean =>
  from?.at.kind === 'figure' && to?.at.kind === 'figure' && from.at.value === to.at.value && !from.after && to.after;

/** Whether a number is within a band. */
export function isWithin(by: TypedExpression, {from, to}: Limits): When {
  if (isSingle({from, to})) return compared(by, '==', from!.at);
  return and(
    from === undefined || compared(by, from.after ? '>' : '>=', from.at),
    to === undefined || compared(by, to.after ? '<=' : '<', to.at),
  );
}

export function and(left: When, right: When): When {
  if (typeof left === 'boolean') return left && right;
  if (typeof right === 'boolean') return right && left;
  return {kind: 'and', left, right, type: conditionType};
}

export function or(left: When, right: When): When {
  if (typeof left === 'boolean') return left || right;
  if (typeof right === 'boolean') return right || left;
  return {kind: 'or', left, right, type: conditionType};
}

export function not(condition: When): When {
  return typeof condition === 'boolean' ? !condition : {kind: 'not', operand: condition, type: conditionType};
}
