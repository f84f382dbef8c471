/** What the form says about the items of a list. */
import {readerOf} from '../language/inputs/index.ts';
import {endsBeforeItBegins, type ListField} from '../language/inputs/list.ts';
import {list as listed} from '../runtime/formats.ts';
import type {ItemTexts} from '../runtime/items.ts';
import {capitalized, uncapitalized} from '../runtime/english.ts';
import {fill} from '../runtime/message.ts';
import * as words from '../words/items.ts';

/**
 * 'Trip 2 has no departure.' Only for empty fields and dates in the wrong order: other fields say themselves what is wrong.
 * @param number the place of the item, from 1 on
 */
export function itemNotes({item, each}: ListField, number: number, texts: ItemTexts): readonly string[] {
  const missing = each.filter((field, index) => readerOf(field).openReason(field, texts[index] ?? '') === 'unanswered');
  const naming = {item, number: String(number)};
  const notes = [
    ...(missing.length === 0
      ? []
      : [fill(words.missing, {...naming, fields: listed(missing.map(({label}) => uncapitalized(label)))})]),
    ...(endsBeforeItBegins(each, texts) ? [fill(words.reversed, naming)] : []),
  ];
  return notes.map(capitalized);
}
