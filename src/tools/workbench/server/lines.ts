/** What the cases say about each line of a definition: which of them evaluate it, and which fail when it is changed. */
import type {Place} from '../../../engine/diagnostics/diagnostic.ts';
import type {Cases} from '../../../engine/definition/cases.ts';
import type {Model} from '../../../engine/model.ts';
import {entriesOf, itemsOf, type MapNode, type Node} from '../../../engine/yaml/node.ts';
import {traceEvaluation} from '../../analysis/evaluated.ts';
import {versionOf} from '../../analysis/mutate/difference.ts';
import type {Mutant} from '../../analysis/mutate/mutant.ts';
import {mutantsOf} from '../../analysis/mutate/mutants.ts';
import type {Bench, KilledLines} from '../data.ts';
import type {Sound} from './library.ts';
import {problemsOf, type Single, singlesOf} from './runs.ts';

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
  const version = versionOf(changed);
  const failing = singles.flatMap((single, index) => (problemsOf(single, version).length > 0 ? [index] : []));
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
