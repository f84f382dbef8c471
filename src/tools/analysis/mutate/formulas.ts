/** Mutants of a formula: its comparisons, conjunctions, arithmetic, options, names and figures. */
import type {ScalarNode} from '../../../engine/yaml/node.ts';
import {arithmetic, comparisons, conjunctions} from '../../../engine/expression/operators.ts';
import {type Expression, parse} from '../../../engine/expression/parse.ts';
import type {Span} from '../../../engine/expression/tokens.ts';
import {functions, isFunctionName} from '../../../engine/functions/index.ts';
import type {Model} from '../../../engine/model.ts';
import {type Edit, type Mutant, type MutationContext, type OperatorName, type Slot, textMutant} from './mutant.ts';

type ExpressionOf<Kind extends Expression['kind']> = Extract<Expression, {kind: Kind}>;

export function mutateFormula(context: MutationContext, slot: Slot<ScalarNode>): readonly Mutant[] {
  const {text} = slot.node;
  const parsed = parse(text);
  return 'expression' in parsed
    ? editsOf(parsed.expression, text, context.model).map((edit) => textMutant(context, slot, edit))
    : [];
}

/** @param text the whole formula, to which the spans of the expression refer */
function editsOf(expression: Expression, text: string, model: Model): readonly Edit[] {
  const editsIn = (part: Expression): readonly Edit[] => editsOf(part, text, model);
  switch (expression.kind) {
    case 'figure':
      return ['0', '1'].includes(expression.text)
        ? [replaceSpan('figure', expression, expression.text === '0' ? '1' : '0')]
        : [];
    case 'name': {
      const name = nextNameOfSameKind(expression.name, model);
      return name === undefined ? [] : [replaceSpan('reference', expression, name)];
    }
    case 'call': {
      const mutant = isFunctionName(expression.name) ? functions[expression.name].mutant : undefined;
      return [
        ...(mutant === undefined ? [] : [replaceSpan('arithmetic', expression.nameSpan, mutant)]),
        ...expression.values.flatMap(editsIn),
      ];
    }
    case 'not':
      return [
        replaceInside('logic', expression, '', text, {start: expression.start, end: expression.operand.start}),
        ...editsIn(expression.operand),
      ];
    case 'and':
    case 'or':
      return [
        replaceOperator('logic', expression, conjunctions[expression.kind].opposite, text),
        ...[expression.left, expression.right].flatMap(editsIn),
      ];
    case 'arithmetic':
      return [
        replaceOperator('arithmetic', expression, arithmetic[expression.operator].mutant, text),
        ...[expression.left, expression.right].flatMap(editsIn),
      ];
    case 'compare': {
      const {withEqual, opposite} = comparisons[expression.operator];
      return [
        ...(withEqual === undefined ? [] : [replaceOperator('equal', expression, withEqual, text)]),
        replaceOperator('comparison', expression, opposite, text),
        ...(optionEdits(expression, text, model) ?? [expression.left, expression.right].flatMap(editsIn)),
      ];
    }
    case 'in':
      return [
        ...editsIn(expression.left),
        ...(isList(expression.list) ? listEdits(expression, expression.list, text, model) : []),
      ];
    case 'empty': {
      const {end, negated} = expression;
      const start = text.lastIndexOf('is', end);
      return [replaceInside('logic', expression, negated ? 'is empty' : 'is not empty', text, {start, end})];
    }
    default:
      return [];
  }
}

/** Undefined where the right side is not an option. */
function optionEdits(expression: ExpressionOf<'compare'>, text: string, model: Model): readonly Edit[] | undefined {
  const {left, right} = expression;
  const option = optionText(right);
  if (option === undefined) return undefined;
  const options = optionsOfSameInput(option, nameIn(left), model);
  const next = options.includes(option) ? nextItem(option, options) : undefined;
  return next === undefined ? undefined : [replaceInside('option', expression, formatOption(next), text, right)];
}

