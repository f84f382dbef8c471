/** What the items of a list have together: a sentence, and what each of them has as a ledger. */
import type {Derivation} from '../derived.ts';
import {capitalized} from '../../runtime/english.ts';
import type {LedgerLine} from './explainSteps.ts';
import {sentenceFrom, type Sentence} from './sentence.ts';
import {fill} from '../../runtime/message.ts';
import * as words from '../../words/explanation.ts';
import {title} from '../../words/items.ts';

type Items = Derivation & {kind: 'items'};

/** 'Added up for 3 trips.' */
export function itemsSentence({sentence, count, item, items, text, value, isSome}: Items): Sentence {
  if (count === 0) return sentenceFrom(isSome ? words.items.noneCounts : words.items.none, {items});
  return sentenceFrom(sentence, {
    value: value === undefined ? text : String(value),
    count,
    items: count === 1 ? item : items,
  });
}

/** More items than this would be a table of their own. */
const LISTED_ITEMS = 12;

/** 'Trip 1 (3 May 2026 – 12 May 2026): 10 days' */
export function itemLines({each, item, text}: Items): readonly LedgerLine[] {
  const isSaid = each.length === 1 && each[0]!.days.length === 0;
  if (each.length === 0 || each.length > LISTED_ITEMS || isSaid) return [];
  const lines = each.map(({number, days, text: figure}) => {
    const label = fill(title, {item: capitalized(item), number});
    const said = days.filter((day) => day !== '').join(' – ');
    return {label: said === '' ? label : fill(words.items.withDays, {label, days: said}), text: figure, isTotal: false};
  });
  return [...lines, {label: words.ledger.result, text, isTotal: true}];
}
