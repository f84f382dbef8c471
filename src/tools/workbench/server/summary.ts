import {dueOf} from '../../commands/freshness.ts';
import {daysOfChange} from '../../../engine/emit/daysOfChange.ts';
import type {CalendarDay} from '../../../engine/runtime/calendar.ts';
import type {CaseRun, Summary} from '../data.ts';
import type {Entry} from './library.ts';
import {runsOf} from './runs.ts';

/** A calculator in the list of all, on a day; with its cases, which the list only counts. */
export function summaryOf(entry: Entry, today: CalendarDay): {summary: Summary; runs: readonly CaseRun[]} {
  const {id, source, diagnostics, sound} = entry;
  const runs = sound?.cases === undefined ? [] : runsOf(sound.cases.read, sound.cases.tree, sound.calculator);
  const count = (severity: string): number => diagnostics.filter((each) => each.severity === severity).length;
  const summary = {
    id,
    group: source.path.split('/').at(-2) ?? '',
    title: sound?.calculator.page(today).title ?? id,
    errors: count('error'),
    warnings: count('warning'),
    cases: {
      passed: runs.filter(({passed}) => passed).length,
      failed: runs.filter(({passed}) => !passed).length,
      notReviewed: runs.filter(({notReviewed}) => notReviewed).length,
    },
  };
  return {summary: sound === undefined ? summary : {...summary, due: dueFor(entry, sound, today)}, runs};
}

function dueFor({id, source}: Entry, {model}: NonNullable<Entry['sound']>, today: CalendarDay): Summary['due'] {
  const {page} = model.definition;
  const {state, reviewBy} = dueOf({id, file: source.path, page, changesOn: daysOfChange(model)}, today);
  return reviewBy === undefined ? {state} : {state, reviewBy};
}
