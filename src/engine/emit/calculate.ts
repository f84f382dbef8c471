/**
 * `calculate` and `evaluate` as straight-line code from the answers to the result: inputs, guards, then each step after
 * all that it reads. The card and the values are built in a separate function: closures inside the calculation would
 * slow it down even for callers that need neither.
 */
import {chooseCode} from '../inputs/choice.ts';
import type {Input} from '../definition/input.ts';
import type {Model, Step} from '../model.ts';
import {dependenciesOf, modelReferences, namesOfNeeds} from '../references.ts';
import {namesInBlock} from '../walk.ts';
import {missingCode, readCode, unvalidatedChoices} from './answers.ts';
import {cardCode, namesBesideFigures} from './card.ts';
import {datedCode, type EmitContext} from './context.ts';
import {indent, object, objectOf, variable} from './javascript.ts';
import {lineListStatements, stepsWithoutLists, valueCode} from './values.ts';

interface CalculationCode {
  /** Declares `calculate` and `evaluate`. */
  readonly code: string;
  /** All statements except those of the card: the result, then the values that the result does not need. */
  readonly rules: readonly string[];
}

export function calculationCode(context: EmitContext): CalculationCode {
  const {model} = context;
  const unvalidated = unvalidatedChoices(model);
  const calculated = resultParts(model);
  const resultStatements = [...valueStatements(calculated, context, unvalidated), resultStatement(model)];
  const statements = ({inputs, steps}: Parts): readonly string[] => [
    ...readStatements(inputs, unvalidated),
    ...stepStatements(steps, context),
  ];
  const forValues = statements(otherParts(model));
  const forCard = statements(cardParts(model));
  // Statements that the values and the card both need are emitted twice. Values are often read without the card, and
  // compression removes the cost of the repetition.
  const evaluation = object({
    result: 'result',
    values: thunkCode(forValues, valuesCode(model, unvalidated)),
    card: thunkCode(forCard, cardCode(context)),
  });
  const variables = [
    'answers',
    'today',
    ...datedConstants(model).map(({name}) => variable(name)),
    ...variablesOf(calculated),
  ].filter((name) => mentions(name, evaluation));
  const parameters = ['result', ...variables].join(', ');
  const code = [
    `function evaluation$(${parameters}) {\n  return ${evaluation.replaceAll('\n', '\n  ')};\n}`,
    `function calculated$(answers, today, isWhole$) {`,
    indent([...resultStatements, `return isWhole$ ? evaluation$(${parameters}) : result;`]),
    '}',
    'function calculate(answers, today) {\n  return calculated$(answers, today, false);\n}',
    'const stopped$ = {result: null, values: () => ({}), card: () => []};',
    'function evaluate(answers, today) {\n  return calculated$(answers, today, true) ?? stopped$;\n}',
  ].join('\n');
  return {code, rules: [...resultStatements, ...forValues]};
}

/** The statement that declares the result. */
export function resultStatement({definition}: Model): string {
  return `const result = ${objectOf(definition.result, ({name}) => [name, variable(`result.${name}`)])};`;
}

/** The variables that the statements of these parts declare. */
function variablesOf({inputs, steps}: Parts): readonly string[] {
  return [...inputs, ...steps].map(({name}) => variable(name));
}

function mentions(name: string, code: string): boolean {
  return new RegExp(`(?<![\\w$.])${name.replaceAll('$', '\\$')}(?![\\w$])`).test(code);
}

/** A function that returns `value`. */
function thunkCode(statements: readonly string[], value: string): string {
  return statements.length === 0 ? `() => (${value})` : `() => {\n${indent([...statements, `return ${value};`])}\n}`;
}

