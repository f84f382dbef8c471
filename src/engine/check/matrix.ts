/** Tables by two answers, each of them a choice, a number or a date: every pair has a cell, or `otherwise` applies. */
import {describeType, type ChoiceType, errorType, type Type} from '../language/expression/types.ts';
import {
  choiceOf,
  type TypedExpression,
  type CheckedCells,
  type CheckedValue,
  type Selector,
  type TableRow,
} from '../language/typed.ts';
import type {Column, Row, Table} from '../language/definition/table.ts';
import {checkCells, typeOfCells} from './cells.ts';
import type {Context} from './context.ts';
import {
  hasUnknownOption,
  neverBlank,
  optionsWithoutRow,
  reportMissing,
  type RowKey,
  type TableOwner,
} from './optionRows.ts';
import {selectedBy} from './selectors.ts';

export function checkMatrix(
  table: Table,
  by: readonly [TypedExpression, TypedExpression],
  otherwise: CheckedCells | undefined,
  owner: TableOwner,
  context: Context,
): CheckedValue {
  const isWrong = by.map(({type}, index) => {
    if (choiceOf(by[index]!) !== undefined || isScale(type)) return false;
    const details = {expected: 'A choice, a number or a date', found: describeType(type)};
    if (type.kind !== 'error') context.report('wrong-kind', table.by[index]!.node.place, details);
    return true;
  });
  if (isWrong.some(Boolean)) {
    for (const {value} of table.rows) checkCells(value, context, otherwise);
    return {kind: 'nothing', type: errorType};
  }
  if (areTurned(table, by)) {
    const [down, across] = table.by.map(({node}) => node.text.trim()) as [string, string];
    context.report('answers-turned', table.by[0]!.node.place, {down, across});
    return {kind: 'nothing', type: errorType};
  }
  const content = table.rows.map((row) => ({row, cells: columnsOf(row, by[1], otherwise, table, context)}));
  const rows = selectedBy(content, by[0], table, context).map(({cells: columns = [], ...selector}) => ({
    ...selector,
    columns,
  }));
  reportPairs(rows, table, by, owner, context);
  const cells = rows.flatMap((row) => row.columns.flatMap((column) => column.cells ?? []));
  const isUnreadable = rows.length === 0 || (otherwise === undefined && cells.length === 0);
  const type = isUnreadable ? errorType : typeOfCells(otherwise === undefined ? cells : [...cells, otherwise], context);
  return {kind: 'lookup', by, rows, otherwise, type};
}

/** Whether its rows are bands. */
const isScale = ({kind}: Type): boolean => kind === 'number' || kind === 'date';

/** Whether the options of the choice are where the numbers belong, and so the other way round. */
function areTurned(table: Table, [down, across]: readonly [TypedExpression, TypedExpression]): boolean {
  const areOptions = (typed: TypedExpression, keys: readonly RowKey[]): boolean => {
    const choice = choiceOf(typed);
    return choice !== undefined && !hasUnknownOption(choice, keys);
  };
  const maps = table.rows.map(columnsIn).filter((columns) => columns.length > 0);
  if (isScale(down.type)) return areOptions(across, table.rows);
  return isScale(across.type) && maps.length > 0 && maps.every((columns) => areOptions(down, columns));
}

const columnsIn = ({value}: Row): readonly Column[] => (value.kind === 'columns' ? value.cells : []);

function columnsOf(
  row: Row,
  across: TypedExpression,
  otherwise: CheckedCells | undefined,
  table: Table,
  context: Context,
): readonly TableRow[] {
  if (row.value.kind === 'single') {
    const {valuePlace} = row.value;
    if (valuePlace !== undefined && choiceOf(across)?.options.includes('value'))
      context.report('reserved-name', valuePlace, {name: 'value'}, hintForValue);
    else context.report('row-not-a-map', row.keyPlace, {row: row.key});
    return [];
  }
  const columns = row.value.cells.map((column) => ({
    row: column,
    cells: checkCells({kind: 'single', cell: column.value, inForce: row.value.inForce}, context, otherwise),
  }));
  const inRow = {...table, rowsPlace: row.keyPlace, part: `column of '${row.key}'`};
  return selectedBy(columns, across, inRow, context);
}

const hintForValue = "A row with 'value' alone has no columns: give the option another name.";

/** Reports pairs without a cell; gaps between numbers are reported where the bands are checked. */
function reportPairs(
  rows: readonly (Selector & {readonly columns: readonly TableRow[]})[],
  table: Table,
  by: readonly [TypedExpression, TypedExpression],
  owner: TableOwner,
  context: Context,
): void {
  const [down, across] = by.map(choiceOf);
  const maps = table.rows.filter(({value}) => value.kind === 'columns');
  const isUnknown = (choice: ChoiceType | undefined, keys: readonly RowKey[]): boolean =>
    choice !== undefined && hasUnknownOption(choice, keys);
  if (isUnknown(down, table.rows) || maps.some((row) => isUnknown(across, columnsIn(row)))) return;
  const hasGap = rows.some(({columns}) => columns.length === 0 || columns.some(({cells}) => cells === undefined));
  if (table.otherwise !== undefined && (hasGap || rows.length === 0)) return;
  const missing = [
    ...(down === undefined ? [] : optionsWithoutRow(down, table.rows)),
    ...maps.flatMap((row) =>
      across === undefined
        ? []
        : optionsWithoutRow(across, columnsIn(row)).map((option) => `${row.key} with ${option}`),
    ),
  ];
  const hasBlank = (selectors: readonly Selector[]): boolean => selectors.some(({options}) => options?.includes(''));
  const coversBlank = [hasBlank(rows), rows.every(({columns}) => hasBlank(columns))];
  const uncovered = [down, across].find(
    (choice, index) => choice !== undefined && !coversBlank[index] && !neverBlank(by[index]!, context),
  );
  reportMissing(missing, uncovered, table, owner, context);
}
