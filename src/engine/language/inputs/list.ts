/** A repeated question: an input with `each`, whose answer is a list of items with the same fields. */
import {hintText} from '../../diagnostics/diagnostic.ts';
import * as z from 'zod';
import {array, call, js, literal, member, objectOf, variable} from '../expression/javascript.ts';
import type {Type} from '../expression/types.ts';
import {readDate} from '../../runtime/answers.ts';
import {plural} from '../../runtime/english.ts';
import {NO_ITEMS, formatItems, isBlankItem, parseItems, type ItemTexts} from '../../runtime/items.ts';
import {sentence} from '../shape/concept.ts';
import type {OpenItem} from '../../results/published.ts';
import type {AnswerReader, BaseField, InputCompiler, SourceInput} from './descriptor.ts';
import type {ChoiceField} from './choice.ts';
import type {DateField} from './date.ts';
import type {NumberField} from './number.ts';

/** A field of every item of a list: free text could contain what separates items. */
export type ItemField = NumberField | DateField | ChoiceField;

export interface ListField extends BaseField {
  readonly kind: 'list';
  /** What one item is called, within a sentence: trip. */
  readonly item: string;
  /** What several items are called: trips. */
  readonly items: string;
  /** How many items there can be. */
  readonly many: number;
  /** Whether there is a result only with an item. */
  readonly needsItem?: boolean;
  /** The fields of every item; an `id` is the field's name within the item. */
  readonly each: readonly ItemField[];
}

/** The keys that only a list has, besides `each`. */
export const listKeys = () => ({
  item: sentence('What one item is called, within a sentence: trip.'),
  items: sentence("What several items are called: children. By default 'item' with an s.").optional(),
  many: z.number().int().min(1).max(200).describe('How many items there can be.'),
});

/** The name of an item's field within the item: 'entry' of 'trips.entry'. */
export const fieldOfItem = (name: string): string => name.slice(name.indexOf('.') + 1);

/** What several items of a list are called: trips. */
export const itemsOf = ({item = '', items}: Pick<SourceInput, 'item' | 'items'>): string => items ?? plural(item);

/** @param compilerOf the compiler of a field's kind */
export function listCompiler(compilerOf: (kind: string) => InputCompiler): InputCompiler {
  return {
    type: ({name, each = []}, figures): Type => ({
      kind: 'list',
      input: name,
      fields: new Map(each.map((field) => [fieldOfItem(field.name), compilerOf(field.type).type(field, figures)])),
    }),
    fieldOf: (input) => ({item: input.item ?? '', items: itemsOf(input), many: input.many}),
    readCode: ({each = [], many}, answer) => {
      const names = array(each.map(({name}) => literal(fieldOfItem(name))));
      const item = objectOf(each, (field) => {
        const key = fieldOfItem(field.name);
        return [key, compilerOf(field.type).readCode(field, member(js`item$`, key))];
      });
      return call('$readItems', [answer, names, literal(many!), js`(item$) => (${item})`]);
    },
    missingCode: ({name}) => js`${variable(name)}.length === 0`,
    answered: 'items',
    profileTerms: [],
    answerHint: ({each = [], many = 0}, answer) => {
      const items = parseItems(answer);
      if (items.length > many) return `Give at most ${many} items, separated by semicolons.`;
      if (items.some((item) => item.length > each.length))
        return `Give each item only its fields, separated by commas: ${each.map(({name}) => fieldOfItem(name)).join(', ')}.`;
      const hints = items.flatMap((item, number) =>
        each.flatMap((field, index) => {
          const hint = compilerOf(field.type).answerHint?.(field, item[index] ?? '');
          return hint === undefined ? [] : [`Item ${number + 1}, ${fieldOfItem(field.name)}: ${hintText(hint)}`];
        }),
      );
      return hints[0];
    },
    isList: true,
    candidates: ({each = [], many = 0}, thresholds, today) =>
      representativeLists(
        each.map((field) => compilerOf(field.type).candidates(field, thresholds, today)),
        many,
      ),
  };
}

/**
 * Some lists of 0 to 3 items, and one of each number of items from 4 to 12, since a rule may count them. No few lists can represent all others,
 * so that nothing that reads a list is proven.
 * @param candidates of each field of an item
 * @param many the largest number of items
 */
