/** The tasks of the workbench's server; every result is plain data. They run in threads (http.ts). */
import {join} from 'node:path';
import {isModulePart, toModule} from '../../../engine/program/parts.ts';
import {hasErrors} from '../../../engine/diagnostics/diagnostic.ts';
import {casesBeside, contentsOf} from '../../../engine/project/layout.ts';
import type {CalendarDay} from '../../../engine/runtime/calendar.ts';
import {today as readClock} from '../../../engine/language/today.ts';
import {analyse, type AnalysisProgress} from '../../analysis/analyse.ts';
import {datedAnswersIn} from '../../analysis/caseAnswers.ts';
import {byReason, describeAlso} from '../../analysis/causes.ts';
import type {Finding} from '../../analysis/finding.ts';
import {mutate, type Survivor} from '../../analysis/mutate/mutate.ts';
import {saveCases} from '../../commands/savedCases.ts';
import {throttled} from '../../progress.ts';
import type {
  AnalysisSummary,
  CalculatorDetails,
  CaseToSave,
  KilledLines,
  MutationSummary,
  Progress,
  SaveResult,
  Screen,
  CalculatorSummary,
  ToolFinding,
} from '../data.ts';
import {detailsOf, summaryOf} from './details.ts';
import {killedLines, lineOf, singleCases} from './cases.ts';
import {type LibraryEntry, openLibrary} from './library.ts';
import {screensOn} from './screens.ts';
import {versionOf} from './version.ts';

/** Receives how far a task is, worked out only when it is sent. */
type ReportProgress = (progress: () => Progress) => void;

/** Tasks that may take minutes. Null if there is no such calculator, or if its errors make the task impossible. */
export interface LongTasks {
  readonly screens: (id: string, day: CalendarDay, report?: ReportProgress) => readonly Screen[] | null;
  readonly killed: (id: string, report?: ReportProgress) => KilledLines | null;
  readonly analysis: (id: string, report?: ReportProgress) => AnalysisSummary | null;
  readonly mutation: (id: string, report?: ReportProgress) => MutationSummary | null;
}

/** Null as for the long tasks. */
export interface Tasks extends LongTasks {
  readonly overview: () => readonly CalculatorSummary[];
  readonly details: (id: string) => CalculatorDetails | null;
  /** A part of the compiled calculator as a module for the browser. */
  readonly module: (id: string, part: string) => string | null;
  readonly save: (id: string, given: CaseToSave) => SaveResult | null;
}

export function tasksIn(root: string): Tasks {
  const library = openLibrary(root);
  const cache = new Map<string, {contents: string; value: unknown}>();

  /** Computes a value for a calculator, and recomputes it only after its files have changed. */
  function cached<Value>(id: string, task: string, compute: (entry: LibraryEntry) => Value | null): Value | null {
    const entry = library.get(id);
    if (entry === undefined) return null;
    const contents = JSON.stringify([contentsOf(entry.source), entry.casesSource?.text]);
    const hit = cache.get(`${task} ${id}`);
    if (hit?.contents === contents) return hit.value as Value | null;
    const value = compute(entry);
    cache.set(`${task} ${id}`, {contents, value});
    return value;
  }

  return {
    overview: () => library.all().map((entry) => summaryOf(entry, readClock()).summary),
    // Not cached: its diagnostics depend on other files too.
    details: (id) => {
      const entry = library.get(id);
      return entry === undefined ? null : {...detailsOf(entry, readClock()), ...versionOf(entry.valid)};
    },
    module: (id, part) => {
      const body = library.get(id)?.valid?.body;
      return body === undefined || !isModulePart(part) ? null : toModule(body, part, '/src/engine/runtime');
    },
    screens: (id, day, report) =>
      cached(id, `screens ${day}`, ({valid}) =>
        valid === undefined
          ? null
          : screensOn(day, valid.model, valid.cases === undefined ? [] : singleCases(valid.cases), inSteps(report)),
      ),
    killed: (id, report) =>
      cached(id, 'killed', ({valid}) =>
        valid?.cases === undefined ? null : killedLines(valid.model, valid.tree, valid.cases, inSteps(report)),
      ),
    analysis: (id, report) => cached(id, 'analysis', (entry) => summarizeAnalysis(entry, report)),
    mutation: (id, report) => cached(id, 'mutation', (entry) => summarizeMutation(entry, report)),
    save: (id, given) => {
      const entry = library.get(id);
      return entry === undefined ? null : saveCase(given, entry, root);
    },
  };
}

/** The tasks of this thread, with their cache of compiled calculators. */
let threadTasks: Tasks | undefined;

/**
 * Runs a task in a worker thread.
 * @param send for a long task, sends its progress
 */
