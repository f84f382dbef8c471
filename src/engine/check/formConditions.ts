/**
 * Conditions of the form, under `shownWhen`, `needs` and `changes`. The form decides before anything is calculated, so they read answers and
 * constants alone. They may also use the name of a condition that reads nothing else.
 */
import type {Condition} from '../language/definition/value.ts';
import type {TypedExpression} from '../language/typed.ts';
import {map} from '../language/map.ts';
import type {LawChange} from '../language/definition/page.ts';
import type {Model, Step} from '../language/model.ts';
import {stepNamed} from '../language/references.ts';
import {namesIn} from '../language/walk.ts';
import {checkWhen, type Context} from './context.ts';
import {checkDaysOfChanges} from './data.ts';

/** What the conditions of the form may name besides answers and constants. */
export interface FormConditions {
  readonly steps: readonly Step[];
  /** Receives the values that they name. */
  readonly noteValue: (name: string) => void;
}

/** Checks the changes of the law; returns the conditions under which a result names them. */
export function checkChanges(
  changes: readonly LawChange[],
  form: FormConditions,
  context: Context,
): Model['changesWhen'] {
  checkDaysOfChanges(changes, context.report);
  return new Map(
    changes.flatMap((change) => {
      if (change.when === undefined) return [];
      const source = {formula: change.when, negated: false, place: change.when.node.place};
      return [[change, checkFormCondition(source, form, context)]];
    }),
  );
}

/** A checked condition, with the formulas that it names in their places. */
export function checkFormCondition(source: Condition, form: FormConditions, context: Context): TypedExpression {
  const written = checkWhen(source, context);
  const condition = withFormulas(written, form) ?? written;
  const isKnown = (name: string): boolean => context.inputs.has(name) || context.constants.has(name);
  const calculated = namesIn(condition).find((name) => !isKnown(name));
  // Report the name that the editor wrote, even if only the formula behind it reads a calculated value.
  const name = namesIn(written).find((each) => !isKnown(each)) ?? calculated;
  if (calculated !== undefined && name !== undefined) context.report('not-an-input', source.place, {name}, hint);
  return condition;
}

const hint =
  'Only answers, constants and formulas of these are allowed here: the form decides before anything is calculated.';

/** Parts of a condition; one with more can be written in another way, and costs the form too much. */
const maxParts = 200;

/** The expression with the formulas of the values that it names, and of those that they name; undefined if it gets too large. */
function withFormulas(typed: TypedExpression, {steps, noteValue}: FormConditions): TypedExpression | undefined {
  let parts = 0;
  const expand = (node: TypedExpression): TypedExpression => {
    parts++;
    if (parts > maxParts) return node;
    const step = node.kind === 'reference' ? stepNamed(node.name, {steps}) : undefined;
    if (step?.value.kind !== 'expression') return map(node, {expression: expand});
    noteValue(step.name);
    return expand(step.value.typed);
  };
  const expanded = expand(typed);
  return parts > maxParts ? undefined : expanded;
}

/**
 * Whether one condition implies another as far as their words show it: each part that `and` joins in the second is among those of
 * the first, and one of those that `or` joins is enough. What has an error counts as implied.
 */
export function implies(whole: TypedExpression | undefined, part: TypedExpression): boolean {
  if (part.kind === 'error' || whole?.kind === 'error') return true;
  if (whole === undefined) return false;
  if (JSON.stringify(part) === JSON.stringify(whole)) return true;
  if (part.kind === 'and') return implies(whole, part.left) && implies(whole, part.right);
  if (whole.kind === 'or') return implies(whole.left, part) && implies(whole.right, part);
  if (part.kind === 'or' && (implies(whole, part.left) || implies(whole, part.right))) return true;
  return whole.kind === 'and' && (implies(whole.left, part) || implies(whole.right, part));
}
