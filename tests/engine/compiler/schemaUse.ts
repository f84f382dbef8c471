/** Which parts of a JSON Schema of schemas/ a file uses. */
import {readFileSync} from 'node:fs';
import type {JsonSchema} from '../../../src/engine/language/shape/jsonSchema.ts';

export const schemaOf = (name: string): JsonSchema =>
  JSON.parse(readFileSync(`schemas/${name}.schema.json`, 'utf8')) as JsonSchema;

/** A schema within a schema, with the first path to it; `key` if it is that of a key. */
export interface Part {
  readonly path: string;
  readonly key?: string;
  readonly schema: JsonSchema;
}

/** Parts with the same key and schema count as the same. */
export const identity = ({key = '', schema}: Omit<Part, 'path'>): string => `${key} ${JSON.stringify(schema)}`;

/** Every part of a schema, from the outside in. */
export function* partsOf(schema: JsonSchema, path = '', key?: string): Iterable<Part> {
  yield {path, schema, ...(key !== undefined && {key})};
  for (const [name, own] of Object.entries(schema.properties ?? {})) yield* partsOf(own, `${path}/${name}`, name);
  const {additionalProperties, items, then, else: otherwise, allOf = [], definitions = {}} = schema;
  for (const each of [additionalProperties, items, then, otherwise, ...allOf, ...Object.values(definitions)])
    if (typeof each === 'object') yield* partsOf(each, path);
}

/** A value of a file with a schema that describes it. */
export interface Use extends Omit<Part, 'path'> {
  readonly value: unknown;
}

/** Every value within a value, once with each part of the schema that is for it. */
export function* usesOf(value: unknown, schema: JsonSchema, root = schema, key?: string): Iterable<Use> {
  yield {value, schema, ...(key !== undefined && {key})};
  for (const other of alternatives(value, schema, root)) yield* usesOf(value, other, root);
  if (Array.isArray(value)) {
    for (const item of schema.items === undefined ? [] : value) yield* usesOf(item, schema.items!, root);
    return;
  }
  for (const [name, part] of Object.entries(isMap(value) ? value : {})) {
    const own = schema.properties?.[name];
    if (own !== undefined) yield* usesOf(part, own, root, name);
    else if (typeof schema.additionalProperties === 'object') yield* usesOf(part, schema.additionalProperties, root);
  }
}

/** Other schemas that a value has to match. */
function alternatives(value: unknown, {$ref, allOf = [], ...schema}: JsonSchema, root: JsonSchema) {
  const referred = $ref === undefined ? [] : [root.definitions![$ref.replace('#/definitions/', '')]!];
  const chosen = schema.if === undefined || matches(value, schema.if) ? schema.then : schema.else;
  return [...referred, ...allOf, ...(chosen === undefined ? [] : [chosen])];
}

/** Whether a value is one that an `if` asks for. */
function matches(value: unknown, {type, required = [], items, anyOf}: JsonSchema): boolean {
  return (
    (type === undefined || [type].flat().includes(typeOf(value))) &&
    required.every((key) => isMap(value) && key in value) &&
    (items === undefined || (value as readonly unknown[]).every((item) => matches(item, items))) &&
    (anyOf === undefined || anyOf.some((each) => matches(value, each)))
  );
}

export const isMap = (value: unknown): value is Readonly<Record<string, unknown>> => typeOf(value) === 'object';

/** The name of a value's type in JSON Schema. */
const typeOf = (value: unknown): string => (Array.isArray(value) ? 'array' : value === null ? 'null' : typeof value);
