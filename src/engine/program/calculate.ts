/**
 * `calculate`, `evaluate` and `outcome` as straight-line code from the answers to the result: inputs, guards, then each step after
 * all that it reads. What the verdict reads comes first, as proofs ask for thousands of verdicts and nothing else. The values are built
 * in a separate function: closures inside the calculation would slow it down even for callers that do not need them.
 */
import {chooseCode} from '../language/inputs/choice.ts';
import type {Verdict} from '../blocks/verdict.ts';
import {rankOf} from '../results/card.ts';
import {isOnceAndForAll} from '../language/definition/constant.ts';
import type {Input} from '../language/definition/input.ts';
import type {Model, Step} from '../language/model.ts';
import {dependenciesOf, modelReferences, namesOfNeeds} from '../language/references.ts';
import {endOfRules} from '../language/inForce.ts';
import {namesInBlock} from '../language/walk.ts';
import {missingCode, readCode, unvalidatedChoices} from './answers.ts';
import {datedCode, type EmitContext, figureCode} from './context.ts';
import {
  call,
  chain,
  type Code,
  indent,
  joinedBy,
  js,
  literal,
  named,
  namesOf,
  object,
  objectOf,
  variable,
  variableName,
} from '../language/expression/javascript.ts';
import {constant, type Declaration, functionOf} from './statements.ts';
import {stepsWithoutLists, valueStatement} from './values.ts';

/**
 * Declares `calculate`, `evaluate` and `outcome`.
 * @param verdict what `outcome` returns; without one, it returns null
 * @param shown what `evaluate` also gives on demand, and the names that it reads
 */
export function calculationCode(
  context: EmitContext,
  verdict: Verdict | undefined,
  shown?: {readonly code: Code; readonly names: readonly string[]},
): readonly Declaration[] {
  const {model} = context;
  const unvalidated = unvalidatedChoices(model);
  const forOutcome = [...namesOfNeeds(model), ...(verdict === undefined ? [] : namesInBlock(verdict))];
  const names = [...resultNames(model), ...forOutcome];
  // The result reads of some lists only whether they are empty: they become text on demand.
  const withoutLists = {...model, steps: stepsWithoutLists(model, names)};
  const parts = partsFor(names, withoutLists);
  const first = partsFor(forOutcome, withoutLists);
  const statements = ({inputs, steps}: Parts): readonly Code[] => [
    ...readStatements(inputs, unvalidated),
    ...stepStatements(steps, context),
  ];
  const evaluation = object({
    result: named('result'),
    values: thunkCode(statements(without(calculatedParts(model), parts)), valuesCode(model, unvalidated)),
    shown: shown && thunkCode(statements(without(partsFor(shown.names, model), parts)), shown.code),
  });
  const readOnDemand = namesOf(evaluation);
  const variables = [
    'answers',
    'today',
    'rules$',
    ...[...datedConstants(model), ...parts.inputs, ...parts.steps].map(({name}) => variableName(name)),
  ].filter((name) => readOnDemand.has(name));
  const parameters = ['result', ...variables];
  const [evaluated, result] = [call('evaluation$', parameters.map(named)), named('result')];
  const calculation = [
    ...valueStatements(first, context, unvalidated),
    js`if (wants$ === "outcome") return ${verdict === undefined ? js`null` : outcomeCode(verdict, context)};`,
    ...statements(without(parts, first)),
    resultStatement(model),
    js`return wants$ === "evaluation" ? ${evaluated} : ${result};`,
  ];
  const ofAnswers = (name: string, code: Code): Declaration =>
    functionOf(name, ['answers', 'today', 'rules$'], [js`return ${code};`]);
  const calculated = (wanted: string): Code =>
    js`${named('calculated$')}(answers, today, ${named('rules$')}, ${literal(wanted)})`;
  return [
    functionOf('evaluation$', parameters, [js`return ${evaluation};`]),
    functionOf('calculated$', ['answers', 'today', 'rules$', 'wants$'], calculation),
    ofAnswers('calculate', calculated('result')),
    constant('stopped$', js`{result: null, values: () => ({})}`),
    ofAnswers('evaluate', js`${calculated('evaluation')} ?? ${named('stopped$')}`),
    ofAnswers('outcome', calculated('outcome')),
  ];
}

