/** The rules that differ between two versions of a definition, leaf by leaf: 'Base fee, H1B: 205 → 460 USD'. */
import {diffArrays} from 'diff';
import {labelFromName} from '../../../engine/language/definition/constant.ts';
import {
  entriesOf,
  figureOf,
  get,
  itemsOf,
  type MapNode,
  type Node,
  plainOf,
  textOf,
} from '../../../engine/language/yaml/node.ts';
import {at} from '../../../engine/check/formerNames.ts';
import {pageTextSections} from './pageTexts.ts';
import {isDatedText} from './periods.ts';
import type {Versions} from './versions.ts';

export interface RuleChange {
  readonly kind: RuleChangeKind;
  /** The keys that lead to it. */
  readonly path: readonly string[];
  /** As editors know it: 'Base fee, H1B'. */
  readonly name: string;
  /** The source text; undefined if the earlier or later version does not have it. */
  readonly from?: string;
  readonly to?: string;
  /** The unit of a figure. */
  readonly unit?: string;
  /** An item of a list that is the same (`to`) in another place; it has no `from`. */
  readonly isMoved?: true;
}

/**
 * What a change is about: the rules that decide on the answers (`constant`, `table`, `rule`), what the form can enter, which answers a
 * profile fills in, what is shown beside the answers, texts of the page, facts about the data,
 * what is excused from the laws of `npm run analyse`.
 */
export type RuleChangeKind =
  | 'constant'
  | 'table'
  | 'rule'
  | 'form'
  | 'profile'
  | 'shown'
  | 'text'
  | 'source'
  | 'exception';

const textSections: ReadonlySet<string> = new Set([...pageTextSections, 'names', 'related', 'changes', 'history']);
const sourceSections = new Set(['source', 'dataAsOf', 'checked', 'reviewBy', 'published', 'country']);
/** The sections whose entries may have a source of their own. */
const ruleSections = new Set(['constants', 'tables', 'values', 'sums', 'lines', 'result']);
/** What rules read of an input; the form shows the rest. */
const inputRules = new Set(['whenZero', 'order']);

/** Every change except of `was:`, which declares renames. */
export function ruleChangesBetween({before, after}: Versions): readonly RuleChange[] {
  return leafChanges(before.tree, after.tree)
    .filter(({path}) => path.at(-1) !== 'was')
    .map((change) => ruleChange(change, before.tree, after.tree));
}

function ruleChange(change: LeafChange, before: Node, after: Node): RuleChange {
  const {path, from, to, isMoved} = change;
  const labelled = ownerOf(path, after) ?? ownerOf(path, before);
  const unit = textOf(get(labelled, 'unit'));
  const isFigure = [from, to].some((text) => text !== undefined && (/^\d+(\.\d+)?$/.test(text) || isDatedText(text)));
  return {
    kind: kindOf(change),
    path,
    name: nameOf(path, labelled),
    ...(from !== undefined && {from}),
    ...(to !== undefined && {to}),
    ...(unit !== undefined && isFigure && {unit}),
    ...(isMoved && {isMoved}),
  };
}

/** Whether a path leads into the `source` of a constant or value, or into the `sources` of its rows. */
function isSourceOf(path: readonly string[]): boolean {
  const [section = ''] = path;
  const key = path[section === 'sums' ? 3 : 2] ?? '';
  return ruleSections.has(section) && (key === 'source' || key === 'sources');
}

function kindOf({path}: LeafChange): RuleChangeKind {
  const [section = '', , third = ''] = path;
  const last = path.at(-1)!;
  if (section === 'exceptions') return 'exception';
  if (textSections.has(section)) return 'text';
  if (sourceSections.has(section) || isSourceOf(path)) return 'source';
  if (section === 'inputs') return inputRules.has(third) ? 'rule' : 'form';
  if (section === 'profile') return 'profile';
  if (section === 'card' || section === 'currency') return 'shown';
  if (path.includes('rows') || path.includes('otherwise')) return 'table';
  // The parts of a sum are shown under their labels, the rest only in the tables of the page.
  if (last === 'label' && section === 'sums') return 'shown';
  if (last === 'label' || last === 'note') return 'text';
  return section === 'constants' ? (last === 'unit' || last === 'per' ? 'shown' : 'constant') : 'rule';
}

