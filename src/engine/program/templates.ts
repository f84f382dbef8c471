/** Tables and values with arguments as JavaScript: one function each, however often it is called. */
import {functions} from '../language/functions/index.ts';
import type {Model, Template} from '../language/model.ts';
import {isSteadyConstant, stepOf, templateNamed} from '../language/references.ts';
import {namesIn, withDescendants} from '../language/walk.ts';
import {variableName} from '../language/expression/javascript.ts';

/** The function of a template; names in a definition contain no '$'. */
export const templateFunction = (name: string): string => `${variableName(name)}$of`;

const variables = new WeakMap<Template, readonly string[]>();

/** The variables of the calculation that a template's function reads besides its arguments, and so gets with every call. */
export function variablesOf(template: Template, model: Model): readonly string[] {
  const known = variables.get(template) ?? findVariables(template, model);
  variables.set(template, known);
  return known;
}

function findVariables({value, parameters}: Template, model: Model): readonly string[] {
  const read = namesIn(value).flatMap((name) => {
    const isParameter = parameters.some((parameter) => parameter.name === name);
    if (isSteadyConstant(name, model) || isParameter || templateNamed(name, model) !== undefined) return [];
    const isField = model.definition.inputs.some(({name: list, each}) => each && name.startsWith(`${list}.`));
    return isField ? [] : [variableName(stepOf(name, model)?.name ?? name)];
  });
  const days = withDescendants(value).flatMap((part) => {
    if (part.kind === 'data') return part.day === undefined && part.dated.periods.length > 1 ? ['rules$'] : [];
    if (part.kind === 'rulesDay') return ['rules$'];
    return part.kind === 'today' || (part.kind === 'call' && functions[part.name].readsDay === true) ? ['today'] : [];
  });
  return [...new Set([...read, ...days])];
}
