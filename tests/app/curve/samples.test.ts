// Does a curve match the calculation at every sample, with samples on both sides of every threshold?
import {describe, expect, it} from 'vitest';
import {type Domain, firstPast, type OutcomeAt, samplesOf} from '../../../src/app/result/curve/samples.ts';
import {isExact, outcomeRangesOf} from '../../../src/app/result/curve/curve.ts';

const unbounded = {below: false, above: false};
const amounts: Domain = {from: 0, to: 60_000, step: 0.01, bounded: unbounded};
const ages: Domain = {from: 18, to: 55, step: 1, bounded: {below: true, above: true}};

/** A figure whose verdict changes at 60. */
function outcomes(valueOf: (number: number) => number): OutcomeAt {
  return (number) => {
    const value = valueOf(number);
    const tone = value >= 60 ? 'good' : 'bad';
    return {figure: {label: 'Total', value, text: String(value), marks: []}, verdict: {tone, text: tone}};
  };
}

describe('samples', () => {
  it('match the outcome at their numbers, ascending and within the domain', () => {
    const at = outcomes((number) => Math.sqrt(number) + (number > 43_800 ? 25 : 0));
    const samples = samplesOf(at, amounts, [43_800.01], [12_345.67]);
    for (const {number, outcome} of samples) expect(outcome, String(number)).toEqual(at(number));
    const numbers = samples.map(({number}) => number);
    expect(numbers).toEqual(numbers.toSorted((one, other) => one - other));
    expect(new Set(numbers).size).toBe(numbers.length);
    expect([numbers[0], numbers.at(-1)]).toEqual([0, 60_000]);
    expect(numbers).toEqual(expect.arrayContaining([12_345.67, 43_800, 43_800.01]));
  });

  it('include every whole number', () => {
    const at = outcomes(() => 1);
    expect(samplesOf(at, ages, []).map(({number}) => number)).toEqual(
      Array.from({length: 38}, (_, index) => 18 + index),
    );
  });

  it('omit numbers without a result', () => {
    const at: OutcomeAt = (number) => (number < 20 ? null : outcomes(() => 1)(number));
    expect(samplesOf(at, ages, [])[0]!.number).toBe(20);
  });

  it('lie on both sides of every threshold, however near they are', () => {
    const limits = [30_001, 30_002.5, 30_400];
    const at = outcomes((number) => limits.filter((each) => number >= each).length * 30);
    const stretches = outcomeRangesOf(samplesOf(at, amounts, [...limits, 70_000]));
    expect(stretches.map(({first}) => first)).toEqual([0, ...limits]);
    expect(isExact(stretches, amounts)).toBe(true);
  });

  it('do not make a slope exact', () => {
    const at = outcomes((number) => 100 + number);
    expect(isExact(outcomeRangesOf(samplesOf(at, amounts, [])), amounts)).toBe(false);
  });
});

describe('the first number past a threshold', () => {
  it.each([
    [{at: 43_800, after: false}, 0.01, 43_800],
    [{at: 43_800, after: true}, 0.01, 43_800.01],
    [{at: 1_234.565, after: false}, 0.01, 1_234.57],
    [{at: 36, after: false}, 1, 36],
    [{at: 36, after: true}, 1, 37],
    [{at: 0.1 + 0.2, after: false}, 0.1, 0.4],
    [{at: 0, after: true}, 0.01, 0.01],
  ])('%j, in steps of %d', (cut, step, first) => {
    expect(firstPast(cut, step)).toBe(first);
  });
});