/** Every named value; the parts of a sum are in an object with the name of the sum. */
function valuesCode(model: Model, unvalidated: ReadonlySet<string>): string {
  const {inputs, steps} = calculatedParts(model);
  const partsOf = (sum: string, parts: readonly string[]): string =>
    objectOf(parts, (part) => [part, variable(`${sum}.${part}`)]);
  return object(
    Object.fromEntries([
      ...inputs.map(({name}) => [name, unvalidated.has(name) ? chooseCode(name, variable(name)) : variable(name)]),
      ...steps.filter(({name}) => !name.includes('.')).map(({name}) => [name, variable(name)]),
      ...model.definition.sums.map(({name, parts}) => [
        name,
        partsOf(name, [...parts.map((part) => part.name), 'total']),
      ]),
    ]),
  );
}

/** The inputs and steps that something needs, in the order of the definition. */
export interface Parts {
  readonly inputs: readonly Input[];
  readonly steps: readonly Step[];
}

/** The inputs that a rule reads, and all steps, except for objects with the parts of a sum that no rule reads. */
export function calculatedParts(model: Model): Parts {
  const {rules} = modelReferences(model);
  return {
    inputs: model.definition.inputs.filter(({name}) => rules.has(name)),
    steps: model.steps.filter(({name, value}) => value.kind !== 'parts' || rules.has(name)),
  };
}

/** The inputs and steps that the result and the guards need. */
function resultParts(model: Model): Parts {
  const names = [...model.definition.result.map(({name}) => `result.${name}`), ...namesOfNeeds(model)];
  const steps = stepsWithoutLists(model, names);
  return partsFor(names, {...model, steps});
}

/** The inputs and steps that the card needs and the result does not. */
function cardParts(model: Model): Parts {
  return without(
    partsFor([...model.card.flatMap(namesInBlock), ...namesBesideFigures(model)], model),
    resultParts(model),
  );
}

/** The inputs and steps that the result does not need. */
function otherParts(model: Model): Parts {
  return without(calculatedParts(model), resultParts(model));
}

function partsFor(names: readonly string[], model: Model): Parts {
  const read = dependenciesOf(names, model);
  return filtered(calculatedParts(model), (name) => read.has(name));
}

function without(parts: Parts, others: Parts): Parts {
  const excluded = new Set([...others.inputs, ...others.steps].map(({name}) => name));
  return filtered(parts, (name) => !excluded.has(name));
}

function filtered({inputs, steps}: Parts, isWanted: (name: string) => boolean): Parts {
  return {inputs: inputs.filter(({name}) => isWanted(name)), steps: steps.filter(({name}) => isWanted(name))};
}

/**
 * Declares every input and step under its name; returns null from a guard.
 * @param unvalidated choices that are used as the form gives them, not checked against their options
 */
export function valueStatements(
  {inputs, steps}: Parts,
  context: EmitContext,
  unvalidated: ReadonlySet<string> = unvalidatedChoices(context.model),
): readonly string[] {
  const missing = context.model.needs.map(({name, condition}) => {
    const code = missingCode(inputs.find((input) => input.name === name)!);
    return condition === undefined ? code : `(${context.expression(condition).text}) && ${code}`;
  });
  const guard = missing.length === 0 ? [] : [`if (${missing.join(' || ')}) return null;`];
  return [
    ...datedConstantStatements(context),
    ...readStatements(inputs, unvalidated),
    ...guard,
    ...stepStatements(steps, context),
  ];
}

function readStatements(inputs: readonly Input[], unvalidated: ReadonlySet<string>): readonly string[] {
  return inputs.map((input) => readCode(input, unvalidated.has(input.name)));
}

function stepStatements(steps: readonly Step[], context: EmitContext): readonly string[] {
  return steps.map(({name, value}) => {
    if (value.kind === 'lines') return lineListStatements(value.lines, variable(name), context);
    return `const ${variable(name)} = ${valueCode(value, name, context).text};`;
  });
}

/** Declares the constants with more than one period; `today` decides on their values. */
export function datedConstantStatements({model}: EmitContext): readonly string[] {
  return datedConstants(model).map(({name, dated}) => `const ${variable(name)} = ${datedCode(dated)};`);
}

function datedConstants({definition}: Model): Model['definition']['constants'] {
  return definition.constants.filter(({dated}) => dated.periods.length > 1);
}
