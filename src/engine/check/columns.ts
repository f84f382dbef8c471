/** Every row of a table has the same columns, or none has any. A row that is only `nothing` needs none. */
import {diagnose} from '../diagnostics/diagnostic.ts';
import {nearMiss} from '../diagnostics/nearMiss.ts';
import type {Column, Row, Table} from '../definition/table.ts';
import type {Context} from './context.ts';

interface RowOfColumns {
  readonly row: Row;
  readonly columns: readonly Column[];
}

export function reportColumns(table: Table, name: string, context: Context): void {
  const {otherwise} = table;
  const all =
    otherwise === undefined
      ? table.rows
      : [...table.rows, {key: 'otherwise', keyPlace: table.otherwisePlace, cells: otherwise}];
  const rows = all.flatMap((row): readonly RowOfColumns[] =>
    row.cells.kind === 'columns' ? [{row, columns: row.cells.cells}] : [],
  );
  if (rows.length === 0) return;
  for (const row of all)
    if (row.cells.kind === 'single' && !isNothing(row)) context.report(diagnose('columns-differ', row.keyPlace));
  const expected = usualColumns(rows);
  for (const row of rows) reportRow(row, expected, name, context);
}

function isNothing({cells}: Row): boolean {
  return (
    cells.kind === 'single' &&
    cells.cell.kind === 'data' &&
    cells.cell.dated.periods.every(({value}) => value.kind === 'nothing')
  );
}

/** The columns that most rows have; those of the first row where there are as many without. */
function usualColumns(rows: readonly RowOfColumns[]): readonly string[] {
  const names = new Set(rows.flatMap(({columns}) => columns.map((column) => column.name)));
  const countOf = (name: string): number =>
    rows.filter(({columns}) => columns.some((column) => column.name === name)).length;
  const isFirst = (name: string): boolean => rows[0]!.columns.some((column) => column.name === name);
  return [...names].filter(
    (name) => countOf(name) * 2 > rows.length || (countOf(name) * 2 === rows.length && isFirst(name)),
  );
}

/** A column that the other rows have under another name is misspelt; one that only this row has is missing in the others. */
function reportRow({row, columns}: RowOfColumns, expected: readonly string[], table: string, context: Context): void {
  const names = columns.map((column) => column.name);
  const missing = expected.filter((name) => !names.includes(name));
  const misspelt = new Set<string>();
  for (const column of columns.filter((each) => !expected.includes(each.name))) {
    const meant = nearMiss(column.name, missing);
    if (meant !== undefined) misspelt.add(meant);
    const hint = meant === undefined ? 'Give every row this column, or take it out.' : `Did you mean '${meant}'?`;
    context.report(diagnose('column-extra', column.place, {table, column: column.name}, hint));
  }
  for (const column of missing.filter((name) => !misspelt.has(name)))
    context.report(diagnose('column-missing', row.keyPlace, {column}));
}
