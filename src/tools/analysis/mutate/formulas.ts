/** Mutants of a formula: its comparisons, conjunctions, arithmetic, roundings, options, names and figures. */
import {opposite} from '../../../engine/runtime/comparisons.ts';
import type {ScalarNode} from '../../../engine/language/yaml/node.ts';
import {arithmetic, comparisons, conjunctions} from '../../../engine/language/expression/operators.ts';
import {folds, isFoldName, type Fold} from '../../../engine/language/expression/folds.ts';
import {type Expression, parse} from '../../../engine/language/expression/parse.ts';
import type {FunctionDescriptor, WrittenFigure} from '../../../engine/language/functions/descriptor.ts';
import {functions, isFunctionName} from '../../../engine/language/functions/index.ts';
import type {Model} from '../../../engine/language/model.ts';
import {fieldOfItem} from '../../../engine/language/inputs/list.ts';
import {stepNamed, templateNamed} from '../../../engine/language/references.ts';
import {listEdits, nextItem, optionEdits} from './conditions.ts';
import {type Edit, type Mutant, type MutationContext, replaceInside, type Slot, textMutant} from './mutant.ts';
import type {OperatorName} from './operators.ts';

type ExpressionOf<Kind extends Expression['kind']> = Extract<Expression, {kind: Kind}>;

export function mutateFormula(context: MutationContext, slot: Slot<ScalarNode>): readonly Mutant[] {
  const {text} = slot.node;
  const parsed = parse(text);
  return 'expression' in parsed
    ? editsOf(parsed.expression, text, context.model).map((edit) => textMutant(context, slot, edit))
    : [];
}

/** Mutants of a formula that is a value, or a branch of one: also rounded, if it may have a fraction. */
export function mutateValueFormula(context: MutationContext, slot: Slot<ScalarNode>): readonly Mutant[] {
  const {text} = slot.node;
  const parsed = parse(text);
  const owner = context.owner ?? '';
  const type = (stepNamed(owner, context.model) ?? templateNamed(owner, context.model))?.value.type;
  const isRounded = 'expression' in parsed && isRounding(parsed.expression);
  const added =
    type?.kind === 'number' && !type.whole && !isRounded && 'expression' in parsed
      ? roundingsAdded(parsed.expression, text).map((edit) => textMutant(context, slot, edit))
      : [];
  return [...mutateFormula(context, slot), ...added];
}

