/** What the workbench's server tells its pages, as JSON. */
import type {DiagnosticJson} from '../../engine/diagnostics/print.ts';
import type {CalendarDay} from '../../engine/runtime/calendar.ts';

/** Answers as a form holds them, by input. */
export type Answers = Readonly<Record<string, string>>;

/** A calculator in the list of all. */
export interface Summary {
  readonly id: string;
  /** The folder of its definition. */
  readonly group: string;
  /** The id where the definition does not compile. */
  readonly title: string;
  readonly errors: number;
  readonly warnings: number;
  /** Cases and ladders; none where the definition does not compile. */
  readonly cases: CaseCount;
  /** Undefined where the definition does not compile. */
  readonly due?: {readonly state: 'overdue' | 'unchecked' | 'due' | 'without' | 'later'; readonly reviewBy?: string};
}

interface CaseCount {
  readonly passed: number;
  readonly failed: number;
  readonly notReviewed: number;
}

/** A diagnostic with its lines as the terminal shows them. */
interface ShownDiagnostic extends DiagnosticJson {
  readonly text: string;
}

/** All that is known at once of one calculator. */
export interface Bench extends Summary {
  readonly file: string;
  /** The definition as it stands in its file. */
  readonly source: string;
  /** Of the compiled calculator, another for other code; undefined where the definition does not compile. */
  readonly version?: string;
  readonly diagnostics: readonly ShownDiagnostic[];
  readonly runs: readonly CaseRun[];
  /** By line: the runs whose calculation evaluates it, as places in `runs`. */
  readonly touched: Readonly<Record<number, readonly number[]>>;
  /** What begins on a known day, earliest first. */
  readonly dated: readonly DatedStep[];
}

/** A case or a ladder of the cases file, with what the rules give now. */
export interface CaseRun {
  readonly kind: 'case' | 'ladder';
  readonly name: string;
  /** In the cases file. */
  readonly line: number;
  readonly answers: Answers;
  readonly today: CalendarDay;
  readonly passed: boolean;
  /** How it fails, a sentence for each difference. */
  readonly problems: readonly string[];
  readonly expected: readonly {readonly key: string; readonly expected: string; readonly actual: string}[];
  /** Saved from the rules' own output, and nobody named a source yet. */
  readonly notReviewed: boolean;
}

/** The figures that begin on a day. */
export interface DatedStep {
  readonly day: CalendarDay;
  readonly figures: readonly {readonly label: string; readonly value: string}[];
}

/** A state of the result card, and the plainest answers found that show it. */
export interface Screen {
  /** What the card shows under a condition, as the analysis names it; none for a card without conditions. */
  readonly parts: readonly string[];
  /** Undefined where no answers lead there on this day. */
  readonly answers?: Answers;
  /** The case that has these answers; undefined where the analysis found them. */
  readonly case?: string;
}

/** By line: how many changes of it were tried, and the runs that fail under one of them, as indexes of `runs`. */
export type KilledLines = Readonly<Record<number, {readonly changes: number; readonly runs: readonly number[]}>>;

export interface AnalysisSummary {
  readonly answerSets: number;
  readonly visited: number;
  readonly findings: readonly ToolFinding[];
}

export interface MutationSummary {
  readonly mutants: number;
  readonly killed: number;
  readonly survivors: readonly ToolFinding[];
}

/** Something that a tool found, with its line in the definition. */
export interface ToolFinding {
  readonly line: number;
  readonly message: string;
  /** What to do. */
  readonly hint: string;
  readonly answers?: Answers;
  readonly today?: CalendarDay;
}

/** A case to be saved; the server works out its result. */
export interface CaseToSave {
  readonly name: string;
  readonly answers: Answers;
  readonly today: CalendarDay;
}

/** Whether it was saved, in words. */
export interface SaveResult {
  readonly saved: boolean;
  readonly message: string;
}

/** Sent to the open pages when a file of a calculator was saved. */
export interface Edited {
  readonly id: string;
}
