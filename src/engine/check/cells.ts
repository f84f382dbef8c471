/** Cells: what each is, and that a column holds one kind of value. */
import type {Place} from '../diagnostics/diagnostic.ts';
import {didYouMean, nearMiss} from '../diagnostics/nearMiss.ts';
import {unreadHint} from '../expression/scope.ts';
import {errorType, nothing, type Type} from '../expression/types.ts';
import type {Cell, Cells, Column, Row, Table} from '../definition/table.ts';
import type {CheckedCell, CheckedCells} from '../model.ts';
import {checkDated, commonType, reportFigure} from './data.ts';
import type {Context} from './context.ts';
import {checkText, reportFigures, typeOfText} from './texts.ts';

/** The column of a table that has only one. */
export const onlyColumn = '';

/** The cells of a row by column. */
export function checkCells(cells: Cells, context: Context): CheckedCells {
  if (cells.kind === 'single') return new Map([[onlyColumn, checkCell(cells.cell, context)]]);
  return new Map(cells.cells.map(({key, value}) => [key, checkCell(value, context)]));
}

function checkCell(cell: Cell, context: Context): CheckedCell {
  const {place} = cell;
  if (cell.kind === 'constant') return checkConstantCell(cell.name, place, context);
  if (cell.kind === 'data') {
    const {dated} = cell;
    const type = checkDated(dated, context.report);
    return type.kind === 'nothing' ? {kind: 'nothing', type, place} : {kind: 'data', dated, type, place};
  }
  const words = cell.text.node.text;
  const isFigure = reportFigure({kind: 'words', text: words, place}, words, context.report);
  // The '=' in front of the name was forgotten.
  const isConstant = !isFigure && context.constants.has(words);
  if (isConstant) context.report('constant-as-words', place, {name: words});
  if (isFigure || isConstant) return {kind: 'nothing', type: errorType, place};
  reportFigures(cell.text, context, true);
  const [only] = cell.text.parts;
  const text = cell.text.parts.length === 1 && typeof only === 'string' ? [only] : checkText(cell.text, context);
  return {kind: 'text', text, type: typeOfText(text), place};
}

function checkConstantCell(name: string, place: Place, context: Context): CheckedCell {
  const type = context.constants.has(name) ? context.scope.kindOf(name) : undefined;
  if (type === undefined) {
    reportNoConstant(name, place, context);
    return {kind: 'nothing', type: errorType, place};
  }
  return {kind: 'constant', name, type, place};
}

/** Reports a name that is no constant, where only constants can stand. */
export function reportNoConstant(name: string, place: Place, context: Context): void {
  const code = context.scope.names.includes(name) ? 'not-a-constant' : 'unknown-name';
  const hint = didYouMean(name, [...context.constants.keys()], 'Only constants can stand here.');
  context.report(code, place, {name}, unreadHint(name, context.scope) ?? hint);
}

/**
 * The kind of a table: of its only column, or a group of its columns.
 * A row that is only `nothing` is `nothing` in every column.
 */
export function kindOfCells(rows: readonly CheckedCells[], context: Context): Type {
  const columns = [...new Set(rows.filter((row) => !isNothing(row)).flatMap((row) => [...row.keys()]))];
  if (columns.length === 0) return nothing;
  if (columns.length > 1 && columns.includes(onlyColumn)) return errorType;
  const kinds = columns.map((column) => [column, kindOfColumn(column, rows, context)] as const);
  return columns.includes(onlyColumn) ? kinds[0]![1] : {kind: 'group', members: new Map(kinds)};
}

function kindOfColumn(column: string, rows: readonly CheckedCells[], context: Context): Type {
  const cells = rows.flatMap((row) => row.get(column) ?? (isNothing(row) ? row.get(onlyColumn)! : []));
  return commonType(cells, context.report, cellHint);
}

/** In a column of figures, '15 days' is a text. */
function cellHint(column: Type, cell: CheckedCell): string | undefined {
  const [words] = cell.type.kind === 'text' ? (cell.type.words ?? []) : [];
  const figure = words?.match(/^\d[\d_]*(?:\.\d+)?(?= )/)?.[0];
  return column.kind === 'number' && figure !== undefined
    ? `Write ${figure} alone: what it counts is the 'unit' of the table, or stands in the text around it.`
    : undefined;
}

/** Whether a whole row is `nothing`. */
function isNothing(cells: CheckedCells): boolean {
  return cells.get(onlyColumn)?.kind === 'nothing';
}

interface RowOfColumns {
  readonly row: Row;
  readonly columns: readonly Column[];
}

/** Every row of a table has the same columns, or none has any. A row that is only `nothing` needs none. */
export function reportColumns(table: Table, name: string, context: Context): void {
  const {otherwise} = table;
  const all =
    otherwise === undefined
      ? table.rows
      : [...table.rows, {key: 'otherwise', keyPlace: table.otherwisePlace, value: otherwise}];
  const rows = all.flatMap((row): readonly RowOfColumns[] =>
    row.value.kind === 'columns' ? [{row, columns: row.value.cells}] : [],
  );
  if (rows.length === 0) return;
  for (const row of all)
    if (row.value.kind === 'single' && !isNothingRow(row)) context.report('columns-differ', row.keyPlace);
  const expected = usualColumns(rows);
  for (const row of rows) reportRow(row, expected, name, context);
}

function isNothingRow({value: cells}: Row): boolean {
  return (
    cells.kind === 'single' &&
    cells.cell.kind === 'data' &&
    cells.cell.dated.periods.every(({value}) => value.kind === 'nothing')
  );
}

/** The columns that most rows have; those of the first row where there are as many without. */
function usualColumns(rows: readonly RowOfColumns[]): readonly string[] {
  const names = new Set(rows.flatMap(({columns}) => columns.map((column) => column.key)));
  const countOf = (name: string): number =>
    rows.filter(({columns}) => columns.some((column) => column.key === name)).length;
  const isFirst = (name: string): boolean => rows[0]!.columns.some((column) => column.key === name);
  return [...names].filter(
    (name) => countOf(name) * 2 > rows.length || (countOf(name) * 2 === rows.length && isFirst(name)),
  );
}

/** A column that the other rows have under another name is misspelt; one that only this row has is missing in the others. */
function reportRow({row, columns}: RowOfColumns, expected: readonly string[], table: string, context: Context): void {
  const names = columns.map((column) => column.key);
  const missing = expected.filter((name) => !names.includes(name));
  const misspelt = new Set<string>();
  for (const {key: column, keyPlace} of columns.filter(({key}) => !expected.includes(key))) {
    const meant = nearMiss(column, missing);
    if (meant !== undefined) misspelt.add(meant);
    const hint = meant === undefined ? 'Give every row this column, or take it out.' : `Did you mean '${meant}'?`;
    context.report('column-extra', keyPlace, {table, column}, hint);
  }
  for (const column of missing.filter((name) => !misspelt.has(name)))
    context.report('column-missing', row.keyPlace, {column});
}
