import type {Place, Report} from '../diagnostics/diagnostic.ts';
import {datedSchema, readDated, type Dated} from './constant.ts';
import {readFormula, type Formula} from './formula.ts';
import {entriesOf, get, itemsOf, keyPlaceOf, textOf, type Node, type ScalarNode} from '../yaml/node.ts';
import {listOf, type Schema} from '../shape/schema.ts';
import {readText, type Text} from './text.ts';

/** A table as written: by a choice, by a number (bands), by two choices, or without `by` a list of rows. */
export interface Table {
  readonly by: readonly Formula[];
  readonly rows: readonly Row[];
  readonly otherwise?: Cells;
  /** The key `rows`, where a row may be missing. */
  readonly rowsPlace: Place;
  /** The key `otherwise`, or the table where it has none. */
  readonly otherwisePlace: Place;
}

export interface Row {
  readonly key: string;
  readonly keyPlace: Place;
  readonly cells: Cells;
}

export type Cells =
  | {readonly kind: 'single'; readonly cell: Cell}
  | {readonly kind: 'columns'; readonly cells: readonly Column[]; readonly place: Place};

export interface Column {
  readonly name: string;
  readonly place: Place;
  readonly cell: Cell;
}

export type Cell =
  /** `=name` */
  | {readonly kind: 'constant'; readonly name: string; readonly place: Place}
  | {readonly kind: 'data'; readonly dated: Dated; readonly place: Place}
  | {readonly kind: 'text'; readonly text: Text; readonly place: Place};

const cell: Schema = {
  type: ['number', 'string', 'array'],
  description: "A figure, a share, a text, '=constant', 'nothing', or dated values.",
  if: {type: 'array'},
  then: datedSchema,
};

const cells: Schema = {
  type: ['number', 'string', 'array', 'object'],
  if: {type: 'object'},
  then: {additionalProperties: cell, minProperties: 1},
};

/** The keys of a table, for values of every kind. */
export const tableKeys = {
  by: {
    type: ['string', 'array'],
    description: 'What decides the row: a choice, a number, or two choices [one, other].',
    if: {type: 'array'},
    then: {...listOf('Two choices.', {type: 'string'}), minItems: 2, maxItems: 2},
  },
  rows: {
    type: 'object',
    description:
      'Rows of options (a | b) or of numbers (18-35, 36, 46+, over 46, under 18, up to 18); each a cell, or a map of columns.',
    additionalProperties: cells,
    minProperties: 1,
  },
  otherwise: {...cells, description: 'What holds where no row does.'},
} as const satisfies Record<string, Schema>;

export function readTable(node: Node, report: Report): Table {
  const by = get(node, 'by');
  const names = by === undefined ? [] : by.kind === 'list' ? itemsOf(by) : [by];
  const otherwise = get(node, 'otherwise');
  return {
    by: names.map((name) => readFormula(name, report)),
    rows: entriesOf(get(node, 'rows')).map(({key, keyPlace, value}) => ({
      key,
      keyPlace,
      cells: readCells(value, report),
    })),
    ...(otherwise === undefined ? {} : {otherwise: readCells(otherwise, report)}),
    rowsPlace: keyPlaceOf(node, 'rows'),
    otherwisePlace: keyPlaceOf(node, 'otherwise'),
  };
}

function readCells(node: Node, report: Report): Cells {
  if (node.kind !== 'map') return {kind: 'single', cell: readCell(node, report)};
  return {
    kind: 'columns',
    cells: node.entries.map(({key, keyPlace, value}) => ({name: key, place: keyPlace, cell: readCell(value, report)})),
    place: node.place,
  };
}

function readCell(node: Node, report: Report): Cell {
  const {place} = node;
  const text = textOf(node) ?? '';
  if (text.startsWith('=')) return {kind: 'constant', name: text.slice(1).trim(), place};
  const dated = readDated(node);
  if (dated.periods[0]!.value.kind !== 'words' || node.kind !== 'scalar') return {kind: 'data', dated, place};
  return {kind: 'text', text: readText(node as ScalarNode, report), place};
}
