/** Conditions, formulas and the rows of tables in words, for the rules on the page: 'Monthly salary: at least 12,000'. */
import type {FunctionDescriptor} from '../functions/descriptor.ts';
import {functions} from '../functions/index.ts';
import {arithmetic, comparisons, conjunctions, type Comparison} from '../expression/operators.ts';
import {type NumberType, type TypedExpression, type TypedOf, usualFormats} from '../expression/types.ts';
import {constantNamed, inputNamed, isFixed, stepNamed} from '../references.ts';
import {labelFromName} from '../definition/constant.ts';
import type {Band, CheckedText, Edge, Model} from '../model.ts';
import type {EmitContext} from './context.ts';
import {jsPrecedence, string, wrap} from './javascript.ts';
import {namesIn} from '../walk.ts';

/** A condition, or its negation, in words. A named condition is referred to by its name. */
export function conditionInWords(typed: TypedExpression, model: Model, negated = false): CheckedText {
  const part = (operand: TypedExpression): CheckedText => conditionInWords(operand, model, negated);
  switch (typed.kind) {
    case 'not':
      return conditionInWords(typed.operand, model, !negated);
    case 'and':
    case 'or':
      return [
        ...part(typed.left),
        conjunctions[negated ? conjunctions[typed.kind].opposite : typed.kind].words,
        ...part(typed.right),
      ];
    case 'compare':
    case 'compareLevels': {
      const operator = negated ? comparisons[typed.operator].opposite : typed.operator;
      return comparisonInWords(typed.left, operator, typed.right, model);
    }
    case 'in':
    case 'inList': {
      const options = optionsInList(typed).map((option) => optionLabel(typed.left, option, model));
      return [named(labelOf(typed.left, model)), `${negated ? 'not ' : ''}${disjunction.format(options)}`];
    }
    case 'empty':
      return [`${labelOf(typed.operand, model)}: ${typed.negated === negated ? 'none' : 'at least one'}`];
    case 'reference':
      return [`${labelOfName(typed.name, model)}: ${negated ? 'no' : 'yes'}`];
    default:
      return [];
  }
}

/** The options in the list of an `in`. */
export function optionsInList(typed: TypedOf<'in' | 'inList'>): readonly string[] {
  if (typed.kind === 'in') return typed.options;
  return typed.list.type.kind === 'options' ? typed.list.type.options : [];
}

function comparisonInWords(
  left: TypedExpression,
  operator: Comparison,
  right: TypedExpression,
  model: Model,
): CheckedText {
  if (right.kind === 'option' && right.value === '')
    return [named(labelOf(left, model)), operator === '==' ? 'no answer' : 'any answer'];
  if (right.kind === 'option' && labelOf(left, model).endsWith('?'))
    return [answerInWords(left, operator, right.value, model)];
  const {words} = comparisons[operator];
  return [
    ...(left.kind === 'reference' && !isFixed(left, model)
      ? [named(labelOf(left, model))]
      : [...valueInWords(left, model), ': ']),
    words === '' ? '' : `${words} `,
    ...(right.kind === 'option' ? [optionLabel(left, right.value, model)] : valueInWords(right, model)),
  ];
}

/** The start of a condition: 'Monthly salary: ', or a question. */
function named(label: string): string {
  return label.endsWith('?') ? `${label} ` : `${label}: `;
}

const disjunction = new Intl.ListFormat('en', {type: 'disjunction'});

/** The answer to a question: 'Do you have a job offer? Yes', or 'No, or no answer'. */
function answerInWords(question: TypedExpression, operator: Comparison, option: string, model: Model): string {
  const options = question.type.kind === 'choice' ? question.type.options : [];
  const others = options.filter((other) => other !== option).map((other) => optionLabel(question, other, model));
  const answers = operator === '==' ? [optionLabel(question, option, model)] : [...others, 'no answer'];
  return `${labelOf(question, model)} ${answers.join(', or ')}`;
}

/** A formula in words: labels, values of constants, and operators as signs. */
export function valueInWords(typed: TypedExpression, model: Model): CheckedText {
  switch (typed.kind) {
    case 'figure':
      return [{typed, format: usualFormats[typed.type.kind] ?? '$grouped'}];
    case 'option':
      return [typed.value];
    case 'reference':
      return [isFixed(typed, model) ? constantInWords(typed, model) : labelOfName(typed.name, model)];
    case 'arithmetic': {
      const inner = (operand: TypedExpression): CheckedText =>
        operand.kind === 'arithmetic' && typed.operator !== '+' && operand.operator !== typed.operator
          ? ['(', ...valueInWords(operand, model), ')']
          : valueInWords(operand, model);
      return [...inner(typed.left), ` ${arithmetic[typed.operator].sign} `, ...inner(typed.right)];
    }
    case 'call':
      return callInWords(typed, model);
    default:
      return conditionInWords(typed, model);
  }
}

