/** How the kitchen sink writes each key and each map of keys: the examples of the reference. */
import type {Place} from '../../../engine/diagnostics/diagnostic.ts';
import {read} from '../../../engine/yaml/read.ts';
import type {Entry, Node} from '../../../engine/yaml/node.ts';
import type {JsonSchema} from '../../../engine/shape/jsonSchema.ts';
import {schemasFor} from './fits.ts';

export interface Examples {
  /** The shortest way in which a key of the map is written, where one is short enough for a cell of a table. */
  readonly ofKey: (map: JsonSchema, key: string) => string | undefined;
  /** The lines that write such a map with the most of its keys, where there are few enough. */
  readonly ofMap: (map: JsonSchema) => string | undefined;
}

const longestKey = 64;
const mostLines = 9;

/**
 * @param text a file that uses every key
 * @param schema what it fits
 */
export function examplesIn(text: string, schema: JsonSchema): Examples {
  const keysOf = new Map<JsonSchema, Map<string, string>>();
  const mapsOf = new Map<JsonSchema, {readonly keys: number; readonly lines: string}>();

  const keep = (map: JsonSchema, {key, keyPlace, value}: Entry): void => {
    const written = oneLine(keyPlace, value.place);
    const known = keysOf.get(map) ?? keysOf.set(map, new Map()).get(map)!;
    const shortest = known.get(key)?.length ?? longestKey + 1;
    if (written !== undefined && written.length < shortest) known.set(key, written);
  };
  const keepMap = (map: JsonSchema, keys: number, from: Place, to: Place): void => {
    const lines = wholeLines(from, to);
    if (lines.split('\n').length <= mostLines && keys > (mapsOf.get(map)?.keys ?? 0)) mapsOf.set(map, {keys, lines});
  };
  /** @param begin where the lines begin that show this value */
  const walk = (node: Node, given: JsonSchema, begin: Place): void => {
    for (const each of schemasFor(node, given)) {
      if (node.kind === 'list' && each.items !== undefined)
        for (const item of node.items) walk(item, each.items, item.place);
      if (node.kind !== 'map') continue;
      const known = node.entries.filter(({key}) => each.properties?.[key] !== undefined);
      if (known.length > 0) keepMap(each, known.length, begin, node.place);
      for (const entry of known) {
        keep(each, entry);
        walk(entry.value, each.properties![entry.key]!, entry.keyPlace);
      }
      if (typeof each.additionalProperties === 'object')
        for (const {value, keyPlace} of node.entries) walk(value, each.additionalProperties, keyPlace);
    }
  };
  const tree = read({path: '', text}, ({message}) => {
    throw new Error(message);
  })!;
  walk(tree, schema, tree.place);
  return {ofKey: (map, key) => keysOf.get(map)?.get(key), ofMap: (map) => mapsOf.get(map)?.lines};
}

/** The text from one place to the end of another, where it stands on one line. */
function oneLine({source, start}: Place, {end}: Place): string | undefined {
  const text = source.text.slice(start, end).trimEnd();
  return text.includes('\n') ? undefined : text;
}

/** The lines that hold the text from one place to the end of another, as far left as they go. */
function wholeLines({source: {text}, start}: Place, {end}: Place): string {
  const from = text.lastIndexOf('\n', start) + 1;
  const last = text.slice(from, end).trimEnd().length + from;
  const to = text.indexOf('\n', last);
  const lines = text.slice(from, to < 0 ? undefined : to).split('\n');
  const indent = Math.min(...lines.filter((line) => line !== '').map((line) => line.search(/\S/)));
  return lines.map((line) => line.slice(indent)).join('\n');
}
