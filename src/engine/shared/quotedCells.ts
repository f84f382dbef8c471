/** A line of a table as the text of its cells; quotes may hide a separator. In time proportional to the length of the line. */

export interface WrittenCell {
  /** The offset of its first character in the line. */
  readonly start: number;
  /** With the quotes and the white space around it. */
  readonly text: string;
}

/** @param separator with the flag `g`. A quote that is not closed hides all separators after it */
export function cellsWritten(line: string, separator: RegExp): readonly WrittenCell[] {
  const cells: WrittenCell[] = [];
  let start = 0;
  let counted = 0;
  let isQuoted = false;
  for (const {index, 0: sign} of line.matchAll(separator)) {
    for (; counted < index; counted++) if (line[counted] === '"') isQuoted = !isQuoted;
    if (isQuoted) continue;
    cells.push({start, text: line.slice(start, index)});
    start = index + sign.length;
  }
  return [...cells, {start, text: line.slice(start)}];
}

/** What quotes around a whole text hold, where each quote is written twice; undefined if there are none, or one within is single. */
export function unquoted(text: string): string | undefined {
  return /^"(?:[^"]|"")*"$/.test(text) ? text.slice(1, -1).replaceAll('""', '"') : undefined;
}
