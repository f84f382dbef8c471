/** What happens to the rows of a list: which rows there are then, what to say, and where the focus goes. */
import type {ListField} from '../../../engine/language/inputs/list.ts';
import type {ItemTexts} from '../../../engine/runtime/items.ts';
import {focusId} from '../Field.tsx';
import {type DayOrder, type PastedRows, readRows} from './pastedRows.ts';

export type RowAction = 'add' | 'remove' | 'up' | 'down';

/** What has last happened to the rows as a whole. Numbers count from 1. */
export type ListEvent =
  | {readonly kind: 'added'; readonly number: number}
  | {readonly kind: 'removed'; readonly number: number; readonly before: readonly string[]}
  | {readonly kind: 'moved'; readonly from: number; readonly number: number}
  | {readonly kind: 'undone'}
  | {readonly kind: 'notPasted'; readonly count: number; readonly room: number}
  | {
      readonly kind: 'pasted';
      readonly pasted: PastedRows;
      /** The number of the first row that was filled. */
      readonly first: number;
      readonly before: readonly string[];
      /** Pastes again, with the days read in this order. */
      readonly again: (order: DayOrder) => void;
    };

/** The rows of a list, each by a key that it keeps. */
export interface Rows {
  readonly field: ListField;
  readonly keys: readonly string[];
  /** Makes rows with these texts; at least one. */
  readonly create: (texts: readonly ItemTexts[]) => readonly string[];
  readonly textsOf: (key: string) => ItemTexts;
  readonly show: (keys: readonly string[], event: ListEvent) => void;
  /** @param id without the prefix of the list */
  readonly focus: (id: string) => void;
}

/** @param key of the row; no row for 'add' */
export function changeRows({field, keys, create, show, focus}: Rows, action: RowAction, key = ''): void {
  const index = keys.indexOf(key);
  const others = keys.filter((other) => other !== key);
  if (action === 'add') {
    if (keys.length >= field.many) return;
    show([...keys, ...create([])], {kind: 'added', number: keys.length + 1});
    return focus(firstFieldOf(field, keys.length));
  }
  if (action === 'remove') {
    show(others.length > 0 ? others : create([]), {kind: 'removed', number: index + 1, before: keys});
    return focus(index < others.length ? String(index + 1) : 'add');
  }
  const to = index + (action === 'up' ? -1 : 1);
  show(others.toSpliced(to, 0, key), {kind: 'moved', from: index + 1, number: to + 1});
  // At either end, the button that was pressed has nothing left to do.
  focus(`${to + 1}-${to === 0 ? 'down' : to === others.length ? 'up' : action}`);
}

/**
 * Shows the rows of before a change, with the focus where the change was: its button goes.
 * @param number of the first row that was changed
 */
export function undoChange({field, show, focus}: Rows, before: readonly string[], number: number): void {
  show(before, {kind: 'undone'});
  focus(firstFieldOf(field, Math.min(number, before.length) - 1));
}

/**
 * Fills rows with pasted ones.
 * @param at the index of the first row, and of the field that the first column is for
 * @param order how to read days that can be read in two ways
 * @returns whether every cell found its place
 */
export function pasteRows(
  rows: Rows,
  text: string,
  at: {readonly row: number; readonly column: number},
  order?: DayOrder,
): boolean {
  const {field, keys, create, textsOf, show} = rows;
  const pasted = readRows(text, field.each.slice(at.column), order);
  const count = pasted.rows.length;
  if (count === 0 || at.row + count > field.many) {
    show(keys, {kind: 'notPasted', count, room: field.many - at.row});
    return false;
  }
  const filled = pasted.rows.map((texts, index) => {
    const key = keys[at.row + index];
    const before = key === undefined ? field.each.map(() => '') : textsOf(key);
    return [...before.slice(0, at.column), ...texts];
  });
  show([...keys.slice(0, at.row), ...create(filled), ...keys.slice(at.row + count)], {
    kind: 'pasted',
    pasted,
    first: at.row + 1,
    before: keys,
    again: (other) => void pasteRows(rows, text, at, other),
  });
  return pasted.unread.length === 0 && pasted.extraColumns === 0;
}

function firstFieldOf({each}: ListField, row: number): string {
  return `${row + 1}.${focusId(each[0]!)}`;
}
