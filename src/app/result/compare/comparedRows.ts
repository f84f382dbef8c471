/** Two results as the rows of one table. */
import {verdictIn, type CardBlock, type CardItem, type Tone} from '../../../engine/results/card.ts';
import {minus} from '../../../engine/runtime/arithmetic.ts';
import {isCurrency, signed} from '../../../engine/runtime/formats.ts';
import {roundedInUnit} from '../../../engine/runtime/shownFigures.ts';
import type {Calculation} from '../../form/calculateForm.ts';
import {todaysVerdict} from '../../form/otherEdition.ts';
import {distanceOf, distanceText} from '../card/headline.ts';
import {withoutFullStop} from '../../../engine/runtime/english.ts';
import {fill} from '../../../engine/runtime/message.ts';
import * as words from '../../words/compare.ts';

export interface ComparedRow {
  readonly key: string;
  /** The heading that the row is under. */
  readonly group: string | undefined;
  readonly label: string;
  /** Empty if the result does not have this item. */
  readonly first: readonly string[];
  readonly second: readonly string[];
  /** In words: '+25 points', 'better'; null if both are the same. */
  readonly difference: string | null;
  readonly kind: 'verdict' | 'headline' | 'detail';
  readonly unit?: CardItem['unit'];
}

/** @returns the items of both cards, in the order of the first */
export function comparedRows(first: Calculation, second: Calculation): readonly ComparedRow[] {
  const showsToday = [first, second].some((result) => todaysVerdict(result) !== undefined);
  const firstItems = byKey(first, showsToday);
  const secondItems = byKey(second, showsToday);
  return mergedOrder([...firstItems.keys()], [...secondItems.keys()]).flatMap((key) =>
    rowOf(key, itemIn(firstItems, key, secondItems), itemIn(secondItems, key, firstItems)),
  );
}

type ItemsByKey = ReadonlyMap<string, ComparedItem>;

/** @param showsToday where one of the results has another verdict today: then both verdicts are compared, that of today first */
function byKey({card, other}: Calculation, showsToday: boolean): ItemsByKey {
  const items = comparedItems(card);
  const todays = showsToday ? verdictItem(other?.card ?? [], words.table.verdictToday) : undefined;
  const all = todays === undefined ? items : [{...todays, key: 'verdict today'}, ...items];
  return new Map(all.map((item) => [item.key, item]));
}

/** The item, or a 0 for a fee that only the other card charges. */
function itemIn(items: ItemsByKey, key: string, otherItems: ItemsByKey): ComparedItem | undefined {
  const item = items.get(key);
  const other = otherItems.get(key);
  if (item !== undefined || !other?.isZeroWhenMissing) return item;
  const hasGroup = [...items.values()].some(({group}) => group === other.group);
  return hasGroup ? {...other, lines: [], value: 0} : undefined;
}

/** Keys that only the second list has are inserted after their predecessor there. */
function mergedOrder(first: readonly string[], second: readonly string[]): readonly string[] {
  const merged = [...first];
  let position = 0;
  for (const key of second) {
    const index = merged.indexOf(key);
    if (index < 0) merged.splice(position++, 0, key);
    else position = index + 1;
  }
  return merged;
}

function rowOf(key: string, first: ComparedItem | undefined, second: ComparedItem | undefined): readonly ComparedRow[] {
  const item = (first ?? second)!;
  const [firstLines, secondLines] = [first?.lines ?? [], second?.lines ?? []];
  const row = {key, group: item.group, label: item.label, kind: item.kind, unit: item.unit};
  if (item.isSentenceList) {
    const without = (lines: readonly string[], excluded: readonly string[]) =>
      lines.filter((line) => !excluded.includes(line));
    const texts = {first: without(firstLines, secondLines), second: without(secondLines, firstLines)};
    if (texts.first.length + texts.second.length === 0) return [];
    return [{...row, ...texts, difference: words.table.different}];
  }
  return [{...row, first: firstLines, second: secondLines, difference: differenceText(first, second)}];
}

/** Null if both cards show the same. */
function differenceText(first: ComparedItem | undefined, second: ComparedItem | undefined): string | null {
  if (first?.lines.join('\n') === second?.lines.join('\n')) return null;
  const [from, to] = [first?.value, second?.value];
  if (from !== undefined && to !== undefined && from !== to) {
    return signed(minus(to, from), (first ?? second)?.unit);
  }
  return toneDifference(first?.tone, second?.tone) ?? words.table.different;
}

const ranks: Readonly<Record<Tone, number | undefined>> = {
  bad: 0,
  caution: 1,
  good: 2,
  pending: undefined,
  neutral: undefined,
};

function toneDifference(first: Tone | undefined, second: Tone | undefined): string | undefined {
  const [from, to] = [first && ranks[first], second && ranks[second]];
  if (from === undefined || to === undefined || from === to) return undefined;
  return to > from ? words.table.better : words.table.worse;
}

