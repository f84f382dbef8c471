/** What the workbench can be asked for; every answer is plain data. */
import {isModulePart, toModule} from '../../../engine/compile.ts';
import {today as readClock} from '../../../engine/today.ts';
import type {CalendarDay} from '../../../engine/runtime/calendar.ts';
import type {AnalysisSummary, Bench, MutationSummary, Noticed, Saved, Screen, Summary} from '../data.ts';
import {benchOf} from './bench.ts';
import {openLibrary, type Entry} from './library.ts';
import {noticedLines} from './noticed.ts';
import {singlesOf} from './runs.ts';
import {save} from './save.ts';
import {screensOn} from './screens.ts';
import {summaryOf} from './summary.ts';
import {analysisOf, mutationOf} from './tools.ts';

/** Null where there is no such calculator, or it has errors that stand in the way. */
export interface Tasks {
  readonly overview: () => readonly Summary[];
  readonly bench: (id: string) => Bench | null;
  /** A part of the compiled calculator as a module for the browser. */
  readonly module: (id: string, part: string) => string | null;
  readonly screens: (id: string, day: CalendarDay) => readonly Screen[] | null;
  readonly noticed: (id: string) => Noticed | null;
  readonly analysis: (id: string) => AnalysisSummary | null;
  readonly mutation: (id: string) => MutationSummary | null;
  readonly save: (id: string, given: unknown) => Saved | null;
}

export function tasksIn(root: string): Tasks {
  const library = openLibrary(root);
  const known = new Map<string, {contents: string; value: unknown}>();

  /** Works it out for a calculator, and again only when its files have changed. */
  function of<Value>(id: string, what: string, work: (entry: Entry) => Value | null): Value | null {
    const entry = library.get(id);
    if (entry === undefined) return null;
    const contents = JSON.stringify([entry.source.text, entry.casesSource?.text]);
    const before = known.get(`${what} ${id}`);
    if (before?.contents === contents) return before.value as Value | null;
    const value = work(entry);
    known.set(`${what} ${id}`, {contents, value});
    return value;
  }

  return {
    overview: () => library.all().map((entry) => summaryOf(entry, readClock()).summary),
    // Not remembered: what another file says may change its diagnostics.
    bench: (id) => {
      const entry = library.get(id);
      return entry === undefined ? null : benchOf(entry, readClock());
    },
    module: (id, part) => {
      const body = library.get(id)?.sound?.body;
      return body === undefined || !isModulePart(part) ? null : toModule(body, part, '/src/engine/runtime');
    },
    screens: (id, day) =>
      of(id, `screens ${day}`, ({sound}) =>
        sound === undefined
          ? null
          : screensOn(day, sound.model, sound.cases === undefined ? [] : singlesOf(sound.cases.read)),
      ),
    noticed: (id) =>
      of(id, 'noticed', ({sound}) =>
        sound?.cases === undefined ? null : noticedLines(sound.model, sound.tree, sound.cases.read),
      ),
    analysis: (id) => of(id, 'analysis', analysisOf),
    mutation: (id) => of(id, 'mutation', mutationOf),
    save: (id, given) => {
      const entry = library.get(id);
      return entry === undefined ? null : save(given, entry, root);
    },
  };
}
