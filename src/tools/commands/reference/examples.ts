/** The examples of the reference: lines of the kitchen sink for each key and each map of keys. */
import type {Place} from '../../../engine/diagnostics/diagnostic.ts';
import type {JsonSchema} from '../../../engine/language/shape/jsonSchema.ts';
import type {Entry, Node} from '../../../engine/language/yaml/node.ts';
import {read} from '../../../engine/language/yaml/read.ts';

export interface Examples {
  /** The shortest line that has the key of the map, where one is short enough for a cell of a table. */
  readonly ofKey: (map: JsonSchema, key: string) => string | undefined;
  /** The lines of the map with the most keys among those that are short enough. */
  readonly ofMap: (map: JsonSchema) => string | undefined;
}

const MAX_KEY_LENGTH = 64;
const MAX_LINES = 9;

/**
 * @param text a file that uses every key
 * @param schema the schema of the file
 */
export function examplesIn(text: string, schema: JsonSchema): Examples {
  const keysOf = new Map<JsonSchema, Map<string, string>>();
  const mapsOf = new Map<JsonSchema, {readonly keys: number; readonly lines: string}>();

  const addKey = (map: JsonSchema, {key, keyPlace, value}: Entry): void => {
    const line = oneLine(keyPlace, value.place);
    const lines = keysOf.get(map) ?? new Map<string, string>();
    keysOf.set(map, lines);
    const shortest = lines.get(key)?.length ?? MAX_KEY_LENGTH + 1;
    if (line !== undefined && line.length < shortest) lines.set(key, line);
  };
  const addMap = (map: JsonSchema, keys: number, from: Place, to: Place): void => {
    const lines = wholeLines(from, to);
    if (lines.split('\n').length <= MAX_LINES && keys > (mapsOf.get(map)?.keys ?? 0)) mapsOf.set(map, {keys, lines});
  };
  /** @param start of the lines that show this value */
  const walk = (node: Node, nodeSchema: JsonSchema, start: Place): void => {
    for (const part of schemasFor(node, nodeSchema)) {
      if (node.kind === 'list' && part.items !== undefined)
        for (const item of node.items) walk(item, part.items, item.place);
      if (node.kind !== 'map') continue;
      const knownEntries = node.entries.filter(({key}) => part.properties?.[key] !== undefined);
      if (knownEntries.length > 0) addMap(part, knownEntries.length, start, node.place);
      for (const entry of knownEntries) {
        addKey(part, entry);
        walk(entry.value, part.properties![entry.key]!, entry.keyPlace);
      }
      if (typeof part.additionalProperties === 'object')
        for (const {value, keyPlace} of node.entries) walk(value, part.additionalProperties, keyPlace);
    }
  };
  const tree = read({path: '', text}, ({message}) => {
    throw new Error(message);
  })!;
  walk(tree, schema, tree.place);
  return {ofKey: (map, key) => keysOf.get(map)?.get(key), ofMap: (map) => mapsOf.get(map)?.lines};
}

/** The text from one place to the end of another, if it has no line break. */
function oneLine({source, start}: Place, {end}: Place): string | undefined {
  const text = source.text.slice(start, end).trimEnd();
  return text.includes('\n') ? undefined : text;
}

/** The lines that contain the text from one place to the end of another, without their common indent. */
function wholeLines({source: {text}, start}: Place, {end}: Place): string {
  const from = text.lastIndexOf('\n', start) + 1;
  const last = text.slice(from, end).trimEnd().length + from;
  const to = text.indexOf('\n', last);
  const lines = text.slice(from, to < 0 ? undefined : to).split('\n');
  const indent = Math.min(...lines.filter((line) => line !== '').map((line) => line.search(/\S/)));
  return lines.map((line) => line.slice(indent)).join('\n');
}

/** The schema and the subschemas that apply to this value; `if` is evaluated as a validator would. */
function schemasFor(node: Node, schema: JsonSchema): readonly JsonSchema[] {
  const chosen = schema.if === undefined ? [] : [fits(node, schema.if) ? schema.then : schema.else];
  const added = [...(schema.allOf ?? []), ...chosen].filter((part) => part !== undefined);
  return [schema, ...added.flatMap((part) => schemasFor(node, part))];
}

/** Validates only with the keywords that occur in the conditions of our schemas. */
function fits(node: Node, {type, required, items, minItems, anyOf}: JsonSchema): boolean {
  const has = (key: string) => node.kind === 'map' && node.entries.some((entry) => entry.key === key);
  const ofItems = node.kind === 'list' ? node.items : [];
  return (
    (type === undefined || [type].flat().includes(typeOf(node))) &&
    (required ?? []).every(has) &&
    (items === undefined || ofItems.every((item) => fits(item, items))) &&
    (minItems === undefined || ofItems.length >= minItems) &&
    (anyOf === undefined || anyOf.some((alternative) => fits(node, alternative)))
  );
}

function typeOf(node: Node): string {
  if (node.kind === 'list') return 'array';
  if (node.kind === 'map') return 'object';
  return node.value === null ? 'null' : typeof node.value;
}
