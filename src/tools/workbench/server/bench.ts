/** What is known at once of one calculator: its summary for the list of all, cases, diagnostics and dated figures. */
import {createHash} from 'node:crypto';
import {labelFromName} from '../../../engine/definition/constant.ts';
import {toJson, toText} from '../../../engine/diagnostics/print.ts';
import {daysOfChange} from '../../../engine/emit/page.ts';
import type {CalendarDay} from '../../../engine/runtime/calendar.ts';
import {entriesOf, type Entry as YamlEntry, get, itemsOf, type Node, textOf} from '../../../engine/yaml/node.ts';
import {dueOf} from '../../commands/freshness.ts';
import type {Bench, CaseRun, DatedStep, Summary} from '../data.ts';
import type {Entry, Sound} from './library.ts';
import {touchedLines, runsOf, singlesOf} from './cases.ts';

export function benchOf(entry: Entry, today: CalendarDay): Bench {
  const {source, diagnostics, sound} = entry;
  const {summary, runs} = summaryOf(entry, today);
  return {
    ...summary,
    file: source.path,
    source: source.text,
    diagnostics: diagnostics.map((diagnostic) => ({...toJson(diagnostic), text: toText(diagnostic)})),
    runs,
    touched: sound?.cases === undefined ? {} : touchedLines(sound, singlesOf(sound.cases.read)),
    dated: sound === undefined ? [] : datedSteps(sound.tree),
    ...(sound === undefined ? {} : {version: versionOf(sound)}),
  };
}

function versionOf({body}: Sound): string {
  return createHash('sha256').update(body).digest('hex').slice(0, 12);
}

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

/** The keys of a definition that contain rules. */
const sections = ['constants', 'tables', 'values', 'sums', 'result'];

/** Keys that are no part of a figure's label. */
const unnamed = ['value', 'rows', 'first', 'give', 'otherwise'];

/** Each day on which a figure changes, earliest first. The first period of a figure is no change: it also applies before its day. */
function datedSteps(tree: Node): readonly DatedStep[] {
  const begins = sections.flatMap((section) => entriesOf(get(tree, section)).flatMap((entry) => beginsIn(entry, [])));
  const days = [...new Set(begins.map(({day}) => day))].toSorted();
  return days.map((day) => ({
    day,
    figures: begins.filter((each) => each.day === day).map(({label, value}) => ({label, value})),
  }));
}

interface Begin {
  readonly day: string;
  readonly label: string;
  readonly value: string;
}

function beginsIn({key, value}: YamlEntry, around: readonly string[]): readonly Begin[] {
  const names = unnamed.includes(key) ? around : [...around, textOf(get(value, 'label')) ?? labelFromName(key)];
  const inner = [
    ...entriesOf(value),
    ...itemsOf(value).flatMap((item) => entriesOf(item).filter((each) => each.value.kind !== 'scalar')),
  ].flatMap((entry) => beginsIn(entry, names));
  return [
    ...inner,
    ...itemsOf(value)
      .slice(1)
      .flatMap((period) => begin(period, names.join(', '))),
  ];
}

function begin(period: Node, label: string): readonly Begin[] {
  const [day, value] = [textOf(get(period, 'from')), textOf(get(period, 'value'))];
  return day === undefined || value === undefined ? [] : [{day, label, value}];
}
