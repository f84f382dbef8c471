/** Tables by one answer, and lists of rows; tables by two answers are in matrix.ts. */
import {type ChoiceType, describeType, errorType} from '../language/expression/types.ts';
import {
  type TypedExpression,
  choiceOf,
  type CheckedCells,
  type CheckedTable,
  type CheckedValue,
  type TableRow,
} from '../language/typed.ts';
import {countsProblem} from '../language/expression/units.ts';
import type {Column, Row, Table} from '../language/definition/table.ts';
import {isGap} from '../language/walk.ts';
import {checkCells, reportColumns, typeOfCells} from './cells.ts';
import {checkFormula, type Context} from './context.ts';
import {checkMatrix} from './matrix.ts';
import {figuresOn} from './figuresOn.ts';
import {
  hasUnknownOption,
  neverBlank,
  optionsWithoutRow,
  hasDaysWithoutRow,
  reportMissing,
  type TableOwner,
} from './optionRows.ts';
import {selectedBy} from './selectors.ts';
import {nearMissHint, nearMiss} from '../diagnostics/nearMiss.ts';
import {stageColumns} from '../language/functions/calendar.ts';

export function checkTable(table: Table, owner: TableOwner, context: Context): CheckedValue {
  const checked = checkRows(table, owner, context);
  return table.on === undefined ? checked : figuresOn(table.on, checked, context);
}

function checkRows(table: Table, owner: TableOwner, context: Context): CheckedValue {
  const otherwise = table.otherwise && checkCells(table.otherwise, context);
  const [by, across] = table.by.map((formula) => checkFormula(formula, context));
  if (by !== undefined && across !== undefined) return checkMatrix(table, [by, across], otherwise, owner, context);
  const rows = table.rows.map((row) => ({row, cells: checkCells(row.value, context, otherwise)}));
  if (by === undefined) {
    reportInForce(table, context);
    return checkList(rows, owner.name, context);
  }
  reportColumns(table, owner.name, context);
  const written = rows.map(({cells}) => cells);
  const type = typeOfCells(otherwise === undefined ? written : [...written, otherwise], context);
  const choice = choiceOf(by);
  if (choice === undefined && by.type.kind !== 'number' && by.type.kind !== 'date') {
    const details = {expected: 'A choice, a number or a date', found: describeType(by.type)};
    if (by.type.kind !== 'error') context.report('wrong-kind', table.by[0]!.node.place, details);
    return {kind: 'nothing', type: errorType};
  }
  const selected = selectedBy(rows, by, table, context);
  if (choice === undefined) reportUnusedOtherwise(selected, table, context);
  else reportMissingRows(selected, table, {by, choice}, owner, context);
  const isUnreadable = choice === undefined && selected.length === 0;
  return {kind: 'lookup', by: [by], rows: selected, otherwise, type: isUnreadable ? errorType : type};
}

/** Reports the days of rows that have no answer of their own, for which another row or `otherwise` could apply. */
function reportInForce({rows}: Table, {report}: Context): void {
  for (const {key, value} of rows) {
    if (value.inForce !== undefined) report('stage-in-force', value.inForce.place, {row: key});
  }
}

function reportUnusedOtherwise(bands: readonly TableRow[], table: Table, {report}: Context): void {
  const isFull = bands.length > 0 && !bands.some(isGap);
  if (table.otherwise !== undefined && isFull && !hasDaysWithoutRow(table))
    report('otherwise-never', table.otherwisePlace);
}

function reportMissingRows(
  rows: readonly TableRow[],
  table: Table,
  {by, choice}: {readonly by: TypedExpression; readonly choice: ChoiceType},
  owner: TableOwner,
  context: Context,
): void {
  if (hasUnknownOption(choice, table.rows)) return;
  const coversBlank = rows.some(({options}) => options?.includes('')) || neverBlank(by, context);
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
  const named = rows.map(({row, cells}) => ({name: row.key, cells}));
  return {kind: 'list', by: [], rows: named, type: {kind: 'rows', columns}};
}

function reportStage({row, cells}: ListRow, list: string, {report}: Context): void {
  const {required, optional} = stageColumns;
  const known = [...required, ...optional];
  const columns: readonly Column[] = row.value.kind === 'single' ? [] : row.value.cells;
  for (const {key: name, keyPlace: place} of columns) {
    const {type, place: cellPlace} = cells.get(name)!;
    if (!known.includes(name)) report('unknown-column', place, {owner: list, name}, nearMissHint(name, known));
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
