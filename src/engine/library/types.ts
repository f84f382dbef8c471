/**
 * What a program gets from the engine, as plain types. The package ships this file as it is, so it imports only the types of
 * results/published.ts, and every change of it is a change for the programs of others.
 */
import type {Calculation, Day, Explanation, Metadata, On, Stage} from '../results/published.ts';

export interface CompileOptions {
  /** The file, as messages name it. Its name without '.yaml' must be the id of the definition. Default: its id. */
  readonly file?: string | undefined;
  /** The files with data that the definition takes from `shared:`, in YAML or CSV. */
  readonly shared?: readonly SharedFile[] | undefined;
  /** The module from which `code` imports what it calls. Default: that of this package. */
  readonly runtime?: string | undefined;
}

export interface SharedFile {
  /** Its path, the name last: 'shared/us-fees.yaml'. */
  readonly path: string;
  readonly text: string;
}

export interface Compilation {
  /** Errors and warnings, as far as they can be known from this definition alone. */
  readonly diagnostics: readonly Diagnostic[];
  /**
   * The calculator, or undefined if there is an error. Outside Node its code is interpreted, so that it works under any content security
   * policy; `code` is faster.
   */
  readonly calculator: Calculator | undefined;
  /** The same as an ES module with the exports of a `Calculator`, to be written into a file and imported. */
  readonly code: string | undefined;
}

/** A problem of a definition. */
export interface Diagnostic {
  readonly severity: 'error' | 'warning';
  /** A name for this kind of problem: 'unknown-name'. */
  readonly code: string;
  /** What is wrong, in one sentence. */
  readonly message: string;
  /** What to do, in one sentence. */
  readonly hint: string;
  readonly file: string;
  /** From 1 on. */
  readonly line: number;
  /** From 1 on, in UTF-16 code units. */
  readonly column: number;
  readonly endLine: number;
  readonly endColumn: number;
  /** All of it for a terminal, with the line underlined. */
  readonly text: string;
}

/** A compiled definition. None of its functions throws for any answers, and the same arguments give the same result. */
export interface Calculator {
  readonly id: string;
  /** The result, which answers cannot be used as they are, and which are still open. */
  calculate(answers: object, on?: On): Calculation<Result | null>;
  /** The result in words, and how it came about. */
  explain(answers: object, on?: On): Explanation;
  /** Title, sources and questions, with the texts and limits of a day. */
  metadata(on?: On): Metadata;
  /** For the component; not to be read by programs. */
  readonly form: object;
}

/** What the definition lists under `result`. */
export type Result = {readonly [key: string]: ResultValue};

export type ResultValue = number | boolean | string | null | readonly string[] | readonly Stage[] | Result;

/** What the component takes. */
export interface CalculatorProps {
  readonly calculator: Pick<Calculator, 'form'>;
  /** The day to calculate for, YYYY-MM-DD. Default: today, by the visitor's clock. */
  readonly today?: Day | undefined;
  /** Called after each calculation, with what `calculate` takes: the answers, the day, and the rules that the visitor chose, if any. */
  readonly onCalculated?: ((answers: Answers, on: On) => void) | undefined;
}

/** What a form holds, by question; items of a list are joined to one text. */
export type Answers = Readonly<Record<string, unknown>>;
