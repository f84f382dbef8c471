/** Reads a YAML tree into the value that the Zod schema of a concept describes. */
import * as z from 'zod';
import type {Report} from '../../diagnostics/diagnostic.ts';
import {figureOf, get, textOf, type Node} from '../yaml/node.ts';

export type Concept<Value, Source = unknown> = z.ZodType<Value, Source>;

/** Metadata that JSON Schema has no keyword for; Zod copies it into the generated schema. */
export interface Meta {
  /** The name of a definition that other parts of the JSON Schema refer to. */
  readonly id?: string;
  /** What `pattern` requires, for the message of a diagnostic. */
  readonly patternDescription?: string;
  readonly minProperties?: number;
  readonly maxProperties?: number;
  /** For a union of several maps: for each map, in order, keys that only it has. The last map may be left out. */
  readonly chosenBy?: readonly (readonly string[])[];
}

function metaOf(schema: z.core.$ZodType): Meta {
  return (z.globalRegistry.get(schema) as Meta | undefined) ?? {};
}

/** The readers of schemas that are not read by their Zod type. */
export const readers = z.registry<{readonly read: (node: Node, report: Report) => unknown}>();

/**
 * Reads a tree that fits the JSON Schema of a concept. A map with fixed keys becomes an object with a `place`, a map
 * with free keys a list of entries; `readAs` converts what was read. Keys that the concept does not have are ignored.
 */
export function readNode<Value>(schema: Concept<Value>, node: Node, report: Report): Value {
  const read = readers.get(schema)?.read ?? ((...args) => readByType(schema, ...args));
  return read(node, report) as Value;
}

function readByType(schema: z.core.$ZodType, node: Node, report: Report): unknown {
  const def = defOf(schema);
  const inner = (part: z.core.$ZodType, value: Node): unknown => readNode(part as z.ZodType, value, report);
  switch (def.type) {
    case 'object':
      return readMap(def.shape, node, inner);
    case 'record':
      return node.kind === 'map'
        ? node.entries.map(({key, keyPlace, value}) => ({key, keyPlace, value: inner(def.valueType, value)}))
        : [];
    case 'array':
      return node.kind === 'list' ? node.items.map((item) => inner(def.element, item)) : [];
    case 'union':
      return inner(formOf(schema, def.options, node), node);
    case 'lazy':
      return inner(def.getter(), node);
    case 'optional':
    case 'readonly':
    case 'default':
      return inner(def.innerType, node);
    case 'literal':
      return def.values[0];
    case 'number':
      return figureOf(node);
    case 'null':
      return null;
    default:
      return textOf(node) ?? '';
  }
}

function readMap(
  shape: z.core.$ZodLooseShape,
  node: Node,
  inner: (schema: z.core.$ZodType, node: Node) => unknown,
): Record<string, unknown> {
  const value: Record<string, unknown> = {place: node.place};
  for (const [key, schema] of Object.entries(shape) as [string, z.core.$ZodType][]) {
    const inFile = get(node, key);
    const def = defOf(schema);
    if (inFile !== undefined) value[key] = inner(schema, inFile);
    else if (def.type === 'default') value[key] = def.defaultValue;
  }
  return value;
}

/** The form of a union that fits a node. */
function formOf(union: z.core.$ZodType, options: readonly z.core.$ZodType[], node: Node): z.core.$ZodType {
  const forms = options.filter((form) => nodeKinds(form).has(node.kind));
  if (node.kind === 'map' && forms.length > 1) {
    const {chosenBy = []} = metaOf(union);
    const index = chosenBy.findIndex((keys) => node.entries.some(({key}) => keys.includes(key)));
    return forms.at(index)!;
  }
  if (node.kind === 'list' && forms.length > 1)
    return forms.find((form) => nodeKinds(elementOf(form)).has(node.items[0]!.kind)) ?? forms[0]!;
  const isNull = node.kind === 'scalar' && node.value === null;
  return forms.find((form) => (unwrapped(form).type === 'null') === isNull) ?? forms[0]!;
}

type Def = z.core.$ZodTypes['_zod']['def'];

const defOf = (schema: z.core.$ZodType): Def => (schema as unknown as {readonly def: Def}).def;

/** Zod's definition of a schema without `lazy`, transforms, `optional` and the like. */
function unwrapped(schema: z.core.$ZodType): Def {
  const def = defOf(schema);
  if (def.type === 'lazy') return unwrapped(def.getter());
  if (def.type === 'pipe') return unwrapped(def.in);
  return 'innerType' in def ? unwrapped(def.innerType) : def;
}

function elementOf(schema: z.core.$ZodType): z.core.$ZodType {
  const def = unwrapped(schema);
  return def.type === 'array' ? def.element : schema;
}

function nodeKinds(schema: z.core.$ZodType): ReadonlySet<Node['kind']> {
  const def = unwrapped(schema);
  if (def.type === 'union') return new Set(def.options.flatMap((form) => [...nodeKinds(form)]));
  if (def.type === 'object' || def.type === 'record') return new Set(['map']);
  return new Set([def.type === 'array' ? 'list' : 'scalar']);
}
