/** A file as it was read. */
export interface SourceFile {
  /** Path as an editor would type it, relative to where the command runs. */
  readonly path: string;
  readonly text: string;
}

/** 1-based, as editors count; a column is a UTF-16 unit, a tab is one. */
interface Position {
  readonly line: number;
  readonly column: number;
}

/** The offset of each line, cached because a run may report thousands of diagnostics. */
const lineStarts = new WeakMap<SourceFile, readonly number[]>();

function lineStartsOf(source: SourceFile): readonly number[] {
  let starts = lineStarts.get(source);
  if (starts === undefined) {
    starts = [0, ...Array.from(source.text.matchAll(/\n/g), ({index}) => index + 1)];
    lineStarts.set(source, starts);
  }
  return starts;
}

/** The line and column of an offset into the file's text. Offsets past the end are its end. */
export function positionAt(source: SourceFile, offset: number): Position {
  const starts = lineStartsOf(source);
  const at = Math.min(offset, source.text.length);
  let [line, end] = [0, starts.length];
  while (end - line > 1) {
    const middle = (line + end) >> 1;
    if (starts[middle]! <= at) line = middle;
    else end = middle;
  }
  return {line: line + 1, column: at - starts[line]! + 1};
}

/** The text of a 1-based line, without its line end. */
export function lineAt(source: SourceFile, line: number): string {
  const starts = lineStartsOf(source);
  if (line > starts.length) return '';
  return source.text.slice(starts[line - 1], starts[line]).replace(/\r?\n$|\r$/, '');
}
