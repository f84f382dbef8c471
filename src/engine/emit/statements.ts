/** The statements from the answers to the values: reading the inputs, the guards, each step behind all that it reads. */
import {namesInBlock} from '../walk.ts';
import type {Input} from '../definition/input.ts';
import type {Model, Step} from '../model.ts';
import {dependenciesOf, modelReferences} from '../references.ts';
import {comparedOnly, missingCode, readCode} from './inputs.ts';
import {datedCode, type EmitContext} from './context.ts';
import {linesStatements, stepsWithoutLists, valueCode} from './values.ts';

/** The inputs and steps that something needs, in the order of the definition. */
export interface Parts {
  readonly inputs: readonly Input[];
  readonly steps: readonly Step[];
}

/** The inputs that a rule reads, and the steps that somebody reads. */
export function calculatedParts(model: Model): Parts {
  const {rules} = modelReferences(model);
  return {
    inputs: model.definition.inputs.filter((input) => rules.has(input.name)),
    steps: model.steps.filter((step) => isCalculated(step, rules)),
  };
}

/** The inputs and steps that the result and the guards need. */
export function resultParts(model: Model): Parts {
  const {result, needs} = model.definition;
  const names = [...result.map(({name}) => `result.${name}`), ...needs.map(({name}) => name)];
  const steps = stepsWithoutLists(model, names);
  return partsFor(names, {...model, steps});
}

/** The inputs and steps that the card needs and the result does not. */
export function cardParts(model: Model): Parts {
  return without(partsFor(model.card.flatMap(namesInBlock), model), resultParts(model));
}

/** The inputs and steps that the result does not need. */
export function otherParts(model: Model): Parts {
  return without(calculatedParts(model), resultParts(model));
}

function partsFor(names: readonly string[], model: Model): Parts {
  const read = dependenciesOf(names, model);
  const {inputs, steps} = calculatedParts(model);
  return {inputs: inputs.filter(({name}) => read.has(name)), steps: steps.filter(({name}) => read.has(name))};
}

function without(some: Parts, others: Parts): Parts {
  const known = new Set([...others.inputs, ...others.steps].map(({name}) => name));
  return {
    inputs: some.inputs.filter(({name}) => !known.has(name)),
    steps: some.steps.filter(({name}) => !known.has(name)),
  };
}

/**
 * Declares every input and step under its name; returns null from a guard.
 * @param asTyped the choices that need no looking up
 */
export function valueStatements(
  {inputs, steps}: Parts,
  context: EmitContext,
  asTyped: ReadonlySet<string> = comparedOnly(context.model),
): readonly string[] {
  const {model} = context;
  const needs = model.definition.needs.map((need) => inputs.find((input) => input.name === need.name)!);
  return [
    ...datedConstants(context),
    ...inputs.map((input) => readCode(input, asTyped.has(input.name))),
    ...(needs.length === 0 ? [] : [`if (${needs.map(missingCode).join(' || ')}) return null;`]),
    ...steps.map((step) => stepCode(step, context)),
  ];
}

/**
 * Declares every input and step under its name, behind guards that did not stop.
 * @param asTyped the choices that need no looking up
 */
export function statementsAfterGuards(
  {inputs, steps}: Parts,
  context: EmitContext,
  asTyped: ReadonlySet<string>,
): readonly string[] {
  return [
    ...inputs.map((input) => readCode(input, asTyped.has(input.name))),
    ...steps.map((step) => stepCode(step, context)),
  ];
}

/** The constants of more than one period, as declarations; `today` decides. */
export function datedConstants({model}: EmitContext): readonly string[] {
  return datedOf(model).map(({name, dated}) => `const ${name} = ${datedCode(dated)};`);
}

/** The names of the constants of more than one period. */
export function datedNames(model: Model): readonly string[] {
  return datedOf(model).map(({name}) => name);
}

function datedOf({definition}: Model): Model['definition']['constants'] {
  return definition.constants.filter(({dated}) => dated.periods.length > 1);
}

/** A list of rows is data outside the function; the parts of a sum are an object only where somebody reads them. */
function isCalculated({name, value}: Step, rules: ReadonlySet<string>): boolean {
  return value.kind !== 'parts' || rules.has(name);
}

function stepCode({name, value}: Step, context: EmitContext): string {
  const variable = name.replace('.', '$');
  if (value.kind === 'lines') return linesStatements(value.lines, variable, context);
  return `const ${variable} = ${valueCode(value, name, context).text};`;
}
