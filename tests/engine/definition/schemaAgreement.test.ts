// Does the JSON Schema, as the compiler checks a file against it, accept exactly what the concept's own parser accepts?
// Definitions and cases are generated from the schema or are those of the kitchen sink, whole or with mistakes. fast-check
// prints a failing case with its seed, after looking for the smallest that still fails.
import fc from 'fast-check';
import {expect, it} from 'vitest';
import {parse} from 'yaml';
import type * as z from 'zod';
import type {Place, Report} from '../../../src/engine/diagnostics/diagnostic.ts';
import {casesSchema} from '../../../src/engine/language/definition/cases.ts';
import {definitionSchema} from '../../../src/engine/blocks/definitionWithCard.ts';
import {jsonSchemaOf, type JsonSchema} from '../../../src/engine/language/shape/jsonSchema.ts';
import {validator} from '../../../src/engine/language/shape/validate.ts';
import {plainOf, type MapNode, type Node} from '../../../src/engine/language/yaml/node.ts';
import {read} from '../../../src/engine/language/yaml/read.ts';
import {samples} from '../../samples.ts';
import {readKitchenSink} from '../compiler/goodSamples.ts';

const place: Place = {source: {path: 'generated.yaml', text: ''}, start: 0, end: 1};

/** A value as the YAML reader would give it. */
function nodeOf(value: unknown): Node {
  if (Array.isArray(value)) return {kind: 'list', items: value.map(nodeOf), place};
  if (typeof value !== 'object' || value === null)
    return {kind: 'scalar', value: value as string | number | boolean | null, text: String(value), place};
  const entries = Object.entries(value).map(([key, each]) => ({key, keyPlace: place, value: nodeOf(each)}));
  return {kind: 'map', entries, place};
}

/** Values that fit a JSON Schema. */
function valuesOf(root: JsonSchema): fc.Arbitrary<unknown> {
  const fitting = (schema: JsonSchema, depth: number): fc.Arbitrary<unknown> => {
    const inside = (each: JsonSchema) => fitting(each, depth + 1);
    if (schema.$ref !== undefined) return inside(root.definitions![schema.$ref.replace('#/definitions/', '')]!);
    if (schema.const !== undefined) return fc.constant(schema.const);
    if (schema.enum !== undefined) return fc.constantFrom(...schema.enum);
    if (schema.then !== undefined) return fc.oneof(...formsOf(schema, depth).map(inside));
    const {properties, required = [], additionalProperties, minProperties, maxProperties} = schema;
    if (properties !== undefined) {
      const keys = Object.fromEntries(Object.entries(properties).map(([key, value]) => [key, inside(value)]));
      return maxProperties === 1
        ? fc.oneof(...Object.entries(keys).map(([key, value]) => fc.record({[key]: value})))
        : fc.record(keys, {requiredKeys: [...required]});
    }
    if (typeof additionalProperties === 'object') {
      const key =
        schema.propertyNames?.pattern === undefined
          ? fc.constantFrom('a', 'b | c', '18-35')
          : fc.constantFrom('one', 'other');
      return fc.dictionary(key, inside(additionalProperties), {minKeys: minProperties ?? 0, maxKeys: 2});
    }
    if (schema.items !== undefined) {
      const {minItems = 0, maxItems = minItems + 1} = schema;
      return fc.array(inside(schema.items), {minLength: minItems, maxLength: maxItems});
    }
    return fc.oneof(...[schema.type ?? 'string'].flat().map((type) => scalars(type, schema.pattern)));
  };
  return fitting(root, 0);
}

/** The forms of a union; deep down only the first, so that values stay small. */
function formsOf(schema: JsonSchema, depth: number): readonly JsonSchema[] {
  const {if: _condition, then, else: otherwise, ...rest} = schema;
  const types = [schema.type ?? []].flat().filter((type) => type !== 'object' && type !== 'array');
  const scalarForms = types.length === 0 ? [] : [{...rest, type: types}];
  const others = otherwise === undefined ? [] : formsOf({...otherwise, type: []}, depth);
  const forms = [...scalarForms, then!, ...others];
  return depth > 8 ? forms.slice(0, 1) : forms;
}

