/**
 * Building blocks for the concepts of YAML files. A concept is a Zod schema: its `z.input` is what a file may contain,
 * its `z.output` is what `readNode` returns for it, with places. JSON Schemas, for editors and for validation, are
 * generated from it (jsonSchema.ts); Zod's own parser is never run on a file.
 */
import * as z from 'zod';
import type {Place, Report} from '../../diagnostics/diagnostic.ts';
import {textOf, type Entry, type Node} from '../yaml/node.ts';
import {readers, readNode, type Concept, type Meta} from './readNode.ts';

export type Shape = z.core.$ZodLooseShape;
type StrictObject<Keys extends Shape> = z.ZodObject<Keys, z.core.$strict>;
export type MapValue<Keys extends Shape> = Readonly<z.output<StrictObject<Keys>>> & {readonly place: Place};

/** A word that a later phase looks up or quotes. */
export interface Word {
  readonly word: string;
  readonly place: Place;
}

/** The same concept, read as another value. */
export function readAs<Value, Source, Out>(
  schema: Concept<Value, Source>,
  convert: (value: Value, node: Node, report: Report) => Out,
): Concept<Out, Source> {
  return withReader(schema, (node, report) => convert(readNode(schema, node, report), node, report));
}

/** For Zod this is a transform: it changes `z.output`, but neither the accepted input nor the JSON Schema. */
function withReader<Source, Out>(
  schema: Concept<unknown, Source>,
  read: (node: Node, report: Report) => Out,
): Concept<Out, Source> {
  const converted = schema.transform((raw) => raw as Out);
  readers.add(converted, {read});
  return converted as unknown as Concept<Out, Source>;
}

/** The same concept, read as its node, because its meaning depends on another key. */
export function readAsNode<Source>(schema: Concept<unknown, Source>): Concept<Node, Source> {
  return withReader(schema, (node) => node);
}

/** A map with exactly these keys; read as an object with the map's place. */
export function map<Keys extends Shape>(
  description: string,
  shape: Keys,
  meta: Meta = {},
): Concept<MapValue<Keys>, Readonly<z.input<StrictObject<Keys>>>> {
  return z
    .strictObject(shape)
    .refine((value) => Object.keys(value).length >= (meta.minProperties ?? 0))
    .meta({description, ...meta}) as never;
}

/** A map with one key, which determines the type of the value. */
type OneOf<Values> = {readonly [Key in keyof Values]: {readonly [Only in Key]: Values[Key]}}[keyof Values];

/** A map with exactly one of these keys. */
export function oneKey<Keys extends Shape>(
  description: string,
  shape: Keys,
): Concept<OneOf<z.output<StrictObject<Keys>>>, OneOf<z.input<StrictObject<Keys>>>> {
  return z
    .strictObject(shape)
    .partial()
    .refine((value) => Object.keys(value).length === 1)
    .meta({description, minProperties: 1, maxProperties: 1}) as never;
}

/** A map from keys that the editor chooses; read as a list of entries. */
export function entries<Value, Source>(
  description: string | undefined,
  valueConcept: Concept<Value, Source>,
  {
    keys = z.string(),
    except = [],
    allowEmpty = false,
  }: {
    readonly keys?: z.ZodString;
    /** Keys by which the map would be another form of a union. */
    readonly except?: readonly string[];
    readonly allowEmpty?: boolean;
  } = {},
): Concept<readonly Entry<Value>[], Readonly<Record<string, Source>>> {
  const record = z.record(keys, valueConcept);
  if (allowEmpty) return record.meta({description}) as never;
  return record
    .refine((value) => Object.keys(value).length > 0 && !except.some((key) => key in value))
    .meta({description, minProperties: 1}) as never;
}

/** A name that formulas can use. */
export const formulaName = (): z.ZodString =>
  pattern(/^[a-z][A-Za-z0-9]*$/, 'a name in letters and figures that begins with a small letter, like monthlySalary,');

/**
 * A map from names that formulas can use.
 * @param except as for `entries`
 */
export function named<Value, Source>(
  description: string,
  valueConcept: Concept<Value, Source>,
): Concept<readonly Entry<Value>[], Readonly<Record<string, Source>>> {
  return entries(description, valueConcept, {keys: formulaName()});
}

/** A list with at least one item. */
export function list<Value, Source>(
  description: string,
  itemConcept: Concept<Value, Source>,
  meta: Meta = {},
): Concept<readonly Value[], readonly Source[]> {
  return z
    .array(itemConcept)
    .min(1)
    .readonly()
    .meta({description, ...meta}) as never;
}

/**
 * One of several forms. They are told apart by the type of the value, lists by the type of their items, maps by the
 * keys in `chosenBy`.
 */
export function either<const Forms extends readonly [z.ZodType, ...z.ZodType[]]>(
  description: string | undefined,
  forms: Forms,
  meta: Meta = {},
): Concept<z.output<Forms[number]>, z.input<Forms[number]>> {
  return z.union(forms).meta({description, ...meta}) as never;
}

/** A text or a figure, which are two types in YAML. */
export const textOrFigure = (meta: Meta & {readonly description?: string | undefined} = {}) =>
  z.union([z.string(), z.number()]).meta({...meta});

/** Text without references; a figure is read as its text in the file. */
export const words = (description?: string): Concept<string, string | number> =>
  readAs(textOrFigure({description}), (_, node) => textOf(node) ?? '');

/** Text that is not a figure, without references. */
export const sentence = (description: string): z.ZodString => z.string().describe(description);

/** A word with its place. */
export const word = (description?: string): Concept<Word, string> => located(z.string().meta({description}));

/** A word with its place, which may be a figure. */
export const wordOrFigure = (description?: string): Concept<Word, string | number> => located(words(description));

export const located = <Source>(schema: Concept<string, Source>): Concept<Word, Source> =>
  readAs(schema, (_, node) => ({word: textOf(node) ?? '', place: node.place}));

/** A name that refers to something else: an input, a person, a calculator. */
export const name = (description?: string): Concept<{readonly name: string; readonly place: Place}, string> =>
  readAs(z.string().meta({description}), (_, node) => ({name: textOf(node) ?? '', place: node.place}));

/** A day as text, YYYY-MM-DD; a later phase checks that it exists. */
export const day = (description: string): Concept<{readonly day: string; readonly place: Place}, string | number> =>
  readAs(textOrFigure({description}), (_, node) => ({day: textOf(node) ?? '', place: node.place}));

/** `true`, or absent. */
export const flag = (description: string): z.ZodLiteral<true> => z.literal(true).describe(description);

/** @param patternDescription what the pattern requires: 'a month like 2024-06' */
export function pattern(expression: RegExp, patternDescription: string): z.ZodString {
  return z.string().regex(expression).meta({patternDescription});
}

/** An ISO 4217 code, by its form. */
export const currencyCode = (): z.ZodString => pattern(/^[A-Z]{3}$/, 'a currency code like USD');

export const month = (description: string): z.ZodString =>
  pattern(/^\d{4}-(0[1-9]|1[0-2])$/, 'a month like 2024-06').describe(description);
