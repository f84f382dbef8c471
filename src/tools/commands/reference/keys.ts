/** The keys of the language as tables, one for each map of keys that a schema holds. */
import type {JsonSchema} from '../../../engine/shape/jsonSchema.ts';
import {byReference} from '../../../engine/definition/text.ts';
import {typeWords} from '../../../engine/shape/shapeWords.ts';
import type {Examples} from './examples.ts';
import {code, fenced, linkTo, table} from './markdown.ts';

/** The section that explains a schema. */
export type Headings = ReadonlyMap<JsonSchema, string>;

/** A map of keys with the key under which it stands. */
export interface Concept {
  readonly key: string;
  readonly schema: JsonSchema;
}

/** The maps of keys that a schema leads to, each once, those that are known already left out. */
export function conceptsOf(schema: JsonSchema, key: string, known: Set<JsonSchema>): readonly Concept[] {
  if (known.has(schema)) return [];
  known.add(schema);
  return [
    ...(schema.properties === undefined ? [] : [{key, schema}]),
    ...Object.entries(schema.properties ?? {}).flatMap(([name, each]) => conceptsOf(each, name, known)),
    ...beside(schema).flatMap((each) => conceptsOf(each, key, known)),
  ];
}

/** The schemas that stand for a value or its entries, whichever condition holds. */
function beside({additionalProperties, items, then, else: otherwise, allOf}: JsonSchema): readonly JsonSchema[] {
  const inside = typeof additionalProperties === 'object' ? [additionalProperties] : [];
  return [...inside, items, then, otherwise, ...(allOf ?? [])].filter((each) => each !== undefined);
}

/** 'inputs: a choice', of 'A choice.'; what stands behind a comma is left to the section. */
export function headingOf({key, schema}: Concept): string {
  const words = (schema.description ?? '').replace(/[,;.].*$/, '');
  return `${key}: ${words.charAt(0).toLowerCase()}${words.slice(1)}`;
}

/** The keys of one map, and how the kitchen sink writes it. */
export function conceptText({schema}: Concept, examples: Examples, headings: Headings): string {
  const example = examples.ofMap(schema);
  return [keyTable(schema, examples, headings), ...(example === undefined ? [] : [fenced('yaml', example)])].join(
    '\n\n',
  );
}

/** Every key of a map: what it is, what stands behind it, whether it may be left out, and an example. */
export function keyTable(map: JsonSchema, examples: Examples, headings: Headings): string {
  const rows = Object.entries(map.properties ?? {}).map(([key, schema]) => {
    const example = examples.ofKey(map, key);
    return [
      code(key),
      [(schema.description ?? '').replace(byReference, ''), ...further(schema, headings)].join(' ').trim(),
      formOf(schema),
      map.required?.includes(key) === true ? 'yes' : '',
      example === undefined ? '' : code(example),
    ];
  });
  return table(['key', 'what it is', 'what stands behind it', 'needed', 'example'], rows);
}

/** What a value looks like: 'a month like 2024-06', 'good, caution, bad or neutral', 'a text or a number'. */
function formOf(schema: JsonSchema): string {
  if (schema.enum !== undefined) return schema.enum.map((each) => code(String(each))).join(', ');
  if (schema.const !== undefined) return code(String(schema.const));
  if (schema.patternDescription !== undefined) return schema.patternDescription.replace(/,$/, '');
  return schema.type === undefined ? 'a value' : typeWords(schema.type);
}

/** Links to the sections that explain the keys below this one. */
function further(schema: JsonSchema, headings: Headings): readonly string[] {
  const found = [...reached(schema, headings)];
  return found.length === 0 ? [] : [`See ${found.map((heading) => linkTo(heading)).join(', ')}.`];
}

function reached(schema: JsonSchema, headings: Headings): ReadonlySet<string> {
  const own = headings.get(schema);
  return own === undefined ? new Set(beside(schema).flatMap((each) => [...reached(each, headings)])) : new Set([own]);
}
