// Does every key of the schemas have a description for editors with completion?
import {expect, it} from 'vitest';
import {casesSchema} from '../../../src/engine/language/definition/cases.ts';
import {definitionSchema} from '../../../src/engine/blocks/definitionWithCard.ts';
import {sharedSchema} from '../../../src/engine/shared/sharedFile.ts';
import {jsonSchemaOf, type JsonSchema} from '../../../src/engine/language/shape/jsonSchema.ts';

/** The paths of keys without a description; a reference uses that of its target. */
function unexplained(schema: JsonSchema, path: string): readonly string[] {
  const own = Object.entries(schema.properties ?? {}).flatMap(([key, value]) =>
    value.description === undefined && value.$ref === undefined ? [`${path}.${key}`] : [],
  );
  const inside = Object.entries(schema).flatMap(([key, value]) =>
    typeof value === 'object' ? unexplained(value as JsonSchema, `${path}.${key}`) : [],
  );
  return [...own, ...inside];
}

it.each([
  ['calculator', jsonSchemaOf(definitionSchema)],
  ['cases', jsonSchemaOf(casesSchema)],
  ['shared file', jsonSchemaOf(sharedSchema)],
])('the schema for a %s', (_, schema) => {
  expect(unexplained(schema, '')).toEqual([]);
});
