/** Values with a name, and sums of them. */
import type {Place} from '../../diagnostics/diagnostic.ts';
import {either, entries, formulaName, located, map, named, readAs} from '../shape/concept.ts';
import type {Concept} from '../shape/readNode.ts';
import type {Entry} from '../yaml/node.ts';
import {labelled} from './constant.ts';
import {bracketKeys, cellSchema, tableOf} from './table.ts';
import type {FigureSource} from './source.ts';
import type {Takes} from './takes.ts';
import type {Text} from './text.ts';
import type {Period} from './unit.ts';
import {described, type Described} from './described.ts';
import {labelKeys, valueSchema, type Value} from './value.ts';

export interface NamedValue {
  readonly name: string;
  readonly place: Place;
  readonly label: string;
  /** The label as written, with its references. */
  readonly labelText?: Text | undefined;
  readonly note?: string | undefined;
  /** Where its figures come from, as far as that differs from the definition's source. */
  readonly source?: FigureSource | undefined;
  /** For a table: the sources of rows that come from elsewhere. */
  readonly rowSources?: readonly Entry<FigureSource>[] | undefined;
  /** The unit of a table's figures. */
  readonly unit?: string | undefined;
  /** What an amount is for. */
  readonly per?: Period | undefined;
  /** For a table: the day of the year on which its figures usually change, MM-DD. */
  readonly yearly?: string | undefined;
  /** The page does not name it: see src/engine/plan/inWords/helpers.ts. */
  readonly helper?: boolean | undefined;
  /** The arguments with which formulas call it; undefined for a value that needs none. */
  readonly takes?: Takes | undefined;
  readonly value: Value;
}

/** A sum carries its parts, so that a breakdown always adds up to its total. */
export interface Sum {
  readonly name: string;
  readonly place: Place;
  readonly parts: readonly NamedValue[];
}

export function namedValue({key, keyPlace, value: {label, ...rest}}: Entry<Described>): NamedValue {
  return {...rest, name: key, place: keyPlace, ...labelled(key, label)};
}

const bracketSchema = map('A bracket, which is a part of the sum.', {
  part: located(formulaName().describe('Its name: the part is read as `sum.name`.')),
  rate: cellSchema,
  ...labelKeys,
});

const {brackets, on, rows} = bracketKeys;

/** Each part is the progressive rate with only one of its rows charged. */
const bracketSumSchema = readAs(
  map('A progressive rate as a sum: the parts are what its brackets charge.', {
    brackets,
    on,
    rows: entries(rows.description, bracketSchema),
  }),
  (sum, node): readonly NamedValue[] =>
    sum.rows.map(({value: {part, label, note, source}}, index) => {
      const all = sum.rows.map(({value: {rate}, ...row}) => ({...row, value: {kind: 'single' as const, cell: rate}}));
      const table = {...tableOf({...sum, rows: all}, node), charged: index};
      const value: Value = {kind: 'table', table, place: node.place};
      return {name: part.word, place: part.place, ...labelled(part.word, label), note, source, value};
    }),
);

/** What is under a name in `sums`. */
export const partsSchema: Concept<readonly NamedValue[]> = either(
  'The parts of the sum by name, or a progressive rate whose brackets are the parts.',
  [
    bracketSumSchema,
    readAs(named('The parts of the sum.', described(valueSchema), ['brackets', 'rows']), (parts) =>
      parts.map(namedValue),
    ),
  ],
  {chosenBy: [['brackets', 'rows']]},
);
