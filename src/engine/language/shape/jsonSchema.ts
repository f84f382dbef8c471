/** The JSON Schema of a concept, as generated into schemas/: for completion in editors and for validation. */
import * as z from 'zod';

/** The part of JSON Schema that generated schemas use. */
export interface JsonSchema {
  readonly $schema?: string;
  readonly $ref?: string;
  readonly definitions?: Readonly<Record<string, JsonSchema>>;
  readonly type?: string | readonly string[];
  readonly description?: string;
  readonly enum?: readonly (string | number | boolean)[];
  readonly const?: string | number | boolean;
  readonly pattern?: string;
  /** For messages: what `pattern` requires, or which values are meant if `type` says too little. */
  readonly patternDescription?: string;
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: boolean | JsonSchema;
  readonly propertyNames?: JsonSchema;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly items?: JsonSchema;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly minProperties?: number;
  readonly maxProperties?: number;
  readonly allOf?: readonly JsonSchema[];
  readonly anyOf?: readonly JsonSchema[];
  readonly if?: JsonSchema;
  readonly then?: JsonSchema;
  readonly else?: JsonSchema;
}

/** What Zod generates: it has the metadata of concepts, and keywords that `tidied` removes. */
type Generated = JsonSchema & {
  readonly chosenBy?: readonly (readonly string[])[];
  readonly readOnly?: boolean;
  readonly default?: unknown;
};

/** The JSON Schema (draft 7) of what a file may contain for a concept. */
export function jsonSchemaOf(concept: z.ZodType): JsonSchema {
  const generated = z.toJSONSchema(concept, {io: 'input', target: 'draft-07', unrepresentable: 'any'}) as Generated;
  return tidied(generated, generated.definitions ?? {});
}

/**
 * Replaces `anyOf` by `if` and `then`, because a validator that tries every form of a union reports errors for all of
 * them. Removes keywords that only repeat another one, or that make an editor's completion insert a default.
 */
function tidied(generated: Generated, definitions: Readonly<Record<string, JsonSchema>>): JsonSchema {
  const {
    $schema,
    description,
    type,
    anyOf,
    chosenBy,
    readOnly: _immutable,
    default: _absent,
    propertyNames,
    ...rest
  } = generated;
  const tidy = (part: Generated): JsonSchema => tidied(part, definitions);
  const tidyAll = (parts: Readonly<Record<string, Generated>>) =>
    Object.fromEntries(Object.entries(parts).map(([key, value]) => [key, tidy(value)]));
  const {properties, additionalProperties, items, allOf, definitions: named} = rest;
  if (allOf?.length === 1 && description === undefined) return allOf[0]!;
  return withoutUndefined({
    $schema,
    description,
    type: 'const' in rest || 'enum' in rest ? undefined : type,
    ...(anyOf === undefined ? {} : ifThenElse(anyOf.map(tidy), chosenBy ?? [], definitions)),
    ...(description === undefined ? {} : {description}),
    ...rest,
    propertyNames: propertyNames?.pattern === undefined ? undefined : propertyNames,
    properties: properties && tidyAll(properties),
    additionalProperties: typeof additionalProperties === 'object' ? tidy(additionalProperties) : additionalProperties,
    items: items && tidy(items),
    ...(rest.then === undefined ? {} : {then: tidy(rest.then)}),
    definitions: named && tidyAll(named),
  });
}

function withoutUndefined(schema: JsonSchema): JsonSchema {
  return Object.fromEntries(Object.entries(schema).filter(([, value]) => value !== undefined));
}

/** `if` and `then` for forms told apart by type, lists by the type of their items, maps by the keys in `chosenBy`. */
function ifThenElse(
  forms: readonly JsonSchema[],
  chosenBy: NonNullable<Generated['chosenBy']>,
  definitions: Readonly<Record<string, JsonSchema>>,
): JsonSchema {
  const typesOf = (form: JsonSchema): readonly string[] =>
    form.$ref === undefined ? [form.type ?? []].flat() : typesOf(definitionAt(form.$ref, {definitions}));
  const ofType = (type: string) => forms.filter((form) => typesOf(form).includes(type));
  const listsOf = (type: string): JsonSchema => ({type: 'array', items: {type}, minItems: 1});
  const [maps, lists] = [ofType('object'), ofType('array')];
  const branches = [
    ...maps.map(
      (then, index) => [index < maps.length - 1 ? hasAnyOf(chosenBy[index]!) : {type: 'object'}, then] as const,
    ),
    ...lists.map((then, index) => [index < lists.length - 1 ? listsOf('object') : {type: 'array'}, then] as const),
  ];
  const scalars = forms.filter((form) => !maps.includes(form) && !lists.includes(form));
  return {
    ...Object.assign({}, ...scalars),
    type: [...new Set(forms.flatMap(typesOf))],
    ...branches.reduceRight<JsonSchema>(
      (otherwise, [condition, then]) => ({
        if: condition,
        then,
        ...(otherwise.if === undefined ? {} : {else: otherwise}),
      }),
      {},
    ),
  };
}

/** What a `$ref` refers to. */
export function definitionAt(reference: string, {definitions}: Pick<JsonSchema, 'definitions'>): JsonSchema {
  return definitions![reference.replace('#/definitions/', '')]!;
}

/** The schema of a map that has at least one of these keys. */
function hasAnyOf(keys: readonly string[]): JsonSchema {
  const [first, ...others] = keys.map((key): JsonSchema => ({required: [key]}));
  return {type: 'object', ...(others.length === 0 ? first : {anyOf: [first!, ...others]})};
}

/** The schema with every `$ref` replaced by the object that it refers to; the result may be cyclic. */
export function dereferenced(root: JsonSchema): JsonSchema {
  const copy = structuredClone(root);
  const resolve = (part: Record<string, JsonSchema>): void => {
    for (const [key, value] of Object.entries(part)) {
      if (typeof value !== 'object' || value === null) continue;
      if (value.$ref === undefined) resolve(value as Record<string, JsonSchema>);
      else part[key] = definitionAt(value.$ref, copy);
    }
  };
  resolve(copy as Record<string, JsonSchema>);
  return copy;
}
