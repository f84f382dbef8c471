/**
 * The id of a row in the rule tables below the form, both counted from 0: the page sets it on the row, and
 * explanations link to it.
 */
export function ruleRowId(table: number, row: number): string {
  return `rule-${table + 1}-row-${row + 1}`;
}
