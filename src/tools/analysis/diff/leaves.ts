/** Two trees compared leaf by leaf; items of lists are matched by what they say, so that an inserted line moves no other. */
import {entriesOf, plainOf, type MapNode, type Node} from '../../../engine/yaml/node.ts';

export interface LeafChange {
  /** The keys that lead there; items of lists count from 1. */
  readonly path: readonly string[];
  /** As it is written; undefined where it was not there. */
  readonly from?: string;
  readonly to?: string;
}

export function leafChanges(
  before: Node | undefined,
  after: Node | undefined,
  path: readonly string[] = [],
): readonly LeafChange[] {
  if (before === undefined || after === undefined) {
    const [only, side] = before === undefined ? [after, 'to' as const] : [before, 'from' as const];
    return only === undefined ? [] : [{path, [side]: written(only)}];
  }
  if (before.kind === 'map' && after.kind === 'scalar') return leafChanges(before, spelledOut(after, before), path);
  if (before.kind === 'scalar' && after.kind === 'map') return leafChanges(spelledOut(before, after), after, path);
  if (before.kind === 'map' && after.kind === 'map') {
    const keys = [...new Set([...entriesOf(before), ...entriesOf(after)].map(({key}) => key))];
    const valueOf = (node: Node, key: string) => entriesOf(node).find((entry) => entry.key === key)?.value;
    return keys.flatMap((key) => leafChanges(valueOf(before, key), valueOf(after, key), [...path, key]));
  }
  if (before.kind === 'list' && after.kind === 'list')
    return matched(before.items, after.items).flatMap(({from, to, place}) =>
      leafChanges(from, to, [...path, String(place)]),
    );
  const [from, to] = [written(before), written(after)];
  return from === to ? [] : [{path, from, to}];
}

/** A short form as the map that it stands for: a constant's value, an option's label, a formula. */
function spelledOut(short: Node, {entries}: MapNode): MapNode {
  const key = ['value', 'label', 'give'].find((each) => entries.some((entry) => entry.key === each)) ?? 'value';
  return {kind: 'map', entries: [{key, keyPlace: short.place, value: short}], place: short.place};
}

/** A scalar as it is written, without what only groups a figure's digits; anything larger as JSON. */
function written(node: Node): string {
  if (node.kind !== 'scalar') return JSON.stringify(plainOf(node));
  return /^\d[\d_]*(\.\d+)?%?$/.test(node.text) ? node.text.replaceAll('_', '') : node.text;
}

interface Pair {
  readonly from: Node | undefined;
  readonly to: Node | undefined;
  /** From 1, in the later list, or in the earlier where it is gone. */
  readonly place: number;
}

/** Items that say the same are matched, and what lies between them is paired in its order. */
function matched(before: readonly Node[], after: readonly Node[]): readonly Pair[] {
  const [one, other] = [before.map(written), after.map(written)];
  const common = longestCommon(one, other);
  const pairs: Pair[] = [];
  let [left, right] = [0, 0];
  for (const [nextLeft, nextRight] of [...common, [one.length, other.length] as const]) {
    const rows = Math.max(nextLeft - left, nextRight - right);
    for (let row = 0; row < rows; row++) {
      const [from, to] = [left + row, right + row];
      const [gone, added] = [from < nextLeft ? before[from] : undefined, to < nextRight ? after[to] : undefined];
      pairs.push({from: gone, to: added, place: (added === undefined ? from : to) + 1});
    }
    [left, right] = [nextLeft + 1, nextRight + 1];
  }
  return pairs;
}

/** The places of the longest sequence that both have, in both. */
function longestCommon(one: readonly string[], other: readonly string[]): readonly (readonly [number, number])[] {
  const lengths = Array.from({length: one.length + 1}, () => Array.from({length: other.length + 1}, () => 0));
  for (let left = one.length - 1; left >= 0; left--)
    for (let right = other.length - 1; right >= 0; right--)
      lengths[left]![right] =
        one[left] === other[right]
          ? lengths[left + 1]![right + 1]! + 1
          : Math.max(lengths[left + 1]![right]!, lengths[left]![right + 1]!);
  const places: (readonly [number, number])[] = [];
  for (let left = 0, right = 0; left < one.length && right < other.length;) {
    if (one[left] === other[right]) places.push([left++, right++]);
    else if (lengths[left + 1]![right]! >= lengths[left]![right + 1]!) left++;
    else right++;
  }
  return places;
}
