// Does the kitchen sink use the whole language: every key of the schemas, every function, operator and format?
import {readFileSync} from 'node:fs';
import {describe, expect, it} from 'vitest';
import {parse} from 'yaml';
import {formats} from '../../../src/engine/language/expression/types.ts';
import {operatorWords} from '../../../src/engine/language/expression/tokens.ts';
import {functions} from '../../../src/engine/language/functions/index.ts';
import {readKitchenSink} from './goodSamples.ts';

interface Schema {
  readonly $ref?: string;
  readonly definitions?: Readonly<Record<string, Schema>>;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly additionalProperties?: boolean | Schema;
  readonly items?: Schema;
  readonly then?: Schema;
  readonly else?: Schema;
  readonly allOf?: readonly Schema[];
}

const schemaOf = (name: string): Schema => JSON.parse(readFileSync(`schemas/${name}.schema.json`, 'utf8')) as Schema;
const values = (map: unknown): readonly unknown[] =>
  typeof map === 'object' && map !== null && !Array.isArray(map) ? Object.values(map) : [];

/** Other schemas that a value may have to match. */
function alternatives(schema: Schema, root: Schema): readonly Schema[] {
  const referred = schema.$ref === undefined ? [] : [root.definitions![schema.$ref.replace('#/definitions/', '')]!];
  return [...referred, ...(schema.allOf ?? []), ...[schema.then, schema.else].filter((each) => each !== undefined)];
}

/** Keys with the same name and schema count as the same key. */
const identity = (key: string, schema: Schema): string => `${key} ${JSON.stringify(schema)}`;

/** Adds every key that a value uses to `used`. */
function use(value: unknown, schema: Schema, root: Schema, used: Set<string>): void {
  for (const other of alternatives(schema, root)) use(value, other, root, used);
  if (Array.isArray(value)) {
    for (const item of schema.items === undefined ? [] : value) use(item, schema.items!, root, used);
    return;
  }
  if (typeof value !== 'object' || value === null) return;
  for (const [key, part] of Object.entries(value)) {
    const own = schema.properties?.[key];
    if (own !== undefined) used.add(identity(key, own));
    const next = own ?? (typeof schema.additionalProperties === 'object' ? schema.additionalProperties : undefined);
    if (next !== undefined) use(part, next, root, used);
  }
}

/** Every key that a schema allows, with the first path to it. */
function keysOf(schema: Schema, path: string, found: Map<string, string>): Map<string, string> {
  for (const [key, own] of Object.entries(schema.properties ?? {})) {
    const here = identity(key, own);
    if (found.has(here)) continue;
    found.set(here, `${path}/${key}`);
    keysOf(own, `${path}/${key}`, found);
  }
  const inside = [
    schema.additionalProperties,
    schema.items,
    schema.then,
    schema.else,
    ...(schema.allOf ?? []),
    ...values(schema.definitions),
  ];
  for (const each of inside) if (typeof each === 'object') keysOf(each as Schema, path, found);
  return found;
}

describe('keys', () => {
  it.each([
    ['calculator', 'kitchen-sink.yaml'],
    ['cases', 'kitchen-sink.cases.yaml'],
  ])('of the schema for a %s occur in %s', (name, file) => {
    const schema = schemaOf(name);
    const used = new Set<string>();
    use(parse(readKitchenSink(file).text), schema, schema, used);
    const missing = [...keysOf(schema, '', new Map())].filter(([key]) => !used.has(key)).map(([, path]) => path);
    expect(missing, `keys that ${file} does not show`).toEqual([]);
  });
});

describe('expressions', () => {
  const {text} = readKitchenSink('kitchen-sink.yaml');
  const code = text.replace(/(^|\s)#.*$/gm, '');

  it.each(Object.keys(functions))('%s is called', (name) =>
    expect(new RegExp(`\\b${name}\\(`).test(code), `kitchen-sink.yaml uses ${name}()`).toBe(true),
  );
  it.each(operatorWords)("'%s' is used", (word) =>
    expect(new RegExp(`\\b${word}\\b`).test(code), `kitchen-sink.yaml uses '${word}'`).toBe(true),
  );
  it.each(['==', '!=', '<', '<=', '>', '>=', '+', '-', '*', '/'])('%s is used', (operator) =>
    expect(code).toContain(` ${operator} `),
  );
  it.each(Object.keys(formats))('the format %s is used', (name) => expect(code).toContain(`:${name}}`));
});
