/**
 * `calculate` and `evaluate`: straight-line code from the answers to the result: reading the inputs, the guards, each step
 * behind all that it reads. The card and the values are made in a function of their own, since a captured variable would
 * slow down every calculation, also one that needs neither.
 */
import {chooseCode} from '../inputs/choice.ts';
import type {Input} from '../definition/input.ts';
import type {Model, Step} from '../model.ts';
import {dependenciesOf, modelReferences} from '../references.ts';
import {namesInBlock} from '../walk.ts';
import {comparedOnly, missingCode, readCode} from './answers.ts';
import {cardCode} from './card.ts';
import {datedCode, type EmitContext} from './context.ts';
import {indent, object, objectOf} from './javascript.ts';
import {linesStatements, stepsWithoutLists, valueCode} from './values.ts';

interface CalculationCode {
  /** Declares `calculate` and `evaluate`. */
  readonly code: string;
  /** The statements of the rules alone, without the card. */
  readonly rules: readonly string[];
}

export function calculationCode(context: EmitContext): CalculationCode {
  const {model} = context;
  const asTyped = comparedOnly(model);
  const known = resultParts(model);
  const rules = [...valueStatements(known, context, asTyped), resultStatement(model)];
  const statements = ({inputs, steps}: Parts): readonly string[] => [
    ...readStatements(inputs, asTyped),
    ...stepStatements(steps, context),
  ];
  const others = statements(otherParts(model));
  const onCard = statements(cardParts(model));
  // Statements that both need are emitted twice: compression removes the cost, and values are often read without the card.
  const evaluation = object({
    result: 'result',
    values: thunkCode(others, valuesCode(model, asTyped)),
    card: thunkCode(onCard, cardCode(context)),
  });
  const variables = ['answers', 'today', ...datedOf(model).map(({name}) => name), ...variablesOf(known)].filter(
    (name) => mentions(name, evaluation),
  );
  const passed = ['result', ...variables].join(', ');
  const code = [
    `function evaluation$(${passed}) {\n  return ${evaluation.replaceAll('\n', '\n  ')};\n}`,
    `function calculated$(answers, today, isWhole$) {`,
    indent([...rules, `return isWhole$ ? evaluation$(${passed}) : result;`]),
    '}',
    'function calculate(answers, today) {\n  return calculated$(answers, today, false);\n}',
    'const stopped$ = {result: null, values: () => ({}), card: () => []};',
    'function evaluate(answers, today) {\n  return calculated$(answers, today, true) ?? stopped$;\n}',
  ].join('\n');
  return {code, rules: [...rules, ...others]};
}

/** The last statement of the rules. */
export function resultStatement({definition}: Model): string {
  return `const result = ${objectOf(definition.result, ({name}) => [name, `result$${name}`])};`;
}

/** The variables that the statements of these parts declare. */
function variablesOf({inputs, steps}: Parts): readonly string[] {
  return [...inputs, ...steps].map(({name}) => name.replace('.', '$'));
}

function mentions(name: string, code: string): boolean {
  return new RegExp(`(?<![\\w$.])${name.replaceAll('$', '\\$')}(?![\\w$])`).test(code);
}

/** A function that gives `value`. */
function thunkCode(statements: readonly string[], value: string): string {
  return statements.length === 0 ? `() => (${value})` : `() => {\n${indent([...statements, `return ${value};`])}\n}`;
}

/** Every named value; the parts of a sum under its name. */
function valuesCode(model: Model, asTyped: ReadonlySet<string>): string {
  const {inputs, steps} = calculatedParts(model);
  const partsOf = (sum: string, parts: readonly string[]): string =>
    objectOf(parts, (part) => [part, `${sum}$${part}`]);
  return object(
    Object.fromEntries([
      ...inputs.map(({name}) => [name, asTyped.has(name) ? chooseCode(name, name) : name]),
      ...steps.filter(({name}) => !name.includes('.')).map(({name}) => [name, name]),
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

/** The inputs that a rule reads, and the steps; the parts of a sum are an object only where somebody reads them. */
export function calculatedParts(model: Model): Parts {
  const {rules} = modelReferences(model);
  return {
    inputs: model.definition.inputs.filter(({name}) => rules.has(name)),
    steps: model.steps.filter(({name, value}) => value.kind !== 'parts' || rules.has(name)),
  };
}

/** The inputs and steps that the result and the guards need. */
function resultParts(model: Model): Parts {
  const {result, needs} = model.definition;
  const names = [...result.map(({name}) => `result.${name}`), ...needs.map(({name}) => name)];
  const steps = stepsWithoutLists(model, names);
  return partsFor(names, {...model, steps});
}

/** The inputs and steps that the card needs and the result does not. */
function cardParts(model: Model): Parts {
  return without(partsFor(model.card.flatMap(namesInBlock), model), resultParts(model));
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
  const known = new Set([...others.inputs, ...others.steps].map(({name}) => name));
  return filtered(parts, (name) => !known.has(name));
}

function filtered({inputs, steps}: Parts, isWanted: (name: string) => boolean): Parts {
  return {inputs: inputs.filter(({name}) => isWanted(name)), steps: steps.filter(({name}) => isWanted(name))};
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
  const needed = context.model.definition.needs.map(({name}) => inputs.find((input) => input.name === name)!);
  const guard = needed.length === 0 ? [] : [`if (${needed.map(missingCode).join(' || ')}) return null;`];
  return [...datedConstants(context), ...readStatements(inputs, asTyped), ...guard, ...stepStatements(steps, context)];
}

function readStatements(inputs: readonly Input[], asTyped: ReadonlySet<string>): readonly string[] {
  return inputs.map((input) => readCode(input, asTyped.has(input.name)));
}

function stepStatements(steps: readonly Step[], context: EmitContext): readonly string[] {
  return steps.map(({name, value}) => {
    const variable = name.replace('.', '$');
    if (value.kind === 'lines') return linesStatements(value.lines, variable, context);
    return `const ${variable} = ${valueCode(value, name, context).text};`;
  });
}

/** The constants of more than one period, as declarations; `today` decides. */
export function datedConstants({model}: EmitContext): readonly string[] {
  return datedOf(model).map(({name, dated}) => `const ${name} = ${datedCode(dated)};`);
}

function datedOf({definition}: Model): Model['definition']['constants'] {
  return definition.constants.filter(({dated}) => dated.periods.length > 1);
}
