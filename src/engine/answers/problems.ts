/**
 * What the form would say about answers that a program gives: each that it would not take as it is, in its words. Whatever calculates
 * for programs, a terminal or an assistant reads answers so (decision 035).
 */
import {didYouMean} from '../diagnostics/nearMiss.ts';
import {isChoiceField, type ChoiceField} from '../language/inputs/choice.ts';
import type {FormField} from '../language/inputs/index.ts';
import type {ItemField, ListField} from '../language/inputs/list.ts';
import {isNumberField, type NumberField} from '../language/inputs/number.ts';
import {ownValue} from '../language/ownValue.ts';
import {beginningOf, list as listed} from '../runtime/formats.ts';
import type {AnswerProblem, OpenReason} from '../results/published.ts';
import {isBlank, LARGEST_NUMBER, type Answers} from '../runtime/answers.ts';
import {isBlankItem, parseItems, type ItemTexts} from '../runtime/items.ts';
import {capitalized} from '../runtime/english.ts';
import * as fieldWords from '../words/fields.ts';
import {fill} from '../runtime/message.ts';
import * as itemWords from '../words/items.ts';
import * as numberWords from '../words/numberFeedback.ts';
import * as words from '../words/problems.ts';
import {openReasonOf} from './completeness.ts';
import {itemNotes} from './itemMessages.ts';
import {numberFeedback, withUnit} from './numberMessages.ts';
import {parseDate} from './parseDate.ts';
import {parseNumber} from '../language/numbers/parseNumber.ts';
import {isShown} from './visibility.ts';

type Given = Readonly<Record<string, unknown>>;

/**
 * In the order of the form, and then the names that are no question.
 * @param given as the program gave them
 * @param values the same, as a form would hold them
 * @param answers the same, as the rules read them
 */
export function answerProblems(
  fields: readonly FormField[],
  given: Given,
  values: Readonly<Record<string, string>>,
  answers: Answers,
): readonly AnswerProblem[] {
  const problems = fields.flatMap((field): readonly AnswerProblem[] => {
    const {id} = field;
    const shape = shapeProblem(field, ownValue(given, id));
    if (shape !== undefined) return [{id, reason: 'unreadable', message: shape}];
    const text = values[id]!;
    if (isBlank(text)) return [];
    if (!isShown(field, answers)) return [{id, reason: 'notAsked', message: words.notAsked}];
    const reason = openReasonOf(field, values);
    if (reason === null || reason === 'unanswered') return remark(field, text);
    return [{id, reason, message: messageFor(field, text, reason, fields, values)}];
  });
  return [...problems, ...unknownProblems(Object.keys(given), fields)];
}

/** About an answer that is used, but not as it was given. */
function remark(field: FormField, text: string): readonly AnswerProblem[] {
  const {id} = field;
  if (field.kind === 'list') {
    const {item, each} = field;
    const long = parseItems(text).findIndex(({length}) => length > each.length);
    if (long === -1) return [];
    const naming = {item: capitalized(item), number: String(long + 1), fields: listed(each.map((inner) => inner.id))};
    return [{id, reason: 'unreadable', message: fill(itemWords.tooManyFields, naming)}];
  }
  if (field.kind !== 'integer') return [];
  const number = Number(parseNumber(text, field).plain);
  if (Number.isInteger(number)) return [];
  // The form uses the whole years and people of a typed fraction, and shows them below the field.
  return [{id, reason: 'fraction', message: fill(words.readAs, {number: withUnit(Math.floor(number), field)})}];
}

/** What the form says below the field. */
function messageFor(
  field: FormField,
  text: string,
  reason: OpenReason,
  fields: readonly FormField[],
  values: Readonly<Record<string, string>>,
): string {
  if (field.kind === 'list') return listMessage(field, text);
  if (isNumberField(field)) return numberMessage(field, text);
  if (!isChoiceField(field)) return reason === 'outOfRange' ? fieldWords.date.shortYear : dayMessage(text);
  return reason === 'notOffered' ? notOfferedMessage(field, fields, values) : optionMessage(field, text);
}

function numberMessage(field: NumberField, text: string): string {
  const feedback = numberFeedback(field, text)!;
  if (feedback.kind !== 'question') return feedback.text;
  return fill(numberWords.didYouMean, {number: feedback.readings.map((reading) => reading.text).join(' or ')});
}