/** `major in [physics, biology]`: one option fewer, and one more. */
function listEdits(
  expression: ExpressionOf<'in'>,
  list: readonly Expression[],
  text: string,
  model: Model,
): readonly Edit[] {
  const options = list.map((item) => optionText(item) ?? '');
  const available = optionsOfSameInput(options[0]!, nameIn(expression.left), model);
  const span = {start: list[0]!.start, end: list.at(-1)!.end};
  const withOptions = (changed: readonly string[]): Edit =>
    replaceInside('option', expression, changed.map(formatOption).join(', '), text, span);
  const added = available.find((option) => !options.includes(option));
  return [
    ...(options.length > 1 ? options.map((_, index) => withOptions(options.toSpliced(index, 1))) : []),
    ...(added === undefined ? [] : [withOptions([...options, added])]),
  ];
}

const isList = (list: readonly Expression[] | Expression): list is readonly Expression[] => Array.isArray(list);

const nameIn = (expression: Expression): string | undefined =>
  expression.kind === 'name' ? expression.name : undefined;

/** The text of an expression that may name an option. */
function optionText(expression: Expression): string | undefined {
  return expression.kind === 'quoted' || expression.kind === 'figure' ? expression.text : nameIn(expression);
}

/** An option as it is written in a formula, in quotes where needed. */
function formatOption(option: string): string {
  return /^[A-Za-z_][\w]*(-\w+)*$/.test(option) || /^\d+$/.test(option) ? option : `'${option}'`;
}

function replaceSpan(operator: OperatorName, {start, end}: Span, text: string): Edit {
  return {operator, start, end, text};
}

/** Replaces a span inside an expression; the report shows the whole expression. */
function replaceInside(
  operator: OperatorName,
  whole: Span,
  replacement: string,
  text: string,
  {start, end}: Span,
): Edit {
  const from = text.slice(whole.start, whole.end);
  const to = text.slice(whole.start, start) + replacement + text.slice(end, whole.end);
  return {operator, start, end, text: replacement, shown: {from: `'${from}'`, to: `'${to}'`}};
}

/** Replaces the operator between two operands; the report shows the operands too. */
function replaceOperator(
  operator: OperatorName,
  expression: ExpressionOf<'and' | 'or' | 'arithmetic' | 'compare'>,
  replacement: string,
  text: string,
): Edit {
  const current = 'operator' in expression ? expression.operator : expression.kind;
  const start = text.indexOf(current, expression.left.end);
  return replaceInside(operator, expression, replacement, text, {start, end: start + current.length});
}

/** The next constant or input of the same kind; undefined where there is no other. */
export function nextNameOfSameKind(name: string, {definition: {constants, inputs}}: Model): string | undefined {
  const nextOf = (named: readonly {readonly name: string}[]): string | undefined =>
    nextItem(
      name,
      named.map((candidate) => candidate.name),
    );
  const constant = constants.find((candidate) => candidate.name === name);
  const kindOf = ({dated}: (typeof constants)[number]): string => dated.periods[0]!.value.kind;
  if (constant !== undefined) return nextOf(constants.filter((candidate) => kindOf(candidate) === kindOf(constant)));
  const input = inputs.find((candidate) => candidate.name === name);
  if (input === undefined || input.type === 'choice') return undefined;
  return nextOf(inputs.filter(({type, unused}) => type === input.type && !unused));
}

/** The options of the input that has this one. @param choice the input to prefer where several have it */
export function optionsOfSameInput(option: string, choice: string | undefined, {definition}: Model): readonly string[] {
  const candidates = definition.inputs.filter(({options}) => options.some(({value}) => value === option));
  const input = candidates.find(({name}) => name === choice) ?? candidates[0];
  return input?.options.map(({value}) => value) ?? [];
}

/** The item after this one, the first after the last; undefined where there is no other. */
export function nextItem(item: string, items: readonly string[]): string | undefined {
  const next = items[(items.indexOf(item) + 1) % items.length];
  return next === item ? undefined : next;
}
