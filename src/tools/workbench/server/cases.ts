/** The cases of a file one by one: what the rules give now, which lines of the definition each evaluates, and which changes it notices. */
import type {Diagnostic, Place} from '../../../engine/diagnostics/diagnostic.ts';
import {positionAt} from '../../../engine/diagnostics/source.ts';
import {runCases} from '../../../engine/project/cases.ts';
import {asAnswer, expectedValue, type Case, type Cases, type Ladder} from '../../../engine/definition/cases.ts';
import type {CalculatorModule} from '../../../engine/compiled/module.ts';
import {get, itemsOf, entriesOf, type Node, type MapNode} from '../../../engine/yaml/node.ts';
import type {AnswerSet} from '../../analysis/answerSets.ts';
import type {CaseRun, Bench, KilledLines} from '../data.ts';
import type {Model} from '../../../engine/model.ts';
import {traceEvaluation} from '../../analysis/evaluated.ts';
import {calculationOf} from '../../analysis/mutate/difference.ts';
import type {Mutant} from '../../analysis/mutate/mutant.ts';
import {mutantsOf} from '../../analysis/mutate/mutants.ts';
import type {Sound} from './library.ts';

/** A case or a ladder by itself. */
export interface Single {
  readonly kind: CaseRun['kind'];
  readonly name: string;
  readonly line: number;
  readonly answers: AnswerSet;
  readonly today: string;
  /** All answers that are calculated: of a ladder those of each step. */
  readonly answerSets: readonly AnswerSet[];
  /** The cases file with nothing else in it. */
  readonly alone: Cases;
}

/** Cases first, then ladders, each in the order of the file. */
export function singlesOf(cases: Cases): readonly Single[] {
  const people = new Map(cases.people.map(({name, answers}) => [name, answersOf(answers)]));
  const given = (person: {readonly name: string} | undefined): AnswerSet => people.get(person?.name ?? '') ?? {};
  const none = {...cases, cases: [], ladders: []};
  const ofCase = (each: Case): Single => {
    const answers = {...given(each.given), ...answersOf(each.but)};
    return {
      kind: 'case',
      name: each.name,
      line: lineOf(each.place),
      answers,
      today: each.today?.day ?? cases.today.day,
      answerSets: [answers],
      alone: {...none, cases: [each]},
    };
  };
  const ofLadder = (ladder: Ladder): Single => {
    const {vary, read, rows} = ladder;
    const answers = given(ladder.given);
    return {
      kind: 'ladder',
      name: `${vary.name} → ${read.name}`,
      line: lineOf(ladder.place),
      answers,
      today: cases.today.day,
      answerSets: rows.flatMap(({key}) =>
        key.split('|').map((option) => ({...answers, [vary.name]: asAnswer(option.trim())})),
      ),
      alone: {...none, ladders: [ladder]},
    };
  };
  return [...cases.cases.map(ofCase), ...cases.ladders.map(ofLadder)];
}

/** How a case fails, a sentence each; none where it passes. */
export function problemsOf(single: Single, calculator: Pick<CalculatorModule, 'evaluate'>): readonly string[] {
  const problems: Diagnostic[] = [];
  runCases(single.alone, calculator, (problem) => problems.push(problem));
  return problems.map(({message}) => message);
}

/** @param tree of the cases file */
export function runsOf(cases: Cases, tree: Node, calculator: CalculatorModule): readonly CaseRun[] {
  const items = [...itemsOf(get(tree, 'cases')), ...itemsOf(get(tree, 'ladders'))];
  return singlesOf(cases).map((single, index) => {
    const {kind, name, line, answers, today, alone} = single;
    const problems = problemsOf(single, calculator);
    const result = calculator.calculate(answers, today);
    return {
      kind,
      name,
      line,
      answers,
      today,
      passed: problems.length === 0,
      problems,
      expected: (alone.cases[0]?.expect ?? []).map(({key, value: expected}) => ({
        key,
        expected: shown(expectedValue(expected)),
        found: result === null ? '' : shown(result[key]),
      })),
      notReviewed: isNotReviewed(items[index]!),
    };
  });
}

