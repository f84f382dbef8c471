/** Tables by a choice, and lists of rows; tables by a number or a date are in bands.ts, those by two answers in matrix.ts. */
import {type ChoiceType, describeType, errorType, type Type} from '../language/expression/types.ts';
import {
  type TypedExpression,
  choiceOf,
  type CheckedCells,
  type CheckedTable,
  type CheckedValue,
  type ChoiceRow,
} from '../language/typed.ts';
import {countsProblem} from '../language/expression/units.ts';
import type {Column, Row, Table} from '../language/definition/table.ts';
import {checkBands} from './bands.ts';
import {chargingOnly, checkBrackets} from './brackets.ts';
import {checkCells, reportColumns, typeOfCells} from './cells.ts';
import {checkFormula, type Context} from './context.ts';
import {checkMatrix} from './matrix.ts';
import {figuresOn} from './figuresOn.ts';
import {
  hasUnknownOption,
  neverBlank,
  optionsOf,
  optionsWithoutRow,
  reportDuplicates,
  hasDaysWithoutRow,
  reportMissing,
  type TableOwner,
} from './optionRows.ts';
import {didYouMean, nearMiss} from '../diagnostics/nearMiss.ts';
import {stageColumns} from '../language/functions/calendar.ts';

export function checkTable(table: Table, owner: TableOwner, inAll: Context): CheckedValue {
  // The parts of a progressive rate have the same rows, whose problems the first one reports.
  const context: Context = table.charged ? {...inAll, report: () => undefined, noteUses: undefined} : inAll;
  const checked = checkRows(table, owner, context);
  const dated = table.on === undefined ? checked : figuresOn(table.on, checked, context);
  return table.charged === undefined ? dated : chargingOnly(table.rows[table.charged]!, dated);
}

function checkRows(table: Table, owner: TableOwner, context: Context): CheckedValue {
  const otherwise = table.otherwise && checkCells(table.otherwise, context);
  const [by, across] = table.by.map((formula) => checkFormula(formula, context));
  if (by !== undefined && across !== undefined) return checkMatrix(table, [by, across], otherwise, owner, context);
  const rows = table.rows.map((row) => ({row, cells: checkCells(row.value, context, otherwise)}));
  if (by === undefined || table.isProgressive) reportInForce(table, context);
  if (by === undefined) return checkList(rows, owner.name, context);
  if (table.isProgressive) return checkBrackets(rows, table, by, context);
  reportColumns(table, owner.name, context);
  const type = typeOfRows(
    rows.map(({cells}) => cells),
    otherwise,
    context,
  );
  if (by.type.kind === 'number' || by.type.kind === 'date') {
    const bands = checkBands(rows, table, by, context);
    const isFull = bands.length > 0 && bands.every(({cells}) => cells !== undefined);
    if (otherwise !== undefined && isFull && !hasDaysWithoutRow(table))
      context.report('otherwise-never', table.otherwisePlace);
    return {kind: 'bands', by, bands, otherwise, type: bands.length === 0 ? errorType : type};
  }
  const choice = choiceOf(by);
  if (choice !== undefined) {
    const checked = rows.map(({row, cells}) => ({options: optionsOf(row.key, row.keyPlace, choice, context), cells}));
    reportRows(checked, table, {by, choice}, owner, context);
    return {kind: 'choices', by, rows: checked, otherwise, type};
  }
  if (by.type.kind !== 'error') {
    const details = {expected: 'A choice, a number or a date', found: describeType(by.type)};
    context.report('wrong-kind', table.by[0]!.node.place, details);
  }
  return {kind: 'nothing', type: errorType};
}

/** Reports the days of rows that have no answer of their own, for which another row or `otherwise` could apply. */
function reportInForce({rows, isProgressive}: Table, {report}: Context): void {
  const code = isProgressive ? 'bracket-in-force' : 'stage-in-force';
  for (const {key, value} of rows) {
    if (value.inForce !== undefined) report(code, value.inForce.place, {row: key});
  }
}

function typeOfRows(rows: readonly CheckedCells[], otherwise: CheckedCells | undefined, context: Context): Type {
  return typeOfCells(otherwise === undefined ? rows : [...rows, otherwise], context);
}

function reportRows(
  rows: readonly ChoiceRow[],
  table: Table,
  {by, choice}: {readonly by: TypedExpression; readonly choice: ChoiceType},
  owner: TableOwner,
  context: Context,
): void {
  reportDuplicates(rows, table.rows, context);
  if (hasUnknownOption(choice, table.rows)) return;
  const coversBlank = rows.some((row) => row.options.includes('')) || neverBlank(by, context);
  reportMissing(optionsWithoutRow(choice, table.rows), coversBlank ? undefined : choice, table, owner, context);
}

interface ListRow {
  readonly row: Row;
  readonly cells: CheckedCells;
}

/** A list of rows, which only `stages` takes: for each stage its date, and the days after which it is completed. */
function checkList(rows: readonly ListRow[], name: string, context: Context): CheckedTable {
  for (const row of rows) reportStage(row, name, context);
  const columns = [...new Set(rows.flatMap(({cells}) => [...cells.keys()]))];
  return {kind: 'list', rows: rows.map(({row, cells}) => ({name: row.key, cells})), type: {kind: 'rows', columns}};
}

function reportStage({row, cells}: ListRow, list: string, {report}: Context): void {
  const {required, optional} = stageColumns;
  const known = [...required, ...optional];
  const columns: readonly Column[] = row.value.kind === 'single' ? [] : row.value.cells;
  for (const {key: name, keyPlace: place} of columns) {
    const {type, place: cellPlace} = cells.get(name)!;
    if (!known.includes(name)) report('unknown-column', place, {owner: list, name}, didYouMean(name, known));
    else if (type.kind !== 'number' && type.kind !== 'error')
      report('wrong-kind', cellPlace, {expected: 'A number of days', found: describeType(type)});
    else {
      const problem = countsProblem(type, ['days']);
      if (problem !== undefined) report('units-differ', cellPlace, ...problem);
    }
  }
  const names = columns.map(({key}) => nearMiss(key, known));
  for (const column of required.filter((name) => !names.includes(name)))
    report('column-missing', row.keyPlace, {column}, `Write '${row.key}: {${column}: …}'.`);
}
