/**
 * Cuts that move with other numbers of the form: `used + planned <= 90`. Each number gets the values at which the cut lies for
 * the other numbers' values, and once more for the values found so, so that every corner of the regions is met.
 */
import type {JointCut} from '../../engine/compiled/changes.ts';

/** More values than these of one input are not tried. */
const MOST_VALUES = 400;

export interface Crossed {
  /** By input; ascending. */
  readonly numbers: ReadonlyMap<string, readonly number[]>;
  /** The inputs for which there were too many, or whose cut joins more than two numbers. */
  readonly incomplete: readonly string[];
}

/** @param whole the inputs without fractions */
export function crossed(
  numbers: ReadonlyMap<string, readonly number[]>,
  cuts: readonly JointCut[],
  whole: ReadonlySet<string>,
): Crossed {
  const incomplete = new Set(
    cuts.filter(({terms}) => Object.keys(terms).length > 2).flatMap(({terms}) => Object.keys(terms)),
  );
  let known = numbers;
  for (let round = 0; round < 2; round++) {
    const before = known;
    known = new Map(
      [...before].map(([name, own]) => {
        const found = cuts.flatMap((cut) => solutions(cut, name, before, whole.has(name)));
        const all = [...new Set([...own, ...found])].filter((value) => value >= 0);
        if (all.length > MOST_VALUES) incomplete.add(name);
        return [name, all.length > MOST_VALUES ? own : all.toSorted((one, other) => one - other)];
      }),
    );
  }
  return {numbers: known, incomplete: [...incomplete]};
}

/** Where the cut lies for each value of the other number, and a step to either side. */
function solutions(
  {constant, terms}: JointCut,
  name: string,
  numbers: ReadonlyMap<string, readonly number[]>,
  whole: boolean,
): readonly number[] {
  const coefficient = terms[name];
  const others = Object.entries(terms).filter(([other]) => other !== name);
  if (coefficient === undefined || others.length !== 1) return [];
  const [[other, factor]] = others as [[string, number]];
  return [0, ...(numbers.get(other) ?? [])].flatMap((value) => {
    const at = -(constant + factor * value) / coefficient;
    return whole ? [Math.floor(at) - 1, Math.floor(at), Math.ceil(at), Math.ceil(at) + 1] : [at - 1, at, at + 1];
  });
}
