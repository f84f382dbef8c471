/** The derivation of an expression as JavaScript: an answer, a fixed figure, steps, or what a function was given. */
import type {TypedExpression} from '../../expression/types.ts';
import {arithmetic} from '../../expression/operators.ts';
import type {FunctionDescriptor} from '../../functions/descriptor.ts';
import {functions} from '../../functions/index.ts';
import {answerCode} from '../inputs.ts';
import {array, object, string} from '../javascript.ts';
import {inputCompilers} from '../../inputs/index.ts';
import {placeInRules} from '../ruleTables.ts';
import {labelOfName, valueInWords} from '../words.ts';
import {namedDerivation} from './named.ts';
import {type ExplanationContext, numberCode, textCode} from './context.ts';
import {isSteps, stepsCode} from './steps.ts';
import {ownUnit, unitOf} from './units.ts';

export function derivationCode(
  typed: TypedExpression,
  unit: string | undefined,
  context: ExplanationContext,
  label?: string,
): string {
  const {model} = context;
  switch (typed.kind) {
    case 'figure':
    case 'option': {
      const text = typed.kind === 'option' ? string(typed.value) : context.fold(`$grouped(${typed.value})`, []);
      return object({label: '""', text, value: numberCode(typed, context), kind: '"fixed"'});
    }
    case 'reference':
      return referenceCode(typed, unit ?? unitOf(typed, model), context);
    case 'call':
      if (!isSteps(typed)) return callCode(typed, unit, context, label);
      break;
    default:
  }
  const counted = unit ?? unitOf(typed, model);
  return object({
    label: label === undefined ? unnamed(typed, context) : string(label),
    text: textCode(typed, counted, context),
    value: numberCode(typed, context),
    kind: '"steps"',
    steps: stepsCode(typed, counted, context),
  });
}

const spoken = new Map(Object.values(arithmetic).map((operator) => [operator.sign, operator.spoken]));

/** What a figure without a name is made of, with words for signs. */
function unnamed(typed: TypedExpression, context: ExplanationContext): string {
  const text = valueInWords(typed, context.model).map((part) =>
    typeof part === 'string' ? part.replace(/(?<= )\S(?= )/g, (sign) => spoken.get(sign) ?? sign) : part,
  );
  return context.text(text);
}

/** A call that is explained in a sentence, or as its first value with the number that it stands for. */
function callCode(
  typed: Extract<TypedExpression, {kind: 'call'}>,
  unit: string | undefined,
  context: ExplanationContext,
  label: string | undefined,
): string {
  const {explanation}: FunctionDescriptor = functions[typed.name];
  if (explanation.kind !== 'sentence')
    return `{...${context.derivation(typed.values[0]!)}, value: ${context.expression(typed).text}}`;
  const {sentence, withoutDate, operandUnit} = explanation;
  const operands = typed.values.map((value) =>
    context.derivation(value, value.type.kind === 'number' ? operandUnit(unitOf(value, context.model)) : undefined),
  );
  return object({
    label: label === undefined ? unnamed(typed, context) : string(label),
    text: textCode(typed, unit ?? unitOf(typed, context.model), context),
    value: numberCode(typed, context),
    kind: '"function"',
    sentence: string(sentence),
    withoutDate: withoutDate === undefined ? undefined : string(withoutDate),
    of: array(operands),
  });
}

function referenceCode(
  typed: Extract<TypedExpression, {kind: 'reference'}>,
  unit: string | undefined,
  context: ExplanationContext,
): string {
  const {definition} = context.model;
  const counted = ownUnit(typed.name, context.model) ?? unit;
  const key = `${typed.name} in ${counted}`;
  if (definition.inputs.some(({name}) => name === typed.name))
    return context.once(key, () => `(${answerDerivation(typed, counted, context)})`);
  if (definition.constants.some(({name}) => name === typed.name))
    return context.once(key, () => `(${constantCode(typed, counted, context)})`);
  return context.once(key, () => `(${namedDerivation(typed, counted, context)})`);
}

function answerDerivation(
  typed: Extract<TypedExpression, {kind: 'reference'}>,
  unit: string | undefined,
  context: ExplanationContext,
): string {
  const input = context.model.definition.inputs.find(({name}) => name === typed.name)!;
  return object({
    label: string(labelOfName(input.name, context.model)),
    text: textCode(typed, unit, context),
    value: numberCode(typed, context),
    kind: '"answer"',
    input: string(input.name),
    filled: inputCompilers[input.type].answeredCode(input, answerCode(input)),
  });
}

function constantCode(
  typed: Extract<TypedExpression, {kind: 'reference'}>,
  unit: string | undefined,
  context: ExplanationContext,
): string {
  const {model} = context;
  const {label, note} = model.definition.constants.find(({name}) => name === typed.name)!;
  const place = placeInRules(typed.name, model);
  return object({
    label: string(label),
    text: textCode(typed, unit, context),
    value: numberCode(typed, context),
    kind: '"fixed"',
    note: note === undefined ? undefined : string(note),
    rule: place && `{table: ${place.table}, row: ${place.row}}`,
  });
}
