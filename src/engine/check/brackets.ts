/** Progressive rates: rows as in a table by a number, from 0 on and without a gap, each with a percentage. */
import {computedNumber, describeType, errorType, type TypedExpression} from '../expression/types.ts';
import type {Row, Table} from '../definition/table.ts';
import type {Band, CheckedCells, CheckedValue, Edge} from '../model.ts';
import {checkBands} from './bands.ts';
import {onlyColumn} from './cells.ts';
import type {Context} from './context.ts';

export function checkBrackets(
  rows: readonly {readonly row: Row; readonly cells: CheckedCells}[],
  table: Table,
  by: TypedExpression,
  context: Context,
): CheckedValue {
  for (const {row, cells} of rows) reportRate(row, cells, context);
  if (by.type.kind !== 'number') {
    const details = {expected: 'The number whose parts are charged', found: describeType(by.type)};
    if (by.type.kind !== 'error') context.report('wrong-kind', table.by[0]!.node.place, details);
    return {kind: 'nothing', type: errorType};
  }
  const bands = withStrictEdges(checkBands(rows, table, by, context));
  return {kind: 'brackets', by, bands, type: bands.length === 0 ? errorType : computedNumber(false)};
}

/**
 * The bands with each edge just after its number, whichever way it is written: there, both rates charge the same. Rows
 * for whole numbers, up to 12_570 and 12_571-50_270, meet at 12,570. The first begins at 0.
 */
function withStrictEdges(bands: readonly Band[]): readonly Band[] {
  const strict = (edge: Edge | undefined): Edge | undefined => edge && {...edge, after: true};
  return bands.map(({to, cells}, index) => ({from: strict(bands[index - 1]?.to), to: strict(to), cells}));
}

/** Reports a row whose only cell is no percentage. */
function reportRate(row: Row, cells: CheckedCells, {report}: Context): void {
  const cell = cells.get(onlyColumn);
  const kind = cell?.type.kind;
  if (kind === 'percent' || kind === 'error') return;
  const found = cell === undefined ? 'a map' : describeType(cell.type);
  report('bracket-rate', cell?.place ?? row.keyPlace, {row: row.key, found});
}