/** The constant, table, value or part of a sum that a path leads into. */
export function ownerOf(path: readonly string[], tree: Node): Node | undefined {
  return at(path.slice(0, path[0] === 'sums' ? 3 : 2), tree);
}

/** The label of the nearest named part, then the keys below it. */
export function nameOf(path: readonly string[], labelled: Node | undefined): string {
  const [section = '', name, ...rest] = path;
  if (name === undefined) return labelFromName(section);
  // The parts of a sum are named too.
  const [partName, inner] = section === 'sums' && rest.length > 0 ? [rest[0]!, rest.slice(1)] : [name, rest];
  const label = textOf(get(labelled, 'label')) ?? labelFromName(partName);
  const isLines = section === 'lines';
  const keys = inner.filter((key) => !['rows', 'value', ...(isLines ? ['lines'] : [])].includes(key));
  const hasOwnName = ['inputs', 'constants', 'tables', 'values', 'sums', 'result'].includes(section);
  const heading =
    hasOwnName || (isLines && get(labelled, 'label') !== undefined) ? label : `${labelFromName(section)} ${name}`;
  const wordsOf = (key: string): string => {
    if (isLines && /^\d+$/.test(key)) return `line ${key}`;
    return /^[a-z]+[A-Z]\w*$/.test(key) ? labelFromName(key) : key;
  };
  return [heading, ...keys.map(wordsOf)].join(', ');
}

/** A difference in the source text of a leaf; items of lists count from 1 in its path. */
type LeafChange = Pick<RuleChange, 'path' | 'from' | 'to' | 'isMoved'>;

/** Compares two trees leaf by leaf. List items are matched by content, so an inserted item does not affect the others. */
function leafChanges(
  before: Node | undefined,
  after: Node | undefined,
  path: readonly string[] = [],
): readonly LeafChange[] {
  if (before === undefined || after === undefined) {
    const [only, side] = before === undefined ? [after, 'to' as const] : [before, 'from' as const];
    // If a section comes or goes, each entry counts.
    if (only?.kind === 'map' && path.length === 1)
      return only.entries.map(({key, value}) => ({path: [...path, key], [side]: sourceText(value)}));
    return only === undefined ? [] : [{path, [side]: sourceText(only)}];
  }
  if (before.kind === 'map' && after.kind !== 'map') return leafChanges(before, expandShortForm(after, before), path);
  if (before.kind !== 'map' && after.kind === 'map') return leafChanges(expandShortForm(before, after), after, path);
  if (isDated(before) || isDated(after)) return differing(sourceText(before), sourceText(after), path);
  if (before.kind === 'map' && after.kind === 'map') {
    const keys = [...new Set([...entriesOf(before), ...entriesOf(after)].map(({key}) => key))];
    const valueOf = (node: Node, key: string) => entriesOf(node).find((entry) => entry.key === key)?.value;
    return keys.flatMap((key) => leafChanges(valueOf(before, key), valueOf(after, key), [...path, key]));
  }
  if (before.kind === 'list' && after.kind === 'list')
    return matchItems(before.items, after.items).flatMap(({from, to, position, isMoved}) => {
      const place = [...path, String(position)];
      return isMoved ? [{path: place, to: sourceText(to!), isMoved}] : leafChanges(from, to, place);
    });
  return differing(sourceText(before), sourceText(after), path);
}

function differing(from: string, to: string, path: readonly string[]): readonly LeafChange[] {
  return from === to ? [] : [{path, from, to}];
}

