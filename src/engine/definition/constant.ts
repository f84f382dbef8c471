import type {Place} from '../diagnostics/diagnostic.ts';
import {entriesOf, figureOf, figurePattern, get, itemsOf, textOf, type MapNode, type Node} from '../yaml/node.ts';
import {keys, listOf, type Schema} from '../shape/schema.ts';

/** A value of the rules that has a name and stands in one place. */
export interface Constant {
  readonly name: string;
  readonly place: Place;
  readonly label: string;
  readonly unit?: string;
  readonly note?: string;
  readonly dated: Dated;
}

/** A value that may change on days known ahead; the first period also holds before its day. */
export interface Dated {
  readonly periods: readonly Period[];
  readonly place: Place;
}

export interface Period {
  /** YYYY-MM-DD, as written; missing where the value is not dated. */
  readonly from?: {readonly day: string; readonly place: Place};
  readonly value: Datum;
}

/** A value as data. */
export type Datum =
  | {readonly kind: 'figure'; readonly value: number; readonly place: Place}
  | {readonly kind: 'percent'; readonly value: number; readonly place: Place}
  | {readonly kind: 'words'; readonly text: string; readonly place: Place}
  | {
      readonly kind: 'options';
      readonly options: readonly {readonly word: string; readonly place: Place}[];
      readonly place: Place;
    }
  | {readonly kind: 'nothing'; readonly place: Place};

const datum: Schema = {type: ['number', 'string']};

export const datedSchema: Schema = listOf(
  'Values by the day from which each holds, earliest first.',
  keys(
    'A period.',
    {
      from: {type: 'string', description: 'The first day, YYYY-MM-DD.'},
      value: {...datum, description: 'The value from that day on.'},
    },
    ['from', 'value'],
  ),
);

const valueSchema: Schema = {
  type: ['number', 'string', 'array'],
  description: 'A figure (43_800), a share (60%), a text, a list of options, or dated values.',
  if: {type: 'array', items: {type: 'object'}, minItems: 1},
  then: datedSchema,
  else: {if: {type: 'array'}, then: {items: {type: ['string', 'number']}, minItems: 1}},
};

export const constantSchema: Schema = {
  description: 'A constant: its value, or a map of value, label, unit and note.',
  type: ['number', 'string', 'array', 'object'],
  if: {type: 'object'},
  then: keys(
    'A constant with a label.',
    {
      value: valueSchema,
      label: {type: 'string', description: 'What it is called on the page; by default its name in words.'},
      unit: {type: 'string', description: 'What it counts: years, points, or a currency code.'},
      note: {
        type: 'string',
        description: 'Where the value comes from or how the documents were read; shown on the page.',
      },
      was: {type: 'string', description: 'The name that it had before it was renamed.'},
    },
    ['value'],
  ),
  else: valueSchema,
};

/** Reads the map under `constants:`. */
export function readConstants(node: Node | undefined): readonly Constant[] {
  return entriesOf(node).map(({key, keyPlace, value}) => {
    const long = value.kind === 'map' ? value : undefined;
    return {
      name: key,
      place: keyPlace,
      label: textOf(get(long, 'label')) ?? inWords(key),
      ...optional('unit', textOf(get(long, 'unit'))),
      ...optional('note', textOf(get(long, 'note'))),
      dated: readDated(long === undefined ? value : (get(long, 'value') ?? value)),
    };
  });
}

/** Reads a value or a list of dated values. */
export function readDated(node: Node): Dated {
  const items = itemsOf(node);
  if (items.length === 0 || items[0]!.kind !== 'map') return {periods: [{value: readDatum(node)}], place: node.place};
  const periods = (items as readonly MapNode[]).map((item): Period => {
    const from = get(item, 'from');
    const value = get(item, 'value');
    return {
      ...(from === undefined ? {} : {from: {day: textOf(from) ?? '', place: from.place}}),
      value: value === undefined ? {kind: 'nothing', place: item.place} : readDatum(value),
    };
  });
  return {periods, place: node.place};
}

function readDatum(node: Node): Datum {
  const {place} = node;
  if (node.kind === 'list')
    return {kind: 'options', options: node.items.map((item) => ({word: textOf(item) ?? '', place: item.place})), place};
  const text = textOf(node) ?? '';
  const value = figureOf(node);
  if (value !== undefined) return {kind: 'figure', value, place};
  if (text.endsWith('%') && figurePattern.test(text.slice(0, -1)))
    return {kind: 'percent', value: Number(text.slice(0, -1).replaceAll('_', '')), place};
  return text === 'nothing' ? {kind: 'nothing', place} : {kind: 'words', text, place};
}

/** `minimumYears` is 'Minimum years'. */
export function inWords(name: string): string {
  const spaced = name.replace(
    /([a-z0-9])([A-Z])/g,
    (_, before: string, after: string) => `${before} ${after.toLowerCase()}`,
  );
  return spaced.charAt(0).toUpperCase() + spaced.slice(1);
}

/** An object with the key, or an empty one where the value is missing. */
export function optional<Key extends string, Value>(key: Key, value: Value | undefined): {[key in Key]?: Value} {
  return value === undefined ? {} : ({[key]: value} as {[key in Key]?: Value});
}
