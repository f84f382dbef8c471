/** The result card as JavaScript: every block with its items, figures and texts formatted. */
import type {TypedExpression} from '../expression/types.ts';
import {onlyColumn} from '../check/cells.ts';
import type {CheckedBlock, CheckedCells, CheckedItem, CheckedValue, Model} from '../model.ts';
import {datedCode, type EmitContext, withUnit} from './context.ts';
import {array, jsPrecedence, object, string, wrap} from './javascript.ts';
import {labelFromName} from '../definition/constant.ts';
import {children} from '../walk.ts';

/** The JavaScript of the whole card. */
export function cardCode(context: EmitContext): string {
  return array(context.model.card.map((block) => conditional(block.condition, blockCode(block, context), context)));
}

/** An element of a list that is there only when the condition holds. */
export function conditional(condition: TypedExpression | undefined, code: string, context: EmitContext): string {
  return condition === undefined ? code : `...(${context.expression(condition).text} ? [${code}] : [])`;
}

/** A chain of `? :`, of which the last element has no condition. */
export function firstThatHolds<Item extends {readonly condition?: TypedExpression}>(
  items: readonly Item[],
  code: (item: Item) => string,
  {expression}: EmitContext,
): string {
  return items
    .map((item) =>
      item.condition === undefined ? code(item) : `${expression(item.condition).text} ? ${code(item)} : `,
    )
    .join('');
}

/** A list without the elements whose value is 0, where the block hides them. */
export function withoutZeros(list: string, {hidesZeros}: CheckedBlock): string {
  return hidesZeros ? `${list}.filter((item) => item.value !== 0)` : list;
}

function blockCode(block: CheckedBlock, context: EmitContext): string {
  const {kind, heading, total, hidesZeros} = block;
  return object({
    kind: string(kind),
    heading: heading && context.text(heading),
    items: itemsCode(block, context),
    total: total && itemCode(total, context),
    hidesZeros: hidesZeros ? 'true' : undefined,
  });
}

function itemsCode(block: CheckedBlock, context: EmitContext): string {
  const {items, list, showsFirst} = block;
  if (list !== undefined) {
    const {of, current} = list;
    const code = context.expression(of);
    if (current === undefined) return `${wrap(code, jsPrecedence.atom)}.map((text) => ({text}))`;
    return `$stageItems(${code.text}, ${context.expression(current).text})`;
  }
  if (showsFirst) return array([firstThatHolds(items, (item) => itemCode(item, context), context)]);
  return withoutZeros(array(items.map((item) => conditional(item.condition, itemCode(item, context), context))), block);
}

function itemCode(item: CheckedItem, context: EmitContext): string {
  const {label, value, unit, outOf, percentDone, tone, isHeadline} = item;
  const {expression} = context;
  const isNumber = value?.type.kind === 'number';
  const of = value && expression(value).text;
  const most = outOf && expression(outOf).text;
  return object({
    label: label && context.text(label),
    text: textCode(item, context),
    value: isNumber ? of : undefined,
    unit: isNumber && unit !== undefined ? string(unit === 'money' ? currencyOf(context) : unit) : undefined,
    outOf: most ?? mostCode(item, context),
    outOfText: most && `$grouped(${of}) + " / " + $grouped(${most})`,
    marks: marksCode(item, context),
    percentDone: percentDone && expression(percentDone).text,
    days: percentDone && elapsedCode(percentDone, context),
    tone: tone && string(tone),
    isHeadline: isHeadline ? 'true' : undefined,
  });
}

/** The words of an item, or its value with its unit; a date that is missing, or no words, reads as `missing` says. */
export function textCode({text, value, unit, missing}: CheckedItem, context: EmitContext): string {
  if (text !== undefined || value === undefined) return context.text(text ?? []);
  const code = context.expression(value).text;
  const fallback = missing === undefined ? '"–"' : context.text(missing);
  switch (value.type.kind) {
    case 'number':
      return numberCode(code, unit, context);
    case 'percent':
      return `$percent(${code})`;
    case 'date':
      return `${code} === null ? ${fallback} : $calendarDay(${code})`;
    case 'choice':
      return `labels$${value.type.input}[${code}] ?? ${fallback}`;
    default:
      return missing === undefined ? code : `${code} === "" ? ${fallback} : ${code}`;
  }
}

function numberCode(value: string, unit: string | undefined, context: EmitContext): string {
  if (unit === undefined) return `$grouped(${value})`;
  return withUnit(value, unit === 'money' ? currencyOf(context) : unit);
}

function currencyOf({model}: EmitContext): string {
  return model.definition.page.currency ?? 'USD';
}

/** The pass marks of a headline, where it has any. */
function marksCode({value, unit, isHeadline}: CheckedItem, context: EmitContext): string | undefined {
  if (!isHeadline || value?.type.kind !== 'number') return undefined;
  const marks = passMarks(value, context.model).map(({constant, label}) =>
    object({
      label: string(label),
      value: context.fold(constant, [constant]),
      text: context.fold(numberCode(constant, unit, context), [constant]),
    }),
  );
  return marks.length === 0 ? undefined : array(marks);
}

/** The JavaScript of the days behind a percentage of elapsed time; undefined for any other percentage. */
export function elapsedCode(percentage: TypedExpression, context: EmitContext): string | undefined {
  const [passed, estimated] = daysOf(percentage, context.model) ?? [];
  if (passed === undefined || estimated === undefined) return undefined;
  return object({passed: context.expression(passed).text, estimated: context.expression(estimated).text});
}

