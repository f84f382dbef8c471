/** Lists of rows, which only `stages` takes: each row says when the step is dated, and may say after how many days it is completed. */
import {diagnose} from '../diagnostics/diagnostic.ts';
import {didYouMean, nearMiss} from '../diagnostics/nearMiss.ts';
import {describeType} from '../expression/types.ts';
import type {Row} from '../definition/table.ts';
import {stageColumns} from '../functions/progress.ts';
import type {CheckedCells, CheckedTable} from '../model.ts';
import type {Context} from './context.ts';

interface ListRow {
  readonly row: Row;
  readonly cells: CheckedCells;
}

export function checkList(rows: readonly ListRow[], name: string, context: Context): CheckedTable {
  for (const row of rows) reportRow(row, name, context);
  const columns = [...new Set(rows.flatMap(({cells}) => [...cells.keys()]))];
  return {kind: 'list', rows: rows.map(({row, cells}) => ({name: row.key, cells})), type: {kind: 'rows', columns}};
}

function reportRow({row, cells}: ListRow, list: string, context: Context): void {
  const {required, optional} = stageColumns;
  const known = [...required, ...optional];
  const written = row.cells.kind === 'columns' ? row.cells.cells : [];
  for (const {name, place} of written) {
    const type = cells.get(name)!.type;
    if (!known.includes(name))
      context.report(diagnose('unknown-column', place, {owner: list, name}, didYouMean(name, known, '')));
    else if (type.kind !== 'number' && type.kind !== 'error')
      context.report(
        diagnose('wrong-kind', cells.get(name)!.place, {expected: 'A number of days', found: describeType(type)}),
      );
  }
  const names = written.map(({name}) => nearMiss(name, known));
  for (const column of required.filter((each) => !names.includes(each)))
    context.report(diagnose('column-missing', row.keyPlace, {column}, `Write '${row.key}: {${column}: …}'.`));
}
