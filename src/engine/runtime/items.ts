/**
 * The answer to a repeated question: the items of a list, as one text of the form, `2026-01-01,2026-01-10;2026-03-01,2026-03-05`.
 * A semicolon separates items, a comma their fields. Callers with JSON may also pass an array of objects.
 */
import {isBlank, readText, type Answers} from './answers.ts';
import type {CalendarDay} from './calendar.ts';

/** The answer that there are no items; without any answer, that is not known. */
export const NO_ITEMS = 'none';

/** What the fields of an item hold, in the order of the definition, as typed or chosen. */
export type ItemTexts = readonly string[];

/** The items of an answer, blank ones included; spaces around a field do not count. */
export function parseItems(answer: string): readonly ItemTexts[] {
  if (answer === '' || answer === NO_ITEMS) return [];
  return answer.split(';').map((item) => item.split(',').map((field) => unescaped(field).trim()));
}

/** The answer that `parseItems` reads as these items. */
export function formatItems(items: readonly ItemTexts[]): string {
  return joinItems(items.map(formatItem));
}

/** An item as `joinItems` takes it. */
export function formatItem(fields: ItemTexts): string {
  return fields.map(escaped).join(',');
}

/** The answer that has these items. */
export function joinItems(items: readonly string[]): string {
  const answer = items.join(';');
  return answer === NO_ITEMS ? NO_ITEMS.replace('n', '%6e') : answer;
}

/** Whether nothing is filled in, so that the item does not count. */
export const isBlankItem = (fields: ItemTexts): boolean => fields.every(isBlank);

/**
 * The items that count: those with something in any of their fields, up to the limit.
 * @param names of the fields, in the order of the definition
 * @param read turns the texts of an item's fields, by name, into the values that rules use
 */
export function readItems<Item>(
  answer: unknown,
  names: readonly string[],
  limit: number,
  read: (item: Answers) => Item,
): readonly Item[] {
  return itemTexts(answer, names)
    .filter((fields) => !isBlankItem(fields))
    .slice(0, limit)
    .map((fields) => {
      const item: Record<string, string> = {};
      for (const [index, name] of names.entries()) item[name] = fields[index] ?? '';
      return read(item);
    });
}

/** The items of an answer in either form, blank ones included. */
export function itemTexts(answer: unknown, names: readonly string[]): readonly ItemTexts[] {
  if (!Array.isArray(answer)) return parseItems(readText(answer));
  return answer.map((item: unknown) => names.map((name) => readText(ownProperty(item, name))));
}

/** The largest of some numbers; 0 of none. */
export function largestOf(numbers: readonly number[]): number {
  return numbers.length === 0 ? 0 : Math.max(...numbers);
}

/** The smallest of some numbers; 0 of none. */
export function smallestOf(numbers: readonly number[]): number {
  return numbers.length === 0 ? 0 : Math.min(...numbers);
}

/** The earliest of some days; null if all are missing. Unlike `earliest`, it ignores missing days, as `latest` does. */
export function earliestOf(days: readonly (CalendarDay | null)[]): CalendarDay | null {
  return days.reduce((earliest, day) => (day !== null && (earliest === null || day < earliest) ? day : earliest), null);
}

function ownProperty(item: unknown, name: string): unknown {
  return typeof item === 'object' && item !== null && Object.hasOwn(item, name)
    ? (item as Record<string, unknown>)[name]
    : undefined;
}

/** Few fields have signs to escape; a search for suggestions reads and writes long lists hundreds of times. */
const escaped = (field: string): string =>
  !/[%,;]/.test(field) ? field : field.replaceAll(/[%,;]/g, (sign) => `%${sign.codePointAt(0)!.toString(16)}`);

const unescaped = (field: string): string =>
  !field.includes('%')
    ? field
    : field.replaceAll(/%(25|2c|3b|6e)/gi, (_, code: string) => String.fromCodePoint(Number.parseInt(code, 16)));
