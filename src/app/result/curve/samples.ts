/** Sampling of a curve: the range of numbers, the outcomes along it, and the exact place of every jump. */
import type {NumberField} from '../../../engine/inputs/number.ts';
import {type CardBlock, headlinesIn, type Mark, type Tone, verdictIn} from '../../../engine/compiled/card.ts';
import type {CalculatorModule} from '../../../engine/compiled/module.ts';
import type {Answers} from '../../../engine/runtime/answers.ts';
import type {CalendarDay} from '../../../engine/runtime/calendar.ts';

export interface Sample {
  readonly number: number;
  readonly outcome: Outcome;
}

/** Up to this many whole numbers are all sampled; a larger range gets INTERVALS + 1 evenly spaced samples. */
const MOST_WHOLE = 120;
const INTERVALS = 100;
/** A change by less than this share of the curve's height is invisible. */
const SEEN = 0.005;
/** The step of fields that accept fractions and define no step. */
const FINEST_STEP = 0.01;
/** The end of the domain if the field is blank and no number changes the outcome. */
const USUAL_END = {amount: 50_000, count: 10};
/** 1, 2, 5, 10, … up to a thousand million. */
const PROBES = Array.from({length: 28}, (_, index) => [1, 2, 5][index % 3]! * 10 ** Math.floor(index / 3));

/** Whether every number of the domain has a sample. */
export function isComplete({from, to, step}: Domain): boolean {
  return step === 1 && to - from <= MOST_WHOLE;
}

/**
 * @param also further numbers to sample, within the domain
 * @returns ascending; numbers for which nothing is calculated are left out
 */
export function samplesOf(at: OutcomeAt, domain: Domain, also: readonly number[] = []): readonly Sample[] {
  const {from, to, step} = domain;
  const placeOf = (number: number): number => Math.round(number / step);
  // Integer step counts, so that rounding errors do not add up.
  const numberAt = (place: number): number => Number((place * step).toFixed(6));
  const known = new Map<number, Sample | null>();
  const sampleAt = (place: number): Sample | null => {
    let sample = known.get(place);
    if (sample === undefined) {
      const outcome = at(numberAt(place));
      sample = outcome && {number: numberAt(place), outcome};
      known.set(place, sample);
    }
    return sample;
  };

  const width = isComplete(domain) ? step : (to - from) / INTERVALS;
  const count = Math.round((to - from) / width);
  const places = [
    ...Array.from({length: count + 1}, (_, index) => placeOf(from + index * width)),
    ...also.map(placeOf),
  ];
  const first = [...new Set(places)].toSorted((one, other) => one - other);
  const values = first.map((place) => sampleAt(place)?.outcome.figure?.value ?? 0);
  const seen = SEEN * (Math.max(...values) - Math.min(...values));
  for (const [index, place] of first.slice(0, -1).entries()) lookBetween(place, first[index + 1]!, seen, sampleAt);
  return [...known.entries()].toSorted(([one], [other]) => one - other).flatMap(([, sample]) => sample ?? []);
}

type SampleAt = (place: number) => Sample | null;

/** Samples both sides of every jump between two positions, by bisection. */
function lookBetween(from: number, to: number, seen: number, sampleAt: SampleAt): void {
  if (to - from < 2) return;
  const change = (one: number, other: number): number => changeBetween(sampleAt(one), sampleAt(other));
  const middle = Math.floor((from + to) / 2);
  if (change(from, to) <= seen || isStraight(from, middle, to, seen, sampleAt)) return;
  let [low, high] = [from, to];
  while (high - low > 1) {
    const half = Math.floor((low + high) / 2);
    if (change(low, half) >= change(half, high)) high = half;
    else low = half;
  }
  if (change(low, high) <= seen) return;
  lookBetween(from, low, seen, sampleAt);
  lookBetween(high, to, seen, sampleAt);
}

/** How much the figure changes; Infinity if the verdict changes. */
function changeBetween(one: Sample | null, other: Sample | null): number {
  if (one === null || other === null) return one === other ? 0 : Infinity;
  if (!sameVerdict(one.outcome, other.outcome)) return Infinity;
  return Math.abs((other.outcome.figure?.value ?? 0) - (one.outcome.figure?.value ?? 0));
}

function isStraight(from: number, middle: number, to: number, seen: number, sampleAt: SampleAt): boolean {
  const samples = [from, middle, to].map(sampleAt);
  const [start, half, end] = samples.map((sample) => sample?.outcome.figure?.value);
  const isOneVerdict = samples.every((sample) => changeBetween(sample, samples[0]!) < Infinity);
  if (!isOneVerdict || start === undefined || half === undefined || end === undefined) return false;
  const expected = start + ((end - start) * (middle - from)) / (to - from);
  return Math.abs(half - expected) <= seen / 4;
}

/** The range of numbers that a curve covers. */
export interface Domain {
  readonly from: number;
  readonly to: number;
  /** Every answer is a multiple of it. */
  readonly step: number;
  /** Whether the field itself has these limits. */
  readonly bounded: {readonly below: boolean; readonly above: boolean};
}

