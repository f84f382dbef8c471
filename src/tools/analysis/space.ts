/**
 * All answer sets that the rules of a definition can tell apart: for each input that a rule reads the answers that stand for its
 * regions, and the product of these. Two versions of a definition share one space, cut finely enough for both.
 */
import type {Model} from '../../engine/model.ts';
import {referencesOfModel} from '../../engine/references.ts';
import {cutsOf} from '../../engine/regions/cuts.ts';
import {daysOfChange} from '../../engine/emit/daysOfChange.ts';
import type {Input} from '../../engine/definition/input.ts';
import {addDays, type CalendarDay} from '../../engine/runtime/calendar.ts';
import {crossed} from './jointCuts.ts';
import {inputCompilers} from '../../engine/inputs/index.ts';
import {numbersAround} from './representatives.ts';

export interface Space {
  /** The days on which it is calculated: one for each period of the dated values. */
  readonly days: readonly CalendarDay[];
  readonly axes: readonly Axis[];
  /** How many answer sets there are, on all days together. */
  readonly size: number;
  /** Inputs whose regions are not all known, so that nothing is proven of them. */
  readonly incomplete: readonly string[];
}

export interface Axis {
  readonly input: string;
  /** By day, in the order of `days`; as a form would hold them, the plainest first. */
  readonly answers: readonly (readonly string[])[];
}

/**
 * The space of one definition, or of two versions of it.
 * @param days the days to look at; by default one for each period of the dated values
 */
export function spaceOf(models: readonly Model[], days: readonly CalendarDay[] = daysOf(models)): Space {
  const inputs = inputsRead(models);
  const measured = [...inputs.keys()].filter((name) =>
    inputs.get(name)!.every(({type}) => inputCompilers[type].scale !== undefined),
  );
  const cuts = models.map((model) => cutsOf(model));
  const whole = new Set(
    measured.filter((name) => inputs.get(name)!.every(({type}) => inputCompilers[type].scale === 'whole')),
  );
  const numbers = new Map(
    measured.map((name) => [
      name,
      numbersAround(
        cuts.flatMap((each) => each.get(name)?.cuts ?? []),
        whole.has(name),
      ),
    ]),
  );
  const joint = cuts.flatMap((each) => [...each.values()].flatMap((one) => one.joint));
  const found = crossed(numbers, joint, whole);
  const axes = [...inputs].map(([input, versions]): Axis => {
    return {input, answers: days.map((day) => answersOf(versions, found.numbers.get(input) ?? [], day))};
  });
  const unknown = cuts.flatMap((each) => [...each].filter(([, {complete}]) => !complete).map(([name]) => name));
  const sizes = days.map((_, day) => axes.reduce((product, {answers}) => product * answers[day]!.length, 1));
  return {
    days,
    axes,
    size: sizes.reduce((sum, size) => sum + size, 0),
    incomplete: [...new Set([...unknown, ...found.incomplete])].filter((name) => inputs.has(name)),
  };
}

/** The inputs that a rule of any version reads, each as the versions know it. */
function inputsRead(models: readonly Model[]): ReadonlyMap<string, readonly Input[]> {
  const read = new Map<string, Input[]>();
  for (const model of models) {
    const {rules} = referencesOfModel(model);
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
  const data = `${models.at(-1)!.definition.page.dataAsOf}-01`;
  const first = changes[0] === undefined || data < changes[0] ? data : addDays(changes[0], -1)!;
  return [first, ...changes];
}
