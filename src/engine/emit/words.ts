/** Conditions and formulas in words, for the rule tables on the page: 'Monthly salary is at least 12,000'. */
import type {Comparison} from '../expression/parse.ts';
import {usualFormats} from '../expression/formats.ts';
import {referencesOf, type TypedExpression} from '../expression/typed.ts';
import {inWords} from '../definition/constant.ts';
import type {CheckedText, Model} from '../model.ts';

const comparisons: Readonly<Record<Comparison, string>> = {
  '==': 'is',
  '!=': 'is not',
  '<': 'is below',
  '<=': 'is at most',
  '>': 'is over',
  '>=': 'is at least',
};
/** What holds where the comparison does not. */
export const opposites: Readonly<Record<Comparison, Comparison>> = {
  '==': '!=',
  '!=': '==',
  '<': '>=',
  '<=': '>',
  '>': '<=',
  '>=': '<',
};
const signs = {'+': '+', '-': '−', '*': '×', '/': '÷'} as const;

/** A condition in words; `negated` says its opposite. A named condition stands under its name. */
export function conditionInWords(typed: TypedExpression, model: Model, negated = false): CheckedText {
  const part = (operand: TypedExpression): CheckedText => conditionInWords(operand, model, negated);
  switch (typed.kind) {
    case 'not':
      return conditionInWords(typed.operand, model, !negated);
    case 'and':
    case 'or':
      return [...part(typed.left), (typed.kind === 'and') === negated ? ', or ' : ', and ', ...part(typed.right)];
    case 'compare':
    case 'compareLevels':
      return compared(typed.left, negated ? opposites[typed.operator] : typed.operator, typed.right, model);
    case 'in':
      return oneOf(typed.left, typed.options, model, negated);
    case 'inList':
      return oneOf(typed.left, typed.list.type.kind === 'options' ? typed.list.type.options : [], model, negated);
    case 'empty':
      return [`${labelOf(typed.operand, model)}: ${typed.negated === negated ? 'none' : 'at least one'}`];
    case 'reference':
      return [`${labelOfName(typed.name, model)}: ${negated ? 'no' : 'yes'}`];
    default:
      return [];
  }
}

function oneOf(choice: TypedExpression, options: readonly string[], model: Model, negated: boolean): CheckedText {
  return [
    `${labelOf(choice, model)} is ${negated ? 'none' : 'one'} of: ${options.map((option) => optionLabel(choice, option, model)).join(', ')}`,
  ];
}

function compared(left: TypedExpression, operator: Comparison, right: TypedExpression, model: Model): CheckedText {
  if (right.kind === 'option' && right.value === '')
    return [`${labelOf(left, model)} is ${operator === '==' ? 'not chosen' : 'chosen'}`];
  if (right.kind === 'option' && labelOf(left, model).endsWith('?'))
    return [answered(left, operator, right.value, model)];
  return [
    ...valueInWords(left, model),
    ` ${comparisons[operator]} `,
    ...(right.kind === 'option' ? [optionLabel(left, right.value, model)] : valueInWords(right, model)),
  ];
}

/** The answer to a question: 'Do you have a job offer? Yes', or 'No, or not answered'. */
function answered(question: TypedExpression, operator: Comparison, option: string, model: Model): string {
  if (operator === '==') return `${labelOf(question, model)} ${optionLabel(question, option, model)}`;
  const others = question.type.kind === 'choice' ? question.type.options.filter((each) => each !== option) : [];
  return `${labelOf(question, model)} ${[...others.map((each) => optionLabel(question, each, model)), 'not answered'].join(', or ')}`;
}

/** A formula in words: labels, the values of constants, signs. */
export function valueInWords(typed: TypedExpression, model: Model): CheckedText {
  switch (typed.kind) {
    case 'figure':
      return [{typed, format: usualFormats[typed.type.kind] ?? '$grouped'}];
    case 'option':
      return [typed.value];
    case 'reference':
      return isConstant(typed.name, model) ? [constantInWords(typed, model)] : [labelOfName(typed.name, model)];
    case 'arithmetic': {
      const inner = (operand: TypedExpression): CheckedText =>
        operand.kind === 'arithmetic' && typed.operator !== '+' && operand.operator !== typed.operator
          ? ['(', ...valueInWords(operand, model), ')']
          : valueInWords(operand, model);
      return [...inner(typed.left), ` ${signs[typed.operator]} `, ...inner(typed.right)];
    }
    case 'call':
      return callInWords(typed, model);
    default:
      return conditionInWords(typed, model);
  }
}