function dayMessage(text: string): string {
  const meant = parseDate(text);
  return meant.length === 0 ? words.day : `${words.day} ${fill(numberWords.didYouMean, {number: meant.join(' or ')})}`;
}

function optionMessage({options}: ChoiceField, text: string): string {
  const values = options.map(({value}) => value);
  const shown = beginningOf(text);
  const hint = didYouMean(shown, values, fill(words.options, {count: values.length}));
  return `${fill(words.noOption, {answer: shown})} ${hint}`;
}

function notOfferedMessage(
  {offered, options}: ChoiceField,
  fields: readonly FormField[],
  values: Readonly<Record<string, string>>,
): string {
  const {by, rows} = offered!;
  const other = fields.find(({id}) => id === by);
  const answer = values[by]!;
  const label = other !== undefined && isChoiceField(other) && other.options.find(({value}) => value === answer)?.label;
  const taken = options.map(({value}) => value).filter((value) => ownValue(rows, answer)?.includes(value));
  return `${fill(fieldWords.choice.notOffered, {answer: label || answer})} ${fill(words.offered, {options: taken.join(', ')})}`;
}

/** As many items are described. */
const MAX_ITEM_MESSAGES = 5;

function listMessage(field: ListField, text: string): string {
  const {items, many} = field;
  const given = parseItems(text);
  if (given.filter((texts) => !isBlankItem(texts)).length > many) return `${fill(itemWords.full, {many, items})}.`;
  const messages = given.flatMap((texts, index) => (isBlankItem(texts) ? [] : itemMessages(field, index + 1, texts)));
  const shown = messages.slice(0, MAX_ITEM_MESSAGES);
  return [...shown, ...(shown.length < messages.length ? [itemWords.more] : [])].join(' ');
}

function itemMessages(field: ListField, number: number, texts: ItemTexts): readonly string[] {
  const naming = {item: capitalized(field.item), number: String(number)};
  const ofFields = field.each.flatMap((inner: ItemField, column) => {
    const text = texts[column] ?? '';
    const reason = isBlank(text) ? null : openReasonOf(inner, {[inner.id]: text});
    if (reason === null) return [];
    const problem = messageFor(inner, text, reason, [], {});
    return [fill(itemWords.field, {...naming, field: inner.label, problem})];
  });
  return [...itemNotes(field, number, texts), ...ofFields];
}

/** As many names that are no question are named: a program that makes up more has not read the questions. */
const MAX_UNKNOWN = 5;

function unknownProblems(names: readonly string[], fields: readonly FormField[]): readonly AnswerProblem[] {
  const ids = fields.map(({id}) => id);
  const known = new Set(ids);
  const unknown = names.filter((name) => !known.has(name));
  const named = unknown.slice(0, MAX_UNKNOWN).map((name): AnswerProblem => {
    const shown = beginningOf(name);
    return {id: shown, reason: 'unknown', message: `${words.unknown} ${didYouMean(shown, ids, '')}`.trim()};
  });
  const more = unknown.length - named.length;
  if (more === 0) return named;
  return [...named, {id: '', reason: 'unknown', message: fill(words.unknownMore, {count: more})}];
}

/** Why a value of this shape is no answer to the question; undefined if it may be one. */
export function shapeProblem(field: FormField, value: unknown): string | undefined {
  if (value === null || value === undefined || typeof value === 'string') return undefined;
  if (field.kind === 'list') return Array.isArray(value) ? itemsProblem(field, value) : words.shape.list;
  // JSON has no infinite number, but 1e999 is read as one.
  if (typeof value === 'number')
    return Number.isFinite(value) ? undefined : fill(words.shape.number, {max: LARGEST_NUMBER});
  return typeof value === 'boolean' && field.kind === 'yesno' ? undefined : words.shape.single;
}

function itemsProblem({each}: ListField, items: readonly unknown[]): string | undefined {
  const names = each.map(({id}) => id);
  for (const item of items) {
    if (typeof item !== 'object' || item === null || Array.isArray(item)) return words.shape.item;
    if (Object.keys(item).some((name) => !names.includes(name)))
      return fill(words.shape.itemFields, {fields: listed(names)});
    for (const field of each) {
      const problem = shapeProblem(field, ownValue(item as Given, field.id));
      if (problem !== undefined) return fill(words.shape.itemField, {field: field.id, problem});
    }
  }
  return undefined;
}
