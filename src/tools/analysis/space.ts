/**
 * All answer sets that the rules of a definition can tell apart: the product of some answers of each region of each input that a
 * rule reads. Two versions of a definition share one space, cut finely enough for both.
 */
import type {Model} from '../../engine/language/model.ts';
import {inputNamed, modelReferences} from '../../engine/language/references.ts';
import {today} from '../../engine/language/expression/scope.ts';
import type {TypedExpression} from '../../engine/language/typed.ts';
import type {Cut} from '../../engine/language/expression/cut.ts';
import {cutsOf} from '../../engine/reading/cuts.ts';
import {inputsThatFollowDay} from '../../engine/reading/followsDay.ts';
import {daysOfChange, endOfRules} from '../../engine/language/inForce.ts';
import type {Input} from '../../engine/language/definition/input.ts';
import {addDays, type CalendarDay} from '../../engine/runtime/calendar.ts';
import {grouped, list} from '../../engine/runtime/formats.ts';
import type {InputCompiler} from '../../engine/language/inputs/descriptor.ts';
import {inputCompilers} from '../../engine/language/inputs/index.ts';
import {namesIn} from '../../engine/language/walk.ts';
import {dependenceOf, inputsOfDifferences} from './dependence.ts';
import {fingerprintsOf} from './fingerprints.ts';
import {type Axis as NumberAxis, jointRepresentatives} from './representatives.ts';

export interface Space {
  /** The days on which it is calculated: one for each period of the dated values. */
  readonly days: readonly CalendarDay[];
  readonly axes: readonly Axis[];
  /** The number of answer sets, summed over all days. */
  readonly size: number;
  /**
   * Inputs of which not all regions are known, or not all values of a region agree, so that nothing is proven about them; `today` if that
   * is so of the day of the calculation.
   */
  readonly incomplete: readonly Incomplete[];
}

interface Axis {
  readonly input: string;
  /** By day, in the order of `days`; as a form would hold them, the simplest first. */
  readonly answers: readonly (readonly string[])[];
  /** Further answers by day, where no answers of a region represent the others: they are sampled. */
  readonly samples: readonly (readonly string[])[];
  /** Like `samples`, on any day, but too many to be combined with each other. */
  readonly scattered: readonly string[];
}

export interface Incomplete {
  readonly input: string;
  readonly reason: keyof typeof incompleteReasons;
}

/** '98,187,552', '4.2 billion' or 'about 10^30' */
export function sizeInWords({size}: Pick<Space, 'size'>): string {
  if (size < 1e9) return grouped(size);
  if (size >= 1e15) return `about 10^${Math.round(Math.log10(size))}`;
  return new Intl.NumberFormat('en', {notation: 'compact', compactDisplay: 'long'}).format(size);
}

/** Why visiting the whole space proves nothing about one input or several; {inputs} are their names. */
const incompleteReasons = {
  thresholds: 'the values of {inputs} at which the rules change are not all known',
  joint: 'thresholds of {inputs} depend on several other answers',
  figures:
    'what is calculated or shown from {inputs} is rounded, divided or formatted in another way, or follows the calendar',
  items: '{inputs} can have any number of items, and only few lists were tried',
  day: 'which of the days compared with {inputs} lie in the past changes from day to day, and not all days were tried',
  calendar:
    'what a rule makes of the day of the calculation itself changes from day to day, and not all days were tried',
  hidden:
    'figures differ by less than is shown for the answers that were tried, and perhaps by more for others to {inputs}',
} as const;

/**
 * "the values of 'age' and 'salary' at which the rules change are not all known"; a clause for each reason.
 * @param nameOf how an input is called
 */
export function describeIncomplete(
  incomplete: readonly Incomplete[],
  nameOf = (input: string): string => input,
): string {
  const reasons = [...new Set(incomplete.map(({reason}) => reason))];
  const inputsWith = (reason: Incomplete['reason']): string =>
    list(incomplete.filter((each) => each.reason === reason).map(({input}) => `'${nameOf(input)}'`));
  return reasons.map((reason) => incompleteReasons[reason].replace('{inputs}', () => inputsWith(reason))).join('; ');
}

/** What is not known of a claim that depends on these names; the day of the calculation may be part of anything. */
export function incompleteFor(
  read: ReadonlySet<string>,
  {incomplete}: Pick<Space, 'incomplete'>,
): readonly Incomplete[] {
  return incomplete.filter(({input}) => input === today || read.has(input));
}

/** How finely an axis must be covered. */
interface Detail {
  readonly count: number;
  /** Whether answers from all over the input's range are needed too. */
  readonly samples: boolean;
}

/** Two numbers of a region show on both sides of it what its conditions decide. */
const conditionsOnly: Detail = {count: 2, samples: false};

/**
 * The space in which every part of the definitions that any answers reach is reached.
 * @param days the days to include; by default one for each period of the dated values
 * @param further conditions besides the rules, on whose thresholds there are answers too
 * @param tested inputs whose answers are also sampled from all over their range, since laws about them cannot be proven
 */
