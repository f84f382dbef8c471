/** Sampling of a curve: the range of numbers, the outcomes along it, and the exact position of every jump. */
import type {NumberField} from '../../../engine/inputs/number.ts';
import {type CardBlock, headlinesIn, type Mark, type Tone, verdictIn} from '../../../engine/compiled/card.ts';
import type {CalculatorModule} from '../../../engine/compiled/module.ts';
import type {Answers} from '../../../engine/runtime/answers.ts';
import type {CalendarDay} from '../../../engine/runtime/calendar.ts';
import {isCurrency} from '../../../engine/runtime/formats.ts';

export interface Sample {
  readonly number: number;
  readonly outcome: SampledOutcome;
}

/** Up to this many whole numbers are all sampled; a larger range gets INTERVALS + 1 evenly spaced samples. */
const MAX_WHOLE_NUMBERS = 120;
const INTERVALS = 100;
/** A smaller change, as a fraction of the curve's height, is invisible. */
const MIN_VISIBLE_CHANGE = 0.005;
/** The step of fields that accept fractions and define no step. */
const FINEST_STEP = 0.01;
/** The end of the domain if the field is blank and no number changes the outcome. */
const DEFAULT_END = {amount: 50_000, count: 10};
/** 1, 2, 5, 10, … up to 1 billion. */
const PROBES = Array.from({length: 28}, (_, index) => [1, 2, 5][index % 3]! * 10 ** Math.floor(index / 3));

/** Whether every number of the domain has a sample. */
export function isComplete({from, to, step}: Domain): boolean {
  return step === 1 && to - from <= MAX_WHOLE_NUMBERS;
}

/**
 * @param extra additional numbers to sample, within the domain
 * @returns ascending; numbers for which nothing is calculated are left out
 */
export function samplesOf(outcomeAt: OutcomeAt, domain: Domain, extra: readonly number[] = []): readonly Sample[] {
  const {from, to, step} = domain;
  const positionOf = (number: number): number => Math.round(number / step);
  // Integer step counts, so that rounding errors do not add up.
  const numberAt = (position: number): number => Number((position * step).toFixed(6));
  const samples = new Map<number, Sample | null>();
  const sampleAt = (position: number): Sample | null => {
    let sample = samples.get(position);
    if (sample === undefined) {
      const outcome = outcomeAt(numberAt(position));
      sample = outcome && {number: numberAt(position), outcome};
      samples.set(position, sample);
    }
    return sample;
  };

  const width = isComplete(domain) ? step : (to - from) / INTERVALS;
  const count = Math.round((to - from) / width);
  const positions = [
    ...Array.from({length: count + 1}, (_, index) => positionOf(from + index * width)),
    ...extra.map(positionOf),
  ];
  const initial = [...new Set(positions)].toSorted((a, b) => a - b);
  const values = initial.map((position) => sampleAt(position)?.outcome.figure?.value ?? 0);
  const tolerance = MIN_VISIBLE_CHANGE * (Math.max(...values) - Math.min(...values));
  for (const [index, position] of initial.slice(0, -1).entries())
    refineBetween(position, initial[index + 1]!, tolerance, sampleAt);
  return [...samples.entries()].toSorted(([a], [b]) => a - b).flatMap(([, sample]) => sample ?? []);
}

type SampleAt = (position: number) => Sample | null;

/** Samples both sides of every jump between two positions, by bisection. */
function refineBetween(from: number, to: number, tolerance: number, sampleAt: SampleAt): void {
  if (to - from < 2) return;
  const change = (a: number, b: number): number => changeBetween(sampleAt(a), sampleAt(b));
  const middle = Math.floor((from + to) / 2);
  if (change(from, to) <= tolerance || isStraight(from, middle, to, tolerance, sampleAt)) return;
  let [low, high] = [from, to];
  while (high - low > 1) {
    const half = Math.floor((low + high) / 2);
    if (change(low, half) >= change(half, high)) high = half;
    else low = half;
  }
  if (change(low, high) <= tolerance) return;
  refineBetween(from, low, tolerance, sampleAt);
  refineBetween(high, to, tolerance, sampleAt);
}

/** How much the figure changes; Infinity if the verdict changes. */
function changeBetween(a: Sample | null, b: Sample | null): number {
  if (a === null || b === null) return a === b ? 0 : Infinity;
  if (!sameVerdict(a.outcome, b.outcome)) return Infinity;
  return Math.abs((b.outcome.figure?.value ?? 0) - (a.outcome.figure?.value ?? 0));
}

