/** A file as it was read. */
export interface SourceFile {
  /** Path as an editor would type it, relative to where the command runs. */
  readonly path: string;
  readonly text: string;
  /** If the definition names shared data: the files in the folder `shared` beside its own. */
  readonly shared?: readonly SourceFile[];
}

/** The name of a file, without its folders. */
export function fileNameOf(path: string): string {
  return path.slice(Math.max(path.lastIndexOf('/'), path.lastIndexOf('\\')) + 1);
}

/** The id that a definition must have: the name of its file. */
export function idOf(path: string): string {
  return fileNameOf(path).replace(/\.ya?ml$/, '');
}

/** Whether a file holds the worked cases of a definition. */
export const isCasesFile = (path: string): boolean => /\.cases\.ya?ml$/.test(path);

/** 1-based, as in editors. Columns count UTF-16 code units; a tab is one column. */
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

/** The line and column of an offset into the file's text. An offset past the end counts as the end. */
export function positionAt(source: SourceFile, offset: number): Position {
  const starts = lineStartsOf(source);
  const clamped = Math.min(offset, source.text.length);
  let [line, end] = [0, starts.length];
  while (end - line > 1) {
    const middle = (line + end) >> 1;
    if (starts[middle]! <= clamped) line = middle;
    else end = middle;
  }
  return {line: line + 1, column: clamped - starts[line]! + 1};
}

/** The text of a 1-based line, without its line end. */
export function lineAt(source: SourceFile, line: number): string {
  const starts = lineStartsOf(source);
  if (line > starts.length) return '';
  return source.text.slice(starts[line - 1], starts[line]).replace(/\r?\n$|\r$/, '');
}
