import type {Input} from '../definition/input.ts';
/** What names, options and bands are called: their labels on the page, and their short forms in sentences. */
import {labelFromName} from '../definition/constant.ts';
import type {NumberType, Type, TypedExpression} from '../expression/types.ts';
import type {CheckedText, Edge, Limits, Model} from '../model.ts';
import {plainNumber} from '../functions/descriptor.ts';
import {constantNamed, inputNamed, stepNamed, templateNamed} from '../references.ts';
import {isCurrency} from '../runtime/formats.ts';
import {namesIn} from '../walk.ts';
import {type EmitContext, inputWithOptions, inUnitCode} from './context.ts';
import {jsPrecedence, string, wrap} from './javascript.ts';
import {unitOf, unitOfSum} from './units.ts';
import {uncapitalized} from '../runtime/sentenceCase.ts';

export const disjunction = new Intl.ListFormat('en', {type: 'disjunction'});

/** What a sentence calls a name: the short form of an input, else its label. */
export function nameInSentence(name: string, model: Model): string {
  return inputNamed(name, model)?.short ?? labelOfName(name, model);
}

/** The label of a name on the page: an input's label, a value's or column's name in words. */
export function labelOfName(name: string, model: Model): string {
  const words = model.page.inputs.find((input) => input.name === name)?.label;
  if (words?.every((part) => typeof part === 'string')) return words.join('');
  const [owner, member] = name.split('.') as [string, string?];
  const isSum = model.definition.sums.some((sum) => sum.name === owner);
  if (member === 'total' && isSum) return labelOfTotal(owner, model);
  const label = (constantNamed(name, model) ?? (stepNamed(name, model) ?? templateNamed(name, model))?.named)?.label;
  if (label !== undefined || member === undefined) return label ?? labelFromName(owner);
  return `the ${labelFromName(member).toLowerCase()} in “${stepNamed(owner, model)?.named.label ?? labelFromName(owner)}”`;
}

/** The total of a sum as the card calls it; 'Total points' for points, and for a total that the card does not show. */
function labelOfTotal(sum: string, model: Model): string {
  const name = `Total ${labelFromName(sum).toLowerCase()}`;
  if (unitOfSum(`${sum}.total`, model) === 'points') return name;
  for (const {items, total, heading} of model.card)
    for (const {value, label} of [...items, ...(total ? [total] : [])]) {
      if (value?.kind !== 'reference' || value.name !== `${sum}.total`) continue;
      const [own, title] = [fixedText(label), fixedText(heading)];
      if (own === 'Total' && title !== undefined) return `${own} (${uncapitalized(title)})`;
      if (own !== undefined) return own;
    }
  return name;
}

/** A text without references. */
const fixedText = (text: CheckedText | undefined): string | undefined =>
  text?.every((part) => typeof part === 'string') ? text.join('') : undefined;

/** The input whose options a choice or the words of a value are. */
function inputOf(type: Type, model: Model): string | undefined {
  if (type.kind === 'choice') return type.input;
  return type.kind === 'text' ? inputWithOptions(type.words ?? [], model) : undefined;
}

/** A choice may have thousands of options, each of which is looked up. */
const knownOptions = new WeakMap<Input, ReadonlyMap<string, Input['options'][number]>>();

function optionsByValue(input: Input): ReadonlyMap<string, Input['options'][number]> {
  const known = knownOptions.get(input) ?? new Map(input.options.map((option) => [option.value, option] as const));
  knownOptions.set(input, known);
  return known;
}

/** The label of an option on the page or, if wanted and there is one, its short form for sentences. */
export function optionLabel({type}: TypedExpression, option: string, model: Model, prefersShort = false): string {
  if (option === '') return 'No answer';
  const input = inputNamed(inputOf(type, model) ?? '', model);
  const found = input && optionsByValue(input).get(option);
  return (prefersShort ? found?.short : undefined) ?? found?.label ?? option;
}

/**
 * The labels of options that share a row: 'Tourist or Business', 'Low, or no answer'. Answers that are phrases are quoted,
 * so that it is clear where each one ends: '“No” or “I'm looking for one”'.
 */
