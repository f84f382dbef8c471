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

/** The line and column of an offset into the file's text. Offsets past the end are its end. */
export function positionAt(source: SourceFile, offset: number): Position {
  const before = source.text.slice(0, offset);
  const line = before.split('\n').length;
  return {line, column: before.length - (before.lastIndexOf('\n') + 1) + 1};
}

/** The text of a 1-based line, without its line end. */
export function lineAt(source: SourceFile, line: number): string {
  return (source.text.split('\n')[line - 1] ?? '').replace(/\r$/, '');
}
