/** Tables by two choices: every pair of options has a cell, or `otherwise` holds. */
import {diagnose} from '../diagnostics/diagnostic.ts';
import type {TypedExpression} from '../expression/typed.ts';
import {describeType, failed, type ChoiceType} from '../expression/types.ts';
import type {Row, Table} from '../definition/table.ts';
import type {CheckedCells, CheckedValue, MatrixRow} from '../model.ts';
import {checkCells, kindOfCells} from './cells.ts';
import type {Context} from './context.ts';
import {namesNoOption, neverBlank, optionsOf, reportDuplicates, withoutRow} from './rows.ts';
import type {TablePlace} from './table.ts';

export function checkMatrix(
  table: Table,
  by: readonly [TypedExpression, TypedExpression],
  otherwise: CheckedCells | undefined,
  at: TablePlace,
  context: Context,
): CheckedValue {
  const choices = by.map((typed, index) => {
    if (typed.type.kind === 'choice') return typed.type;
    if (typed.type.kind !== 'error')
      context.report(
        diagnose(
          'wrong-kind',
          table.by[index]!.node.place,
          {expected: 'A choice', found: describeType(typed.type)},
          'Only choices can stand in a table by two.',
        ),
      );
    return undefined;
  });
  const [down, across] = choices;
  if (down === undefined || across === undefined) return {kind: 'nothing', type: failed};
  const rows = table.rows.map((row) => checkRow(row, down, across, context));
  reportDuplicates(rows, table.rows, context);
  reportPairs(table, by, [down, across], at, context);
  const all = [
    ...rows.flatMap((row) => row.columns.map((column) => column.cells)),
    ...(otherwise === undefined ? [] : [otherwise]),
  ];
  const type = kindOfCells(all, context);
  return {kind: 'matrix', by, rows, ...(otherwise === undefined ? {} : {otherwise}), type};
}

function checkRow(row: Row, down: ChoiceType, across: ChoiceType, context: Context): MatrixRow {
  const options = optionsOf(row.key, row.keyPlace, down, context);
  if (row.cells.kind === 'single') {
    context.report(diagnose('row-not-a-map', row.keyPlace, {row: row.key}));
    return {options, columns: []};
  }
  const columns = row.cells.cells.map(({name, place, cell}) => ({
    options: optionsOf(name, place, across, context),
    cells: checkCells({kind: 'single', cell}, context),
  }));
  reportDuplicates(columns, columnsOf(row), context);
  return {options, columns};
}

const columnsOf = ({cells}: Row) =>
  cells.kind === 'single' ? [] : cells.cells.map(({name, place}) => ({key: name, keyPlace: place}));

function reportPairs(
  table: Table,
  by: readonly [TypedExpression, TypedExpression],
  [down, across]: readonly [ChoiceType, ChoiceType],
  at: TablePlace,
  context: Context,
): void {
  const stranger = namesNoOption(down, table.rows) || table.rows.some((row) => namesNoOption(across, columnsOf(row)));
  if (stranger) return;
  const missing = [
    ...withoutRow(down, table.rows),
    ...table.rows
      .filter((row) => row.cells.kind === 'columns')
      .flatMap((row) => withoutRow(across, columnsOf(row)).map((option) => `${row.key} with ${option}`)),
  ];
  const blankOne = [down, across].find((_, index) => !neverBlank(by[index]!, context));
  if (table.otherwise !== undefined) {
    if (missing.length === 0 && blankOne === undefined)
      context.report(diagnose('otherwise-never', table.otherwisePlace));
  } else if (missing.length > 0) {
    context.report(diagnose('row-missing', table.rowsPlace, {table: at.name, options: missing.join(', ')}));
  } else if (blankOne !== undefined && !at.inSum) {
    context.report(diagnose('blank-missing', table.rowsPlace, {table: at.name, input: blankOne.input}));
  }
}
