/** The tasks of the workbench's server; every result is plain data. They run in threads (http.ts). */
import {join} from 'node:path';
import * as z from 'zod';
import {isModulePart, toModule} from '../../../engine/compile.ts';
import {hasErrors} from '../../../engine/diagnostics/diagnostic.ts';
import {casesBeside, contentsOf} from '../../../engine/project/files.ts';
import {type CalendarDay, isCalendarDay} from '../../../engine/runtime/calendar.ts';
import {today as readClock} from '../../../engine/today.ts';
import {analyse} from '../../analysis/analyse.ts';
import {withoutBlanks} from '../../analysis/answerSets.ts';
import {datedAnswersIn} from '../../analysis/caseAnswers.ts';
import {mutate} from '../../analysis/mutate/mutate.ts';
import {saveCases} from '../../commands/examples.ts';
import type {
  AnalysisSummary,
  CalculatorDetails,
  CaseToSave,
  KilledLines,
  MutationSummary,
  SaveResult,
  Screen,
  CalculatorSummary,
} from '../data.ts';
import {detailsOf, summaryOf} from './details.ts';
import {killedLines, lineOf, singleCases} from './cases.ts';
import {type LibraryEntry, openLibrary} from './library.ts';
import {screensOn} from './screens.ts';

/** Null where there is no such calculator, or where its errors make the task impossible. */
export interface Tasks {
  readonly overview: () => readonly CalculatorSummary[];
  readonly details: (id: string) => CalculatorDetails | null;
  /** A part of the compiled calculator as a module for the browser. */
  readonly module: (id: string, part: string) => string | null;
  readonly screens: (id: string, day: CalendarDay) => readonly Screen[] | null;
  readonly killed: (id: string) => KilledLines | null;
  readonly analysis: (id: string) => AnalysisSummary | null;
  readonly mutation: (id: string) => MutationSummary | null;
  readonly save: (id: string, data: unknown) => SaveResult | null;
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
      return entry === undefined ? null : detailsOf(entry, readClock());
    },
    module: (id, part) => {
      const body = library.get(id)?.valid?.body;
      return body === undefined || !isModulePart(part) ? null : toModule(body, part, '/src/engine/runtime');
    },
    screens: (id, day) =>
      cached(id, `screens ${day}`, ({valid}) =>
        valid === undefined
          ? null
          : screensOn(day, valid.model, valid.cases === undefined ? [] : singleCases(valid.cases)),
      ),
    killed: (id) =>
      cached(id, 'killed', ({valid}) =>
        valid?.cases === undefined ? null : killedLines(valid.model, valid.tree, valid.cases),
      ),
    analysis: (id) => cached(id, 'analysis', summarizeAnalysis),
    mutation: (id) => cached(id, 'mutation', summarizeMutation),
    save: (id, data) => {
      const entry = library.get(id);
      return entry === undefined ? null : saveCase(data, entry, root);
    },
  };
}

/** The tasks of this thread, with their cache of compiled calculators. */
let threadTasks: Tasks | undefined;

/** Runs a task in a worker thread. */
export function runTask(root: string, task: keyof Tasks, args: readonly unknown[]): unknown {
  threadTasks ??= tasksIn(root);
  return (threadTasks[task] as (...parameters: readonly unknown[]) => unknown)(...args);
}

/** Null where the definition has errors. */
function summarizeAnalysis({valid}: LibraryEntry): AnalysisSummary | null {
  if (valid === undefined) return null;
  const cases = valid.cases === undefined ? [] : datedAnswersIn(valid.cases);
  const {space, visited, findings, unproven} = analyse(valid.model, {cases});
  return {
    answerSets: space.size,
    visited,
    unproven: unproven.map(({kind, place, message, reason}) => ({
      line: lineOf(place),
      message: kind === 'law' ? `Not proven: it may be that ${message}` : message,
      hint: `${reason[0]!.toUpperCase()}${reason.slice(1)}.`,
    })),
    findings: findings.map(({place, message, hint, example}) => ({
      line: lineOf(place),
      message,
      hint,
      ...(example && {answers: example.answers, today: example.today}),
    })),
  };
}

/** Null where the definition or its cases have errors or a case fails: no mutant can be killed then. */
function summarizeMutation({source, casesSource, diagnostics}: LibraryEntry): MutationSummary | null {
  if (casesSource === undefined || hasErrors(diagnostics)) return null;
  const {mutants, noticed, survivors} = mutate({definition: source, cases: casesSource});
  return {
    mutants,
    killed: noticed,
    survivors: survivors.map(({file, line, message, case: caseText = ''}) =>
      file === source.path || file === casesSource.path
        ? {line, message, hint: caseText}
        : {line: firstLineWith('shared:', source.text), message: `${file}:${line} ${message}`, hint: caseText},
    ),
  };
}

/** Where a definition uses shared data, for what was found in a shared file. */
function firstLineWith(words: string, text: string): number {
  return text.split('\n').findIndex((line) => line.includes(words)) + 1;
}

const caseToSave = z.object({
  name: z.string(),
  answers: z.record(z.string(), z.string()),
  today: z.string().refine(isCalendarDay),
}) satisfies z.ZodType<CaseToSave>;

const MAX_NAME_LENGTH = 200;

/**
 * Saves a case in the file beside the definition, marked as not reviewed.
 * @param data what a page sent; the result is calculated here
 */
function saveCase(data: unknown, {source, casesSource, valid}: LibraryEntry, root: string): SaveResult {
  const refuse = (message: string): SaveResult => ({saved: false, message});
  const parsed = caseToSave.safeParse(data);
  if (!parsed.success) return refuse('A case has a name, answers and a day.');
  const {answers: formAnswers, today} = parsed.data;
  const name = parsed.data.name.trim();
  if (name === '' || name.length > MAX_NAME_LENGTH || /\p{Cc}/u.test(name))
    return refuse(`Describe in one line what the case shows, in at most ${MAX_NAME_LENGTH} characters.`);
  if (valid === undefined) return refuse('Fix the errors of the definition first.');
  if (casesSource === undefined) return refuse(`There is no ${casesBeside(source.path)} yet.`);
  if (valid.cases === undefined) return refuse('Fix the errors of the cases first.');
  const inputs = valid.model.definition.inputs.map((input) => input.name);
  const unknown = Object.keys(formAnswers).find((input) => !inputs.includes(input));
  if (unknown !== undefined) return refuse(`There is no input '${unknown}'.`);
  const answers = withoutBlanks(formAnswers);
  const newCase = {name, answers, today, result: valid.calculator.calculate(answers, today)};
  const isTaken = valid.cases.cases.some((existing) => existing.name === name);
  if (isTaken || saveCases(join(root, casesSource.path), [newCase]) === 0)
    return refuse(`There is a case '${name}' already.`);
  return {
    saved: true,
    message: `Saved in ${casesSource.path}. Add 'from:' with the place where the result can be looked up.`,
  };
}
