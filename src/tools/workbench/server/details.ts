/** The details of one calculator that need no slow tool: its summary, cases, diagnostics and dated figures. */
import {labelFromName} from '../../../engine/language/definition/constant.ts';
import {toJson, toText} from '../../../engine/diagnostics/print.ts';
import {expectedChanges} from '../../../engine/language/expectedChanges.ts';
import {daysOfChange} from '../../../engine/language/inForce.ts';
import type {CalendarDay} from '../../../engine/runtime/calendar.ts';
import {entriesOf, type Entry, get, itemsOf, type Node, textOf} from '../../../engine/language/yaml/node.ts';
import {reviewStatusOf} from '../../commands/reviewStatus.ts';
import type {CalculatorDetails, CaseRun, DatedStep, CalculatorSummary} from '../data.ts';
import {caseRuns, singleCases, runsByLine} from './cases.ts';
import type {DefinitionEntry, ValidDefinition} from '../../../engine/project/openProject.ts';

export function detailsOf(entry: DefinitionEntry, today: CalendarDay): CalculatorDetails {
  const {source, diagnostics, valid} = entry;
  const {summary, runs} = summaryOf(entry, today);
  return {
    ...summary,
    file: source.path,
    source: source.text,
    diagnostics: diagnostics.map((diagnostic) => ({...toJson(diagnostic), text: toText(diagnostic)})),
    runs,
    runsByLine: valid?.cases === undefined ? {} : runsByLine(valid, singleCases(valid.cases)),
    datedSteps: valid === undefined ? [] : datedSteps(valid.tree),
  };
}

/** The summary of a calculator on a day, and the results of its cases, which the summary only counts. */
export function summaryOf(
  entry: DefinitionEntry,
  today: CalendarDay,
): {summary: CalculatorSummary; runs: readonly CaseRun[]} {
  const {id, source, diagnostics, valid} = entry;
  const runs = valid?.cases === undefined ? [] : caseRuns(valid.cases, valid.calculator);
  const count = <Item>(items: readonly Item[], fits: (item: Item) => boolean): number => items.filter(fits).length;
  const summary = {
    id,
    group: source.path.split('/').at(-2) ?? '',
    title: valid?.calculator.page(today).title ?? id,
    errors: count(diagnostics, ({severity}) => severity === 'error'),
    warnings: count(diagnostics, ({severity}) => severity === 'warning'),
    cases: {
      passed: count(runs, ({passed}) => passed),
      failed: count(runs, ({passed}) => !passed),
      notReviewed: count(runs, ({notReviewed}) => notReviewed),
    },
    ...(valid && {due: dueFor(entry, valid, today)}),
  };
  return {summary, runs};
}

function dueFor({id, source}: DefinitionEntry, {model}: ValidDefinition, today: CalendarDay): CalculatorSummary['due'] {
  const {state, reviewBy, expected} = reviewStatusOf(
    {id, file: source.path, page: model.definition, changesOn: daysOfChange(model), expected: expectedChanges(model)},
    today,
  );
  const next = expected[0]?.on.slice(0, 7);
  const by = state === 'expected' ? next : (reviewBy ?? next);
  return by === undefined ? {state} : {state, reviewBy: by};
}

/** The keys of a definition that contain rules. */
const sections = ['constants', 'tables', 'values', 'sums', 'result'];

/** Keys left out of a figure's label. */
const unlabelledKeys = ['value', 'rows', 'first', 'give', 'otherwise'];

/** Each day on which a figure changes, earliest first. The first period of a figure is not a change, since it also applies before its day. */
export function datedSteps(tree: Node): readonly DatedStep[] {
  const figures = sections.flatMap((section) => entriesOf(get(tree, section)).flatMap((entry) => datedFigures(entry)));
  const days = [...new Set(figures.map(({day}) => day))].toSorted();
  return days.map((day) => ({
    day,
    figures: figures.filter((figure) => figure.day === day).map(({label, value}) => ({label, value})),
  }));
}

interface DatedFigure {
  readonly day: string;
  readonly label: string;
  readonly value: string;
}

/** @param path the labels of the keys that lead to the entry */
function datedFigures({key, value}: Entry, path: readonly string[] = []): readonly DatedFigure[] {
  const labels = unlabelledKeys.includes(key) ? path : [...path, textOf(get(value, 'label')) ?? labelFromName(key)];
  const inner = [
    ...entriesOf(value),
    ...itemsOf(value).flatMap((item) => entriesOf(item).filter((entry) => entry.value.kind !== 'scalar')),
  ].flatMap((entry) => datedFigures(entry, labels));
  const laterPeriods = itemsOf(value)
    .slice(1)
    .flatMap((period) => {
      const [day, figure] = [textOf(get(period, 'from')), textOf(get(period, 'value'))];
      return day === undefined || figure === undefined ? [] : [{day, label: labels.join(', '), value: figure}];
    });
  return [...inner, ...laterPeriods];
}
