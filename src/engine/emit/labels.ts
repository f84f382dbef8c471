import type {Input} from '../definition/input.ts';
/** What names, options and bands are called: their labels on the page, and their short forms in sentences. */
import {labelFromName} from '../definition/constant.ts';
import type {NumberType, Type} from '../expression/types.ts';
import type {TypedExpression} from '../typed.ts';
import type {Model} from '../model.ts';
import type {CheckedText, Edge, Limits} from '../typed.ts';
import {constantNamed, inputNamed, stepNamed, templateNamed} from '../references.ts';
import {namesIn} from '../walk.ts';
import {type EmitContext, inputWithOptions} from './context.ts';
import {object, string} from './javascript.ts';
import {unitOf, unitOfSum} from './units.ts';
import {uncapitalized} from '../runtime/english.ts';

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
 * The JavaScript of a band in words, '18 to 35 years' or 'Before 6 April 1960'; before any answer, with the limits in force today. An
 * explanation makes it in the same way: see runtime/bands.ts.
 */
export function bandLabel(band: Limits, by: TypedExpression, context: EmitContext): string {
  const edges = [band.from, band.to].map(edgeToday);
  const [from, to] = edges.map(
    (edge) => edge && object({at: context.expression(edge.at).text, after: String(edge.after)}),
  );
  const range = object({from, to});
  const references = edges.flatMap((edge) => (edge === undefined ? [] : namesIn(edge.at)));
  if (by.type.kind === 'date') return context.fold(`$bandOfDays(${range})`, references);
  const {whole} = by.type as NumberType;
  const unit = unitOf(by, context.model);
  const given = [range, String(whole), ...(unit === undefined ? [] : [string(unit)])];
  return context.fold(`$bandOfNumbers(${given.join(', ')})`, references);
}
