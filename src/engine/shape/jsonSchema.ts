/** The JSON Schema of a concept: what schemas/ holds, for editors who complete keys and for validation. */
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
  /** What `pattern` asks for, or what may be written where the type says too little, for messages. */
  readonly patternDescription?: string;
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: boolean | JsonSchema;
  readonly propertyNames?: JsonSchema;
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

/** What Zod generates: with the metadata of concepts, and with keywords that are left out. */
type Generated = JsonSchema & {
  readonly chosenBy?: readonly (readonly string[])[];
  readonly readOnly?: boolean;
  readonly default?: unknown;
};

/** The JSON Schema (draft 7) of what an editor may write. */
export function jsonSchemaOf(concept: z.ZodType): JsonSchema {
  const generated = z.toJSONSchema(concept, {io: 'input', target: 'draft-07', unrepresentable: 'any'}) as Generated;
  return tidied(generated, generated.definitions ?? {});
}

/**
 * Unions become conditions, since a validator that tries every form of a union complains of all of them; and what would
 * only repeat another keyword, or make an editor's completion insert a default, is left out.
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
  const tidyEach = (parts: Readonly<Record<string, Generated>>) =>
    Object.fromEntries(Object.entries(parts).map(([key, value]) => [key, tidy(value)]));
  const {properties, additionalProperties, items, allOf, definitions: named} = rest;
  if (allOf?.length === 1 && description === undefined) return allOf[0]!;
  return withoutUndefined({
    $schema,
    description,
    type: 'const' in rest || 'enum' in rest ? undefined : type,
    ...(anyOf === undefined ? {} : conditions(anyOf.map(tidy), chosenBy ?? [], definitions)),
    ...(description === undefined ? {} : {description}),
    ...rest,
    propertyNames: propertyNames?.pattern === undefined ? undefined : propertyNames,
    properties: properties && tidyEach(properties),
    additionalProperties: typeof additionalProperties === 'object' ? tidy(additionalProperties) : additionalProperties,
    items: items && tidy(items),
    ...(rest.then === undefined ? {} : {then: tidy(rest.then)}),
    definitions: named && tidyEach(named),
  });
}

function withoutUndefined(schema: JsonSchema): JsonSchema {
  return Object.fromEntries(Object.entries(schema).filter(([, value]) => value !== undefined));
}

/** Forms told apart by their type; lists by the type of their items, maps by the keys that choose them. */
function conditions(
  forms: readonly JsonSchema[],
  chosenBy: NonNullable<Generated['chosenBy']>,
  definitions: Readonly<Record<string, JsonSchema>>,
): JsonSchema {
  const typesOf = (form: JsonSchema): readonly string[] =>
    form.$ref === undefined ? [form.type ?? []].flat() : typesOf(definitions[form.$ref.replace(definitionsPath, '')]!);
  const ofType = (type: string) => forms.filter((form) => typesOf(form).includes(type));
  const listsOf = (type: string): JsonSchema => ({type: 'array', items: {type}, minItems: 1});
  const [maps, lists] = [ofType('object'), ofType('array')];
  const choices = [
    ...maps.map(
      (then, index) => [index < maps.length - 1 ? hasAnyOf(chosenBy[index]!) : {type: 'object'}, then] as const,
    ),
    ...lists.map((then, index) => [index < lists.length - 1 ? listsOf('object') : {type: 'array'}, then] as const),
  ];
  const scalars = forms.filter((form) => !maps.includes(form) && !lists.includes(form));
  return {
    ...Object.assign({}, ...scalars),
    type: [...new Set(forms.flatMap(typesOf))],
    ...choices.reduceRight<JsonSchema>(
      (otherwise, [condition, then]) => ({
        if: condition,
        then,
        ...(otherwise.if === undefined ? {} : {else: otherwise}),
      }),
      {},
    ),
  };
}

const definitionsPath = '#/definitions/';

/** A map that has one of these keys. */
function hasAnyOf(keys: readonly string[]): JsonSchema {
  const [first, ...others] = keys.map((key): JsonSchema => ({required: [key]}));
  return {type: 'object', ...(others.length === 0 ? first : {anyOf: [first!, ...others]})};
}

/** A JSON Schema in which each reference is the very definition that it refers to, so that it may contain itself. */
export function dereferenced(root: JsonSchema): JsonSchema {
  const copy = structuredClone(root);
  const resolve = (part: Record<string, JsonSchema>): void => {
    for (const [key, value] of Object.entries(part)) {
      if (typeof value !== 'object' || value === null) continue;
      if (value.$ref === undefined) resolve(value as Record<string, JsonSchema>);
      else part[key] = copy.definitions![value.$ref.replace(definitionsPath, '')]!;
    }
  };
  resolve(copy as Record<string, JsonSchema>);
  return copy;
}
