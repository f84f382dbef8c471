/** A curve as samples: the outcome at chosen numbers, and on both sides of every jump. */
import type {Domain} from './domain.ts';
import {sameVerdict, type Outcome, type OutcomeAt} from './outcome.ts';

export interface Sample {
  readonly number: number;
  readonly outcome: Outcome;
}

/** So many numbers are each looked at; of more, evenly spaced ones. */
const MOST_WHOLE = 120;
const INTERVALS = 100;
/** A change by less than this share of the whole height is not seen. */
const SEEN = 0.005;

/** Whether every number of the domain has a sample, so that an outcome holds until the next. */
export function isComplete({from, to, step}: Domain): boolean {
  return step === 1 && to - from <= MOST_WHOLE;
}

/**
 * @param also further numbers to look at, within the domain
 * @returns ascending; numbers for which nothing is calculated are left out
 */
export function samplesOf(at: OutcomeAt, domain: Domain, also: readonly number[] = []): readonly Sample[] {
  const {from, to, step} = domain;
  const placeOf = (number: number): number => Math.round(number / step);
  // Steps are counted in whole numbers, so that no error of fractions adds up.
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

/** Looks at both sides of every jump between two places. */
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

/** How much the figure changes; without end where the verdict changes too. */
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
