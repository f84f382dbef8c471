/** Two results as the rows of one table. */
import type {Tone} from '../../../engine/compiled/module.ts';
import {round} from '../../../engine/runtime/arithmetic.ts';
import {signed} from '../../../engine/runtime/formats.ts';
import type {Calculation} from '../../calculator/calculation.ts';
import {answerRows} from './answerRows.ts';
import {cardItems, type CardItem} from './cardItems.ts';
import * as words from '../../words/compare.ts';

export interface ComparedRow {
  readonly key: string;
  /** The title that the row stands under. */
  readonly group: string | undefined;
  readonly label: string;
  /** Empty where this result does not say it. */
  readonly first: readonly string[];
  readonly second: readonly string[];
  /** In words: '+25 points', 'better'; null where both are the same. */
  readonly difference: string | null;
  readonly kind: 'answer' | 'verdict' | 'figure' | 'detail';
}

/** @returns the answers that differ, then what the cards say, in the order of the first one */
export function comparedRows(first: Calculation, second: Calculation): readonly ComparedRow[] {
  const ones = byKey(first);
  const others = byKey(second);
  return [
    ...answerRows(second.page.fields, first.answers, second.answers),
    ...mergedOrder([...ones.keys()], [...others.keys()]).flatMap((key) =>
      rowOf(key, itemIn(ones, key, others), itemIn(others, key, ones)),
    ),
  ];
}

type CardItems = ReadonlyMap<string, CardItem>;

function byKey({card}: Calculation): CardItems {
  return new Map(cardItems(card).map((item) => [item.key, item]));
}

/** Of an item that only the other card has, what is known of it here: a fee that is not charged is 0. */
function itemIn(items: CardItems, key: string, others: CardItems): CardItem | undefined {
  const item = items.get(key);
  const other = others.get(key);
  if (item !== undefined || other?.absent === undefined) return item;
  const hasGroup = [...items.values()].some(({group}) => group === other.group);
  return hasGroup ? {...other, lines: [], value: other.absent} : undefined;
}

/** What only the second has stands behind what it follows there. */
function mergedOrder(first: readonly string[], second: readonly string[]): readonly string[] {
  const merged = [...first];
  let place = 0;
  for (const key of second) {
    const found = merged.indexOf(key);
    if (found < 0) merged.splice(place++, 0, key);
    else place = found + 1;
  }
  return merged;
}

function rowOf(key: string, first: CardItem | undefined, second: CardItem | undefined): readonly ComparedRow[] {
  const item = (first ?? second)!;
  const [one, other] = [first?.lines ?? [], second?.lines ?? []];
  const row = {key, group: item.group, label: item.label, kind: item.kind};
  if (item.isText) {
    const without = (lines: readonly string[], those: readonly string[]) =>
      lines.filter((line) => !those.includes(line));
    const texts = {first: without(one, other), second: without(other, one)};
    if (texts.first.length + texts.second.length === 0) return [];
    return [{...row, ...texts, difference: words.table.different}];
  }
  return [{...row, first: one, second: other, difference: differenceText(first, second)}];
}

/** Null where two cards say the same. */
function differenceText(first: CardItem | undefined, second: CardItem | undefined): string | null {
  if (first?.lines.join('\n') === second?.lines.join('\n')) return null;
  const [from, to] = [first?.value, second?.value];
  if (from !== undefined && to !== undefined && from !== to) {
    return signed(round(to - from, 10), (first ?? second)?.unit);
  }
  return toneDifference(first?.tone, second?.tone) ?? words.table.different;
}

const ranks: Readonly<Record<Tone, number | undefined>> = {bad: 0, caution: 1, good: 2, neutral: undefined};

function toneDifference(first: Tone | undefined, second: Tone | undefined): string | undefined {
  const [from, to] = [first && ranks[first], second && ranks[second]];
  if (from === undefined || to === undefined || from === to) return undefined;
  return to > from ? words.table.better : words.table.worse;
}
