/**
 * 'missingConditions is empty' asks only whether no line holds. Where a result shows no line of a list, it need not put
 * the list together: its conditions stand in for it.
 */
import type {TypedExpression} from '../expression/typed.ts';
import type {CheckedLine, CheckedValue, Model, Step} from '../model.ts';
import {namesBehind} from '../references.ts';
import {map} from '../walk.ts';

/**
 * The steps of a model as its result needs them.
 * @param names what the result is read from
 */
export function stepsWithoutLists(model: Model, names: readonly string[]): readonly Step[] {
  const lists = new Map(
    model.steps.flatMap(({name, value}) => {
      const holds = value.kind === 'lines' ? anyHolds(value.lines) : undefined;
      return holds === undefined ? [] : [[name, holds] as const];
    }),
  );
  // A list that something else reads as well is put together all the same, and asked.
  const stillRead = namesBehind(names, {...model, steps: replaced(model.steps, lists)});
  for (const name of stillRead) lists.delete(name);
  return replaced(model.steps, lists);
}

/** Undefined where a line is always said, so that the list is never empty, and where there is none. */
function anyHolds(lines: readonly CheckedLine[]): TypedExpression | undefined {
  if (lines.length === 0 || lines.some((line) => line.condition === undefined || line.otherwise !== undefined))
    return undefined;
  return lines
    .map((line) => line.condition!)
    .reduce((left, right): TypedExpression => ({kind: 'or', left, right, type: left.type}));
}

function replaced(steps: readonly Step[], lists: ReadonlyMap<string, TypedExpression>): readonly Step[] {
  const inExpression = (typed: TypedExpression): TypedExpression => {
    if (typed.kind !== 'empty') return map(typed, {expression: inExpression});
    const holds = typed.operand.kind === 'reference' ? lists.get(typed.operand.name) : undefined;
    if (holds === undefined) return typed;
    return typed.negated ? holds : {kind: 'not', operand: holds, type: typed.type};
  };
  const inValue = (value: CheckedValue): CheckedValue =>
    value.kind === 'expression' || value.kind === 'first'
      ? map(value, {expression: inExpression, value: inValue})
      : value;
  return steps.map((step) => ({...step, value: inValue(step.value)}));
}
