/** What the items of a list have together: a sentence, and what each of them has as a ledger. */
import type {Derivation} from '../runtime/explanation.ts';
import {capitalized} from '../runtime/sentenceCase.ts';
import type {LedgerLine} from './explainSteps.ts';
import {sentenceFrom, type Sentence} from './sentence.ts';
import * as words from './words.ts';

type Items = Derivation & {kind: 'items'};

/** 'Added up for 3 trips.' */
export function itemsSentence({sentence, count, item, items, text, isSome}: Items): Sentence {
  if (count === 0) return sentenceFrom(isSome ? words.items.noneCounts : words.items.none, {items});
  return sentenceFrom(sentence, {value: text, count: String(count), items: count === 1 ? item : items});
}

/** More items than this would be a table of their own. */
const LISTED_ITEMS = 12;

/** 'Trip 1: 10 days', for several items. */
export function itemLines({each, item, text}: Items): readonly LedgerLine[] {
  if (each.length < 2 || each.length > LISTED_ITEMS) return [];
  const lines = each.map((one) => ({label: `${capitalized(item)} ${one.number}`, text: one.text, isTotal: false}));
  return [...lines, {label: words.ledger.result, text, isTotal: true}];
}
