/**
 * What the studio's page and its worker say to each other: a request with a number, then its progress now and then, and its result or the
 * problem that prevented it, with the same number. Everything is plain data.
 */
import type {Severity} from '../../engine/diagnostics/catalogue.ts';
import type {DiagnosticJson} from '../../engine/diagnostics/print.ts';
import type {CasesRun} from '../../engine/project/casesFile.ts';
import type {CardBlock} from '../../engine/results/card.ts';
import type {Result} from '../../engine/results/program.ts';
import type {CalendarDay} from '../../engine/runtime/calendar.ts';
import type {Completion} from '../language/completion.ts';
import type {Hover} from '../language/hover.ts';
import type {Edit, Range} from '../language/project.ts';
import type {Renamed} from '../language/rename.ts';
import type {
  AnalysisSummary,
  Answers,
  CaseRun,
  CaseToSave,
  DatedStep,
  MutationSummary,
  Progress,
} from '../workbench/data.ts';

/** A file of a project: a definition, its cases, or shared data in YAML or CSV. */
export interface ProjectFile {
  /** As in the project's folder: 'calculators/europe/germany-blue-card-calculator.yaml'. */
  readonly path: string;
  readonly text: string;
}

export type ProjectFiles = readonly ProjectFile[];

export interface Checked extends CasesRun {
  readonly diagnostics: readonly DiagnosticJson[];
}

export interface Calculated {
  /** Null if an answer is missing that the calculation needs. */
  readonly result: Result | null;
  /** What the result shows; nothing without one. */
  readonly card: readonly CardBlock[];
  /** Every named value. */
  readonly values: Readonly<Record<string, unknown>>;
  /** The lines of the definition that these answers evaluate, in ascending order. */
  readonly lines: readonly number[];
}

export interface CasesShown {
  readonly runs: readonly CaseRun[];
  /** By line of the definition: the runs whose calculation evaluates it, as indexes of `runs`. */
  readonly runsByLine: Readonly<Record<number, readonly number[]>>;
}

/** A problem at its place in a file. */
export interface Problem extends Range {
  readonly severity: Severity;
  readonly message: string;
  /** What to do. */
  readonly hint: string;
  /** The other places involved. */
  readonly related: readonly (Range & {readonly label: string})[];
  /** What mends it, if that is certain. */
  readonly fix?: {readonly title: string; readonly edits: readonly Edit[]};
}

/** A calculator for a page that shows it. */
export interface ShownCalculator {
  /** For `loadCode` of engine/program/parts.ts. */
  readonly code: string;
  /** The days on which figures change, earliest first. */
  readonly datedSteps: readonly DatedStep[];
}

/**
 * The tasks of the worker. `check` gives it the project that later tasks are about, `edit` changes it. Offsets count from the beginning of a
 * file. What is about one calculator is null if there is no such
 * calculator, or if its errors make the task impossible.
 */
export interface Tasks {
  /** @param ids the definitions to check, with what they use; all without them */
  readonly check: (files: ProjectFiles, ids?: readonly string[]) => Checked;
  /** Other texts of some files, or more files. */
  readonly edit: (files: ProjectFiles) => void;
  readonly problems: (path: string) => readonly Problem[];
  readonly completions: (path: string, offset: number) => readonly Completion[];
  readonly hover: (path: string, offset: number) => Hover | null;
  readonly definition: (path: string, offset: number) => Range | null;
  readonly uses: (path: string, offset: number) => readonly Range[];
  /** The name at an offset, if it can be given another one, or why not. */
  readonly nameAt: (path: string, offset: number) => {readonly name: string} | {readonly problem: string};
  readonly renamed: (path: string, offset: number, name: string) => Renamed;
  readonly shown: (id: string) => ShownCalculator | null;
  /** The text of the cases file with one more case, whose result is the present one, or why there is none. */
  readonly withCase: (id: string, added: CaseToSave) => {readonly text: string} | {readonly problem: string};
  /** @param rules whose figures count: an edition, or a day; by default those of the page */
  readonly calculate: (id: string, answers: Answers, day: CalendarDay, rules?: string) => Calculated | null;
  readonly cases: (id: string) => CasesShown | null;
  readonly analyse: (id: string) => AnalysisSummary | null;
  /** What `npm run diff --markdown` prints of two versions of a project, for a review. */
  readonly diff: (before: ProjectFiles, after: ProjectFiles) => string;
  readonly mutate: (id: string) => MutationSummary | null;
}

/** How far a task is. */
export interface TaskProgress extends Progress {
  /** How much longer it takes if it goes on as fast as until now; Infinity if that is not known yet. */
  readonly millisecondsLeft: number;
}

export type TaskName = keyof Tasks;

export interface Request {
  readonly id: number;
  readonly task: TaskName;
  readonly args: readonly unknown[];
}

export type Reply = {readonly id: number} & (
  | {readonly progress: TaskProgress}
  | {readonly result: unknown}
  | {readonly problem: string}
);
