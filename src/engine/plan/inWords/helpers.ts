/**
 * Replaces helpers (`helper: true`) by their formulas for the rules on the page, so that nobody reads a name that the page does
 * not list. The calculation and the tools use the model as it is written.
 */
import type {TypedExpression} from '../../language/typed.ts';
import {formulaOf} from '../../language/readValue.ts';
import type {Model} from '../../language/model.ts';
import {stepNamed, templateNamed} from '../../language/references.ts';
import {map, mapModel} from '../../language/map.ts';

const known = new WeakMap<Model, Model>();

/** The model in which formulas replace the names of helpers; the same one if it has no helpers. */
export function withoutHelpers(model: Model): Model {
  const made = known.get(model) ?? replaceHelpers(model);
  known.set(model, made);
  return made;
}

function replaceHelpers(model: Model): Model {
  if (![...model.steps, ...model.templates].some(({named}) => named.helper)) return model;
  const formulaFor = (typed: TypedExpression): TypedExpression | undefined => {
    if (typed.kind === 'instance')
      return templateNamed(typed.name, model)?.named.helper ? formulaOf(typed.value) : undefined;
    const step = typed.kind === 'reference' ? stepNamed(typed.name, model) : undefined;
    return step?.named.helper ? formulaOf(step.value) : undefined;
  };
  const withFormulas = (typed: TypedExpression): TypedExpression => {
    const formula = formulaFor(typed);
    if (formula !== undefined) return withFormulas(formula);
    // A condition is tried on one day after the other by its name.
    const tried = typed.kind === 'call' && typed.name === 'firstDayWhen' ? typed.values[0] : undefined;
    return map(typed, {expression: (part) => (part === tried ? part : withFormulas(part))});
  };
  return mapModel(model, withFormulas);
}
