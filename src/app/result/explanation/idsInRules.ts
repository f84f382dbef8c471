/** The ids of what the rules below the form list: the page sets them, and results link to them. All positions count from 0. */

/** A row of the rules. */
export function ruleRowId(list: number, row: number): string {
  return `rule-${list + 1}-row-${row + 1}`;
}

/** A source of the figures. */
export function sourceId(position: number): string {
  return `source-${position + 1}`;
}
