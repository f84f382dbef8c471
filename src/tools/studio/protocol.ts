/**
 * What the studio's page and its worker say to each other: a request with a number, then its progress now and then, and its result or the
 * problem that prevented it, with the same number. Everything is plain data.
 */
import type {DiagnosticJson} from '../../engine/diagnostics/print.ts';
import type {CasesRun} from '../../engine/project/casesFile.ts';
import type {CardBlock} from '../../engine/results/card.ts';
import type {Result} from '../../engine/results/program.ts';
import type {CalendarDay} from '../../engine/runtime/calendar.ts';
import type {AnalysisSummary, Answers, CaseRun, MutationSummary, Progress} from '../workbench/data.ts';

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

/**
 * The tasks of the worker. `check` gives it the project that later tasks are about. What is about one calculator is null if there is no such
 * calculator, or if its errors make the task impossible.
 */
export interface Tasks {
  /** @param ids the definitions to check, with what they use; all without them */
  readonly check: (files: ProjectFiles, ids?: readonly string[]) => Checked;
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
