/** What names and options are called: their labels on the page, and their short forms in sentences. */
import {withItemFields, type Input} from '../../language/definition/input.ts';
import {labelFromName} from '../../language/definition/constant.ts';
import type {Type} from '../../language/expression/types.ts';
import type {TypedExpression, CheckedText} from '../../language/typed.ts';
import type {Model} from '../../language/model.ts';
import {constantNamed, inputNamed, stepNamed, templateNamed} from '../../language/references.ts';
import {unitOfSum} from './units.ts';
import {isSeveralWords, uncapitalized} from '../../runtime/english.ts';
import {listOfChoices} from '../../runtime/formats.ts';
import {fill} from '../../runtime/message.ts';
import {ledger} from '../../words/explanation.ts';
import {names, rows} from '../../words/rules.ts';

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
  const table = stepNamed(owner, model)?.named.label ?? labelFromName(owner);
  return fill(names.theColumn, {column: labelFromName(member).toLowerCase(), table});
}

/** The total of a sum as the card calls it; 'Total points' for points, and for a total that the card does not show. */
function labelOfTotal(sum: string, model: Model): string {
  const name = fill(names.total, {parts: labelFromName(sum).toLowerCase()});
  if (unitOfSum(`${sum}.total`, model) === 'points') return name;
  for (const {items, total, heading} of model.card)
    for (const {value, label} of [...items, ...(total ? [total] : [])]) {
      if (value?.kind !== 'reference' || value.name !== `${sum}.total`) continue;
      const [own, title] = [fixedText(label), fixedText(heading)];
      if (own === ledger.together && title !== undefined) return fill(names.totalOf, {title: uncapitalized(title)});
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
  if (option === '') return rows.noAnswer;
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
  const isPhrase = labels.some(isSeveralWords);
  const isQuoted = isPhrase && labels.length > 1;
  const all = listOfChoices(isQuoted ? labels.map((option) => fill(rows.quoted, {option})) : labels);
  if (labels.length === options.length) return all;
  return labels.length === 0 ? rows.noAnswer : fill(rows.orNoAnswer, {options: all});
}

/** The name of the input whose options include all these words; '' is none of them. */
export function inputWithOptions(words: readonly string[], {definition}: Model): string | undefined {
  const known = words.filter((word) => word !== '');
  if (known.length === 0) return undefined;
  const hasAll = (values: readonly string[]): boolean => known.every((word) => values.includes(word));
  return withItemFields(definition.inputs).find(({options}) => hasAll(options.map(({value}) => value)))?.name;
}

/** The label of a word that is an option of any input, else the word itself. */
export function labelOfWord(word: string, {definition}: Model): string {
  return (
    withItemFields(definition.inputs)
      .flatMap((input) => input.options)
      .find((option) => option.value === word)?.label ?? word
  );
}
