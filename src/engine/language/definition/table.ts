import * as z from 'zod';
import type {Place} from '../../diagnostics/diagnostic.ts';
import {either, entries, readAs} from '../shape/concept.ts';
import type {Concept} from '../shape/readNode.ts';
import {keyPlaceOf, textOf, type Entry, type Node} from '../yaml/node.ts';
import {periodsSchema, undatedSchema, type Dated} from './constant.ts';
import {readFormula, type Formula} from './formula.ts';
import {inForceOf, type InForce} from './inForce.ts';
import type {Takes} from './takes.ts';
import {readText, type Text} from './text.ts';

/** A table of a definition, looked up by a choice, a number (bands) or two of these; without `by`, a list of rows. */
export interface Table {
  readonly by: readonly Formula[];
  /** The day whose figures it gives, where that is not today. */
  readonly on?: Formula | undefined;
  readonly rows: readonly Row[];
  readonly otherwise?: Cells;
  /** The key `rows`: where a missing row is reported. */
  readonly rowsPlace: Place;
  /** The key `otherwise`, or the table if it has none. */
  readonly otherwisePlace: Place;
}

export type Row = Entry<Cells>;

/** What a row gives, and the days on which the table has the row; without days, always. */
export type Cells = {readonly inForce?: InForce | undefined} &
  /** `valuePlace` is the key `value` of a row that is written as a map. */
  (
    | {readonly kind: 'single'; readonly cell: Cell; readonly valuePlace?: Place}
    | {readonly kind: 'columns'; readonly cells: readonly Column[]; readonly place: Place}
  );

export type Column = Entry<Cell>;

export type Cell =
  /** `=name` */
  | {readonly kind: 'constant'; readonly name: string; readonly place: Place}
  | {readonly kind: 'data'; readonly dated: Dated; readonly place: Place}
  | {readonly kind: 'text'; readonly text: Text; readonly place: Place};

export const cellSchema: Concept<Cell> = readAs(
  either("A figure, a share, a day, a text, '=constant', 'nothing', or dated values.", [undatedSchema, periodsSchema]),
  (dated, node, report) => {
    const {place} = node;
    const text = textOf(node) ?? '';
    if (text.startsWith('=')) return {kind: 'constant', name: text.slice(1).trim(), place};
    if (dated.periods[0]!.value.kind !== 'words' || node.kind !== 'scalar') return {kind: 'data', dated, place};
    return {kind: 'text', text: readText(node, report), place};
  },
);

const cells = (description?: string): Concept<Cells> =>
  either(description, [
    readAs(cellSchema, (cell): Cells => ({kind: 'single', cell})),
    readAs(
      entries(
        'A cell for each column, or one `value`; with `from` and `until`, the first and the last day on which the table has the row.',
        cellSchema,
      ),
      (all, {place}, report): Cells => {
        const days = {from: dayUnder('from', all), until: dayUnder('until', all)};
        const inForce = inForceOf(
          days,
          report,
          "In a row 'from' and 'until' are days, YYYY-MM-DD: give a column another name.",
        );
        const columns = all.filter(({key}) => key !== 'from' && key !== 'until');
        const [only, ...others] = columns;
        if (only?.key === 'value' && others.length === 0)
          return {kind: 'single', cell: only.value, valuePlace: only.keyPlace, inForce};
        return {kind: 'columns', cells: columns, place, inForce};
      },
    ),
  ]);

/** The day under `from` or `until`, as written. */
function dayUnder(key: 'from' | 'until', columns: readonly Column[]): Parameters<typeof inForceOf>[0]['from'] {
  const cell = columns.find((column) => column.key === key)?.value;
  if (cell === undefined) return undefined;
  const {place} = cell;
  if (cell.kind === 'constant') return {day: `=${cell.name}`, place};
  if (cell.kind === 'text') return {day: cell.text.node.text, place};
  const {value} = cell.dated.periods[0]!;
  return {day: value.kind === 'day' ? value.text : place.source.text.slice(place.start, place.end), place};
}

/** The rows of a table or a list. */
export const rowsSchema = entries(
  'Rows for options (a | b), numbers (18-35, 36, 46+, over 46, under 18, up to 18, -10 to -5) or days (2024-01-01+, under 2024-01-01). Each has a cell, or a map of columns.',
  cells(),
);

const decider = (description?: string): Concept<Formula, string> =>
  readAs(z.string().meta({description}), (_, node, report) => readFormula(node, report));

const on = decider(
  'The day whose figures it gives, such as an answer: those of its dated cells and of the constants that its rows name. Without it, today.',
).optional();

/** The keys of a table, for values of every kind. */
export const tableKeys = {
  by: either('What selects the row: a choice, a number, a date, or two of these [for the row, for the column].', [
    readAs(decider(), (by) => [by]),
    z.array(decider()).length(2).describe('Two choices or numbers.'),
  ]),
  on,
  rows: rowsSchema,
  otherwise: cells('The value if no row matches.').optional(),
};

export function tableOf(
  {
    by,
    on: day,
    takes = [],
    rows,
    otherwise,
  }: {
    by?: readonly Formula[] | undefined;
    on?: Formula | undefined;
    takes?: Takes | undefined;
    rows: readonly Row[];
    otherwise?: Cells | undefined;
  },
  node: Node,
): Table {
  return {
    by: by ?? takes.map(({formula}) => formula),
    on: day,
    rows,
    otherwise,
    rowsPlace: keyPlaceOf(node, 'rows'),
    otherwisePlace: keyPlaceOf(node, 'otherwise'),
  };
}