export function answerSpace(
  models: readonly Model[],
  days: readonly CalendarDay[] = daysOf(models),
  further: readonly TypedExpression[] = [],
  tested: ReadonlySet<string> = new Set(),
): Space {
  const detailOf = (input: string): Detail => ({...conditionsOnly, samples: tested.has(input)});
  return buildSpace(models, days, detailOf, [], further);
}

/** The space in which two versions that give the same results and cards for every answer set give the same for all answers. */
export function comparisonSpace(before: Model, after: Model): Space {
  const models = [before, after];
  const [one, other] = fingerprintsOf(models).map((fingerprint, index) => dependenceOf(models[index]!, fingerprint));
  const degreeOf = (input: string): number => Math.max(one!.degrees.get(input) ?? 0, other!.degrees.get(input) ?? 0);
  const different = new Set([
    ...inputsOfDifferences(one!, other!),
    ...inputsWithOtherScale(before, after).filter((input) => degreeOf(input) > 0),
  ]);
  const detailOf = (input: string, whole: boolean): Detail => {
    const degree = degreeOf(input);
    if (degree === 0) return conditionsOnly;
    const count = degree === Infinity ? 4 : Math.max(degree + 1, whole ? 2 : 3);
    return {count, samples: different.has(input)};
  };
  const incomplete = [...different].map((input): Incomplete => ({
    input,
    reason: input === today ? 'calendar' : 'figures',
  }));
  return buildSpace(models, daysOf(models), detailOf, incomplete);
}

/** The space, for versions of which some figures differ, but for none of its answers by so much that it is shown. */
export function withHiddenDifferences(space: Space, models: readonly Model[]): Space {
  const hidden = space.axes.flatMap(({input}): readonly Incomplete[] => {
    const type = models.flatMap((model) => inputNamed(input, model) ?? [])[0]!.type;
    return inputCompilers[type].scale === undefined ? [] : [{input, reason: 'hidden'}];
  });
  return {...space, incomplete: [...space.incomplete, ...hidden]};
}

/** A fraction counts in one version and not in the other. */
function inputsWithOtherScale(before: Model, after: Model): readonly string[] {
  return before.definition.inputs.flatMap(({name, type}) => {
    const now = inputNamed(name, after);
    return now === undefined || inputCompilers[now.type].scale === inputCompilers[type].scale ? [] : [name];
  });
}

function buildSpace(
  models: readonly Model[],
  days: readonly CalendarDay[],
  detailOf: (input: string, whole: boolean) => Detail,
  incomplete: readonly Incomplete[],
  further: readonly TypedExpression[] = [],
): Space {
  const inputs = inputsRead(models, further);
  const scaleOf = (versions: readonly Input[]): InputCompiler['scale'] => {
    const scales = versions.flatMap(({type}) => inputCompilers[type].scale ?? []);
    if (scales.length === 0) return undefined;
    return scales.every((scale) => scale === 'whole') ? 'whole' : 'real';
  };
  // Without dates, the cuts are the same on all days.
  const isDated = [...inputs.values(), ...itemFieldsOf(inputs).values()]
    .flat()
    .some(({type}) => inputCompilers[type].range !== undefined);
  const byDay = (isDated ? days : days.slice(0, 1)).map((day) => {
    const cuts = models.map((model) => cutsOf(model, day, further));
    const numberAxes = new Map(
      [...inputs, ...itemFieldsOf(inputs)].flatMap(([name, versions]): readonly [string, NumberAxis][] => {
        const scale = scaleOf(versions);
        if (scale === undefined) return [];
        const ends = versions.flatMap(({type}) => endsOf(inputCompilers[type].range));
        const cutsOfInput = cuts.flatMap((byInput) => byInput.get(name)?.cuts ?? []);
        const whole = scale === 'whole';
        return [[name, {cuts: [...ends, ...cutsOfInput], whole, count: detailOf(name, whole).count}]];
      }),
    );
    const jointCuts = cuts.flatMap((byInput) => [...byInput.values()].flatMap(({joint}) => joint));
    const unknown = cuts.flatMap((byInput) => [...byInput].filter(([, {complete}]) => !complete).map(([name]) => name));
    return {...jointRepresentatives(numberAxes, jointCuts), unknown};
  });
  const unknown = new Set(byDay.flatMap((day) => day.unknown));
  const withJointCuts = new Set(byDay.flatMap((day) => [...day.incomplete]));
  const sampled = [...inputs].filter(
    ([input, versions]) =>
      detailOf(input, scaleOf(versions) === 'whole').samples || unknown.has(input) || withJointCuts.has(input),
  );
  const axes = [...inputs].map(([input, versions]): Axis => {
    const samples = sampled.some(([name]) => name === input);
    return {
      input,
      answers: days.map((day, index) => {
        const {numbers} = byDay[index] ?? byDay[0]!;
        return answersOf(versions, (name) => numbers.get(name) ?? [], day);
      }),
      samples: days.map((day, index) => {
        const near = (byDay[index] ?? byDay[0]!).numbers.get(input) ?? [];
        return samples ? [...samplesOf(versions, day), ...nearbyOf(near, versions)] : [];
      }),
      scattered: samples ? scatteredOf(versions, sampled.length === 1 ? SCATTERED_ALONE : SCATTERED) : [],
    };
  });
  const followsDay = models.map(inputsThatFollowDay);
  const lists = [...inputs]
    .filter(([, versions]) => versions.some(({type}) => inputCompilers[type].isList))
    .map(([input]) => input);
  const all: readonly Incomplete[] = [
    ...lists.map((input) => ({input, reason: 'items' as const})),
    ...(followsDay.includes('all') ? [{input: today, reason: 'calendar' as const}] : []),
    ...followsDay.flatMap((some) =>
      some === 'all' ? [] : [...some].map((input) => ({input, reason: 'day' as const})),
    ),
    ...[...unknown].map((input) => ({input, reason: 'thresholds' as const})),
    ...[...withJointCuts].map((input) => ({input, reason: 'joint' as const})),
    ...incomplete,
  ];
  return {
    days,
    axes,
    size: sizeOf({days, axes}),
    // One reason an input is enough.
    incomplete: [...new Map(all.toReversed().map((item) => [item.input, item])).values()].filter(
      ({input}) => input === today || inputs.has(input),
    ),
  };
}