export function runTask(
  root: string,
  task: keyof Tasks,
  args: readonly unknown[],
  send?: (progress: Progress) => void,
): unknown {
  threadTasks ??= tasksIn(root);
  return (threadTasks[task] as (...parameters: readonly unknown[]) => unknown)(...args, ...(send ? [now(send)] : []));
}

const MILLISECONDS_BETWEEN_REPORTS = 200;

/** Sends progress at most a few times a second. */
function now(send: (progress: Progress) => void): ReportProgress {
  return throttled((progress) => send(progress()), MILLISECONDS_BETWEEN_REPORTS);
}

/** Reports the steps of a task that finds nothing on the way. */
function inSteps(report: ReportProgress = () => undefined): (done: number, all: number) => void {
  return (done, all) => report(() => ({done, all, findings: []}));
}

/** Null if the definition has errors. */
function summarizeAnalysis({valid}: LibraryEntry, report?: ReportProgress): AnalysisSummary | null {
  if (valid === undefined) return null;
  const cases = valid.cases === undefined ? [] : datedAnswersIn(valid.cases);
  const {space, visited, findings, unproven} = analyse(valid.model, {
    cases,
    onProgress: report && ((progress) => report(() => analysisProgress(progress))),
  });
  return {
    answerSets: space.size,
    visited,
    unproven: byReason(unproven).map(({place, message, reason}) => ({
      line: lineOf(place),
      message,
      hint: `Not proven: ${reason}.`,
    })),
    findings: findings.map(toFinding),
  };
}

function analysisProgress({visited, all, reached, parts, findings}: AnalysisProgress): Progress {
  return {done: visited, all, parts: {reached: reached(), all: parts}, findings: findings().map(toFinding)};
}

function toFinding({
  place,
  message,
  hint = '',
  example,
  also,
}: Pick<Finding, 'place' | 'message' | 'example'> & Partial<Finding>): ToolFinding {
  return {
    line: lineOf(place),
    message,
    hint: [hint, describeAlso({also}) ?? ''].filter(Boolean).join('\n'),
    ...(example && {answers: example.answers, today: example.today}),
  };
}

/** Null if the definition or its cases have errors or a case fails: no mutant can be killed then. */
function summarizeMutation(
  {source, casesSource, diagnostics}: LibraryEntry,
  report: ReportProgress = () => undefined,
): MutationSummary | null {
  if (casesSource === undefined || hasErrors(diagnostics)) return null;
  const found: ToolFinding[] = [];
  const findingOf = ({file, line, message, case: hint = ''}: Survivor): ToolFinding =>
    file === source.path || file === casesSource.path
      ? {line, message, hint}
      : {line: firstLineWith('shared:', source.text), message: `${file}:${line} ${message}`, hint};
  const {mutants, noticed, survivors} = mutate(
    {definition: source, cases: casesSource},
    ({tried: done, all, survivor}) => {
      if (survivor !== undefined) found.push(findingOf(survivor));
      report(() => ({done, all, findings: found}));
    },
  );
  return {mutants, killed: noticed, survivors: survivors.map(findingOf)};
}

/** Where a definition uses shared data, for what was found in a shared file. */
function firstLineWith(words: string, text: string): number {
  return text.split('\n').findIndex((line) => line.includes(words)) + 1;
}

const MAX_NAME_LENGTH = 200;

/** Saves a case in the file beside the definition, marked as not reviewed, with the result that is calculated here. */
function saveCase(
  {name: given, answers, today}: CaseToSave,
  {source, casesSource, valid}: LibraryEntry,
  root: string,
): SaveResult {
  const refuse = (message: string): SaveResult => ({saved: false, message});
  const name = given.trim();
  if (name === '' || name.length > MAX_NAME_LENGTH || /\p{Cc}/u.test(name))
    return refuse(`Describe in one line what the case shows, in at most ${MAX_NAME_LENGTH} characters.`);
  if (valid === undefined) return refuse('Fix the errors of the definition first.');
  if (casesSource === undefined) return refuse(`There is no ${casesBeside(source.path)} yet.`);
  if (valid.cases === undefined) return refuse('Fix the errors of the cases first.');
  const inputs = valid.model.definition.inputs.map((input) => input.name);
  const unknown = Object.keys(answers).find((input) => !inputs.includes(input));
  if (unknown !== undefined) return refuse(`There is no input '${unknown}'.`);
  try {
    if (saveCases(join(root, casesSource.path), [{name, answers, today}], valid) === 0)
      return refuse(`There is a case '${name}' already.`);
  } catch (error) {
    return refuse((error as Error).message);
  }
  return {
    saved: true,
    message: `Saved in ${casesSource.path}. Add 'from:' with the place where the result can be looked up.`,
  };
}