/** The operands of `percentDone`, by whatever name its value goes. */
function daysOf(percentage: TypedExpression, model: Model): readonly TypedExpression[] | undefined {
  if (percentage.kind === 'call' && percentage.name === 'percentDone') return percentage.values;
  if (percentage.kind !== 'reference') return undefined;
  const value = model.steps.find(({name}) => name === percentage.name)?.value;
  return value?.kind === 'expression' ? daysOf(value.typed, model) : undefined;
}

/** The most that a part of a sum can give, where the definition bounds it. */
function mostCode({value, isOutOfMost}: CheckedItem, context: EmitContext): string | undefined {
  if (!isOutOfMost || value?.kind !== 'reference') return undefined;
  const step = context.model.steps.find(({name}) => name === value.name);
  const most = step && mostOf(step.value, context);
  if (most === undefined) return undefined;
  // Anything but a figure may change with the day: the name of a constant, the code of a dated cell.
  const changing = most.filter((each) => !/^\d/.test(each));
  return context.fold(`Math.max(${most.join(', ')})`, changing);
}

/** The values that a part can take, as JavaScript, where the definition lists them. */
function mostOf(value: CheckedValue, context: EmitContext): readonly string[] | undefined {
  switch (value.kind) {
    case 'nothing':
      return [];
    case 'expression': {
      const {typed} = value;
      const bound =
        typed.kind === 'call' && typed.name === 'min' ? typed.values.find((each) => isConstant(each, context)) : typed;
      return bound !== undefined && isConstant(bound, context) ? [context.expression(bound).text] : undefined;
    }
    case 'first': {
      const branches = value.branches.map((branch) => mostOf(branch.value, context));
      return branches.includes(undefined) ? undefined : [...new Set(branches.flatMap((branch) => branch!))];
    }
    case 'choices':
      return figuresOf([...value.rows.map((row) => row.cells), value.otherwise]);
    case 'bands':
      return figuresOf([...value.bands.map((band) => band.cells), value.otherwise]);
    default:
      return undefined;
  }
}

function isConstant(typed: TypedExpression, {model}: EmitContext): boolean {
  return (
    typed.kind === 'figure' ||
    (typed.kind === 'reference' && model.definition.constants.some(({name}) => name === typed.name))
  );
}

/** Fixed figures are compared now, so that only the largest and those that may change are left. */
function figuresOf(rows: readonly (CheckedCells | undefined)[]): readonly string[] | undefined {
  const cells = rows.flatMap((row) => row?.get(onlyColumn) ?? []);
  const figures = cells.flatMap((cell) =>
    cell.kind === 'data' && cell.dated.periods.length === 1 && cell.dated.periods[0]!.value.kind === 'figure'
      ? [cell.dated.periods[0]!.value.value]
      : [],
  );
  const others = cells.flatMap((cell) =>
    cell.kind === 'constant'
      ? [cell.name]
      : cell.kind === 'data' && cell.dated.periods.length > 1
        ? [`(${datedCode(cell.dated)})`]
        : [],
  );
  return [...(figures.length > 0 ? [String(Math.max(...figures))] : []), ...new Set(others)];
}

/** A constant with which a verdict of the card compares a figure. */
interface PassMark {
  /** The constant's name. */
  readonly constant: string;
  readonly label: string;
}

/** @returns in the order in which the verdicts ask for them, each once */
function passMarks(figure: TypedExpression, model: Model): readonly PassMark[] {
  const shown = new Set(aliasesOf(figure, model));
  const names = model.card
    .flatMap(({items}) => items)
    .flatMap(({tone, condition}) => (tone === undefined || condition === undefined ? [] : [condition]))
    .flatMap((condition) => comparesIn(condition, model, new Set()))
    .flatMap(({left, right}) => {
      if (aliasesOf(left, model).some((name) => shown.has(name))) return constantOf(right, model);
      return aliasesOf(right, model).some((name) => shown.has(name)) ? constantOf(left, model) : [];
    });
  const {constants} = model.definition;
  return [...new Set(names)].map((constant) => ({
    constant,
    label: constants.find(({name}) => name === constant)!.label ?? labelFromName(constant),
  }));
}

function valueOfStep(typed: TypedExpression, model: Model): CheckedValue | undefined {
  return typed.kind === 'reference' ? model.steps.find(({name}) => name === typed.name)?.value : undefined;
}

/** The name of a value, and the names of the values that it only passes on. */
function aliasesOf(typed: TypedExpression, model: Model): readonly string[] {
  if (typed.kind !== 'reference') return [];
  return [typed.name, ...passedOnValues(valueOfStep(typed, model)).flatMap((passed) => aliasesOf(passed, model))];
}

function passedOnValues(value: CheckedValue | undefined): readonly TypedExpression[] {
  if (value?.kind === 'expression') return [value.typed];
  return value?.kind === 'first' ? value.branches.flatMap((branch) => passedOnValues(branch.value)) : [];
}

type Compare = Extract<TypedExpression, {kind: 'compare'}>;

/** The comparisons in a condition, in the values that it names, and in the lines of a list that it finds empty. */
function comparesIn(typed: TypedExpression, model: Model, seen: Set<string>): readonly Compare[] {
  if (typed.kind === 'compare') return [typed];
  if (typed.kind !== 'reference') return children(typed).flatMap((operand) => comparesIn(operand, model, seen));
  if (seen.has(typed.name)) return [];
  seen.add(typed.name);
  const value = valueOfStep(typed, model);
  const conditions =
    value?.kind === 'lines'
      ? value.lines.flatMap(({condition}) => (condition === undefined ? [] : [condition]))
      : passedOnValues(value);
  return conditions.flatMap((condition) => comparesIn(condition, model, seen));
}

function constantOf(typed: TypedExpression, {definition}: Model): readonly string[] {
  return typed.kind === 'reference' && definition.constants.some(({name}) => name === typed.name) ? [typed.name] : [];
}