/** @param text the whole formula, to which the spans of the expression refer */
export function editsOf(expression: Expression, text: string, model: Model): readonly Edit[] {
  const editsIn = (part: Expression): readonly Edit[] => editsOf(part, text, model);
  switch (expression.kind) {
    case 'figure':
      return ['0', '1'].includes(expression.text)
        ? [
            {
              operator: 'figure',
              start: expression.start,
              end: expression.end,
              text: expression.text === '0' ? '1' : '0',
            },
          ]
        : [];
    case 'name': {
      const name = nextNameOfSameKind(expression.name, model);
      return name === undefined
        ? []
        : [{operator: 'reference', start: expression.start, end: expression.end, text: name}];
    }
    case 'member': {
      const member = nextMember(expression, model);
      return member === undefined ? [] : [{operator: 'reference', ...expression.memberSpan, text: member}];
    }
    case 'onDay': {
      const {figure, day, start, end} = expression;
      // Without its day, the figure of today.
      return [{operator: 'reference', start, end, text: text.slice(figure.start, figure.end)}, ...editsIn(day)];
    }
    case 'call':
      return [
        ...callEdits(expression, text, model),
        ...expression.values.filter((value) => writtenFigure(expression, value) === undefined).flatMap(editsIn),
      ];
    case 'not':
      return [
        replaceInside('logic', expression, '', text, {start: expression.start, end: expression.operand.start}),
        ...editsIn(expression.operand),
      ];
    case 'negative':
      return [
        replaceInside('sign', expression, '', text, {start: expression.start, end: expression.operand.start}),
        ...editsIn(expression.operand),
      ];
    case 'and':
    case 'or':
      return [
        replaceOperator('logic', expression, conjunctions[expression.kind].opposite, text),
        ...operandsLeftOut(expression, text),
        ...[expression.left, expression.right].flatMap(editsIn),
      ];
    case 'arithmetic':
      return [
        replaceOperator('arithmetic', expression, arithmetic[expression.operator].mutant, text),
        ...operandsLeftOut(expression, text),
        ...partsRounded(expression, text),
        ...[expression.left, expression.right].flatMap(editsIn),
      ];
    case 'compare': {
      const {withEqual} = comparisons[expression.operator];
      return [
        ...(withEqual === undefined ? [] : [replaceOperator('equal', expression, withEqual, text)]),
        replaceOperator('comparison', expression, opposite[expression.operator], text),
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
      return [
        replaceInside('logic', expression, negated ? 'is empty' : 'is not empty', text, {start, end}),
        ...editsIn(expression.operand),
      ];
    }
    default:
      return [];
  }
}

const isList = (list: readonly Expression[] | Expression): list is readonly Expression[] => Array.isArray(list);

/** Another fold of the items, and all items where a condition chooses some. */
function foldEdits(call: ExpressionOf<'call'>, {mutant, isOptional}: Fold, text: string): readonly Edit[] {
  const last = call.values.at(-1)!;
  const [before, isLeftOut] = [call.values.at(-2), call.values.length > (isOptional ? 1 : 2)];
  return [
    ...(mutant === undefined ? [] : [replaceInside('logic', call, mutant, text, call.nameSpan)]),
    ...(before !== undefined && isLeftOut
      ? [replaceInside('logic', call, '', text, {start: before.end, end: last.end})]
      : []),
  ];
}

/** Another function, and the call without its rounding or one of its limits; another table or value with as many arguments. */
function callEdits(call: ExpressionOf<'call'>, text: string, model: Model): readonly Edit[] {
  if (isFoldName(call.name)) return foldEdits(call, folds[call.name], text);
  if (!isFunctionName(call.name)) return otherTemplate(call, model);
  const {mutant, variadic = false}: FunctionDescriptor = functions[call.name];
  const operator = isRounding(call) ? 'rounding' : 'arithmetic';
  const renamed = [
    ...(mutant === undefined ? [] : [replaceInside(operator, call, mutant, text, call.nameSpan)]),
    ...writtenEdits(call, text),
  ];
  const textOf = ({start, end}: Expression): string => text.slice(start, end);
  if (isRounding(call))
    return [...renamed, replaceInside('rounding', call, `(${textOf(call.values[0]!)})`, text, call)];
  if (!variadic) return renamed;
  const withoutEach = call.values.map((_, index) => {
    const rest = call.values.toSpliced(index, 1).map(textOf);
    return replaceInside(
      'bound',
      call,
      rest.length === 1 ? `(${rest[0]!})` : `${call.name}(${rest.join(', ')})`,
      text,
      call,
    );
  });
  return [...renamed, ...withoutEach];
}

function otherTemplate(
  {name, nameSpan, member, memberSpan}: ExpressionOf<'call'>,
  {templates}: Model,
): readonly Edit[] {
  const template = templates.find((each) => each.name === name);
  if (template === undefined) return [];
  const {type} = template.value;
  const columns = type.kind === 'group' ? [...type.members] : [];
  const kind = columns.find(([column]) => column === member)?.[1].kind;
  const nextColumn = nextItem(
    member ?? '',
    columns.flatMap(([column, each]) => (each.kind === kind ? [column] : [])),
  );
  const alike = templates.filter(
    ({parameters, value}) => parameters.length === template.parameters.length && value.type.kind === type.kind,
  );
  const next =
    type.kind === 'group'
      ? undefined
      : nextItem(
          name,
          alike.map((each) => each.name),
        );
  return [
    ...(next === undefined ? [] : [{operator: 'reference' as const, ...nameSpan, text: next}]),
    ...(nextColumn === undefined || memberSpan === undefined
      ? []
      : [{operator: 'reference' as const, ...memberSpan, text: nextColumn}]),
  ];
}

const isRounding = (expression: Expression): boolean =>
  expression.kind === 'call' && ['floor', 'ceil', 'round'].includes(expression.name);

/** One decimal more and less, the next month, the day before: figures that need no name. */
function writtenEdits(call: ExpressionOf<'call'>, text: string): readonly Edit[] {
  return call.values.flatMap((argument) => {
    const written = writtenFigure(call, argument);
    if (written === undefined) return [];
    const {value, low, high} = written;
    return [value - 1, value + 1]
      .filter((other) => other >= low && other <= high)
      .map((other) => replaceInside(isRounding(call) ? 'rounding' : 'figure', call, String(other), text, argument));
  });
}

/** The figure that an argument is, where it needs no name: the 2 of `round(x, 2)`, the 4 of `date(y, 4, 1)`. */
function writtenFigure(
  call: ExpressionOf<'call'>,
  argument: Expression,
): (WrittenFigure & {readonly value: number}) | undefined {
  if (!isFunctionName(call.name)) return undefined;
  const descriptor: FunctionDescriptor = functions[call.name];
  const figure = descriptor.written?.[call.values.indexOf(argument)];
  if (figure === undefined) return undefined;
  const [written, sign] = argument.kind === 'negative' ? [argument.operand, -1] : [argument, 1];
  if (written.kind !== 'figure' || written.value === undefined) return undefined;
  return {...figure, value: sign * written.value};
}

/** Each operand alone. */
function operandsLeftOut(expression: ExpressionOf<'and' | 'or' | 'arithmetic'>, text: string): readonly Edit[] {
  return [expression.right, expression.left].map(({start, end}) =>
    replaceInside('operand', expression, text.slice(start, end), text, expression),
  );
}

/** The factors of a product, and the parts of a sum, that are products themselves: rounded before they are combined. */
function partsRounded({left, right}: ExpressionOf<'arithmetic'>, text: string): readonly Edit[] {
  return [left, right]
    .filter((part) => part.kind === 'arithmetic' && ['*', '/'].includes(part.operator))
    .flatMap((part) => roundingsAdded(part, text));
}

function roundingsAdded(expression: Expression, text: string): readonly Edit[] {
  const source = text.slice(expression.start, expression.end);
  return ['floor', 'ceil'].map((name) => replaceInside('rounding', expression, `${name}(${source})`, text, expression));
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

/** The next constant, input or value of the same kind; undefined if there is no other. */
export function nextNameOfSameKind(name: string, {definition: {constants, inputs}, steps}: Model): string | undefined {
  const nextOf = (named: readonly {readonly name: string}[]): string | undefined =>
    nextItem(
      name,
      named.map((candidate) => candidate.name),
    );
  const constant = constants.find((candidate) => candidate.name === name);
  const kindOf = ({dated}: (typeof constants)[number]): string => dated.periods[0]!.value.kind;
  if (constant !== undefined) return nextOf(constants.filter((candidate) => kindOf(candidate) === kindOf(constant)));
  const step = steps.find((candidate) => candidate.name === name);
  if (step !== undefined)
    return nextOf(steps.filter((other) => !other.name.includes('.') && other.value.type.kind === step.value.type.kind));
  const fields = inputs.flatMap(({each = []}) => (each.some((field) => fieldOfItem(field.name) === name) ? each : []));
  const field = fields.find((candidate) => fieldOfItem(candidate.name) === name);
  if (field !== undefined) {
    const alike = fields.filter(({type}) => type === field.type && type !== 'choice');
    return nextOf(alike.map((candidate) => ({name: fieldOfItem(candidate.name)})));
  }
  const input = inputs.find((candidate) => candidate.name === name);
  if (input === undefined || input.type === 'choice') return undefined;
  return nextOf(inputs.filter(({type, unused}) => type === input.type && !unused));
}

/** The next column of the same table, part of the same sum, or key of the result. */
function nextMember({owner, member}: ExpressionOf<'member'>, {steps}: Model): string | undefined {
  const type = steps.find(({name}) => name === owner)?.value.type;
  const prefix = `${owner}.`;
  const kinds = new Map(
    type?.kind === 'group'
      ? [...type.members].map(([name, {kind}]) => [name, kind])
      : steps
          .filter(({name}) => name.startsWith(prefix))
          .map(({name, value}) => [name.slice(prefix.length), value.type.kind]),
  );
  return nextItem(
    member,
    [...kinds].filter(([, kind]) => kind === kinds.get(member)).map(([name]) => name),
  );
}
