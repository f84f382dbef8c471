/** What the schemas of the files allow at a place. */
import calculatorSchema from '../../../schemas/calculator.schema.json' with {type: 'json'};
import casesSchema from '../../../schemas/cases.schema.json' with {type: 'json'};
import sharedSchema from '../../../schemas/shared.schema.json' with {type: 'json'};
import {isCasesFile} from '../../engine/diagnostics/source.ts';
import {dereferenced, type JsonSchema} from '../../engine/language/shape/jsonSchema.ts';
import {isSharedFile} from '../../engine/project/layout.ts';

const [ofDefinitions, ofCases, ofSharedFiles] = [calculatorSchema, casesSchema, sharedSchema].map((schema) =>
  dereferenced(schema as JsonSchema),
) as [JsonSchema, JsonSchema, JsonSchema];

export function schemaOf(path: string): JsonSchema {
  if (isCasesFile(path)) return ofCases;
  return isSharedFile(path) ? ofSharedFiles : ofDefinitions;
}

/** A schema with all forms that its conditions lead to. */
function formsOf(schema: JsonSchema, seen = new Set<JsonSchema>()): readonly JsonSchema[] {
  if (seen.has(schema)) return [];
  seen.add(schema);
  const branches = [schema.then, schema.else, ...(schema.anyOf ?? []), ...(schema.allOf ?? [])];
  return [schema, ...branches.flatMap((branch) => (branch === undefined ? [] : formsOf(branch, seen)))];
}

/** The forms that what the path leads to may have; with `cursor.ts`, '[]' is an item of a list. */
function formsAt(root: JsonSchema, path: readonly string[]): readonly JsonSchema[] {
  return path.reduce<readonly JsonSchema[]>(
    (forms, key) => forms.flatMap((form) => partsOf(form, key)).flatMap((part) => formsOf(part)),
    formsOf(root),
  );
}

function partsOf({items, properties, additionalProperties}: JsonSchema, key: string): readonly JsonSchema[] {
  if (key === '[]') return items === undefined ? [] : [items];
  const named = properties !== undefined && Object.hasOwn(properties, key) ? properties[key] : undefined;
  if (named !== undefined) return [named];
  return typeof additionalProperties === 'object' ? [additionalProperties] : [];
}

/** A key that a map may have. */
export interface KnownKey {
  readonly key: string;
  readonly about: string;
  readonly isRequired: boolean;
}

/** @param siblings keys that the map has already: a form without one of them is not meant */
export function keysAt(root: JsonSchema, path: readonly string[], siblings: readonly string[]): readonly KnownKey[] {
  const forms = formsAt(root, path).filter(({properties}) => properties !== undefined);
  const fitting = forms.filter(
    (form) => form.additionalProperties !== false || siblings.every((key) => Object.hasOwn(form.properties!, key)),
  );
  const keys = new Map<string, KnownKey>();
  for (const {properties = {}, required = []} of fitting.length > 0 ? fitting : forms)
    for (const [key, schema] of Object.entries(properties)) {
      const isRequired = required.includes(key) && keys.get(key)?.isRequired !== false;
      keys.set(key, {key, about: schema.description ?? '', isRequired});
    }
  return [...keys.values()];
}

/** What a text at a path is. */
export interface TextForm {
  readonly isFormula: boolean;
  /** It may name things in braces. */
  readonly hasReferences: boolean;
  /** Only these are possible. */
  readonly words: readonly string[];
  readonly about: string;
}

export function textFormAt(root: JsonSchema, path: readonly string[]): TextForm {
  const forms = formsAt(root, path);
  const describes = (words: string): boolean => forms.some(({patternDescription}) => patternDescription === words);
  const about = forms.find(({description}) => description !== undefined)?.description ?? '';
  return {
    // `by` and `on` are formulas whose schema says only what they select.
    isFormula:
      describes('a formula') || (/^(?:by|on)$/.test(path.findLast((key) => key !== '[]') ?? '') && forms.length > 0),
    hasReferences:
      describes('a text with references') ||
      forms.some(({description = ''}) => /\{\w+\}/.test(description)) ||
      path.includes('rows'),
    words: [
      ...new Set(
        forms.flatMap((form) => [...(form.enum ?? []), ...('const' in form ? [form.const!] : [])].map(String)),
      ),
    ],
    about,
  };
}
