/** The constants and tables of a definition as plain data, each with its source. */
import type {Dated, Datum} from '../../engine/language/definition/constant.ts';
import type {Definition} from '../../engine/language/definition/definition.ts';
import type {NamedValue} from '../../engine/language/definition/named.ts';
import type {Cell as WrittenCell, Cells, Table as WrittenTable} from '../../engine/language/definition/table.ts';
import type {Model} from '../../engine/language/model.ts';
import {keyOf, sourcesOfConstant, sourcesOfRow, type Source} from '../../engine/language/sources.ts';
import type {Cell, Constant, Table} from './shapes.ts';

export function constantsOf({definition}: Model): readonly Constant[] {
  return definition.constants.map((constant) => {
    const {name, label, unit, note, dated} = constant;
    return {
      name,
      label,
      ...optional({unit: unitOf(dated, unit), note}),
      values: valuesOf(dated),
      sources: [...sourcesOfConstant(constant, definition)],
    };
  });
}

/** Every table that has a name: of `tables`, and values, parts of sums and results that are tables. */
export function tablesOf({definition}: Model): readonly Table[] {
  const {tables, values, sums, result} = definition;
  const parts = sums.flatMap((sum) => sum.parts.map((part) => ({...part, name: `${sum.name}.${part.name}`})));
  return [...tables, ...values, ...parts, ...result].flatMap((named) =>
    named.value.kind === 'table' ? [tableOf(named, named.value.table, definition)] : [],
  );
}

function tableOf(named: NamedValue, table: WrittenTable, definition: Definition): Table {
  const {name, label, unit, note} = named;
  const [source] = sourcesOfRow(named, undefined, definition) as [Source];
  const {by, rows, otherwise} = table;
  return {
    name,
    label,
    kind: by.length === 0 ? 'list' : 'lookup',
    by: by.map(({node, offset}) => node.text.slice(offset)),
    ...optional({unit, note}),
    rows: rows.map(({key, value}, index) => {
      const others = sourcesOfRow(named, index, definition).filter((each) => keyOf(each) !== keyOf(source));
      const {from, until} = value.inForce ?? {};
      return {for: key, ...optional({from, until}), cells: cellsOf(value), ...(others.length > 0 && {sources: others})};
    }),
    ...(otherwise !== undefined && {otherwise: cellsOf(otherwise)}),
    source,
  };
}

function cellsOf(cells: Cells): Table['rows'][number]['cells'] {
  if (cells.kind === 'single') return {value: cellOf(cells.cell)};
  return Object.fromEntries(cells.cells.map(({key, value}) => [key, cellOf(value)]));
}

function cellOf(cell: WrittenCell): Cell {
  if (cell.kind === 'constant') return {constant: cell.name};
  if (cell.kind === 'text') return {text: cell.text.node.text};
  return {values: valuesOf(cell.dated), ...optional({unit: unitOf(cell.dated, undefined)})};
}

function valuesOf({periods}: Dated): Constant['values'] {
  return periods.map(({from, value}) => ({...(from !== undefined && {from: from.day}), value: plainValue(value)}));
}

function plainValue(datum: Datum): Constant['values'][number]['value'] {
  switch (datum.kind) {
    case 'figure':
    case 'percent':
      return datum.value;
    case 'options':
      return datum.options.map(({word}) => word);
    case 'nothing':
      return null;
    default:
      return datum.text;
  }
}

function unitOf({periods}: Dated, unit: string | undefined): string | undefined {
  return periods.some(({value}) => value.kind === 'percent') ? '%' : unit;
}

function optional<Keys extends Readonly<Record<string, string | undefined>>>(
  keys: Keys,
): {[Key in keyof Keys]?: string} {
  return Object.fromEntries(Object.entries(keys).filter(([, value]) => value !== undefined)) as {
    [Key in keyof Keys]?: string;
  };
}