function isStraight(from: number, middle: number, to: number, tolerance: number, sampleAt: SampleAt): boolean {
  const samples = [from, middle, to].map(sampleAt);
  const [start, half, end] = samples.map((sample) => sample?.outcome.figure?.value);
  const hasOneVerdict = samples.every((sample) => changeBetween(sample, samples[0]!) < Infinity);
  if (!hasOneVerdict || start === undefined || half === undefined || end === undefined) return false;
  const expected = start + ((end - start) * (middle - from)) / (to - from);
  return Math.abs(half - expected) <= tolerance / 4;
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

/** @param current the visitor's number; null if the field is blank */
export function domainOf(input: NumberField, current: number | null, outcomeAt: OutcomeAt): Domain {
  const step = input.step ?? (input.kind === 'integer' ? 1 : FINEST_STEP);
  // The calculation would replace 0 with `whenZero`.
  const lowest = input.whenZero === undefined ? 0 : step;
  const from = Math.min(input.min ?? lowest, current ?? Infinity);
  const to = input.max ?? endOf(input, current ?? 0, from, outcomeAt);
  return {
    from,
    to: Math.max(to, current ?? 0, from + step),
    step,
    bounded: {below: input.min !== undefined, above: input.max !== undefined},
  };
}

/** A round number well above the last change of the outcome and above the visitor's number. */
function endOf(input: NumberField, current: number, from: number, outcomeAt: OutcomeAt): number {
  const last = lastChange(
    PROBES.filter((probe) => probe > from),
    outcomeAt,
  );
  if (last !== undefined) return roundUp(1.25 * Math.max(last, current));
  return current > 0 ? roundUp(1.5 * current) : isAmount(input) ? DEFAULT_END.amount : DEFAULT_END.count;
}

/** Roughly where the outcome changes for the last time; undefined if it never changes or never stops changing. */
function lastChange(probes: readonly number[], outcomeAt: OutcomeAt): number | undefined {
  const outcomes = probes.map(outcomeAt);
  const differ = (index: number): boolean => {
    const [a, b] = [outcomes[index], outcomes[index + 1]];
    return a !== null && b !== null && !sameOutcome(a!, b!);
  };
  const index = probes.slice(0, -1).findLastIndex((_, probe) => differ(probe));
  if (index < 0 || index === probes.length - 2) return undefined;
  let [low, high] = [probes[index]!, probes[index + 1]!];
  const last = outcomes[index + 1]!;
  // 2% is accurate enough for the end of an axis.
  while (high - low > high / 50) {
    const middle = (low + high) / 2;
    const outcome = outcomeAt(middle);
    if (outcome !== null && sameOutcome(outcome, last)) high = middle;
    else low = middle;
  }
  return high;
}

/** Whether the field's unit is a currency. */
export function isAmount({unit}: NumberField): boolean {
  return isCurrency(unit);
}

/** 1, 1.5, 2, 2.5, 3, 4, 5, 6 or 8 times a power of ten. */
function roundUp(number: number): number {
  const power = 10 ** Math.floor(Math.log10(number));
  return [1, 1.5, 2, 2.5, 3, 4, 5, 6, 8, 10].map((factor) => factor * power).find((round) => round >= number * 0.999)!;
}

/**
 * Round numbers within a range, for the ticks of an axis: 20, 30, 40, 50 for 18 to 55.
 * @param maxCount usually at least half as many are returned
 */
export function roundNumbers(from: number, to: number, maxCount: number): readonly number[] {
  const minSpacing = (to - from) / maxCount;
  if (!(minSpacing > 0)) return [from];
  const power = 10 ** Math.floor(Math.log10(minSpacing));
  const width = [1, 2, 2.5, 5, 10].map((factor) => factor * power).find((round) => round >= minSpacing * 0.999)!;
  const first = Math.ceil(from / width - 1e-9);
  const last = Math.floor(to / width + 1e-9);
  return Array.from({length: last - first + 1}, (_, index) => Number(((first + index) * width).toPrecision(12)));
}

/** The verdict and the headline figure of a result. */
export interface SampledOutcome {
  /** Missing if the card has no numeric figure. */
  readonly figure?: {
    readonly label: string;
    readonly value: number;
    readonly text: string;
    readonly marks: readonly Mark[];
  };
  /** Missing if the card has no verdict. */
  readonly verdict?: {readonly tone: Tone; readonly text: string};
}

/** The outcome for a number in one field, all other answers unchanged; null if a guard stops the calculation. */
export type OutcomeAt = (number: number) => SampledOutcome | null;

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

function outcomeOf(card: readonly CardBlock[]): SampledOutcome {
  const verdict = verdictIn(card);
  const figure = headlinesIn(card).find(({value}) => value !== undefined);
  return {
    ...(figure && {
      figure: {label: figure.label ?? '', value: figure.value!, text: figure.text, marks: figure.marks ?? []},
    }),
    ...(verdict && {verdict}),
  };
}

export function sameVerdict(a: SampledOutcome, b: SampledOutcome): boolean {
  return a.verdict?.text === b.verdict?.text && a.verdict?.tone === b.verdict?.tone;
}

export function sameOutcome(a: SampledOutcome, b: SampledOutcome): boolean {
  return a.figure?.text === b.figure?.text && sameVerdict(a, b);
}
