/** Changes of a formula: its comparisons, conjunctions, arithmetic, options, names and figures. */
import type {ScalarNode} from '../../../engine/yaml/node.ts';
import {arithmetic, comparisons, conjunctions} from '../../../engine/expression/operators.ts';
import {type Expression, parse} from '../../../engine/expression/parse.ts';
import {functions, isFunctionName} from '../../../engine/functions/index.ts';
import type {Model} from '../../../engine/model.ts';
import {nextItem, optionsOfSameInput, nextNameOfSameKind} from './names.ts';
import {replaceOperator, formatOption, replaceSpan, replaceInside, optionText} from './edits.ts';
import {type MutationContext, type Edit, type Mutant, textMutant} from './mutant.ts';
import type {Site} from './site.ts';

type ExpressionOf<Kind extends Expression['kind']> = Extract<Expression, {kind: Kind}>;

export function mutateFormula(context: MutationContext, site: Site<ScalarNode>): readonly Mutant[] {
  const {text} = site.node;
  const parsed = parse(text);
  return 'expression' in parsed
    ? editsOf(parsed.expression, text, context.model).map((edit) => textMutant(context, site, edit))
    : [];
}

/** @param text the whole formula, in which the places of the expression count */
function editsOf(expression: Expression, text: string, model: Model): readonly Edit[] {
  const editsIn = (part: Expression): readonly Edit[] => editsOf(part, text, model);
  switch (expression.kind) {
    case 'figure':
      return ['0', '1'].includes(expression.text)
        ? [replaceSpan('figure', expression, expression.text === '0' ? '1' : '0')]
        : [];
    case 'name': {
      const other = nextNameOfSameKind(expression.name, model);
      return other === undefined ? [] : [replaceSpan('reference', expression, other)];
    }
    case 'call': {
      const other = isFunctionName(expression.name) ? functions[expression.name].mutant : undefined;
      const own = other === undefined ? [] : [replaceSpan('arithmetic', expression.nameSpan, other)];
      return [...own, ...expression.values.flatMap(editsIn)];
    }
    case 'not':
      return [
        replaceInside('logic', expression, '', text, {start: expression.start, end: expression.operand.start}),
        ...editsIn(expression.operand),
      ];
    case 'and':
    case 'or':
      return [
        replaceOperator(expression, conjunctions[expression.kind].opposite, 'logic', text),
        ...editsIn(expression.left),
        ...editsIn(expression.right),
      ];
    case 'arithmetic':
      return [
        replaceOperator(expression, arithmetic[expression.operator].mutant, 'arithmetic', text),
        ...editsIn(expression.left),
        ...editsIn(expression.right),
      ];
    case 'compare':
      return comparisonEdits(expression, text, model);
    case 'in':
      return [
        ...editsIn(expression.left),
        ...(isList(expression.list) ? listEdits(expression, expression.list, text, model) : []),
      ];
    case 'empty': {
      const end = expression.end;
      const words = expression.negated ? 'is empty' : 'is not empty';
      return [replaceInside('logic', expression, words, text, {start: text.lastIndexOf('is', end), end})];
    }
    default:
      return [];
  }
}

function comparisonEdits(expression: ExpressionOf<'compare'>, text: string, model: Model): readonly Edit[] {
  const {operator, left, right} = expression;
  const {withEqual, opposite} = comparisons[operator];
  const sides = [left, right].flatMap((side) => editsOf(side, text, model));
  const option = optionEdits(expression, text, model);
  return [
    ...(withEqual === undefined ? [] : [replaceOperator(expression, withEqual, 'equal', text)]),
    replaceOperator(expression, opposite, 'comparison', text),
    ...(option ?? sides),
  ];
}

/** Undefined where the right side is no option. */
function optionEdits(expression: ExpressionOf<'compare'>, text: string, model: Model): readonly Edit[] | undefined {
  const {left, right} = expression;
  const word = optionText(right);
  if (word === undefined) return undefined;
  const options = optionsOfSameInput(word, left.kind === 'name' ? left.name : undefined, model);
  const other = options.includes(word) ? nextItem(word, options) : undefined;
  return other === undefined ? undefined : [replaceInside('option', expression, formatOption(other), text, right)];
}

/** `major in [physics, biology]`: one option less, and one more. */
function listEdits(
  expression: ExpressionOf<'in'>,
  members: readonly Expression[],
  text: string,
  model: Model,
): readonly Edit[] {
  const words = members.map((member) => optionText(member) ?? '');
  const choice = expression.left.kind === 'name' ? expression.left.name : undefined;
  const available = optionsOfSameInput(words[0]!, choice, model);
  const span = {start: members[0]!.start, end: members.at(-1)!.end};
  const withMembers = (options: readonly string[]): Edit =>
    replaceInside('option', expression, options.map(formatOption).join(', '), text, span);
  const more = available.find((option) => !words.includes(option));
  return [
    ...(words.length > 1 ? words.map((_, index) => withMembers(words.toSpliced(index, 1))) : []),
    ...(more === undefined ? [] : [withMembers([...words, more])]),
  ];
}

const isList = (list: readonly Expression[] | Expression): list is readonly Expression[] => Array.isArray(list);

/** A kind of change, and how a report continues 'no case notices if'. */
interface Operator {
  /** For the summary. */
  readonly about: string;
  readonly says: (from: string, to: string) => string;
}

const becomes = (from: string, to: string): string => `${from} becomes ${to}`;

export const operators = {
  figure: {about: 'a figure by one step of its last digit, up and down', says: becomes},
  day: {about: 'the first day of a dated value by one day', says: becomes},
  limit: {about: 'the end of a band by one step, up and down', says: becomes},
  equal: {about: 'whether a comparison holds for equal values', says: becomes},
  comparison: {about: 'a comparison to its opposite', says: becomes},
  condition: {about: 'when to unless, and the other way round', says: becomes},
  logic: {about: 'and to or, not left out, is empty to is not empty', says: becomes},
  arithmetic: {about: 'plus to minus, times to divided by, min to max, a rounding to another', says: becomes},
  option: {about: 'an option to the next of its choice, in or out of a list', says: becomes},
  level: {about: 'the order of two levels', says: (from, to) => `${from} comes behind ${to}`},
  row: {about: 'an option to the next row of its table', says: (from, to) => `${from} is moved to the row of ${to}`},
  reference: {about: 'a name to another of its kind', says: becomes},
  message: {about: 'a message to the one beside it', says: (from, to) => `'${from}' becomes '${to}'`},
  tone: {about: 'the colour of a verdict', says: becomes},
  order: {about: 'the order of two cases or lines', says: (from, to) => `'${to}' is looked at before '${from}'`},
  line: {about: 'a line left out', says: (from) => `'${from}' is never said`},
  stop: {about: 'a line that stops to one that does not', says: (from) => `'${from}' does not stop the list`},
  guard: {about: 'a guard left out', says: (from) => `nothing waits for '${from}'`},
} as const satisfies Record<string, Operator>;

export type OperatorName = keyof typeof operators;
