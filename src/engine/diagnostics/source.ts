/** A file as it was read, and where in it an offset lies. */
export interface SourceFile {
  /** Path as an editor would type it, relative to where the command runs. */
  readonly path: string;
  readonly text: string;
}

/** 1-based, as editors count; a column is a UTF-16 unit, a tab is one. */
export interface Position {
  readonly line: number;
  readonly column: number;
}

/** Where each line of a file begins, which a run with thousands of diagnostics asks for thousands of times. */
const lineStarts = new WeakMap<SourceFile, readonly number[]>();

function startsOf(source: SourceFile): readonly number[] {
  let starts = lineStarts.get(source);
  if (starts === undefined) {
    starts = [0, ...Array.from(source.text.matchAll(/\n/g), ({index}) => index + 1)];
    lineStarts.set(source, starts);
  }
  return starts;
}

/** The line and column of an offset into the file's text. Offsets past the end are its end. */
export function positionAt(source: SourceFile, offset: number): Position {
  const starts = startsOf(source);
  const at = Math.min(offset, source.text.length);
  let [line, behind] = [0, starts.length];
  while (behind - line > 1) {
    const middle = (line + behind) >> 1;
    if (starts[middle]! <= at) line = middle;
    else behind = middle;
  }
  return {line: line + 1, column: at - starts[line]! + 1};
}

/** The text of a 1-based line, without its line end. */
export function lineAt(source: SourceFile, line: number): string {
  const starts = startsOf(source);
  if (line > starts.length) return '';
  return source.text.slice(starts[line - 1], starts[line]).replace(/\r?\n$|\r$/, '');
}
