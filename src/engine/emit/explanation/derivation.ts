/** The working of an expression as JavaScript: an answer, a fixed figure, steps, or what a function was given. */
import type {TypedExpression} from '../../expression/typed.ts';
import {property, array, object, string} from '../javascript.ts';
import {placeInRules} from '../rules.ts';
import {labelOfName, valueInWords} from '../words.ts';
import {namedDerivation} from './named.ts';
import {numberCode, textCode, type ExplanationContext} from './context.ts';
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
      if (typed.name === 'number') return numeralCode(typed, context);
      if (isSteps(typed)) break;
      return object({
        label: label === undefined ? unnamed(typed, context) : string(label),
        text: textCode(typed, unit ?? unitOf(typed, model), context),
        value: numberCode(typed, context),
        kind: '"calendar"',
        name: string(typed.name),
        of: array(typed.values.map((value) => context.derivation(value, unitOfOperand(typed.name, value, context)))),
      });
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

const signs = {'+': 'and', '−': 'minus', '×': 'times', '÷': 'divided by'} as const;

/** What a figure without a name is made of, with words for signs. */
function unnamed(typed: TypedExpression, context: ExplanationContext): string {
  const text = valueInWords(typed, context.model).map((part) =>
    typeof part === 'string' ? part.replace(/(?<= )[+−×÷](?= )/g, (sign) => signs[sign as keyof typeof signs]) : part,
  );
  return context.text(text);
}

/** What a function of the calendar adds is in days or months, whatever it came from. */
function unitOfOperand(name: string, value: TypedExpression, {model}: ExplanationContext): string | undefined {
  if (value.type.kind !== 'number') return undefined;
  return name === 'addMonths' ? 'months' : (unitOf(value, model) ?? 'days');
}

/** `number(level)`: the answer, and the number that it stands for. */
function numeralCode(typed: Extract<TypedExpression, {kind: 'call'}>, context: ExplanationContext): string {
  const [choice] = typed.values as [TypedExpression];
  return `{...${context.derivation(choice)}, value: ${context.expression(typed).text}}`;
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
    return context.once(key, () => `(${answerCode(typed, counted, context)})`);
  if (definition.constants.some(({name}) => name === typed.name))
    return context.once(key, () => `(${constantCode(typed, counted, context)})`);
  return context.once(key, () => `(${namedDerivation(typed, counted, context)})`);
}

function answerCode(
  typed: Extract<TypedExpression, {kind: 'reference'}>,
  unit: string | undefined,
  context: ExplanationContext,
): string {
  const input = context.model.definition.inputs.find(({name}) => name === typed.name)!;
  const answer = `answers${property(input.name)}`;
  const isFilled = {
    number: `$isNumber(${answer})`,
    integer: `$isNumber(${answer})`,
    choice: `${input.name} !== ""`,
    yesno: `${input.name} !== ""`,
    text: `${input.name} !== ""`,
    date: `${input.name} !== null`,
  }[input.type];
  return object({
    label: string(labelOfName(input.name, context.model)),
    text: textCode(typed, unit, context),
    value: numberCode(typed, context),
    kind: '"answer"',
    input: string(input.name),
    filled: input.whenZero === undefined ? isFilled : `$readNumber(${answer}) > 0`,
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
