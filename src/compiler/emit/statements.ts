/** The statements from the answers to the values: reading the inputs, the guards, each step behind all that it reads. */
import type {Input} from '../../definition/input.ts';
import type {Model, Step} from '../model.ts';
import {referencesOfModel} from '../references.ts';
import {comparedOnly} from './choices.ts';
import {datedCode, type EmitContext} from './context.ts';
import {emptyCode, readCode} from './inputs.ts';
import {linesStatements, valueCode} from './values.ts';

/** The inputs and steps that something needs, in the order of the definition. */
export interface Needed {
  readonly inputs: readonly Input[];
  readonly steps: readonly Step[];
}

/** The inputs that a rule reads, and the steps that somebody reads. */
export function calculatedParts(model: Model): Needed {
  const {rules} = referencesOfModel(model);
  return {
    inputs: model.definition.inputs.filter((input) => rules.has(input.name)),
    steps: model.steps.filter((step) => isCalculated(step, rules)),
  };
}

/**
 * Declares every input and step under its name; returns null from a guard.
 * @param asTyped the choices that need no looking up
 */
export function valueStatements(
  {inputs, steps}: Needed,
  context: EmitContext,
  asTyped: ReadonlySet<string> = comparedOnly(context.model),
): readonly string[] {
  const {model} = context;
  const needs = model.definition.needs.map((need) => inputs.find((input) => input.name === need.name)!);
  return [
    ...datedConstants(context),
    ...inputs.map((input) => readCode(input, asTyped.has(input.name))),
    ...(needs.length === 0 ? [] : [`if (${needs.map(emptyCode).join(' || ')}) return null;`]),
    ...steps.map((step) => stepCode(step, context)),
  ];
}

/** The constants of more than one period, as declarations; `today` decides. */
export function datedConstants({model}: EmitContext): readonly string[] {
  return model.definition.constants
    .filter((constant) => constant.dated.periods.length > 1)
    .map(({name, dated}) => `const ${name} = ${datedCode(dated)};`);
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