/** Saved by a program, and nobody has named a source yet. */
function isNotReviewed(item: Node): boolean {
  return get(item, 'saved') !== undefined && get(item, 'from') === undefined;
}

/** The line on which a place begins. */
export function lineOf({source, start}: Place): number {
  return positionAt(source, start).line;
}

function answersOf(given: readonly {readonly input: string; readonly answer: string}[]): AnswerSet {
  return Object.fromEntries(given.map(({input, answer}) => [input, answer]));
}

function shown(value: unknown): string {
  return typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
}

/** By line, the places in the list of the cases that evaluate it. */
export function touchedLines(
  {model, tree}: Pick<Sound, 'model' | 'tree'>,
  singles: readonly Single[],
): Bench['touched'] {
  const evaluatedPlaces = traceEvaluation(model);
  const around = linesAround(tree);
  const touched: Record<number, number[]> = {};
  for (const [index, {answerSets, today}] of singles.entries()) {
    const places = new Set(answerSets.flatMap((answers) => [...evaluatedPlaces(answers, today)]));
    for (const line of new Set([...places].flatMap(around))) (touched[line] ??= []).push(index);
  }
  return touched;
}

/**
 * Tries each single change of the rules on each case.
 * @param tree of the definition
 */
export function killedLines(model: Model, tree: MapNode, cases: Cases): KilledLines {
  const singles = singlesOf(cases);
  const around = linesAround(tree);
  const found = new Map<number, {changes: number; runs: Set<number>}>();
  for (const mutant of mutantsOf(tree, model)) {
    const failing = failingUnder(mutant, singles);
    if (failing === undefined) continue;
    for (const line of new Set(around(mutant.place))) {
      const known = found.get(line) ?? {changes: 0, runs: new Set<number>()};
      found.set(line, known);
      known.changes++;
      for (const index of failing) known.runs.add(index);
    }
  }
  return Object.fromEntries(
    [...found].map(([line, {changes, runs}]) => [
      line,
      {changes, runs: [...runs].toSorted((one, other) => one - other)},
    ]),
  );
}

/** The cases that fail; where a figure changed by one step makes none fail, larger steps are tried. Undefined where the checks refuse the change. */
function failingUnder({model, largerSteps = []}: Mutant, singles: readonly Single[]): readonly number[] | undefined {
  const changed = model();
  if (changed === undefined) return undefined;
  const calculation = calculationOf(changed);
  const failing = singles.flatMap((single, index) => (problemsOf(single, calculation).length > 0 ? [index] : []));
  const [next, ...rest] = largerSteps;
  if (failing.length > 0 || next === undefined) return failing;
  return failingUnder({...next, largerSteps: rest}, singles) ?? [];
}

/** Returns the lines of a place and the lines of the keys around it, which count for everything below them. */
function linesAround(tree: Node): (place: Place) => readonly number[] {
  const text = tree.place.source.text;
  const starts = [0, ...[...text.matchAll(/\n/g)].map(({index}) => index + 1)];
  const lineAt = (offset: number): number => starts.findLastIndex((start) => start <= offset) + 1;
  return ({start, end}) => {
    const [first, last] = [lineAt(start), lineAt(Math.max(start, end - 1))];
    const own = Array.from({length: last - first + 1}, (_, index) => first + index);
    return [...own, ...openersOf(tree, start).map(lineAt)];
  };
}

/** The offsets of the keys of all entries around an offset. */
function openersOf(node: Node, offset: number): readonly number[] {
  const contains = ({place}: Node): boolean => place.start <= offset && offset < place.end;
  const entry = entriesOf(node).find(({value}) => contains(value));
  if (entry !== undefined) return [entry.keyPlace.start, ...openersOf(entry.value, offset)];
  const item = itemsOf(node).find(contains);
  return item === undefined ? [] : openersOf(item, offset);
}
