/** Tables by a choice; bands.ts has those by a number, matrix.ts those by two choices, list.ts those by nothing. */
import {diagnose} from '../diagnostics/diagnostic.ts';
import type {TypedExpression} from '../expression/typed.ts';
import {describeType, failed, type ChoiceType} from '../expression/types.ts';
import type {Table} from '../definition/table.ts';
import type {CheckedValue, ChoiceRow} from '../model.ts';
import {checkBands} from './bands.ts';
import {checkCells, kindOfCells} from './cells.ts';
import {reportColumns} from './columns.ts';
import {checkFormula, type Context} from './context.ts';
import {checkList} from './list.ts';
import {checkMatrix} from './matrix.ts';
import {namesNoOption, neverBlank, optionsOf, reportDuplicates, withoutRow} from './rows.ts';

/** Where a table stands: its name for messages, and whether blank counts 0 by itself, as in a sum. */
export interface TablePlace {
  readonly name: string;
  readonly inSum: boolean;
}

export function checkTable(table: Table, at: TablePlace, context: Context): CheckedValue {
  const rows = table.rows.map((row) => ({row, cells: checkCells(row.cells, context)}));
  const otherwise = table.otherwise === undefined ? undefined : checkCells(table.otherwise, context);
  if (table.by.length === 0) return checkList(rows, at.name, context);
  const by = table.by.map((formula) => checkFormula(formula, context));
  if (by.length === 2) return checkMatrix(table, by as [TypedExpression, TypedExpression], otherwise, at, context);
  reportColumns(table, at.name, context);
  const type = kindOfCells([...rows.map(({cells}) => cells), ...(otherwise === undefined ? [] : [otherwise])], context);
  const decider = by[0]!;
  const optional = otherwise === undefined ? {} : {otherwise};
  if (decider.type.kind === 'error') return {kind: 'nothing', type: failed};
  if (decider.type.kind === 'number') {
    const bands = checkBands(rows, table, decider, context);
    return {kind: 'bands', by: decider, bands, ...optional, type: bands.length === 0 ? failed : type};
  }
  if (decider.type.kind !== 'choice') {
    context.report(
      diagnose('wrong-kind', table.by[0]!.node.place, {
        expected: 'A choice or a number',
        found: describeType(decider.type),
      }),
    );
    return {kind: 'nothing', type: failed};
  }
  const checked = rows.map(({row, cells}) => ({
    options: optionsOf(row.key, row.keyPlace, decider.type as ChoiceType, context),
    cells,
  }));
  reportRows(checked, table, decider, at, context);
  return {kind: 'choices', by: decider, rows: checked, ...optional, type};
}

function reportRows(
  rows: readonly ChoiceRow[],
  table: Table,
  by: TypedExpression,
  at: TablePlace,
  context: Context,
): void {
  const choice = by.type as ChoiceType;
  reportDuplicates(rows, table.rows, context);
  if (namesNoOption(choice, table.rows)) return;
  const missing = withoutRow(choice, table.rows);
  const blankHolds = rows.some((row) => row.options.includes('')) || neverBlank(by, context);
  if (table.otherwise !== undefined) {
    if (missing.length === 0 && blankHolds) context.report(diagnose('otherwise-never', table.otherwisePlace));
  } else if (missing.length > 0) {
    context.report(diagnose('row-missing', table.rowsPlace, {table: at.name, options: missing.join(', ')}));
  } else if (!blankHolds && !at.inSum) {
    context.report(diagnose('blank-missing', table.rowsPlace, {table: at.name, input: choice.input}));
  }
}