export function representativeLists(candidates: readonly (readonly string[])[], many: number): readonly string[] {
  const items = representativeItems(candidates).filter((item) => !isBlankItem(item));
  const at = (index: number): ItemTexts => items[index % items.length]!;
  const some = items.length === 0 ? [] : Array.from({length: Math.min(items.length, 12)}, (_, index) => index);
  const pairs = some.map((index) => [at(index), at(index * 5 + 1)]);
  const triples = some.map((index) => [at(index), at(index * 3 + 1), at(index * 7 + 2)]);
  const longer = Array.from({length: Math.min(many, LONGEST_LIST) - 3}, (_, more) =>
    Array.from({length: more + 4}, (_item, index) => at(index)),
  );
  const lists = items.length === 0 ? [] : [...items.map((item) => [item]), ...pairs, ...triples, ...longer];
  return ['', ...lists.filter(({length}) => length <= many).map(formatItems)];
}

/** Rules count trips or children up to a handful. */
const LONGEST_LIST = 12;

const MAX_ITEMS = 60;

/** All combinations of the fields' answers, or, where there are too many, each answer with answers from all over the others. */
function representativeItems(candidates: readonly (readonly string[])[]): readonly ItemTexts[] {
  const size = candidates.reduce((product, answers) => product * answers.length, 1);
  if (size <= MAX_ITEMS)
    return candidates.reduce<readonly ItemTexts[]>(
      (items, answers) => items.flatMap((item) => answers.map((answer) => [...item, answer])),
      [[]],
    );
  const longest = Math.max(...candidates.map(({length}) => length));
  // Steps without common factors reach every pair of neighbouring fields' answers in the end.
  const steps = [1, 7, 11, 13, 17];
  return Array.from({length: Math.max(MAX_ITEMS, longest)}, (_, index) =>
    candidates.map((answers, field) => answers[(index * steps[field % steps.length]!) % answers.length]!),
  );
}

/** Whether the item begins with two dates, as a period does, and the second is before the first. */
export function endsBeforeItBegins([first, last]: readonly ItemField[], item: ItemTexts): boolean {
  if (first?.kind !== 'date' || last?.kind !== 'date') return false;
  const [from, to] = [readDate(item[0]), readDate(item[1])];
  return from !== null && to !== null && to < from;
}

/** @param readerOf the reader of a field's kind */
export function listReader(readerOf: (field: ItemField) => AnswerReader<ItemField>): AnswerReader<ListField> {
  const filled = (answer: string): readonly ItemTexts[] => parseItems(answer).filter((item) => !isBlankItem(item));
  const isUnanswered = (answer: string): boolean => answer !== NO_ITEMS && filled(answer).length === 0;
  const openItems = ({each}: ListField, typed: string): readonly OpenItem[] =>
    parseItems(typed).flatMap((item, index) => {
      if (isBlankItem(item)) return [];
      return each.flatMap((field, column) => {
        const isTooEarly = column === 1 && endsBeforeItBegins(each, item);
        const reason = isTooEarly ? 'outOfRange' : readerOf(field).openReason(field, item[column] ?? '');
        return reason === null ? [] : [{number: index + 1, field: field.id, label: field.label, reason}];
      });
    });
  return {
    plain: ({each}, typed) =>
      typed === NO_ITEMS
        ? typed
        : formatItems(
            filled(typed).map((item) =>
              each.map((field, index) => readerOf(field).parse?.(field, item[index] ?? '').plain ?? item[index] ?? ''),
            ),
          ),
    isMissing: (_, answer) => filled(String(answer ?? '')).length === 0,
    countedAs: ({optional}, answer) =>
      !optional && isUnanswered(String(answer ?? '')) ? {countedAs: 'noItems'} : null,
    openReason: (list, typed) => {
      if (isUnanswered(typed)) return list.optional ? null : 'unanswered';
      if (filled(typed).length > list.many) return 'outOfRange';
      return openItems(list, typed).length > 0 ? 'unfinished' : null;
    },
    openItems,
    text: ({each}, answer) => {
      if (answer === NO_ITEMS) return 'None';
      const items = filled(String(answer ?? ''));
      const textOf = (item: ItemTexts): string =>
        each.map((field, index) => readerOf(field).text(field, item[index]) ?? '?').join(' – ');
      return items.length === 0 ? undefined : items.map(textOf).join('; ');
    },
  };
}
