/** Runs the cases of a file one by one: their results now, the lines of the definition they evaluate, and the mutants they kill. */
import {startOf, stepsOf} from '../../../engine/project/caseAnswers.ts';
import {runCases} from '../../../engine/project/cases.ts';
import type {CompiledCalculator} from '../../../engine/program/module.ts';
import {type Cases, expectedValue} from '../../../engine/language/definition/cases.ts';
import type {Place} from '../../../engine/diagnostics/diagnostic.ts';
import {positionAt} from '../../../engine/diagnostics/source.ts';
import type {Model} from '../../../engine/language/model.ts';
import {contains, entriesOf, itemsOf, type MapNode, type Node} from '../../../engine/language/yaml/node.ts';
import type {DatedAnswers} from '../../analysis/answerSets.ts';
import {traceEvaluation} from '../../analysis/traceEvaluation.ts';
import {calculationOf} from '../../analysis/mutate/difference.ts';
import type {Mutant} from '../../analysis/mutate/mutant.ts';
import {mutantsOf} from '../../analysis/mutate/mutants.ts';
import type {Answers, CalculatorDetails, CaseRun, KilledLines} from '../data.ts';
import type {ValidDefinition} from '../../../engine/project/openProject.ts';

/** A case or a ladder on its own. */
export interface SingleCase extends Pick<
  CaseRun,
  'kind' | 'name' | 'line' | 'answers' | 'today' | 'rules' | 'notReviewed'
> {
  /** All answer sets that are calculated: one for a case, one for each step of a ladder or grid. */
  readonly answerSets: readonly Answers[];
  /** The cases file with nothing else in it. */
  readonly isolated: Cases;
}

/** Cases first, then ladders, each in the order of the file. */
export function singleCases(cases: Cases): readonly SingleCase[] {
  const start = startOf(cases);
  const empty = {...cases, cases: [], ladders: []};
  return [
    ...cases.cases.map((item): SingleCase => {
      const {answers, ...on} = start(item);
      return {
        kind: 'case',
        name: item.name,
        line: lineOf(item.place),
        answers,
        ...on,
        notReviewed: item.unreviewed !== undefined,
        answerSets: [answers],
        isolated: {...empty, cases: [item]},
      };
    }),
    ...cases.ladders.map((ladder): SingleCase => {
      const {vary, read, place} = ladder;
      return {
        kind: 'ladder',
        name: `${vary.map(({name}) => name).join(', ')} → ${read.name}`,
        line: lineOf(place),
        ...start(ladder),
        notReviewed: false,
        answerSets: stepsOf(ladder, start).map(({answers}) => answers),
        isolated: {...empty, ladders: [ladder]},
      };
    }),
  ];
}

/** How a case fails, a sentence for each difference; none if it passes. */
function problemsOf({isolated}: SingleCase, calculator: Parameters<typeof runCases>[1]): readonly string[] {
  const problems: string[] = [];
  runCases(isolated, calculator, ({message}) => problems.push(message));
  return problems;
}

/** Each case with its current result. */
export function caseRuns(cases: Cases, calculator: CompiledCalculator): readonly CaseRun[] {
  return singleCases(cases).map((single) => {
    const {answerSets: _, isolated, ...summary} = single;
    const problems = problemsOf(single, calculator);
    const result = calculator.under(single.rules).calculate(single.answers, single.today);
    return {
      ...summary,
      passed: problems.length === 0,
      problems,
      expected: (isolated.cases[0]?.expect ?? []).map(({key, value}) => ({
        key,
        expected: valueText(expectedValue(value)),
        actual: result === null ? '' : valueText(result[key]),
      })),
    };
  });
}

function valueText(value: unknown): string {
  return typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
}

/** The line on which a place begins. */
export function lineOf({source, start}: Place): number {
  return positionAt(source, start).line;
}

/** By line, the indexes of the cases that evaluate it. */
export function runsByLine(
  {model, tree}: ValidDefinition,
  singles: readonly SingleCase[],
): CalculatorDetails['runsByLine'] {
  const linesOf = evaluatedLines({model, tree});
  const runs: Record<number, number[]> = {};
  for (const [index, {answerSets, today}] of singles.entries())
    for (const line of linesOf(answerSets.map((answers) => ({answers, today})))) (runs[line] ??= []).push(index);
  return runs;
}

/** The lines of a definition that some answers evaluate, in no order. */
export function evaluatedLines({
  model,
  tree,
}: Pick<ValidDefinition, 'model' | 'tree'>): (given: readonly DatedAnswers[]) => ReadonlySet<number> {
  const evaluatedPlaces = traceEvaluation(model);
  const linesOf = linesWithin(tree);
  return (given) => {
    const places = new Set(given.flatMap(({answers, today}) => [...evaluatedPlaces(answers, today)]));
    return new Set([...places].flatMap(linesOf));
  };
}

/**
 * Runs every case against every mutant of the rules.
 * @param tree of the definition
 * @param onProgress called after each mutant
 */
export function killedLines(
  model: Model,
  tree: MapNode,
  cases: Cases,
  onProgress: (done: number, all: number) => void,
): KilledLines {
  const singles = singleCases(cases);
  const linesOf = linesWithin(tree);
  const killed = new Map<number, {changes: number; runs: Set<number>}>();
  const mutants = mutantsOf(tree, model);
  for (const [index, mutant] of mutants.entries()) {
    onProgress(index, mutants.length);
    const failing = failingUnder(mutant, singles);
    if (failing === undefined) continue;
    for (const line of new Set(linesOf(mutant.place))) {
      const atLine = killed.get(line) ?? {changes: 0, runs: new Set<number>()};
      killed.set(line, atLine);
      atLine.changes++;
      for (const run of failing) atLine.runs.add(run);
    }
  }
  return Object.fromEntries(
    [...killed].map(([line, {changes, runs}]) => [
      line,
      {changes, runs: [...runs].toSorted((one, other) => one - other)},
    ]),
  );
}

/** The cases that fail for a mutant; if none do, its larger steps are tried. Undefined if the mutant does not compile. */
function failingUnder(
  {model, largerSteps = []}: Mutant,
  singles: readonly SingleCase[],
): readonly number[] | undefined {
  const changed = model();
  if (changed === undefined) return undefined;
  const calculation = calculationOf(changed);
  const failing = singles.flatMap((single, index) => (problemsOf(single, calculation).length > 0 ? [index] : []));
  const [next, ...rest] = largerSteps;
  if (failing.length > 0 || next === undefined) return failing;
  return failingUnder({...next, largerSteps: rest}, singles) ?? [];
}

/**
 * Returns the lines of a place and the lines of the keys that contain it, which count for everything below them. What is
 * in a shared file counts for the line that uses it.
 */
function linesWithin(tree: Node): (place: Place) => readonly number[] {
  const {source} = tree.place;
  return (place) => {
    const own = [place, ...keysAround(tree, place)].filter((around) => around.source === source);
    return own.flatMap(({start, end}) => {
      const [first, last] = [start, Math.max(start, end - 1)].map((offset) => positionAt(source, offset).line);
      return Array.from({length: last! - first! + 1}, (_, index) => first! + index);
    });
  };
}

/** The keys of all entries that contain a place. */
function keysAround(node: Node, place: Place): readonly Place[] {
  const entry = entriesOf(node).find(({value}) => contains(value, place));
  if (entry !== undefined) return [entry.keyPlace, ...keysAround(entry.value, place)];
  const item = itemsOf(node).find((each) => contains(each, place));
  return item === undefined ? [] : keysAround(item, place);
}