/** An item of a card: its verdict, a figure, a part of a sum, a fact, or a list of sentences. */
interface ComparedItem extends Pick<CardItem, 'value' | 'unit' | 'tone'> {
  /** Items of two cards with the same key are compared. */
  readonly key: string;
  /** The heading that several items have in common. */
  readonly group?: string;
  readonly label: string;
  readonly lines: readonly string[];
  readonly kind: ComparedRow['kind'];
  /** If the other card lacks this item, it counts as 0 there: a fee that is not charged. */
  readonly isZeroWhenMissing?: boolean;
  /** Shown only if the cards differ, and then only the lines that the other card lacks. */
  readonly isSentenceList?: boolean;
}

/** @returns in the card's order, notes last; no two have the same key */
function comparedItems(card: readonly CardBlock[]): readonly ComparedItem[] {
  const counts = new Map<string, number>();
  const headlines = card.flatMap(({items}) => items.filter(({isHeadline}) => isHeadline)).map(({text}) => text);
  const gap = distanceOf(card);
  const distance = gap === null ? undefined : {label: gap.figure, text: distanceText(gap)};
  return [...card.flatMap((block) => itemsOfBlock(block, headlines, distance)), ...notesOf(card)].map((item) => {
    const count = (counts.get(item.key) ?? 0) + 1;
    counts.set(item.key, count);
    return count === 1 ? item : {...item, key: `${item.key} ${count}`};
  });
}

function verdictItem(card: readonly CardBlock[], label: string): ComparedItem | undefined {
  const verdict = verdictIn(card);
  return verdict && {key: 'verdict', label, lines: [verdict.text], tone: verdict.tone, kind: 'verdict'};
}

/**
 * @param headlines the headline figures of the card; a total that repeats one is left out
 * @param distance which of them has a mark, and how far it is from that
 */
function itemsOfBlock(
  block: CardBlock,
  headlines: readonly string[],
  distance: {readonly label: string | undefined; readonly text: string} | undefined,
): readonly ComparedItem[] {
  const {kind, heading, items, total, hidesZeros} = block;
  const verdict = verdictItem([block], words.table.verdict);
  if (verdict !== undefined) return [verdict];
  const labelled = [...items, ...(total === undefined || headlines.includes(total.text) ? [] : [total])].flatMap(
    (item) => (item.label === undefined ? [] : [{...item, label: item.label}]),
  );
  if (labelled.length === 0 && heading !== undefined) {
    const stages = items.filter(({stage}) => stage !== undefined);
    const lines = (stages.length === 0 ? items : stages.filter(({stage}) => stage!.isCurrent)).map(({text}) => text);
    return [{key: `${kind} ${heading}`, label: heading, lines, kind: 'detail', isSentenceList: stages.length === 0}];
  }
  return labelled.map(({label, text, value, shown = value, unit, isHeadline}) => ({
    key: [kind, heading ?? '', label].join(' '),
    label,
    lines: [text, ...(isHeadline && label === distance?.label ? [distance.text] : [])],
    // The difference of two figures as they are shown.
    value: shown !== undefined && isCurrency(unit) ? roundedInUnit(shown, unit) : shown,
    unit,
    kind: isHeadline ? 'headline' : 'detail',
    ...(heading !== undefined && {group: heading}),
    ...(hidesZeros && {isZeroWhenMissing: true}),
  }));
}

/** All notes as one item, since notes have no label to match them by. */
function notesOf(card: readonly CardBlock[]): readonly ComparedItem[] {
  const items = card.flatMap((block) => (block.heading === undefined ? block.items : []));
  const lines = items.filter(({label, tone}) => label === undefined && tone === undefined).map(({text}) => text);
  return lines.length === 0
    ? []
    : [{key: 'notes', label: words.table.note, lines, kind: 'detail', isSentenceList: true}];
}

/** A comparison in one or two sentences: how verdict and headline figures differ, else what differs below them. */
export function comparisonSummary(rows: readonly ComparedRow[]): string {
  const differing = rows.filter(({difference}) => difference !== null);
  const main = differing.filter(({kind, second}) => kind !== 'detail' && second.length > 0);
  if (main.length > 0) return fill(words.summary.differs, {result: main.map(summaryOfRow).join('. ')});
  if (differing.length === 0) return words.summary.same;
  return fill(words.summary.sameHeadline, {count: differing.length});
}

function summaryOfRow({kind, label, unit, first, second}: ComparedRow): string {
  const [from, to] = [first, second].map((lines) => {
    // Without its distance.
    const text = withoutFullStop((kind === 'headline' ? lines.slice(0, 1) : lines).join(' '));
    return kind === 'verdict' ? fill(words.summary.quoted, {text}) : text;
  }) as [string, string];
  const text = first.length > 0 ? fill(words.summary.instead, {first: from, second: to}) : to;
  // Verdicts and points need no label.
  return kind === 'verdict' || unit === 'points' ? text : fill(words.summary.labelled, {label, text});
}
