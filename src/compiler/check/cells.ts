/** Cells: what each is, that every row has the same columns, and that a column holds one kind of value. */
import {diagnose, type Place} from '../../diagnostics/diagnostic.ts';
import {describeType, failed, nothing, text as anyText, unify, type Type} from '../../expression/types.ts';
import type {Cell, Cells} from '../../definition/table.ts';
import type {CheckedCell, CheckedCells, CheckedText} from '../model.ts';
import {checkDated} from './dated.ts';
import {didYouMean} from '../../diagnostics/nearMiss.ts';
import type {Context} from './context.ts';
import {checkText, reportFigures} from './texts.ts';

/** The column of a table that has only one. */
export const onlyColumn = '';

/** The cells of a row by column. */
export function checkCells(cells: Cells, context: Context): CheckedCells {
  if (cells.kind === 'single') return new Map([[onlyColumn, checkCell(cells.cell, context)]]);
  return new Map(cells.cells.map(({name, cell}) => [name, checkCell(cell, context)]));
}

function checkCell(cell: Cell, context: Context): CheckedCell {
  const {place} = cell;
  if (cell.kind === 'constant') return checkConstantCell(cell.name, place, context);
  if (cell.kind === 'data') {
    const {dated} = cell;
    const type = checkDated(dated, context.report);
    return type.kind === 'nothing' ? {kind: 'nothing', type, place} : {kind: 'data', dated, type, place};
  }
  reportFigures(cell.text, context, true);
  const text = cell.text.parts.length === 1 && typeof cell.text.parts[0] === 'string' ? [cell.text.parts[0]] : checkText({...cell.text, parts: cell.text.parts}, context);
  return {kind: 'text', text, type: typeOfText(text), place};
}

function checkConstantCell(name: string, place: Place, context: Context): CheckedCell {
  const type = context.constants.has(name) ? context.scope.kindOf(name) : undefined;
  if (type === undefined) {
    context.report(diagnose('unknown-name', place, {name}, didYouMean(name, [...context.constants.keys()], 'Only constants can stand in a cell.')));
    return {kind: 'nothing', type: failed, place};
  }
  return {kind: 'constant', name, type, place};
}

function typeOfText(text: CheckedText): Type {
  return text.length === 1 && typeof text[0] === 'string' ? {kind: 'text', words: [text[0]]} : anyText;
}

/**
 * The kind of a table: of its only column, or a group of its columns.
 * A row that is only `nothing` stands for `nothing` in every column.
 */
export function kindOfCells(rows: readonly {readonly cells: CheckedCells; readonly place: Place}[], context: Context): Type {
  const withColumns = rows.filter(row => !isNothing(row.cells));
  const shape = withColumns[0];
  if (shape === undefined) return nothing;
  const columns = [...new Set(withColumns.flatMap(row => [...row.cells.keys()]))];
  for (const row of withColumns) {
    const mixed = row.cells.has(onlyColumn) !== shape.cells.has(onlyColumn);
    if (mixed) context.report(diagnose('columns-differ', row.place));
    else for (const column of columns.filter(each => !row.cells.has(each))) context.report(diagnose('column-missing', row.place, {column}));
  }
  const kinds = columns.map(column => [column, kindOfColumn(column, rows, context)] as const);
  return columns.includes(onlyColumn) ? kinds.find(([column]) => column === onlyColumn)![1] : {kind: 'group', members: new Map(kinds)};
}

function kindOfColumn(column: string, rows: readonly {readonly cells: CheckedCells}[], context: Context): Type {
  return rows.reduce((type: Type, {cells}) => {
    const cell = cells.get(column) ?? (isNothing(cells) ? cells.get(onlyColumn) : undefined);
    const both = cell === undefined ? type : unify(type, cell.type);
    if (both === undefined) context.report(diagnose('kinds-differ', cell!.place, {one: describeType(type), other: describeType(cell!.type)}));
    return both ?? failed;
  }, firstKind(column, rows));
}

function firstKind(column: string, rows: readonly {readonly cells: CheckedCells}[]): Type {
  return rows.map(row => row.cells.get(column) ?? row.cells.get(onlyColumn)).find(cell => cell !== undefined)?.type ?? nothing;
}

/** Whether a whole row is `nothing`. */
export function isNothing(cells: CheckedCells): boolean {
  return cells.get(onlyColumn)?.kind === 'nothing';
}