/** What each function makes of its values; {0} is the first of them. */
const callWords: Readonly<Record<string, string>> = {
  min: 'the smallest of {all}',
  max: 'the largest of {all}',
  floor: '{0}, rounded down',
  ceil: '{0}, rounded up',
  round: '{0}, rounded',
  number: '{0}',
  addDays: '{0} plus {1}, in days',
  addMonths: '{0} plus {1}, in months',
  daysSince: 'days from {0} to today',
  percentDone: '{0} as a percentage of {1}',
  stages: '{0}',
};

function callInWords({name, values: operands}: TypedExpression & {readonly kind: 'call'}, model: Model): CheckedText {
  const values = operands.map((operand) => valueInWords(operand, model));
  const limit = operands.findIndex((operand) => isFixed(operand, model));
  if ((name === 'min' || name === 'max') && operands.length === 2 && limit >= 0) {
    return [...values[1 - limit]!, `, but at ${name === 'min' ? 'most' : 'least'} `, ...values[limit]!];
  }
  const all = values.flatMap((value, index) =>
    index === 0 ? value : [index === values.length - 1 ? ' and ' : ', ', ...value],
  );
  return (callWords[name] ?? '{all}').split(/(\{\w+\})/).flatMap((piece) => {
    if (piece === '{all}') return all;
    const index = /^\{(\d)\}$/.exec(piece)?.[1];
    return index === undefined ? [piece] : (values[Number(index)] ?? []);
  });
}

/** The value of a constant with its unit; a text that names an option stands as it is. */
function constantInWords(typed: TypedExpression & {readonly kind: 'reference'}, model: Model): CheckedText[number] {
  const unit = model.definition.constants.find((each) => each.name === typed.name)?.unit;
  const format = usualFormats[typed.type.kind];
  return {typed, ...(format === undefined ? {} : {format}), ...(unit === undefined ? {} : {unit})};
}

function isFixed(typed: TypedExpression, model: Model): boolean {
  return typed.kind === 'figure' || (typed.kind === 'reference' && isConstant(typed.name, model));
}

function isConstant(name: string, model: Model): boolean {
  return model.definition.constants.some((constant) => constant.name === name);
}

function labelOf(typed: TypedExpression, model: Model): string {
  return typed.kind === 'reference' ? labelOfName(typed.name, model) : 'This';
}

/** What a name is called on the page: an input's label, a value's or column's name in words. */
export function labelOfName(name: string, model: Model): string {
  const index = model.definition.inputs.findIndex((input) => input.name === name);
  const words = index < 0 ? undefined : model.page.inputs[index]!.label;
  if (words?.every((part) => typeof part === 'string')) return words.join('');
  const constant = model.definition.constants.find((each) => each.name === name);
  const [owner, member] = name.split('.') as [string, string?];
  if (member === 'total') return `${inWords(owner)}, total`;
  const named = (wanted: string): string | undefined => model.steps.find((step) => step.name === wanted)?.named.label;
  const label = constant?.label ?? named(name);
  if (label !== undefined || member === undefined) return label ?? inWords(owner);
  return `the ${inWords(member).toLowerCase()} in '${named(owner) ?? inWords(owner)}'`;
}

/** What the visitor reads for an option. */
export function optionLabel(by: TypedExpression, option: string, model: Model): string {
  if (option === '') return 'Not chosen';
  const type = by.type.kind === 'choice' ? by.type : undefined;
  const input = model.definition.inputs.find((each) => each.name === type?.input);
  return input?.options.find((each) => each.value === option)?.label ?? option;
}

/** A text before anyone answers: what depends on the answers is named in brackets. */
export function inGeneral(text: CheckedText, model: Model): CheckedText {
  const constants = new Set(model.definition.constants.map((constant) => constant.name));
  return text.flatMap((part) =>
    typeof part === 'string' || referencesOf(part.typed).every((name) => constants.has(name))
      ? [part]
      : ['[', ...valueInWords(part.typed, model), ']'],
  );
}
