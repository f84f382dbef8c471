/** Which cases fail when a line of the definition is changed: each single change of its rules is tried on each case. */
import type {MapNode} from '../../../engine/yaml/node.ts';
import type {Cases} from '../../../engine/definition/cases.ts';
import type {Model} from '../../../engine/model.ts';
import {versionOf} from '../../analysis/mutate/calculation.ts';
import type {Mutant} from '../../analysis/mutate/mutant.ts';
import {mutantsOf} from '../../analysis/mutate/mutants.ts';
import type {Noticed} from '../data.ts';
import {linesAround} from './lines.ts';
import {problemsOf, singlesOf, type Single} from './runs.ts';

/** @param tree the definition as it was read */
export function noticedLines(model: Model, tree: MapNode, cases: Cases): Noticed {
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

/** A figure that makes no difference one step on is tried further on. Undefined where the checks refuse the change. */
function failingUnder({model, further = []}: Mutant, singles: readonly Single[]): readonly number[] | undefined {
  const changed = model();
  if (changed === undefined) return undefined;
  const version = versionOf(changed);
  const failing = singles.flatMap((single, index) => (problemsOf(single, version).length > 0 ? [index] : []));
  const [next, ...rest] = further;
  if (failing.length > 0 || next === undefined) return failing;
  return failingUnder({...next, further: rest}, singles) ?? [];
}