export function optionLabels(by: TypedExpression, options: readonly string[], model: Model): string {
  const labels = options.filter((option) => option !== '').map((option) => optionLabel(by, option, model));
  const isPhrase = labels.some((label) => /[,;']| or /.test(label));
  const isQuoted = isPhrase && labels.length > 1;
  const all = disjunction.format(isQuoted ? labels.map((label) => `“${label}”`) : labels);
  if (labels.length === options.length) return all;
  return labels.length === 0 ? 'No answer' : `${all}, or no answer`;
}

/** An edge before any answer: that of a table for the day of an answer has the figure in force today. */
export const edgeToday = <Limit extends Edge | undefined>(edge: Limit): Limit =>
  edge?.at.kind === 'onDay' ? {...edge, at: edge.at.figure} : edge;

/**
 * The JavaScript of a band in words: 'Under 18 years', '18 to 35 years', '36 years', '46 years or more',
 * '£23,040 to under £25,600'; before any answer, with the limits in force today.
 */
export const bandLabel = (band: Limits, by: TypedExpression, context: EmitContext): string =>
  bandLabelOnItsDay({from: edgeToday(band.from), to: edgeToday(band.to)}, by, context);

/** The same with the limits in force on the day of the table, which an answer gives. */
export function bandLabelOnItsDay({from, to}: Limits, by: TypedExpression, context: EmitContext): string {
  if (by.type.kind === 'date') return bandOfDaysLabel({from, to}, context);
  const {whole} = by.type as NumberType;
  const unit = unitOf(by, context.model);
  const references = [from, to].flatMap((edge) => (edge === undefined ? [] : namesIn(edge.at)));
  const figure = (edge: Edge, shift: number, unitShown: string | undefined): string => {
    const code = wrap(context.expression(edge.at), jsPrecedence.add);
    return inUnitCode(shift === 0 ? code : `${code} ${shift > 0 ? '+' : '-'} 1`, unitShown);
  };
  // '18 to 35 years', but '£23,040 to £25,600'.
  const unitOfStart = isCurrency(unit) || unit === plainNumber ? unit : undefined;
  const label = (): string => {
    if (from === undefined)
      return to === undefined ? string('Any') : `${string(to.after ? 'Up to ' : 'Under ')} + ${figure(to, 0, unit)}`;
    const shift = whole && from.after ? 1 : 0;
    const isOver = from.after && !whole;
    if (to === undefined)
      return `${isOver ? `${string('Over ')} + ` : ''}${figure(from, shift, unit)}${isOver ? '' : ` + ${string(' or more')}`}`;
    const start = figure(from, shift, unitOfStart);
    if (isOver)
      return `${string('Over ')} + ${start} + ${string(to.after ? ', up to ' : ', under ')} + ${figure(to, 0, unit)}`;
    if (!whole) return `${start} + ${string(to.after ? ' to ' : ' to under ')} + ${figure(to, 0, unit)}`;
    const end = to.after ? 0 : -1;
    const isOne = `${figure(from, shift, undefined)} === ${figure(to, end, undefined)}`;
    return `(${isOne} ? ${figure(from, shift, unit)} : ${start} + ${string(' to ')} + ${figure(to, end, unit)})`;
  };
  return context.fold(label(), references);
}

/** 'Before 6 April 1960', '6 April 1960 to 5 March 1961', '6 March 1961 or later' */
function bandOfDaysLabel({from, to}: Limits, context: EmitContext): string {
  const day = ({at}: Edge, later: number): string => {
    const {text} = context.expression(at);
    return `$calendarDay(${later === 0 ? text : `$addDays(${text}, ${later})`})`;
  };
  const start = from && day(from, from.after ? 1 : 0);
  const label = (): string => {
    if (start === undefined)
      return to === undefined ? string('Any day') : `${string('Before ')} + ${day(to, to.after ? 1 : 0)}`;
    return to === undefined
      ? `${start} + ${string(' or later')}`
      : `${start} + ${string(' to ')} + ${day(to, to.after ? 0 : -1)}`;
  };
  const references = [from, to].flatMap((edge) => (edge === undefined ? [] : namesIn(edge.at)));
  return context.fold(label(), references);
}
