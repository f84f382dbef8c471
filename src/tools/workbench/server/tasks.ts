/** What the workbench can be asked for; every answer is plain data. They run in threads (http.ts). */
import {isModulePart, toModule} from '../../../engine/compile.ts';
import {today as readClock} from '../../../engine/today.ts';
import {type CalendarDay, isCalendarDay} from '../../../engine/runtime/calendar.ts';
import type {
  AnalysisSummary,
  Bench,
  MutationSummary,
  KilledLines,
  Saved,
  Screen,
  Summary,
  CaseToSave,
} from '../data.ts';
import {analyse} from '../../analysis/analyse.ts';
import {mutate} from '../../analysis/mutate/mutate.ts';
import {benchOf, summaryOf} from './bench.ts';
import {openLibrary, type Entry} from './library.ts';
import {killedLines, lineOf, singlesOf} from './cases.ts';
import {screensOn} from './screens.ts';
import {join} from 'node:path';
import {saveCases} from '../../commands/examples.ts';
import {casesBeside} from '../../../engine/project/files.ts';

/** Null where there is no such calculator, or it has errors that stand in the way. */
export interface Tasks {
  readonly overview: () => readonly Summary[];
  readonly bench: (id: string) => Bench | null;
  /** A part of the compiled calculator as a module for the browser. */
  readonly module: (id: string, part: string) => string | null;
  readonly screens: (id: string, day: CalendarDay) => readonly Screen[] | null;
  readonly killed: (id: string) => KilledLines | null;
  readonly analysis: (id: string) => AnalysisSummary | null;
  readonly mutation: (id: string) => MutationSummary | null;
  readonly save: (id: string, given: unknown) => Saved | null;
}

export function tasksIn(root: string): Tasks {
  const library = openLibrary(root);
  const cache = new Map<string, {contents: string; value: unknown}>();

  /** Computes a value for a calculator, again only after its files have changed. */
  function cached<Value>(id: string, what: string, work: (entry: Entry) => Value | null): Value | null {
    const entry = library.get(id);
    if (entry === undefined) return null;
    const contents = JSON.stringify([entry.source.text, entry.casesSource?.text]);
    const before = cache.get(`${what} ${id}`);
    if (before?.contents === contents) return before.value as Value | null;
    const value = work(entry);
    cache.set(`${what} ${id}`, {contents, value});
    return value;
  }

  return {
    overview: () => library.all().map((entry) => summaryOf(entry, readClock()).summary),
    // Not cached: its diagnostics depend on other files too.
    bench: (id) => {
      const entry = library.get(id);
      return entry === undefined ? null : benchOf(entry, readClock());
    },
    module: (id, part) => {
      const body = library.get(id)?.sound?.body;
      return body === undefined || !isModulePart(part) ? null : toModule(body, part, '/src/engine/runtime');
    },
    screens: (id, day) =>
      cached(id, `screens ${day}`, ({sound}) =>
        sound === undefined
          ? null
          : screensOn(day, sound.model, sound.cases === undefined ? [] : singlesOf(sound.cases.read)),
      ),
    killed: (id) =>
      cached(id, 'killed', ({sound}) =>
        sound?.cases === undefined ? null : killedLines(sound.model, sound.tree, sound.cases.read),
      ),
    analysis: (id) => cached(id, 'analysis', analysisOf),
    mutation: (id) => cached(id, 'mutation', mutationOf),
    save: (id, given) => {
      const entry = library.get(id);
      return entry === undefined ? null : save(given, entry, root);
    },
  };
}

/** The tasks of this thread, which keep what they have compiled. */
let ownTasks: Tasks | undefined;

/** Runs a task in a worker thread. */
export function runTask(root: string, task: keyof Tasks, given: readonly unknown[]): unknown {
  ownTasks ??= tasksIn(root);
  return (ownTasks[task] as (...each: readonly unknown[]) => unknown)(...given);
}

/** Null where the definition has errors. */
function analysisOf({sound}: Entry): AnalysisSummary | null {
  if (sound === undefined) return null;
  const {space, visited, findings} = analyse(sound.model);
  return {
    answerSets: space.size,
    visited,
    findings: findings.map(({place, message, hint, example}) => ({
      line: lineOf(place),
      message,
      hint,
      ...(example === undefined ? {} : {answers: example.answers, today: example.today}),
    })),
  };
}

/** Null where the definition or its cases have errors or a case fails: no mutant can be killed then. */
function mutationOf({source, casesSource, diagnostics}: Entry): MutationSummary | null {
  if (casesSource === undefined || diagnostics.some(({severity}) => severity === 'error')) return null;
  const {mutants, noticed, survivors} = mutate({definition: source, cases: casesSource});
  return {
    mutants,
    killed: noticed,
    survivors: survivors.map(({line, message, case: written}) => ({line, message, hint: written ?? ''})),
  };
}

const LONGEST_NAME = 200;

/** @param given what a page sent; the result is worked out here */
export function save(given: unknown, {source, casesSource, sound}: Entry, root: string): Saved {
  if (!isCaseToSave(given)) return refused('A case has a name, answers and a day.');
  const name = given.name.trim();
  if (name === '' || name.length > LONGEST_NAME || /\p{Cc}/u.test(name))
    return refused(`Say in one line what the case shows, in at most ${LONGEST_NAME} characters.`);
  if (sound === undefined) return refused('Mend the errors of the definition first.');
  if (casesSource === undefined) return refused(`There is no ${casesBeside(source.path)} yet.`);
  if (sound.cases === undefined) return refused('Mend the errors of the cases first.');
  const unknown = Object.keys(given.answers).filter(
    (input) => !sound.model.definition.inputs.some((each) => each.name === input),
  );
  if (unknown.length > 0) return refused(`There is no input '${unknown[0]}'.`);
  const answers = Object.fromEntries(Object.entries(given.answers).filter(([, answer]) => answer !== ''));
  const result = sound.calculator.calculate(answers, given.today);
  const names = sound.cases.read.cases.map((each) => each.name);
  if (
    names.includes(name) ||
    saveCases(join(root, casesSource.path), [{name, answers, today: given.today, result}]) === 0
  )
    return refused(`There is a case '${name}' already.`);
  return {
    saved: true,
    message: `Saved in ${casesSource.path}. Write beside 'from:' where the result can be looked up.`,
  };
}

function isCaseToSave(given: unknown): given is CaseToSave {
  if (typeof given !== 'object' || given === null) return false;
  const {name, answers, today} = given as Partial<Record<keyof CaseToSave, unknown>>;
  return (
    typeof name === 'string' &&
    typeof today === 'string' &&
    isCalendarDay(today) &&
    typeof answers === 'object' &&
    answers !== null &&
    Object.values(answers).every((answer) => typeof answer === 'string')
  );
}

function refused(message: string): Saved {
  return {saved: false, message};
}
