/** What the workbench can be asked for; every answer is plain data. They run in threads (workers.ts). */
import {isModulePart, toModule} from '../../../engine/compile.ts';
import {today as readClock} from '../../../engine/today.ts';
import type {CalendarDay} from '../../../engine/runtime/calendar.ts';
import type {AnalysisSummary, Bench, MutationSummary, KilledLines, Saved, Screen, Summary} from '../data.ts';
import {analyse} from '../../analysis/analyse.ts';
import {mutate} from '../../analysis/mutate/definition.ts';
import {benchOf, summaryOf} from './bench.ts';
import {openLibrary, type Entry} from './library.ts';
import {killedLines} from './lines.ts';
import {lineOf, singlesOf} from './runs.ts';
import {save} from './save.ts';
import {screensOn} from './screens.ts';

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
