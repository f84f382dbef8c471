/**
 * Which choices the code may read as they were typed. An unknown option counts as not chosen; where a choice is only
 * compared with options and blank has no row of its own, an unknown option behaves so by itself, and need not be looked up.
 */
import {operandsOf, type TypedExpression} from '../expression/typed.ts';
import {partsOfBlock, partsOfValue} from '../references.ts';
import type {Model} from '../model.ts';

/** The choices whose typed answer does not matter beyond comparisons with options. */
export function comparedOnly(model: Model): ReadonlySet<string> {
  const {definition} = model;
  const choices = definition.inputs.filter(({options}) => options.length > 0).map(({name}) => name);
  const guarded = definition.needs.map((need) => need.name);
  const parts = [...model.steps.map((step) => partsOfValue(step.value)), ...model.card.map(partsOfBlock)];
  const lookedUp = new Set([
    ...guarded,
    ...parts.flatMap(({values}) => values.flatMap(lookedUpIn)),
    ...parts.flatMap(({deciders}) => deciders.flatMap(({by, blank}) => (blank ? namesOf(by) : decider(by)))),
  ]);
  return new Set(choices.filter((name) => !lookedUp.has(name)));
}

/** The names that an expression needs as options, not only compared with them. */
function lookedUpIn(typed: TypedExpression): readonly string[] {
  switch (typed.kind) {
    case 'reference':
      return [typed.name];
    case 'compare':
      return isBlank(typed.right) ? namesOf(typed.left) : [...decider(typed.left), ...decider(typed.right)];
    case 'compareLevels':
      return [...decider(typed.left), ...decider(typed.right)];
    case 'in':
      return typed.options.includes('') ? namesOf(typed.left) : decider(typed.left);
    case 'inList':
      return decider(typed.left);
    default:
      return operandsOf(typed).flatMap(lookedUpIn);
  }
}

/** A bare reference is only compared; anything more is looked into. */
function decider(typed: TypedExpression): readonly string[] {
  return typed.kind === 'reference' ? [] : lookedUpIn(typed);
}

const isBlank = (typed: TypedExpression): boolean => typed.kind === 'option' && typed.value === '';

function namesOf(typed: TypedExpression): readonly string[] {
  return typed.kind === 'reference' ? [typed.name] : operandsOf(typed).flatMap(namesOf);
}
