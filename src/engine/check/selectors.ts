/** What each row or column of a table is for: options of a choice, or a range of numbers or dates. */
import {choiceOf, type Selector, type TypedExpression} from '../language/typed.ts';
import {checkBands} from './bands.ts';
import type {Context} from './context.ts';
import {optionsOf, reportDuplicates, type RowKey} from './optionRows.ts';

/** The rows or columns with what each of them is for; in bands, also those for the gaps between them. */
export function selectedBy<Cells>(
  items: readonly {readonly row: RowKey; readonly cells: Cells}[],
  by: TypedExpression,
  table: Parameters<typeof checkBands>[1],
  context: Context,
): readonly (Selector & {readonly cells?: Cells | undefined})[] {
  const choice = choiceOf(by);
  if (choice === undefined) return checkBands(items, table, by, context);
  const rows = items.map(({row, cells}) => ({options: optionsOf(row.key, row.keyPlace, choice, context), cells}));
  const keys = items.map(({row}) => row);
  reportDuplicates(rows, keys, context);
  return rows;
}
