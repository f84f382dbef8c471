/** How tools add lines to files that people edit: with the line ends of the file, and beside comments, not between them and what they are about. */

/** Adds lines at the beginning of a line, or at the end of a text whose last line may have no line end. */
export function insertLines(text: string, offset: number, lines: readonly string[]): string {
  const lineEnd = /\r?\n/.exec(text)?.[0] ?? '\n';
  const above = text.slice(0, offset);
  const isLineStart = above === '' || above.endsWith('\n');
  return `${above}${isLineStart ? '' : lineEnd}${lines.map((line) => line + lineEnd).join('')}${text.slice(offset)}`;
}

/** The offset after the line end of the last words before an offset: a node of YAML may end in blank lines. */
export function lineAfter(text: string, offset: number): number {
  const lineEnd = text.indexOf('\n', text.slice(0, offset).trimEnd().length);
  return lineEnd < 0 ? text.length : lineEnd + 1;
}

/** The offset after the last line of a document of YAML, which `...` may end. */
export function endOfDocument(text: string): number {
  const marker = text.search(/^\.\.\.\s*$/m);
  return marker < 0 ? lineAfter(text, text.length) : lineAfter(text, marker);
}
