import type {Diagnostic, Place} from './diagnostic.ts';
import {lineAt, positionAt} from './source.ts';

/** A diagnostic as `--json` prints it. */
export type DiagnosticJson = ReturnType<typeof toJson>;

/** The JSON form of a diagnostic. The keys are part of the commands' contract. */
export function toJson(diagnostic: Diagnostic) {
  const {code, severity, message, hint} = diagnostic;
  const [place, ...others] = diagnostic.places;
  const end = positionAt(place.source, place.end);
  return {
    code,
    severity,
    message,
    file: place.source.path,
    ...positionAt(place.source, place.start),
    endLine: end.line,
    endColumn: end.column,
    hint,
    related: others.map((other) => ({
      file: other.source.path,
      ...positionAt(other.source, other.start),
      label: other.label ?? '',
    })),
  };
}

/**
 * The text form: place, severity, code and message; each place underlined in its line; the hint.
 * ```
 * calculators/europe/x.yaml:12:9 error unknown-name: Nothing is called 'salry'.
 *   | 12 |     - when: salry >= minimum
 *   |    |             ^^^^^
 *   = Did you mean 'salary'?
 * ```
 */
export function toText(diagnostic: Diagnostic): string {
  const [place] = diagnostic.places;
  const {line, column} = positionAt(place.source, place.start);
  return [
    `${place.source.path}:${line}:${column} ${diagnostic.severity} ${diagnostic.code}: ${forTerminal(diagnostic.message)}`,
    ...diagnostic.places.flatMap((other) =>
      other.source.path === place.source.path
        ? [underlined(other)]
        : [`  | in ${other.source.path}:`, underlined(other)],
    ),
    `  = ${forTerminal(diagnostic.hint)}`,
  ].join('\n');
}

/** The place's line with its number, underlined. Begins with a bar, since an overlay may trim spaces. */
export function underlined(place: Place): string {
  const {line, column} = positionAt(place.source, place.start);
  const {text, before} = excerpt(lineAt(place.source, line), column - 1);
  const lineNumber = String(line);
  const length = Math.max(1, Math.min(place.end - place.start, text.length - before));
  const indent = text.slice(0, before).replace(/[^\t]/g, ' ');
  const label = place.label === undefined ? '' : ` ${place.label}`;
  return `  | ${lineNumber} | ${text}\n  | ${' '.repeat(lineNumber.length)} | ${indent}${'^'.repeat(length)}${label}`;
}

const longestLine = 1_000;

/** Characters that move the cursor of a terminal or reorder the line. */
// oxlint-disable-next-line no-control-regex -- it matches control characters on purpose
const displayControls = /[\0-\x08\v-\x1f\x7f-\x9f\u202a-\u202e\u2066-\u2069]/g;

/** A line of text that anyone may have written, for a terminal: with a sign in place of what would move its cursor. */
export function forTerminal(line: string): string {
  return line.replace(displayControls, '\ufffd');
}

/**
 * Replaces the control characters of a line, and cuts a very long one to the part around the column. `before` is how
 * many characters of `text` precede the column.
 */
function excerpt(text: string, column: number): {readonly text: string; readonly before: number} {
  const line = forTerminal(text);
  if (line.length <= longestLine) return {text: line, before: column};
  const from = Math.max(0, column - longestLine / 2);
  const start = from > 0 ? '…' : '';
  const end = from + longestLine < line.length ? '…' : '';
  return {text: `${start}${line.slice(from, from + longestLine)}${end}`, before: column - from + start.length};
}

/** The last line of a run: '2 errors, 1 warning in 5 files', or 'No problems in 5 files'. */
export function summary(diagnostics: readonly Diagnostic[], files: number): string {
  const counts = (['error', 'warning'] as const).flatMap((severity) => {
    const count = diagnostics.filter((diagnostic) => diagnostic.severity === severity).length;
    return count === 0 ? [] : [`${count} ${severity}${count === 1 ? '' : 's'}`];
  });
  return `${counts.length === 0 ? 'No problems' : counts.join(', ')} in ${files} ${files === 1 ? 'file' : 'files'}`;
}
