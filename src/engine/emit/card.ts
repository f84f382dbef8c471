/** The result card as JavaScript: every block with its items, figures and texts formatted. */
import type {TypedExpression, TypedOf} from '../typed.ts';
import {onlyColumn} from '../check/cells.ts';
import {periodsCode} from '../expression/emit.ts';
import {windowCode} from '../functions/stays.ts';
import type {CheckedBlock, CheckedItem, CheckedStays, Model} from '../model.ts';
import type {CheckedCells, CheckedValue} from '../typed.ts';
import {datedCode, type EmitContext, firstThatHolds, inUnitCode} from './context.ts';
import {array, jsPrecedence, object, optionalString, optionData, string, wrap, variable} from './javascript.ts';
import type {Constant} from '../definition/constant.ts';
import {shownUnit} from '../definition/page.ts';
import {constantNamed, isFixed, valueOfStep} from '../references.ts';
import {isCurrency} from '../runtime/formats.ts';
import {children, isExpression, namesIn, rowsOf} from '../walk.ts';
import {placeInSum, shownCode} from './shown.ts';

/** The JavaScript of the whole card. */
export function cardCode(context: EmitContext): string {
  return array(context.model.card.map((block) => conditional(block.condition, blockCode(block, context), context)));
}

/** A list element that is present only if the condition holds. */
export function conditional(condition: TypedExpression | undefined, code: string, context: EmitContext): string {
  return condition === undefined ? code : `...(${context.expression(condition).text} ? [${code}] : [])`;
}

/** The code of a list, which leaves out elements with the value 0 if the block hides them. */
export function withoutZeros(list: string, {hidesZeros}: CheckedBlock): string {
  return hidesZeros ? `${list}.filter((item) => item.value !== 0)` : list;
}

function blockCode(block: CheckedBlock, context: EmitContext): string {
  const {kind, heading, total, hidesZeros, stays} = block;
  return object({
    kind: string(kind),
    heading: heading && context.text(heading),
    items: itemsCode(block, context),
    total: total && itemCode(total, context),
    hidesZeros: hidesZeros ? 'true' : undefined,
    rule: stays && ruleCode(stays, context),
  });
}

/** The rule that limits stays, with the day that is shown first. */
function ruleCode({limit, window, day}: CheckedStays, {expression}: EmitContext): string {
  const windowText = windowCode(expression(window), window).text;
  return object({limit: expression(limit).text, window: windowText, day: expression(day).text});
}

/** The items of periods of stay: one for each. */
export function stayItemsCode({of, limit, window, day}: CheckedStays, {expression}: EmitContext): string {
  const values = [
    periodsCode(of, expression)!,
    expression(limit),
    windowCode(expression(window), window),
    expression(day),
  ];
  return `$stayItems(${values.map(({text}) => text).join(', ')})`;
}

function itemsCode(block: CheckedBlock, context: EmitContext): string {
  const {items, list, stays, showsFirst} = block;
  if (stays !== undefined) return stayItemsCode(stays, context);
  if (list !== undefined) {
    const {of, current} = list;
    const code = context.expression(of);
    if (current === undefined) return `${wrap(code, jsPrecedence.atom)}.map((text) => ({text}))`;
    return `$stageItems(${code.text}, ${context.expression(current).text}, ${lastStagesCode(of, context)})`;
  }
  if (showsFirst) return array([firstThatHolds(items, (item) => itemCode(item, context), context)]);
  return withoutZeros(array(items.map((item) => conditional(item.condition, itemCode(item, context), context))), block);
}

function itemCode(item: CheckedItem, context: EmitContext): string {
  const {label, value, unit, outOf, percentDone, tone, isHeadline} = item;
  const {expression} = context;
  const isNumber = value?.type.kind === 'number';
  const number = value && expression(value).text;
  const maximum = outOf && expression(outOf).text;
  return object({
    label: label && context.text(label),
    text: textCode(item, context),
    value: isNumber ? number : undefined,
    shown: value && shownCode(value, shownUnit(unit, context.model.definition), context),
    unit: isNumber ? optionalString(shownUnit(unit, context.model.definition)) : undefined,
    day: value?.type.kind === 'date' ? expression(value).text : undefined,
    outOf: maximum ?? maximumCode(item, context),
    outOfText: maximum && `$grouped(${number}) + " / " + $grouped(${maximum})`,
    assumes: assumesCode(item, context),
    marks: marksCode(item, context),
    percentDone: percentDone && expression(percentDone).text,
    days: percentDone && elapsedCode(percentDone, context),
    tone: tone && string(tone),
    isHeadline: isHeadline ? 'true' : undefined,
  });
}

/** The inputs with a default that the formula of an item's value names; undefined if there are none. */
function assumesCode({value}: CheckedItem, {model}: EmitContext): string | undefined {
  const step = value && valueOfStep(value, model);
  const names = new Set(step && namesIn(step));
  const assumed = model.definition.inputs.filter(({name, whenZero}) => whenZero !== undefined && names.has(name));
  return assumed.length === 0 ? undefined : array(assumed.map(({name}) => string(name)));
}

