/** Long tables, whose rows are written without the names of their columns. */

/** A row of a table by column. */
type Row = Readonly<Record<string, unknown>>;

/** @param cells those of each option's row, in the order of the columns */
export function rowsByOption(
  columns: readonly string[],
  cells: Readonly<Record<string, readonly unknown[]>>,
): ReadonlyMap<string, Row> {
  const rowOf = (row: readonly unknown[]): Row => Object.fromEntries(columns.map((column, at) => [column, row[at]]));
  return new Map(Object.entries(cells).map(([option, row]) => [option, rowOf(row)]));
}
