/** The JSON data that the workbench's server sends to its pages. */
import type {DiagnosticJson} from '../../engine/diagnostics/print.ts';
import type {CalendarDay} from '../../engine/runtime/calendar.ts';
import type {ReviewStatus} from '../commands/reviewStatus.ts';

/** Answers as a form holds them, by input. */
export type Answers = Readonly<Record<string, string>>;

/** A calculator in the overview. */
export interface CalculatorSummary {
  readonly id: string;
  /** The folder of its definition. */
  readonly group: string;
  /** The id where the definition does not compile. */
  readonly title: string;
  readonly errors: number;
  readonly warnings: number;
  /** Cases and ladders; none if the definition does not compile. */
  readonly cases: CaseCount;
  /** Undefined if the definition does not compile. */
  readonly due?: Pick<ReviewStatus, 'state' | 'reviewBy'>;
}

interface CaseCount {
  readonly passed: number;
  readonly failed: number;
  readonly notReviewed: number;
}

/** A diagnostic with its text as printed in the terminal. */
interface ShownDiagnostic extends DiagnosticJson {
  readonly text: string;
}

/** Everything about one calculator that needs no slow tool. */
export interface CalculatorDetails extends CalculatorSummary {
  readonly file: string;
  /** The text of the definition. */
  readonly source: string;
  /** A hash of the compiled calculator; undefined if the definition does not compile. */
  readonly version?: string;
  readonly diagnostics: readonly ShownDiagnostic[];
  readonly runs: readonly CaseRun[];
  /** By line: the runs whose calculation evaluates it, as indexes of `runs`. */
  readonly runsByLine: Readonly<Record<number, readonly number[]>>;
  /** The days on which figures change, earliest first. */
  readonly datedSteps: readonly DatedStep[];
}

/** A case or a ladder of the cases file, with its current result. */
export interface CaseRun {
  readonly kind: 'case' | 'ladder';
  readonly name: string;
  /** In the cases file. */
  readonly line: number;
  readonly answers: Answers;
  readonly today: CalendarDay;
  /** Whose figures count, if not those of the page. */
  readonly rules?: string;
  readonly passed: boolean;
  /** How it fails, a sentence for each difference. */
  readonly problems: readonly string[];
  readonly expected: readonly {readonly key: string; readonly expected: string; readonly actual: string}[];
  /** Saved by a program with the result of the rules, and not yet given a source. */
  readonly notReviewed: boolean;
}

/** The figures that change on a day. */
export interface DatedStep {
  readonly day: CalendarDay;
  readonly figures: readonly {readonly label: string; readonly value: string}[];
}

/** A state of the result card, with the simplest answers that show it. */
export interface Screen {
  /** What the card shows under a condition, as the analysis names it; none for a card without conditions. */
  readonly parts: readonly string[];
  /** Undefined if no answers lead there on this day. */
  readonly answers?: Answers;
  /** The case that has these answers; undefined if the analysis found them. */
  readonly case?: string;
}

/** By line: how many changes of it were tried, and the runs that fail under one of them, as indexes of `runs`. */
export type KilledLines = Readonly<Record<number, {readonly changes: number; readonly runs: readonly number[]}>>;

export interface AnalysisSummary {
  readonly answerSets: number;
  readonly visited: number;
  readonly findings: readonly ToolFinding[];
  /** What is only tested with a sample; the hint is the reason. */
  readonly unproven: readonly ToolFinding[];
}

export interface MutationSummary {
  readonly mutants: number;
  readonly killed: number;
  readonly survivors: readonly ToolFinding[];
}

/** How far a long task is. */
export interface Progress {
  readonly done: number;
  readonly all: number;
  /** For an analysis: how many parts of the rules some answers have reached. */
  readonly parts?: {readonly reached: number; readonly all: number};
  /** What was found so far. */
  readonly findings: readonly ToolFinding[];
}

/** A line of the reply to a long task: its progress now and then, and at the end its result, or why there is none. */
export type TaskMessage<Result = unknown> =
  | {readonly progress: Progress}
  | {readonly result: Result}
  | {readonly problem: string};

/** A finding of a tool, with its line in the definition. */
export interface ToolFinding {
  readonly line: number;
  readonly message: string;
  /** What to do. */
  readonly hint: string;
  readonly answers?: Answers;
  readonly today?: CalendarDay;
}

/** A case to be saved; the server calculates its result. */
export interface CaseToSave {
  readonly name: string;
  readonly answers: Answers;
  readonly today: CalendarDay;
}

/** Whether a case was saved, with a message. */
export interface SaveResult {
  readonly saved: boolean;
  readonly message: string;
}

/** The event that open pages receive when a file of a calculator has been saved. */
export interface EditEvent {
  readonly id: string;
}
