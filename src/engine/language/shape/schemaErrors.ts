/**
 * What does not fit a JSON Schema, for the keywords that our schemas use (jsonSchema.ts). It evaluates no text, so it runs under any content
 * security policy. The errors and their order are Ajv's, of all that it finds: `tests/engine/definition/schemaErrors.test.ts` compares both.
 */
import {definitionAt, type JsonSchema} from './jsonSchema.ts';

export interface SchemaError {
  /** The keyword that is not kept. That no form of `anyOf` fits is only asked in conditions, and not said of a file. */
  readonly keyword: keyof JsonSchema;
  /** The keys and indexes that lead to what does not keep it. */
  readonly path: readonly string[];
  /** The schema with the keyword. */
  readonly schema: JsonSchema;
  /** The key that is unknown, missing or not of the required form. */
  readonly key?: string;
}

/** @param data plain data, as JSON could hold it */
export function schemaErrors(schema: JsonSchema, data: unknown): readonly SchemaError[] {
  const errors: SchemaError[] = [];
  visit(schema, data, [], schema, errors);
  return errors;
}

/** Appends the errors of one value, and of all in it. */
function visit(
  schema: JsonSchema,
  data: unknown,
  path: readonly string[],
  root: JsonSchema,
  errors: SchemaError[],
): void {
  const add = (keyword: keyof JsonSchema, key?: string): void =>
    void errors.push({keyword, path, schema, ...(key !== undefined && {key})});
  const visitPart = (part: JsonSchema, value: unknown, key: string): void =>
    visit(part, value, [...path, key], root, errors);
  const fits = (other: JsonSchema): boolean => {
    const found: SchemaError[] = [];
    visit(other, data, path, root, found);
    return found.length === 0;
  };
  const {$ref, type, enum: words, pattern, minimum = -Infinity, maximum = Infinity} = schema;
  if ($ref !== undefined) return visit(definitionAt($ref, root), data, path, root, errors);
  if (type !== undefined && ![type].flat().some((name) => isOfType(data, name))) add('type');
  if (typeof data === 'number' && data > maximum) add('maximum');
  if (typeof data === 'number' && data < minimum) add('minimum');
  if (typeof data === 'string' && pattern !== undefined && !matches(data, pattern)) add('pattern');
  if (schema.const !== undefined && data !== schema.const) add('const');
  if (words !== undefined && !words.some((word) => word === data)) add('enum');
  if (schema.anyOf !== undefined && !schema.anyOf.some(fits)) add('anyOf');
  for (const part of schema.allOf ?? []) visit(part, data, path, root, errors);
  const branch = schema.if && (fits(schema.if) ? schema.then : schema.else);
  if (branch !== undefined) visit(branch, data, path, root, errors);
  if (Array.isArray(data)) {
    const {items, minItems = 0, maxItems = Infinity} = schema;
    if (data.length > maxItems) add('maxItems');
    if (data.length < minItems) add('minItems');
    if (items !== undefined) data.forEach((item, index) => visitPart(items, item, String(index)));
  } else if (isOfType(data, 'object')) {
    const map = data as Readonly<Record<string, unknown>>;
    const keys = Object.keys(map);
    const {
      properties = {},
      additionalProperties = true,
      propertyNames,
      minProperties = 0,
      maxProperties = Infinity,
    } = schema;
    if (keys.length > maxProperties) add('maxProperties');
    if (keys.length < minProperties) add('minProperties');
    for (const key of schema.required ?? []) if (!Object.hasOwn(map, key)) add('required', key);
    for (const key of keys)
      if (propertyNames?.pattern !== undefined && !matches(key, propertyNames.pattern))
        errors.push({keyword: 'pattern', path, schema: propertyNames, key});
    for (const key of keys) {
      if (Object.hasOwn(properties, key)) continue;
      if (additionalProperties === false) add('additionalProperties', key);
      else if (additionalProperties !== true) visitPart(additionalProperties, map[key], key);
    }
    for (const [key, part] of Object.entries(properties)) if (Object.hasOwn(map, key)) visitPart(part, map[key], key);
  }
}

function isOfType(data: unknown, type: string): boolean {
  switch (type) {
    case 'null':
      return data === null;
    case 'array':
      return Array.isArray(data);
    case 'object':
      return typeof data === 'object' && data !== null && !Array.isArray(data);
    case 'integer':
      return Number.isInteger(data);
    default:
      return typeof data === type;
  }
}

const matches = (text: string, pattern: string): boolean => new RegExp(pattern, 'u').test(text);