/** An item's text, or its value with its unit; `missing` replaces a missing date or an empty text. */
export function textCode({text, value, unit, missing}: CheckedItem, context: EmitContext): string {
  if (text !== undefined || value === undefined) return context.text(text ?? []);
  const code = context.expression(value).text;
  const fallback = missing === undefined ? '"–"' : context.text(missing);
  switch (value.type.kind) {
    case 'number':
      return figureCode(value, shownUnit(unit, context.model.definition), context);
    case 'percent':
      return `$percent(${code})`;
    case 'date':
      return `${code} === null ? ${fallback} : $calendarDay(${code})`;
    case 'choice':
      return `${optionData('labels', value.type.input)}[${code}] ?? ${fallback}`;
    default:
      return missing === undefined ? code : `${code} === "" ? ${fallback} : ${code}`;
  }
}

/** A figure with its unit: a part of a sum as it adds up, and what the verdict compares so that it looks different. */
function figureCode(value: TypedExpression, unit: string | undefined, context: EmitContext): string {
  const code = context.expression(value).text;
  return apartCode(code, value, unit, context) ?? inUnitCode(shownCode(value, unit, context) ?? code, unit);
}

/** An amount that verdicts compare with others, with as many decimals as it takes to tell them apart; undefined for other figures. */
function apartCode(
  code: string,
  value: TypedExpression,
  unit: string | undefined,
  context: EmitContext,
): string | undefined {
  const others = comparedWith(value, unit, context.model).map((other) => context.expression(other).text);
  return others.length === 0 ? undefined : `$apartInUnit(${[code, string(unit!), ...others].join(', ')})`;
}

/** What the verdicts of the card compare an amount with, that may be closer to it than a cent. */
export function comparedWith(
  value: TypedExpression,
  unit: string | undefined,
  model: Model,
): readonly TypedExpression[] {
  const isWhole = value.type.kind === 'number' && value.type.whole;
  return isCurrency(unit) && !isWhole ? othersInVerdicts(value, model) : [];
}

/** The names that the card needs beside those that it shows: the other parts of sums, and what figures are compared with. */
export function namesBesideFigures(model: Model): readonly string[] {
  const {card, definition} = model;
  return card.flatMap(({items, total}) =>
    [...items, ...(total === undefined ? [] : [total])].flatMap(({value, unit}) => {
      if (value === undefined) return [];
      const others = comparedWith(value, shownUnit(unit, definition), model);
      return [...(placeInSum(value, model)?.parts ?? []), ...others.flatMap(namesIn)];
    }),
  );
}

function marksCode(item: CheckedItem, context: EmitContext): string | undefined {
  const marks = marksOf(item, context).map(({label, value, text}) => object({label: string(label), value, text}));
  return marks.length === 0 ? undefined : array(marks);
}

/** The pass marks of a headline, with their values and texts as JavaScript. */
export function marksOf(
  {value, unit, isHeadline}: CheckedItem,
  context: EmitContext,
): readonly {readonly label: string; readonly value: string; readonly text: string}[] {
  if (!isHeadline || value?.type.kind !== 'number') return [];
  return passMarks(value, context.model).map(({name, label}) => ({
    label,
    value: context.fold(variable(name), [name]),
    text: context.fold(inUnitCode(variable(name), shownUnit(unit, context.model.definition)), [name]),
  }));
}

/** The days that a percentage of elapsed time is calculated from, as JavaScript; undefined for other percentages. */
export function elapsedCode(percentage: TypedExpression, context: EmitContext): string | undefined {
  const [passed, estimated] = argumentsOf('percentDone', percentage, context.model) ?? [];
  if (passed === undefined || estimated === undefined) return undefined;
  return object({passed: context.expression(passed).text, estimated: context.expression(estimated).text});
}

/** The stages when all are completed, as JavaScript; the stages as they are if they depend on a condition. */
function lastStagesCode(of: TypedExpression, {model, expression}: EmitContext): string {
  const [rows, submitted] = argumentsOf('stages', of, model) ?? [];
  if (rows === undefined || submitted === undefined) return expression(of).text;
  return `$stages(${expression(rows).text}, ${expression(submitted).text}, Infinity)`;
}

/** The arguments of a function that an expression calls, directly or through named values. */
function argumentsOf(name: string, typed: TypedExpression, model: Model): readonly TypedExpression[] | undefined {
  if (typed.kind === 'call' && typed.name === name) return typed.values;
  const value = valueOfStep(typed, model);
  return value?.kind === 'expression' ? argumentsOf(name, value.typed, model) : undefined;
}

