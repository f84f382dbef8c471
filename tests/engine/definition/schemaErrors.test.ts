// Does a file get the same errors, in the same order, as from Ajv, another implementation of JSON Schema? All files with a schema are tried as
// they are, and with one or two mistakes anywhere; a failure names the file and prints its contents. And do our schemas say nothing that
// `schemaErrors` does not know?
import {Ajv, type ErrorObject} from 'ajv';
import {readdirSync, readFileSync} from 'node:fs';
import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import calculatorSchema from '../../../schemas/calculator.schema.json' with {type: 'json'};
import casesSchema from '../../../schemas/cases.schema.json' with {type: 'json'};
import pageSchema from '../../../schemas/page.schema.json' with {type: 'json'};
import sharedSchema from '../../../schemas/shared.schema.json' with {type: 'json'};
import {isCasesFile} from '../../../src/engine/diagnostics/source.ts';
import type {JsonSchema} from '../../../src/engine/language/shape/jsonSchema.ts';
import {schemaErrors, type SchemaError} from '../../../src/engine/language/shape/schemaErrors.ts';
import {plainOf} from '../../../src/engine/language/yaml/node.ts';
import {read} from '../../../src/engine/language/yaml/read.ts';
import {listFiles} from '../../../src/engine/project/files.ts';
import {isDefinitionFile} from '../../../src/engine/project/layout.ts';
import {samples} from '../../samples.ts';

/** The files of each schema. */
const yaml = listFiles('calculators').filter((path) => path.endsWith('.yaml'));
const kinds: readonly {readonly kind: string; readonly schema: object; readonly files: readonly string[]}[] = [
  {kind: 'definitions', schema: calculatorSchema, files: yaml.filter(isDefinitionFile)},
  {kind: 'cases', schema: casesSchema, files: yaml.filter(isCasesFile)},
  {kind: 'shared files', schema: sharedSchema, files: yaml.filter((path) => /\/shared\//.test(path))},
  {kind: 'pages', schema: pageSchema, files: listFiles('src/app/content/pages')},
];

describe.each(kinds)('$kind', ({schema, files}) => {
  const matches = new Ajv({allErrors: true, verbose: true, strict: false, allowUnionTypes: true}).compile(schema);
  const contents = files.map((path) => plainOf(read({path, text: readFileSync(path, 'utf8')}, () => {})!));

  /** What Ajv finds, but for errors that only say that another one is in a part: of a condition, or of a name. */
  const expected = (data: unknown): readonly SchemaError[] => {
    matches(data);
    return (matches.errors ?? []).flatMap((error) =>
      ['if', 'propertyNames'].includes(error.keyword) ? [] : [fromAjv(error)],
    );
  };

  it('as they are', () => {
    expect(files.length).toBeGreaterThan(0);
    for (const data of contents) expect(schemaErrors(schema, data)).toEqual(expected(data));
  });

  it('with mistakes', () => {
    let found = 0;
    fc.assert(
      fc.property(fc.nat(files.length - 1), fc.infiniteStream(fc.nat(1_000_000)), (index, choices) => {
        const choose = (count: number): number => choices.next().value % count;
        const data = mistaken(mistaken(contents[index], choose), choose);
        const errors = expected(data);
        found += errors.length;
        expect(schemaErrors(schema, data), files[index]).toEqual(errors);
      }),
      samples(200, 4000),
    );
    expect(found).toBeGreaterThan(100);
  });
});

it('a mistake in the comparison would be found', () => {
  const schema: JsonSchema = {type: 'object', required: ['a'], additionalProperties: false, properties: {a: {}}};
  expect(schemaErrors(schema, {b: 1})).toEqual([
    {keyword: 'required', path: [], schema, key: 'a'},
    {keyword: 'additionalProperties', path: [], schema, key: 'b'},
  ]);
});

it('our schemas have no other keywords', () => {
  const known = new Set(
    '$ref type const enum pattern minimum maximum anyOf allOf if then else items minItems maxItems'.split(' ').concat(
      'properties required additionalProperties propertyNames minProperties maxProperties'.split(' '),
      // Words for people and for editors, and what a `$ref` leads to.
      '$schema definitions description patternDescription'.split(' '),
    ),
  );
  const unknownIn = (schema: JsonSchema): readonly string[] =>
    Object.entries(schema).flatMap(([keyword, value]) => {
      if (!known.has(keyword)) return [keyword];
      if (typeof value !== 'object' || ['enum', 'required', 'type'].includes(keyword)) return [];
      const isOne = ['if', 'then', 'else', 'items', 'additionalProperties', 'propertyNames'].includes(keyword);
      return (isOne ? [value] : Object.values(value)).flatMap(unknownIn);
    });
  const schemas = readdirSync('schemas').map((name) => JSON.parse(readFileSync(`schemas/${name}`, 'utf8')));
  expect(schemas.length).toBeGreaterThan(5);
  expect(schemas.flatMap(unknownIn)).toEqual([]);
  expect(unknownIn({properties: {a: {format: 'date'} as JsonSchema}})).toEqual(['format']);
});

function fromAjv({keyword, instancePath, params, parentSchema, propertyName}: ErrorObject): SchemaError {
  const path = instancePath.split('/').slice(1);
  const key: unknown = params.additionalProperty ?? params.missingProperty ?? propertyName;
  return {
    keyword: keyword as keyof JsonSchema,
    path: path.map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~')),
    schema: parentSchema as JsonSchema,
    ...(key !== undefined && {key: key as string}),
  };
}

/** The data with another value somewhere, a key more or a key less. */
function mistaken(data: unknown, choose: (count: number) => number): unknown {
  const others: readonly unknown[] = [null, 7, 0.5, true, '', 'Xx y', '2026-01-01', [], {}, [1], {a: 1}];
  if (typeof data !== 'object' || data === null || choose(12) === 0) return others[choose(others.length)];
  if (Array.isArray(data)) {
    const at = choose(data.length);
    return data.map((item, index) => (index === at ? mistaken(item, choose) : item));
  }
  const entries = Object.entries(data);
  const at = choose(entries.length);
  switch (choose(6)) {
    case 0:
      return {...data, 'unknown~/key': 1};
    case 1:
      return Object.fromEntries(entries.toSpliced(at, 1));
    default:
      return Object.fromEntries(
        entries.map(([key, value], index) => [key, index === at ? mistaken(value, choose) : value]),
      );
  }
}
