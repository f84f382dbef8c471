/** Cells: what each one contains, and that all values of a column have one type. */
import type {Place} from '../diagnostics/diagnostic.ts';
import {nearMissHint, nearMiss} from '../diagnostics/nearMiss.ts';
import {unreadHint} from '../language/expression/scope.ts';
import {errorType, nothing, type Type} from '../language/expression/types.ts';
import type {Cell, Cells, Column, Row, Table} from '../language/definition/table.ts';
import {inForceCondition} from '../language/inForce.ts';
import {onlyColumn, type CheckedCell, type CheckedCells} from '../language/typed.ts';
import {figureIn, hintForMisread, misreadFigure} from '../language/yaml/figure.ts';
import {checkDated, commonType, reportFigure} from './data.ts';
import type {Context} from './context.ts';
import {checkText, reportFigures, typeOfText} from './texts.ts';

/**
 * The cells of a row by column.
 * @param otherwise what applies on the days on which the table does not have the row
 */
export function checkCells(cells: Cells, context: Context, otherwise?: CheckedCells): CheckedCells {
  const columns = cells.kind === 'single' ? [{key: onlyColumn, value: cells.cell}] : cells.cells;
  const {inForce} = cells;
  return new Map(
    columns.map(({key, value}) => {
      const cell = checkCell(value, context);
      if (inForce === undefined) return [key, cell];
      const onOtherDays = otherwise?.get(key) ?? otherwise?.get(onlyColumn);
      const condition = inForceCondition(inForce);
      return [key, {...cell, inForce: {condition, period: inForce, otherwise: onOtherDays}}];
    }),
  );
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
  // A constant's name without the '=' in front of it.
  const isConstant = !isFigure && context.constants.has(words);
  if (isConstant) {
    const hint = {text: `Write =${words} for its value.`, typed: words, instead: `=${words}`};
    context.report('constant-as-words', place, {name: words}, hint);
  }
  if (isFigure || isConstant) return {kind: 'nothing', type: errorType, place};
  reportFigures(cell.text, context, true);
  const [only] = cell.text.parts;
  const text = cell.text.parts.length === 1 && typeof only === 'string' ? [only] : checkText(cell.text, context);
  return {kind: 'text', text, type: typeOfText(text), place};
}

function checkConstantCell(name: string, place: Place, context: Context): CheckedCell {
  const type = context.constants.has(name) ? context.scope.typeOf(name) : undefined;
  if (type === undefined) {
    reportNoConstant(name, place, context);
    return {kind: 'nothing', type: errorType, place};
  }
  context.noteUses?.name(place, name);
  return {kind: 'constant', name, type, place};
}

/** Reports a name that is not a constant, where only constants are allowed. */
export function reportNoConstant(name: string, place: Place, context: Context): void {
  const code = context.scope.names.includes(name) ? 'not-a-constant' : 'unknown-name';
  const hint = nearMissHint(name, [...context.constants.keys()], 'Only constants are allowed here.');
  const figure = figureIn(name) === undefined ? misreadFigure(name) : {written: name};
  context.report(code, place, {name}, (figure && hintForMisread(figure)) ?? unreadHint(name, context.scope) ?? hint);
}

/**
 * The type of a table: that of its only column, or a group of its columns.
 * A row that is only `nothing` is `nothing` in every column.
 */
export function typeOfCells(rows: readonly CheckedCells[], context: Context): Type {
  const columns = [...new Set(rows.filter((row) => !isNothing(row)).flatMap((row) => [...row.keys()]))];
  if (columns.length === 0) return nothing;
  if (columns.length > 1 && columns.includes(onlyColumn)) return errorType;
  const types = columns.map((column) => [column, typeOfColumn(column, rows, context)] as const);
  return columns.includes(onlyColumn) ? types[0]![1] : {kind: 'group', members: new Map(types)};
}

function typeOfColumn(column: string, rows: readonly CheckedCells[], context: Context): Type {
  const cells = rows.flatMap((row) => row.get(column) ?? (isNothing(row) ? row.get(onlyColumn)! : []));
  return commonType(cells, context.report, cellHint);
}

/** The hint for a text such as '15 days' in a column of figures. */
function cellHint(column: Type, cell: CheckedCell): string | undefined {
  const [words] = cell.type.kind === 'text' ? (cell.type.words ?? []) : [];
  const figure = words?.match(/^\d[\d_]*(?:\.\d+)?(?= )/)?.[0];
  return column.kind === 'number' && figure !== undefined
    ? `Write ${figure} alone: what it counts is the 'unit' of the table, or is in the text around it.`
    : undefined;
}

/** Whether a whole row is `nothing`, and not something that cannot be read. */
function isNothing(cells: CheckedCells): boolean {
  const cell = cells.get(onlyColumn);
  return cell?.kind === 'nothing' && cell.type.kind !== 'error';
}

interface RowOfColumns {
  readonly row: Row;
  readonly columns: readonly Column[];
}

/** Reports rows unless all have the same columns, or none has any. A row that is only `nothing` needs none. */
export function reportColumns(table: Table, name: string, context: Context): void {
  const {otherwise} = table;
  const allRows =
    otherwise === undefined
      ? table.rows
      : [...table.rows, {key: 'otherwise', keyPlace: table.otherwisePlace, value: otherwise}];
  const rows = allRows.flatMap((row): readonly RowOfColumns[] =>
    row.value.kind === 'columns' ? [{row, columns: row.value.cells}] : [],
  );
  if (rows.length === 0) return;
  for (const {key, keyPlace} of rows.flatMap(({columns}) => columns)) context.noteUses?.name(keyPlace, key, name);
  for (const row of allRows)
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

/** The columns that most rows have; of those that exactly half the rows have, the ones in the first row. */
function usualColumns(rows: readonly RowOfColumns[]): readonly string[] {
  const names = new Set(rows.flatMap(({columns}) => columns.map((column) => column.key)));
  const countOf = (name: string): number =>
    rows.filter(({columns}) => columns.some((column) => column.key === name)).length;
  const isFirst = (name: string): boolean => rows[0]!.columns.some((column) => column.key === name);
  return [...names].filter(
    (name) => countOf(name) * 2 > rows.length || (countOf(name) * 2 === rows.length && isFirst(name)),
  );
}

/** Reports extra columns, with a hint if the name resembles a missing one, and missing columns. */
function reportRow({row, columns}: RowOfColumns, expected: readonly string[], table: string, context: Context): void {
  const names = columns.map((column) => column.key);
  const missing = expected.filter((name) => !names.includes(name));
  const misspelt = new Set<string>();
  for (const {key: column, keyPlace} of columns.filter(({key}) => !expected.includes(key))) {
    const intended = nearMiss(column, missing);
    if (intended !== undefined) misspelt.add(intended);
    const hint = intended === undefined ? 'Give every row this column, or take it out.' : `Did you mean '${intended}'?`;
    context.report('column-extra', keyPlace, {table, column}, hint);
  }
  for (const column of missing.filter((name) => !misspelt.has(name)))
    context.report('column-missing', row.keyPlace, {column});
}