/** What the hash of the rules is made of: the statements that calculate the result, then those of all other values. */
export function hashedStatements(context: EmitContext): readonly Code[] {
  const {model} = context;
  const unvalidated = unvalidatedChoices(model);
  const names = [...resultNames(model), ...namesOfNeeds(model)];
  const parts = partsFor(names, {...model, steps: stepsWithoutLists(model, names)});
  const others = without(calculatedParts(model), parts);
  return [
    // Links made before figures could be put in by hand keep their hash.
    ...valueStatements(parts, context, unvalidated, false),
    resultStatement(model),
    ...readStatements(others.inputs, unvalidated),
    ...stepStatements(others.steps, context),
  ];
}

/** Verdicts are ranked by tone; of two with the same tone, the earlier branch ranks higher. */
function outcomeCode({condition, items: branches}: Verdict, context: EmitContext): Code {
  const ranked = branches.toReversed().toSorted((one, other) => rankOf(one.tone) - rankOf(other.tone));
  const outcomes = branches.map((branch) =>
    object({tone: literal(branch.tone), text: context.text(branch.text), rank: literal(ranked.indexOf(branch))}),
  );
  const conditions = branches.flatMap((branch) => (branch.condition ? [context.expression(branch.condition)] : []));
  const code = chain(
    conditions.map((each, index) => [each, outcomes[index]!] as const),
    outcomes.at(-1)!,
  );
  return condition === undefined ? code : chain([[js`!(${context.expression(condition)})`, js`null`]], code);
}

/** The statement that declares the result. */
function resultStatement({definition}: Model): Code {
  return constant(
    'result',
    objectOf(definition.result, ({name}) => [name, variable(`result.${name}`)]),
  ).code;
}

/** A function that returns `value`. */
function thunkCode(statements: readonly Code[], value: Code): Code {
  if (statements.length === 0) return js`() => (${value})`;
  return js`() => {\n${indent([...statements, js`return ${value};`])}\n}`;
}

/** Every named value; the parts of a sum are in an object with the name of the sum. */
function valuesCode(model: Model, unvalidated: ReadonlySet<string>): Code {
  const {inputs, steps} = calculatedParts(model);
  const partsOf = (sum: string, parts: readonly string[]): Code =>
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

const resultNames = ({definition}: Model): readonly string[] => definition.result.map(({name}) => `result.${name}`);

/** The inputs and steps that something reads, directly or not. */
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
 * @param replaced whether figures may have been put in by hand
 */
export function valueStatements(
  {inputs, steps}: Parts,
  context: EmitContext,
  unvalidated: ReadonlySet<string> = unvalidatedChoices(context.model),
  replaced = true,
): readonly Code[] {
  const missing = context.model.needs.map(({name, condition}) => {
    const code = missingCode(inputs.find((input) => input.name === name)!);
    return condition === undefined ? code : js`(${context.expression(condition)}) && ${code}`;
  });
  const guard = missing.length === 0 ? [] : [js`if (${joinedBy(' || ', missing)}) return null;`];
  const end = endOfRules(context.model);
  const ended = end === undefined ? [] : [js`if (${named('rules$')} >= ${literal(end)}) return null;`];
  return [
    ...ended,
    ...datedConstantStatements(context, replaced),
    ...readStatements(inputs, unvalidated),
    ...guard,
    ...stepStatements(steps, context),
  ];
}

function readStatements(inputs: readonly Input[], unvalidated: ReadonlySet<string>): readonly Code[] {
  return inputs.map((input) => readCode(input, unvalidated.has(input.name)));
}

function stepStatements(steps: readonly Step[], context: EmitContext): readonly Code[] {
  return steps.map(({name, value}) => valueStatement(value, name, context));
}

/**
 * Declares the constants that do not have the same value in every calculation: the day of the rules decides on it.
 * @param replaced whether it may have been put in by hand
 */
export function datedConstantStatements({model}: EmitContext, replaced: boolean): readonly Code[] {
  return datedConstants(model).map(
    (each) => js`const ${variable(each.name)} = ${replaced ? figureCode(each) : datedCode(each.dated)};`,
  );
}

function datedConstants({definition}: Model): Model['definition']['constants'] {
  return definition.constants.filter((each) => !isOnceAndForAll(each));
}