/** @param current the visitor's number; null where nothing was filled in */
export function domainOf(input: NumberField, current: number | null, at: OutcomeAt): Domain {
  const step = input.step ?? (input.kind === 'integer' ? 1 : FINEST_STEP);
  // The calculation would replace 0 with `whenZero`.
  const least = input.whenZero === undefined ? 0 : step;
  const from = Math.min(input.min ?? least, current ?? Infinity);
  const to = input.max ?? endOf(input, current ?? 0, from, at);
  return {
    from,
    to: Math.max(to, current ?? 0, from + step),
    step,
    bounded: {below: input.min !== undefined, above: input.max !== undefined},
  };
}

/** A round number well above the last change of the outcome and above the visitor's number. */
function endOf(input: NumberField, current: number, from: number, at: OutcomeAt): number {
  const last = lastChange(
    PROBES.filter((probe) => probe > from),
    at,
  );
  if (last !== undefined) return roundUp(1.25 * Math.max(last, current));
  return current > 0 ? roundUp(1.5 * current) : isAmount(input) ? USUAL_END.amount : USUAL_END.count;
}

/** Roughly where the outcome changes for the last time; undefined if it never changes or never stops changing. */
function lastChange(probes: readonly number[], at: OutcomeAt): number | undefined {
  const outcomes = probes.map(at);
  const differ = (index: number): boolean => {
    const [one, other] = [outcomes[index], outcomes[index + 1]];
    return one !== null && other !== null && !sameOutcome(one!, other!);
  };
  const index = probes.slice(0, -1).findLastIndex((_, place) => differ(place));
  if (index < 0 || index === probes.length - 2) return undefined;
  let [low, high] = [probes[index]!, probes[index + 1]!];
  const last = outcomes[index + 1]!;
  // 2% is accurate enough for the end of an axis.
  while (high - low > high / 50) {
    const middle = (low + high) / 2;
    const outcome = at(middle);
    if (outcome !== null && sameOutcome(outcome, last)) high = middle;
    else low = middle;
  }
  return high;
}

/** Whether the field's unit is a currency. */
export function isAmount({unit = ''}: NumberField): boolean {
  return /^[A-Z]{3}$/.test(unit);
}

/** 1, 1.5, 2, 2.5, 3, 4, 5, 6 or 8 times a power of ten. */
function roundUp(number: number): number {
  const power = 10 ** Math.floor(Math.log10(number));
  return [1, 1.5, 2, 2.5, 3, 4, 5, 6, 8, 10].map((factor) => factor * power).find((round) => round >= number * 0.999)!;
}

/**
 * Round numbers within a range, for the ticks of an axis: 20, 30, 40, 50 for 18 to 55.
 * @param most the maximum count; usually at least half as many are returned
 */
export function roundNumbers(from: number, to: number, most: number): readonly number[] {
  const rough = (to - from) / most;
  if (!(rough > 0)) return [from];
  const power = 10 ** Math.floor(Math.log10(rough));
  const width = [1, 2, 2.5, 5, 10].map((factor) => factor * power).find((round) => round >= rough * 0.999)!;
  const first = Math.ceil(from / width - 1e-9);
  const last = Math.floor(to / width + 1e-9);
  return Array.from({length: last - first + 1}, (_, index) => Number(((first + index) * width).toPrecision(12)));
}

/** The verdict and the headline figure of a result. */
export interface Outcome {
  /** Missing if the card has no numeric figure. */
  readonly figure?: {
    readonly label: string;
    readonly value: number;
    readonly text: string;
    readonly marks: readonly Mark[];
  };
  /** Missing where the card has no verdict. */
  readonly verdict?: {readonly tone: Tone; readonly text: string};
}

/** The outcome for a number in one field, all other answers unchanged; null where a guard stops the calculation. */
export type OutcomeAt = (number: number) => Outcome | null;

/** @param id of the input whose answer is replaced */
export function outcomesOf(
  calculator: Pick<CalculatorModule, 'evaluate'>,
  answers: Answers,
  today: CalendarDay,
  id: string,
): OutcomeAt {
  return (number) => {
    const {result, card} = calculator.evaluate({...answers, [id]: String(number)}, today);
    return result === null ? null : outcomeOf(card());
  };
}

function outcomeOf(card: readonly CardBlock[]): Outcome {
  const verdict = verdictIn(card);
  const figure = headlinesIn(card).find(({value}) => value !== undefined);
  return {
    ...(figure && {
      figure: {label: figure.label ?? '', value: figure.value!, text: figure.text, marks: figure.marks ?? []},
    }),
    ...(verdict && {verdict}),
  };
}

export function sameVerdict(one: Outcome, other: Outcome): boolean {
  return one.verdict?.text === other.verdict?.text && one.verdict?.tone === other.verdict?.tone;
}

export function sameOutcome(one: Outcome, other: Outcome): boolean {
  return one.figure?.text === other.figure?.text && sameVerdict(one, other);
}
