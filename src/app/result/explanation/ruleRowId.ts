/**
 * The id of a row in the lists of rules below the form, both counted from 0: the page sets it on the row, and
 * explanations link to it.
 */
export function ruleRowId(list: number, row: number): string {
  return `rule-${list + 1}-row-${row + 1}`;
}
