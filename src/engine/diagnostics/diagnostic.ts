import {catalogue, type Code, type Severity} from './catalogue.ts';
import type {SourceFile} from './source.ts';

/** A range of a file, as offsets into its text; `end` is exclusive. */
export interface Place {
  readonly source: SourceFile;
  readonly start: number;
  readonly end: number;
  /** Says what each of several places is: 'first here', 'again here'. */
  readonly label?: string;
}

/** An error or warning as data; print.ts formats it. */
export interface Diagnostic {
  readonly code: Code;
  readonly severity: Severity;
  /** What happened, one sentence. */
  readonly message: string;
  /** What to do, one sentence; names the near miss where there is one. */
  readonly hint: string;
  /** What the hint says to write, if it is known exactly. */
  readonly replacement?: Replacement;
  /** Every place involved; the first is the one to fix. */
  readonly places: readonly [Place, ...Place[]];
}

/** What to do, or also what to write in place of what is wrong. */
export type Hint = string | Replacement;

/** What to do, where it is to write one thing in place of another. */
export interface Replacement {
  readonly text: string;
  /** What is wrong, as it is written at the place; '' if something is missing. */
  readonly typed: string;
  readonly instead: string;
}

/** The sentence of a hint. */
export const hintText = (hint: Hint): string => (typeof hint === 'string' ? hint : hint.text);

/** Receives each diagnostic; a phase continues after reporting one. */
export type Report = (diagnostic: Diagnostic) => void;

/** The values for the placeholders of a message in the catalogue. */
export type Details = Readonly<Record<string, string | number>>;

/**
 * Makes a diagnostic from the catalogue.
 * @param details fills the {placeholders} of the catalogue's message and hint
 * @param hint replaces the catalogue's hint if more is known, such as a near miss or the constant to use
 */
export function diagnose(
  code: Code,
  place: Place | readonly [Place, ...Place[]],
  details: Details = {},
  hint?: Hint,
): Diagnostic {
  const template = catalogue[code];
  return {
    code,
    severity: template.severity,
    message: fill(template.message, details),
    hint: hint === undefined ? fill(template.hint, details) : hintText(hint),
    ...(typeof hint === 'object' && {replacement: hint}),
    places: 'source' in place ? [place] : place,
  };
}

/** The places of something that is defined twice. */
export function repeated(again: Place, first: Place): readonly [Place, Place] {
  return [
    {...again, label: 'again here'},
    {...first, label: 'first here'},
  ];
}

function fill(template: string, details: Details): string {
  return template.replace(/\{(\w+)\}/g, (placeholder, name: string) => shortened(String(details[name] ?? placeholder)));
}

/** A missing closing quote can make the quoted text as long as the file. */
function shortened(text: string): string {
  return text.length > 500 ? `${text.slice(0, 500)}…` : text;
}

/** Whether any of them is an error, which stops a build. */
export function hasErrors(diagnostics: readonly Diagnostic[]): boolean {
  return diagnostics.some(({severity}) => severity === 'error');
}

/** The errors among them, which stop a build. */
export function errorsOf(diagnostics: readonly Diagnostic[]): readonly Diagnostic[] {
  return diagnostics.filter(({severity}) => severity === 'error');
}

/** Sorts by file, then by position. */
export function sortByPlace(diagnostics: readonly Diagnostic[]): Diagnostic[] {
  return diagnostics.toSorted(
    (one, other) =>
      one.places[0].source.path.localeCompare(other.places[0].source.path) ||
      one.places[0].start - other.places[0].start,
  );
}

/** Codes about a wrong name, which is one mistake however often the name is used, for example after a rename. */
const codesAboutNames: ReadonlySet<Code> = new Set<Code>([
  'unknown-name',
  'unknown-option',
  'unknown-column',
  'unknown-function',
  'not-a-constant',
  'not-an-input',
  'format-mismatch',
  'case-bad-answer',
  'case-unknown-result',
  'case-unknown-label',
]);

/**
 * Merges the diagnostics about the same wrong name in a file into one that lists every place, and leaves out a wrong format where what mends
 * it mends a formula too.
 */
export function mergeRepeated(diagnostics: readonly Diagnostic[]): readonly Diagnostic[] {
  const mends = new Set(diagnostics.flatMap(({code, hint}) => (code === 'wrong-operand' ? [hint] : [])));
  const groups = new Map<string | Diagnostic, Diagnostic[]>();
  for (const diagnostic of diagnostics) {
    if (diagnostic.code === 'format-mismatch' && mends.has(diagnostic.hint)) continue;
    const {code, message, places} = diagnostic;
    const isAboutName = codesAboutNames.has(code) && places.length === 1;
    const key = isAboutName ? `${places[0].source.path} ${code} ${message}` : diagnostic;
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [diagnostic]);
    else group.push(diagnostic);
  }
  return [...groups.values()].map(merged);
}

function merged(group: readonly Diagnostic[]): Diagnostic {
  const [first, ...others] = group.toSorted((one, other) => one.places[0].start - other.places[0].start);
  if (others.length === 0) return first!;
  const further = others.map(({places: [place]}): Place => ({...place, label: 'and here'}));
  return {...first!, places: [first!.places[0], ...further]};
}
