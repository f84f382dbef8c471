/** Builds the conditions that a definition implies without writing them: of rows, bands and 'else'. */
import type {Comparison} from '../../engine/expression/operators.ts';
import {type TypedExpression, condition} from '../../engine/expression/types.ts';
import type {Band, Model} from '../../engine/model.ts';
import {map} from '../../engine/walk.ts';

export function comparison(left: TypedExpression, operator: Comparison, right: TypedExpression): TypedExpression {
  return {kind: 'compare', operator, left, right, type: condition};
}

export function conjunction(left: TypedExpression, right: TypedExpression): TypedExpression {
  return {kind: 'and', left, right, type: condition};
}

export function negation(typed: TypedExpression): TypedExpression {
  return typed.kind === 'not' ? typed.operand : {kind: 'not', operand: typed, type: condition};
}

/** `by == option`, or `by in [one, other]`; '' is blank. */
export function oneOf(by: TypedExpression, options: readonly string[]): TypedExpression {
  const [only] = options;
  return options.length === 1
    ? comparison(by, '==', {kind: 'option', value: only!, type: by.type})
    : {kind: 'in', left: by, options, type: condition};
}

/** `by >= from and by < to`; undefined where the band contains every number. */
export function inBand(by: TypedExpression, {from, to}: Band): TypedExpression | undefined {
  const lower = from === undefined ? undefined : comparison(by, from.after ? '>' : '>=', from.at);
  const upper = to === undefined ? undefined : comparison(by, to.after ? '<=' : '<', to.at);
  return lower !== undefined && upper !== undefined ? conjunction(lower, upper) : (lower ?? upper);
}

/** Whether two conditions are the same once every name is replaced by the formula behind it. */
export function haveSameMeaning(one: TypedExpression, other: TypedExpression, model: Model): boolean {
  const [left, right] = [one, other].map((typed) =>
    JSON.stringify(resolveNames(typed, model), (key, value: unknown) => (key === 'type' ? undefined : value)),
  );
  return left === right;
}

/** The expression with every name of a formula replaced by that formula. */
function resolveNames(typed: TypedExpression, model: Model): TypedExpression {
  const resolve = (inner: TypedExpression): TypedExpression => resolveNames(inner, model);
  if (typed.kind !== 'reference') return map(typed, {expression: resolve});
  const step = model.steps.find(({name}) => name === typed.name);
  return step?.value.kind === 'expression' ? resolve(step.value.typed) : typed;
}
