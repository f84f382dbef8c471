/**
 * All answer sets that the rules of a definition can tell apart: the product of one answer for each region of each input that a
 * rule reads. Two versions of a definition share one space, cut finely enough for both.
 */
import type {Model} from '../../engine/model.ts';
import {modelReferences} from '../../engine/references.ts';
import {cutsOf} from '../../engine/regions/cuts.ts';
import {daysOfChange} from '../../engine/emit/page.ts';
import type {Input} from '../../engine/definition/input.ts';
import {addDays, type CalendarDay} from '../../engine/runtime/calendar.ts';
import {inputCompilers} from '../../engine/inputs/index.ts';
import type {Cut, JointCut} from '../../engine/compiled/module.ts';

export interface Space {
  /** The days on which it is calculated: one for each period of the dated values. */
  readonly days: readonly CalendarDay[];
  readonly axes: readonly Axis[];
  /** The number of answer sets, summed over all days. */
  readonly size: number;
  /** Inputs whose regions are not all known, so that nothing is proven about them. */
  readonly incomplete: readonly string[];
}

interface Axis {
  readonly input: string;
  /** By day, in the order of `days`; as a form would hold them, the simplest first. */
  readonly answers: readonly (readonly string[])[];
}

/**
 * The space of one definition, or of two versions of it.
 * @param days the days to include; by default one for each period of the dated values
 */
export function answerSpace(models: readonly Model[], days: readonly CalendarDay[] = daysOf(models)): Space {
  const inputs = inputsRead(models);
  const cuts = models.map((model) => cutsOf(model));
  const inputsOnScale = (...scales: readonly string[]): readonly string[] =>
    [...inputs.keys()].filter((name) =>
      inputs.get(name)!.every(({type}) => scales.includes(inputCompilers[type].scale ?? '')),
    );
  const wholeNumbers = new Set(inputsOnScale('whole'));
  const numbers = new Map(
    inputsOnScale('whole', 'real').map((name) => {
      const cutsOfInput = cuts.flatMap((byInput) => byInput.get(name)?.cuts ?? []);
      return [name, numbersAround(cutsOfInput, wholeNumbers.has(name))];
    }),
  );
  const jointCuts = cuts.flatMap((byInput) => [...byInput.values()].flatMap(({joint}) => joint));
  const extended = withJointCuts(numbers, jointCuts, wholeNumbers);
  const axes = [...inputs].map(([input, versions]): Axis => ({
    input,
    answers: days.map((day) => answersOf(versions, extended.numbers.get(input) ?? [], day)),
  }));
  const unknown = cuts.flatMap((byInput) => [...byInput].filter(([, {complete}]) => !complete).map(([name]) => name));
  const sizes = days.map((_, day) => axes.reduce((product, {answers}) => product * answers[day]!.length, 1));
  return {
    days,
    axes,
    size: sizes.reduce((sum, size) => sum + size, 0),
    incomplete: [...new Set([...unknown, ...extended.incomplete])].filter((name) => inputs.has(name)),
  };
}

/** The inputs that a rule of any version reads, each with its declarations in all versions. */
function inputsRead(models: readonly Model[]): ReadonlyMap<string, readonly Input[]> {
  const read = new Map<string, Input[]>();
  for (const model of models) {
    const {rules} = modelReferences(model);
    for (const input of model.definition.inputs)
      if (rules.has(input.name)) read.set(input.name, [...(read.get(input.name) ?? []), input]);
  }
  return read;
}

function answersOf(versions: readonly Input[], numbers: readonly number[], day: CalendarDay): readonly string[] {
  return [...new Set(versions.flatMap((input) => inputCompilers[input.type].candidates(input, numbers, day)))];
}

/** The first day of the data, and the days on which a figure changes later. */
function daysOf(models: readonly Model[]): readonly CalendarDay[] {
  const changes = [...new Set(models.flatMap(daysOfChange))].toSorted();
  const dataDay = `${models.at(-1)!.definition.dataAsOf}-01`;
  const first = changes[0] === undefined || dataDay < changes[0] ? dataDay : addDays(changes[0], -1)!;
  return [first, ...changes];
}

/** Represents all numbers above 0 where no rule has a threshold. */
const ANY_NUMBER = 1_000;

/** Numbers on both sides of each cut, and one beyond the last cut; ascending, none below 0. */
export function numbersAround(cuts: readonly Cut[], whole: boolean): readonly number[] {
  const edges = [...new Set(cuts.map(({at}) => at))].toSorted((one, other) => one - other);
  const sides = edges.flatMap((at, index) => {
    const [previous = 0, next = at * 2 + 2] = [edges[index - 1], edges[index + 1]];
    if (whole) return [at - 1, at];
    const cutsHere = cuts.filter((cut) => cut.at === at);
    const below = cutsHere.some(({after}) => !after) ? [at - smallStep(at - previous)] : [];
    const above = cutsHere.some(({after}) => after) ? [at + smallStep(next - at)] : [];
    return [...below, at, ...above];
  });
  const beyond = edges.length === 0 ? ANY_NUMBER : Math.ceil(edges.at(-1)!) * 2 + 1;
  return [...new Set([...sides, beyond])].filter((number) => number >= 0).toSorted((one, other) => one - other);
}

/** A small step that stays between two cuts. */
function smallStep(gap: number): number {
  return gap > 1 ? 1 : gap / 2;
}

/** An input that would have more values than this gets none from joint cuts. */
const MAX_VALUES = 400;

interface ExtendedNumbers {
  /** By input; ascending. */
  readonly numbers: ReadonlyMap<string, readonly number[]>;
  /** Inputs with too many values, or with a cut that joins more than two inputs. */
  readonly incomplete: readonly string[];
}

/**
 * Adds, for each value of an input, the values of the other input at which a joint cut such as `used + planned <= 90` lies. A
 * second round does the same for the added values, so that every corner of the regions is included.
 * @param wholeNumbers the inputs without fractions
 */
export function withJointCuts(
  numbers: ReadonlyMap<string, readonly number[]>,
  cuts: readonly JointCut[],
  wholeNumbers: ReadonlySet<string>,
): ExtendedNumbers {
  const incomplete = new Set(
    cuts.filter(({terms}) => Object.keys(terms).length > 2).flatMap(({terms}) => Object.keys(terms)),
  );
  const extend = (current: typeof numbers): typeof numbers =>
    new Map(
      [...current].map(([name, values]) => {
        const onCuts = cuts.flatMap((cut) => solutions(cut, name, current, wholeNumbers.has(name)));
        const all = [...new Set([...values, ...onCuts])].filter((value) => value >= 0);
        if (all.length <= MAX_VALUES) return [name, all.toSorted((one, other) => one - other)];
        incomplete.add(name);
        return [name, values];
      }),
    );
  return {numbers: extend(extend(numbers)), incomplete: [...incomplete]};
}

/** Where the cut lies for each value of the other input, and a step to either side. */
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