/** How many answer sets there are, on all days. */
export const sizeOf = ({days, axes}: Pick<Space, 'days' | 'axes'>): number =>
  days.reduce((sum, _, day) => sum + axes.reduce((product, {answers}) => product * answers[day]!.length, 1), 0);

/** The fields of the items of lists, each with its declarations in all versions. */
function itemFieldsOf(inputs: ReadonlyMap<string, readonly Input[]>): ReadonlyMap<string, readonly Input[]> {
  const fields = [...inputs.values()].flat().flatMap(({each = []}) => each);
  return new Map(fields.map(({name}) => [name, fields.filter((field) => field.name === name)]));
}

/** Where the numbers of an input begin and end. */
function endsOf(range: readonly [low: number, high: number] | undefined): readonly Cut[] {
  return range === undefined ? [] : [range[0], range[1] + 1].map((at) => ({at, after: false}));
}

/** The inputs that a rule of any version or a further condition reads, each with its declarations in all versions. */
function inputsRead(
  models: readonly Model[],
  further: readonly TypedExpression[],
): ReadonlyMap<string, readonly Input[]> {
  const read = new Map<string, Input[]>();
  const names = new Set(further.flatMap(namesIn));
  for (const model of models) {
    const {rules} = modelReferences(model);
    for (const input of model.definition.inputs)
      if (rules.has(input.name) || names.has(input.name))
        read.set(input.name, [...(read.get(input.name) ?? []), input]);
  }
  return read;
}

function answersOf(
  versions: readonly Input[],
  numbers: (name: string) => readonly number[],
  day: CalendarDay,
): readonly string[] {
  return [...new Set(versions.flatMap((input) => inputCompilers[input.type].candidates(input, numbers, day)))];
}

function samplesOf(versions: readonly Input[], day: CalendarDay): readonly string[] {
  return [...new Set(versions.flatMap(({type}) => inputCompilers[type].samples?.(day) ?? []))];
}

/** Numbers on both sides of those at which something changes. */
function nearbyOf(numbers: readonly number[], versions: readonly Input[]): readonly string[] {
  const isWhole = versions.every(({type}) => inputCompilers[type].scale !== 'real');
  if (versions.some(({type}) => inputCompilers[type].scattered === undefined)) return [];
  const steps = isWhole ? [1, 2] : [0.01, 0.5, 1];
  const near = numbers.flatMap((number) => steps.flatMap((step) => [number - step, number + step]));
  return near.filter((number) => number >= 0).map((number) => String(Number(number.toFixed(2))));
}

/** How many scattered answers to a question are tried, with others and as the only one. */
const [SCATTERED, SCATTERED_ALONE] = [500, 20_000];

function scatteredOf(versions: readonly Input[], count: number): readonly string[] {
  return [...new Set(versions.flatMap(({type}) => inputCompilers[type].scattered?.(count) ?? []))];
}

/** The first day of the data, and the days on which a figure changes later. */
function daysOf(models: readonly Model[]): readonly CalendarDay[] {
  const days = [...new Set(models.flatMap(daysOfChange))].toSorted();
  const dataDay = `${models.at(-1)!.definition.dataAsOf}-01`;
  const first = days[0] === undefined || dataDay < days[0] ? dataDay : addDays(days[0], -1)!;
  // After their end, rules give no result: nothing to compare, unless another version goes on.
  const ends = models.map((model) => endOfRules(model));
  const changes = days.filter((day) => !ends.every((end) => end === day));
  return [first, ...changes];
}
