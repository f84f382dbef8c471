/** The tasks of the workbench's server; every result is plain data. They run in threads (http.ts). */
import {join} from 'node:path';
import {isModulePart, toModule} from '../../../engine/program/parts.ts';
import {listFiles, readFiles} from '../../../engine/project/files.ts';
import {casesBeside, contentsOf} from '../../../engine/project/layout.ts';
import type {CalendarDay} from '../../../engine/runtime/calendar.ts';
import {today as readClock} from '../../../engine/language/today.ts';
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
} from '../data.ts';
import {detailsOf, summaryOf} from './details.ts';
import {killedLines, singleCases} from './cases.ts';
import {type DefinitionEntry, openProject} from '../../../engine/project/openProject.ts';
import {screensOn} from './screens.ts';
import {type ReportProgress, summarizeAnalysis, summarizeMutation} from './summaries.ts';
import {versionOf} from './version.ts';

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
  const library = openProject(() => readFiles(listFiles(join(root, 'calculators')), root, () => undefined));
  const cache = new Map<string, {contents: string; value: unknown}>();

  /** Computes a value for a calculator, and recomputes it only after its files have changed. */
  function cached<Value>(id: string, task: string, compute: (entry: DefinitionEntry) => Value | null): Value | null {
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

const MAX_NAME_LENGTH = 200;

/** Saves a case in the file beside the definition, marked as not reviewed, with the result that is calculated here. */
function saveCase(
  {name: given, answers, today}: CaseToSave,
  {source, casesSource, valid}: DefinitionEntry,
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