/** Whether a node has a value for each period, which is one leaf; the first may have no day. */
function isDated(node: Node): boolean {
  const items = itemsOf(node);
  return items.length > 0 && items.every((item, index) => get(item, index === 0 ? 'value' : 'from') !== undefined);
}

/** Expands a short form to a map, so that it can be compared with one: a constant's value, an option's label, a formula, lines. */
function expandShortForm(short: Node, {entries}: MapNode): MapNode {
  const keys = short.kind === 'list' ? ['value', 'lines'] : ['value', 'label', 'give'];
  const key = keys.find((name) => entries.some((entry) => entry.key === name)) ?? 'value';
  return {kind: 'map', entries: [{key, keyPlace: short.place, value: short}], place: short.place};
}

/** The source text of a scalar; a figure as the number that it is, however it is written; maps and lists as JSON. */
export function sourceText(node: Node): string {
  if (isDated(node))
    return JSON.stringify(
      itemsOf(node).map((period) => ({
        from: textOf(get(period, 'from')),
        value: figureOf(get(period, 'value')) ?? textOf(get(period, 'value')),
      })),
    );
  if (node.kind !== 'scalar') return JSON.stringify(plainOf(node));
  const figure = figureOf(node);
  if (figure !== undefined) return String(figure);
  return /^-?\d[\d_]*(\.\d+)?%$/.test(node.text) ? node.text.replaceAll('_', '') : node.text;
}

interface ItemPair {
  readonly from: Node | undefined;
  readonly to: Node | undefined;
  /** From 1, in the later list, or in the earlier one if it was removed. */
  readonly position: number;
  readonly isMoved?: true;
}

/** Matches equal items, also those in another order, and pairs the items between them in order. */
function matchItems(before: readonly Node[], after: readonly Node[]): readonly ItemPair[] {
  const [one, other] = [before.map(sourceText), after.map(sourceText)];
  const gaps = gapsBetween(one, other);
  // By text, the positions that are not in place in the other list.
  const elsewhere = new Map<string, number[]>();
  for (const index of gaps.flatMap(({come}) => come))
    elsewhere.set(other[index]!, [...(elsewhere.get(other[index]!) ?? []), index]);
  const movedTo = new Map<number, number>();
  for (const index of gaps.flatMap(({gone}) => gone)) {
    const to = elsewhere.get(one[index]!)?.shift();
    if (to !== undefined) movedTo.set(index, to);
  }
  const arrived = new Set(movedTo.values());
  const pairs: ItemPair[] = [...movedTo].map(([from, to]) => ({
    from: before[from],
    to: after[to],
    position: to + 1,
    isMoved: true,
  }));
  for (const gap of gaps) {
    const gone = gap.gone.filter((index) => !movedTo.has(index));
    const come = gap.come.filter((index) => !arrived.has(index));
    for (let row = 0; row < Math.max(gone.length, come.length); row++) {
      const [from, to] = [gone[row], come[row]];
      pairs.push({
        from: from === undefined ? undefined : before[from],
        to: to === undefined ? undefined : after[to],
        position: (to ?? from!) + 1,
      });
    }
  }
  return pairs;
}

/** The indexes of the items that each list has between those that they have in common. */
function gapsBetween(one: string[], other: string[]): readonly Readonly<Record<'gone' | 'come', readonly number[]>>[] {
  const gaps = [{gone: [] as number[], come: [] as number[]}];
  let [left, right] = [0, 0];
  for (const {removed, added, count} of diffArrays(one, other)) {
    const {gone, come} = gaps.at(-1)!;
    if (removed) gone.push(...range(left, count));
    else if (added) come.push(...range(right, count));
    else gaps.push({gone: [], come: []});
    if (!added) left += count;
    if (!removed) right += count;
  }
  return gaps;
}

const range = (from: number, count: number): readonly number[] =>
  Array.from({length: count}, (_, index) => from + index);