/** A call as its function's phrase. Of two operands the fixed one is the limit, whatever their order. */
function callInWords({name, values: operands}: TypedOf<'call'>, model: Model): CheckedText {
  const {phrase, explanation}: FunctionDescriptor = functions[name];
  const values = operands.map((operand) => valueInWords(operand, model));
  const fixed = operands.findIndex((operand) => isFixed(operand, model));
  if (explanation.kind === 'limit' && operands.length === 2 && fixed >= 0)
    return filledIn(explanation.phrase, {0: values[1 - fixed]!, limit: values[fixed]!});
  const all = values.flatMap((value, index) =>
    index === 0 ? value : [index === values.length - 1 ? ' and ' : ', ', ...value],
  );
  return filledIn(phrase, {...Object.fromEntries(values.entries()), all});
}

/** A phrase with its placeholders filled in; what is missing is left out. */
function filledIn(phrase: string, values: Readonly<Record<string, CheckedText>>): CheckedText {
  return phrase.split(/\{(\w+)\}/).flatMap((piece, index) => (index % 2 === 0 ? [piece] : (values[piece] ?? [])));
}

/** The value of a constant with its unit; a text that names an option stays as it is. */
function constantInWords(typed: TypedOf<'reference'>, model: Model): CheckedText[number] {
  return {typed, format: usualFormats[typed.type.kind], unit: constantNamed(typed.name, model)?.unit};
}

function labelOf(typed: TypedExpression, model: Model): string {
  return typed.kind === 'reference' ? labelOfName(typed.name, model) : 'This';
}

/** The label of a name on the page: an input's label, a value's or column's name in words. */
export function labelOfName(name: string, model: Model): string {
  const index = model.definition.inputs.findIndex((input) => input.name === name);
  const words = model.page.inputs[index]?.label;
  if (words?.every((part) => typeof part === 'string')) return words.join('');
  const [owner, member] = name.split('.') as [string, string?];
  if (member === 'total') return `Total ${labelFromName(owner).toLowerCase()}`;
  const label = (constantNamed(name, model) ?? stepNamed(name, model)?.named)?.label;
  if (label !== undefined || member === undefined) return label ?? labelFromName(owner);
  return `the ${labelFromName(member).toLowerCase()} in '${stepNamed(owner, model)?.named.label ?? labelFromName(owner)}'`;
}

/** The label of an option on the page. */
export function optionLabel({type}: TypedExpression, option: string, model: Model): string {
  if (option === '') return 'No answer';
  const input = type.kind === 'choice' ? inputNamed(type.input, model) : undefined;
  return input?.options.find(({value}) => value === option)?.label ?? option;
}

/** A text as shown before any answer: whatever depends on answers is described in brackets. */
export function withoutAnswers(text: CheckedText, model: Model): CheckedText {
  return text.flatMap((part) =>
    typeof part === 'string' || namesIn(part.typed).every((name) => constantNamed(name, model) !== undefined)
      ? [part]
      : ['[', ...valueInWords(part.typed, model), ']'],
  );
}

/** The header of a table's first column, with its unit: 'Monthly salary (QAR)'. */
export function deciderLabel(by: TypedExpression, model: Model): string {
  if (by.kind !== 'reference') return 'Value';
  const label = labelOfName(by.name, model);
  const unit = inputNamed(by.name, model)?.unit;
  return unit === undefined || label.toLowerCase().includes(unit.toLowerCase()) ? label : `${label} (${unit})`;
}

/** The labels of options that share a row. */
export function optionLabels(by: TypedExpression, options: readonly string[], model: Model): string {
  return options.map((option) => optionLabel(by, option, model)).join('; ');
}

/** The JavaScript of a band in words: 'Under 18', '18 to 35', '36', '46 or more', '23,040 or more, below 25,600'. */
export function bandLabel(band: Band, by: TypedExpression, context: EmitContext): string {
  const {whole} = by.type as NumberType;
  const {from, to} = band;
  const references = [from, to].flatMap((edge) => (edge === undefined ? [] : namesIn(edge.at)));
  const figure = (edge: Edge, shift = 0): string => {
    const code = wrap(context.expression(edge.at), jsPrecedence.add);
    return `$grouped(${shift === 0 ? code : `${code} ${shift > 0 ? '+' : '-'} 1`})`;
  };
  const label = (): string => {
    if (from === undefined)
      return to === undefined ? string('Any') : `${string(to.after ? 'Up to ' : 'Under ')} + ${figure(to)}`;
    const start = figure(from, whole && from.after ? 1 : 0);
    const openRange = from.after && !whole ? `${string('Over ')} + ${start}` : `${start} + ${string(' or more')}`;
    if (to === undefined) return openRange;
    if (!whole) return `${openRange} + ${string(to.after ? ', up to ' : ', below ')} + ${figure(to)}`;
    const end = figure(to, to.after ? 0 : -1);
    return `(${start} === ${end} ? ${start} : ${start} + ${string(' to ')} + ${end})`;
  };
  return context.fold(label(), references);
}
