/** YAML as a tree in which every node and key has its place. read.ts builds it; the concepts are read from it. */
import type {Place} from '../../diagnostics/diagnostic.ts';
import {figurePattern} from './figure.ts';

export type Node = ScalarNode | ListNode | MapNode;

export interface ScalarNode {
  readonly kind: 'scalar';
  readonly value: string | number | boolean | null;
  /** The value as text; for a number or boolean, its text in the file. */
  readonly text: string;
  readonly place: Place;
}

export interface ListNode {
  readonly kind: 'list';
  readonly items: readonly Node[];
  readonly place: Place;
}

export interface MapNode {
  readonly kind: 'map';
  readonly entries: readonly Entry[];
  readonly place: Place;
}

export interface Entry<Value = Node> {
  readonly key: string;
  readonly keyPlace: Place;
  readonly value: Value;
}

/** The value of a key; undefined if the node is not a map or has no such key. */
export function get(node: Node | undefined, key: string): Node | undefined {
  return node?.kind === 'map' ? node.entries.find((entry) => entry.key === key)?.value : undefined;
}

/** The place of a map's key, or of the whole node if it has no such key. */
export function keyPlaceOf(node: Node, key: string): Place {
  return entriesOf(node).find((entry) => entry.key === key)?.keyPlace ?? node.place;
}

/** The entries of a map; none for anything else. */
export function entriesOf(node: Node | undefined): readonly Entry[] {
  return node?.kind === 'map' ? node.entries : [];
}

/** The items of a list; none for anything else. */
export function itemsOf(node: Node | undefined): readonly Node[] {
  return node?.kind === 'list' ? node.items : [];
}

/** Whether a place begins in a tree, parts of which may be in other files. */
export function contains(node: Node, place: Place): boolean {
  const {source, start, end} = node.place;
  if (source === place.source && start <= place.start && place.start < end) return true;
  return (
    entriesOf(node).some(({value}) => contains(value, place)) || itemsOf(node).some((item) => contains(item, place))
  );
}

/** The text of a scalar; undefined for null and anything else. */
export function textOf(node: Node | undefined): string | undefined {
  return node?.kind === 'scalar' && node.value !== null ? node.text : undefined;
}

/** The number of a figure, `1_625_000`, `40_653.60` and `-5` included; undefined for anything else. */
export function figureOf(node: Node | undefined): number | undefined {
  const text = textOf(node);
  return text !== undefined && figurePattern.test(text) ? Number(text.replaceAll('_', '')) : undefined;
}

/** The value without places, to be validated. */
export function plainOf(node: Node): unknown {
  if (node.kind === 'scalar') return node.value;
  if (node.kind === 'list') return node.items.map(plainOf);
  return Object.fromEntries(node.entries.map((entry) => [entry.key, plainOf(entry.value)]));
}

/** A scalar that is not in the file: a default, at the place of the map that lacks it. */
export function scalar(text: string, place: Place): ScalarNode {
  return {kind: 'scalar', value: text, text, place};
}

/** A long text may have thousands of references, each with a place of its own. */
const offsetsOf = new WeakMap<ScalarNode, readonly number[]>();

/** The place of a part of a scalar's text, as exact as its quotes, folds and escapes allow. */
export function placeIn(node: ScalarNode, start: number, end: number): Place {
  const {source} = node.place;
  const offsets = offsetsOf.get(node) ?? align(node.text, source.text.slice(node.place.start, node.place.end));
  offsetsOf.set(node, offsets);
  const from = offsets[start] ?? offsets.at(-1) ?? 0;
  const to = end > start ? (offsets[end - 1] ?? from) + 1 : from + 1;
  return {
    source,
    start: node.place.start + from,
    end: Math.min(node.place.start + Math.max(to, from + 1), Math.max(node.place.end, node.place.start + 1)),
  };
}

/** The source offset of each UTF-16 unit of the value. A space of the value matches any white space, such as a fold. */
function align(value: string, source: string): number[] {
  const offsets: number[] = [];
  const hasEscapes = source.startsWith('"');
  let next = hasEscapes ? 1 : 0;
  for (const character of value) {
    const escaped = hasEscapes ? lengthOfEscape(source, next) : 0;
    const at = escaped > 0 ? next : offsetOf(character, source, next);
    for (let unit = 0; unit < character.length; unit++)
      offsets.push(Math.min((at ?? next) + (escaped > 0 ? 0 : unit), source.length));
    if (at === undefined) continue;
    next = at + (escaped || character.length);
    if (/\s/.test(character) && escaped === 0) while (/\s/.test(source[next] ?? '')) next++;
  }
  offsets.push(Math.min(next, source.length));
  return offsets;
}

/** Undefined if the rest of the source has no such character: the value is not written there as it is. */
function offsetOf(character: string, source: string, from: number): number | undefined {
  const isSpace = /\s/.test(character);
  for (let at = from; at < source.length; at++)
    if (source[at] === character[0] || (isSpace && /\s/.test(source[at]!))) return at;
  return undefined;
}

/** Matches an escape sequence in double quotes; two for the halves of a surrogate pair match as one. */
const escape =
  /\\(?:u[dD][89abAB][\da-fA-F]{2}\\u[dD][c-fC-F][\da-fA-F]{2}|x[\da-fA-F]{2}|u[\da-fA-F]{4}|U[\da-fA-F]{8}|[^\r\n])/y;

function lengthOfEscape(source: string, at: number): number {
  escape.lastIndex = at;
  return escape.exec(source)?.[0].length ?? 0;
}