function scalars(type: string, pattern: string | undefined): fc.Arbitrary<unknown> {
  if (type === 'number') return fc.constantFrom(0, 7, 1.5);
  if (type === 'null') return fc.constant(null);
  if (type === 'boolean') return fc.constant(true);
  return pattern === undefined
    ? fc.constantFrom('a', 'nothing', '=a', 'x > 1')
    : fc.stringMatching(new RegExp(pattern));
}

/** What editors write by mistake: other types, and other forms of the same concepts. */
const misplaced = [
  "null; true; 7; -1; a text; ''; []; {}; [[1]]; [1]; [a]; {a: 1}; [{a: 1}]; {label: a}",
  '{from: 2024-01-01, value: 1}; [{from: 2024-01-01, value: 1}]; [{from: 2024-01-01}, a]',
  '{when: a, give: b}; {give: b, say: a}; {rows: {a: 1}}; {by: a, rows: {}}; {by: [a], rows: {a: 1}}',
  '{say: a}; [{say: a}]; {first: [{give: a}], rows: {a: 1}}; {options: {a: A}, label: a}; {always: a}',
].flatMap((line) => line.split('; ').map((yaml): unknown => parse(yaml)));
const keys = [
  'label',
  'when',
  'rows',
  'by',
  'first',
  'say',
  'from',
  'value',
  'options',
  'type',
  'x',
  '2024-01-01',
  'A b',
];

interface Mistake {
  /** Which of the document's values. */
  readonly at: number;
  readonly kind: 'replace' | 'remove' | 'add' | 'rename' | 'double';
  readonly value: unknown;
  readonly key: string;
}

const mistakes: fc.Arbitrary<Mistake> = fc.record({
  at: fc.nat(2_000),
  kind: fc.constantFrom('replace', 'remove', 'add', 'rename', 'double'),
  value: fc.constantFrom(...misplaced),
  key: fc.constantFrom(...keys),
});

/** The document with a mistake at one of its values. */
function withMistake(document: unknown, {at, kind, value, key}: Mistake): unknown {
  const copy: unknown = structuredClone(document);
  const places = placesIn(copy);
  if (places.length === 0) return copy;
  const {owner, name} = places[at % places.length]!;
  const old = owner[name];
  if (Array.isArray(owner)) {
    if (kind === 'remove') owner.splice(Number(name), 1);
    else if (kind === 'double') owner.push(old);
    else owner[Number(name)] = value;
    return copy;
  }
  if (kind === 'remove' || kind === 'rename') delete owner[name];
  if (kind === 'rename') owner[key] = old;
  if (kind === 'add') owner[key] = value;
  if (kind === 'double') owner[`${name}x`] = old;
  if (kind === 'replace') owner[name] = value;
  return copy;
}

interface PlaceInDocument {
  /** A map, or a list by its indexes. */
  readonly owner: Record<string, unknown>;
  readonly name: string;
}

function placesIn(value: unknown): readonly PlaceInDocument[] {
  if (typeof value !== 'object' || value === null) return [];
  const owner = value as Record<string, unknown>;
  return Object.keys(owner).flatMap((name) => [{owner, name}, ...placesIn(owner[name])]);
}

it.each([
  ['kitchen-sink.yaml', definitionSchema],
  ['kitchen-sink.cases.yaml', casesSchema],
] as const)('for files like %s', (file, concept: z.ZodType) => {
  const schema = jsonSchemaOf(concept);
  const validate = validator(schema);
  const isValid = (document: unknown): boolean => {
    let valid = true;
    const report: Report = () => (valid = false);
    validate(nodeOf(document) as MapNode, report);
    return valid;
  };
  const original = plainOf(read(readKitchenSink(file), () => undefined)!);
  expect(isValid(original)).toBe(true);
  const documents = fc.oneof(fc.constant(original), valuesOf(schema));
  fc.assert(
    fc.property(documents, fc.array(mistakes, {maxLength: 2}), (document, made) => {
      const mistaken = made.reduce(withMistake, document);
      expect(concept.safeParse(mistaken).success).toBe(isValid(mistaken));
    }),
    samples(30, 5_000),
  );
});
