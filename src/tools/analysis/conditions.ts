/** Conditions as a definition would write them, for what stands under one without saying so: rows, bands, 'else'. */
import type {Comparison} from '../../engine/expression/operators.ts';
import type {TypedExpression} from '../../engine/expression/typed.ts';
import {condition} from '../../engine/expression/types.ts';
import type {Band, Model} from '../../engine/model.ts';
import {map} from '../../engine/walk.ts';

export function compared(left: TypedExpression, operator: Comparison, right: TypedExpression): TypedExpression {
  return {kind: 'compare', operator, left, right, type: condition};
}

export function both(left: TypedExpression, right: TypedExpression): TypedExpression {
  return {kind: 'and', left, right, type: condition};
}

export function opposite(typed: TypedExpression): TypedExpression {
  return typed.kind === 'not' ? typed.operand : {kind: 'not', operand: typed, type: condition};
}

/** `by == option`, or `by in [one, other]`; '' is blank. */
export function oneOf(by: TypedExpression, options: readonly string[]): TypedExpression {
  const [only] = options;
  return options.length === 1
    ? compared(by, '==', {kind: 'option', value: only!, type: by.type})
    : {kind: 'in', left: by, options, type: condition};
}

/** `by >= from and by < to`; undefined where the band holds every number. */
export function within(by: TypedExpression, {from, to}: Band): TypedExpression | undefined {
  const start = from === undefined ? undefined : compared(by, from.after ? '>' : '>=', from.at);
  const end = to === undefined ? undefined : compared(by, to.after ? '<=' : '<', to.at);
  return start !== undefined && end !== undefined ? both(start, end) : (start ?? end);
}

/** Whether two conditions say the same: names that only pass another value on are followed. */
export function sameMeaning(one: TypedExpression, other: TypedExpression, model: Model): boolean {
  const [left, right] = [one, other].map((typed) =>
    JSON.stringify(followed(typed, model), (key, value: unknown) => (key === 'type' ? undefined : value)),
  );
  return left === right;
}

/** With every name of an expression replaced by that expression. */
function followed(typed: TypedExpression, model: Model): TypedExpression {
  const follow = (each: TypedExpression): TypedExpression => followed(each, model);
  if (typed.kind !== 'reference') return map(typed, {expression: follow});
  const step = model.steps.find(({name}) => name === typed.name);
  return step?.value.kind === 'expression' ? follow(step.value.typed) : typed;
}