/** The maximum of a part of a sum as JavaScript, if the definition bounds it. */
export function maximumCode({value, showsMaximum}: CheckedItem, context: EmitContext): string | undefined {
  const part = showsMaximum && value && valueOfStep(value, context.model);
  const bounds = part && boundsOf(part, context);
  if (!bounds) return undefined;
  const codes = [...new Set(bounds.map(({code}) => code))];
  return context.fold(
    `Math.max(${codes.join(', ')})`,
    bounds.flatMap(({names}) => names),
  );
}

/** An upper bound as JavaScript, with the names that it reads. */
interface UpperBound {
  readonly code: string;
  readonly names: readonly string[];
}

/** Upper bounds of a part, one for each way to calculate it; undefined if one is unbounded. */
function boundsOf(value: CheckedValue, context: EmitContext): readonly UpperBound[] | undefined {
  switch (value.kind) {
    case 'nothing':
      return [];
    case 'expression': {
      const {typed} = value;
      const isMin = typed.kind === 'call' && typed.name === 'min';
      const bound = isMin ? typed.values.find((operand) => isFixed(operand, context.model)) : typed;
      return bound && isFixed(bound, context.model)
        ? [{code: context.expression(bound).text, names: namesIn(bound)}]
        : undefined;
    }
    case 'first': {
      const branches = value.branches.map((branch) => boundsOf(branch.value, context));
      return branches.includes(undefined) ? undefined : branches.flatMap((branch) => branch!);
    }
    case 'choices':
    case 'bands':
      return figuresOf(rowsOf(value));
    default:
      return undefined;
  }
}

/** The largest of the fixed figures, and all figures that may change. */
function figuresOf(rows: readonly CheckedCells[]): readonly UpperBound[] {
  const figures: number[] = [];
  const changing: UpperBound[] = [];
  for (const row of rows) {
    const cell = row.get(onlyColumn);
    if (cell?.kind === 'constant') changing.push({code: variable(cell.name), names: [cell.name]});
    if (cell?.kind !== 'data') continue;
    const [first, second] = cell.dated.periods;
    if (second !== undefined) changing.push({code: `(${datedCode(cell.dated)})`, names: []});
    else if (first!.value.kind === 'figure') figures.push(first!.value.value);
  }
  return [...(figures.length > 0 ? [{code: String(Math.max(...figures)), names: []}] : []), ...changing];
}

/** The constants that the card's verdicts compare a figure with, without duplicates, in the order of the verdicts. */
function passMarks(figure: TypedExpression, model: Model): readonly Constant[] {
  const others = othersInVerdicts(figure, model);
  const marks = others.flatMap((typed) => (typed.kind === 'reference' ? (constantNamed(typed.name, model) ?? []) : []));
  return [...new Set(marks)];
}

/** What the card's verdicts compare a figure with. */
function othersInVerdicts(figure: TypedExpression, model: Model): readonly TypedExpression[] {
  const shown = new Set(aliasesOf(figure, model));
  const isShown = (typed: TypedExpression): boolean => aliasesOf(typed, model).some((name) => shown.has(name));
  const verdicts = model.card.flatMap(({items}) => items).filter(({tone}) => tone !== undefined);
  return verdicts
    .flatMap(({condition}) => (condition === undefined ? [] : comparisonsIn(condition, model, new Set())))
    .flatMap(({left, right}) => (isShown(left) ? [right] : isShown(right) ? [left] : []))
    .filter((other) => !hasParameter(other));
}

/** Whether an expression can only be evaluated within a call. */
const hasParameter = (typed: TypedExpression): boolean =>
  typed.kind === 'parameter' || children(typed).filter(isExpression).some(hasParameter);

/** A value's name, and the names of the values that it merely forwards. */
function aliasesOf(typed: TypedExpression, model: Model): readonly string[] {
  if (typed.kind !== 'reference') return [];
  return [
    typed.name,
    ...forwardedValues(valueOfStep(typed, model)).flatMap((forwarded) => aliasesOf(forwarded, model)),
  ];
}

function forwardedValues(value: CheckedValue | undefined): readonly TypedExpression[] {
  if (value?.kind === 'expression') return [value.typed];
  return value?.kind === 'first' ? value.branches.flatMap((branch) => forwardedValues(branch.value)) : [];
}

/** The comparisons in a condition, in values it refers to, and in the conditions of lists it tests for emptiness. */
function comparisonsIn(typed: TypedExpression, model: Model, seen: Set<string>): readonly TypedOf<'compare'>[] {
  if (typed.kind === 'compare') return [typed];
  if (typed.kind === 'instance')
    return forwardedValues(typed.value).flatMap((condition) => comparisonsIn(condition, model, seen));
  if (typed.kind !== 'reference')
    return children(typed)
      .filter(isExpression)
      .flatMap((operand) => comparisonsIn(operand, model, seen));
  if (seen.has(typed.name)) return [];
  seen.add(typed.name);
  const value = valueOfStep(typed, model);
  const conditions =
    value?.kind === 'lines' ? value.lines.flatMap(({condition}) => condition ?? []) : forwardedValues(value);
  return conditions.flatMap((condition) => comparisonsIn(condition, model, seen));
}
