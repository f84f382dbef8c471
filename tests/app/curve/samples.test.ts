// Does a curve match the calculation at every sample, with every jump at its exact number?
import {describe, expect, it} from 'vitest';
import {type Domain, type OutcomeAt, samplesOf} from '../../../src/app/result/curve/samples.ts';
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

const firsts = (at: OutcomeAt, domain: Domain): number[] =>
  outcomeRangesOf(samplesOf(at, domain)).map(({first}) => first);

describe('samples', () => {
  it('match the outcome at their numbers, ascending and within the domain', () => {
    const at = outcomes((number) => Math.sqrt(number) + (number > 43_800 ? 25 : 0));
    const samples = samplesOf(at, amounts, [12_345.67]);
    for (const {number, outcome} of samples) expect(outcome, String(number)).toEqual(at(number));
    const numbers = samples.map(({number}) => number);
    expect(numbers).toEqual(numbers.toSorted((one, other) => one - other));
    expect(new Set(numbers).size).toBe(numbers.length);
    expect([numbers[0], numbers.at(-1)]).toEqual([0, 60_000]);
    expect(numbers).toContain(12_345.67);
  });

  it('include every whole number', () => {
    expect(
      samplesOf(
        outcomes(() => 1),
        ages,
      ).map(({number}) => number),
    ).toEqual(Array.from({length: 38}, (_, index) => 18 + index));
  });

  it('omit numbers without a result', () => {
    const at: OutcomeAt = (number) => (number < 20 ? null : outcomes(() => 1)(number));
    expect(samplesOf(at, ages)[0]!.number).toBe(20);
  });
});

describe('jumps', () => {
  it('are at the first number of the new outcome', () => {
    expect(
      firsts(
        outcomes((number) => (number >= 43_800 ? 80 : number >= 12_000.5 ? 20 : 0)),
        amounts,
      ),
    ).toEqual([0, 12_000.5, 43_800]);
    expect(
      firsts(
        outcomes((number) => (number > 43_800 ? 80 : 20)),
        amounts,
      ),
    ).toEqual([0, 43_800.01]);
    expect(
      firsts(
        outcomes((number) => (number >= 36 ? 80 : 20)),
        ages,
      ),
    ).toEqual([18, 36]);
  });

  it('are all found, even several between two evenly spaced numbers', () => {
    const at = outcomes((number) => [30_001, 30_002.5, 30_400].filter((each) => number >= each).length * 30);
    const stretches = outcomeRangesOf(samplesOf(at, amounts));
    expect(stretches.map(({first}) => first)).toEqual([0, 30_001, 30_002.5, 30_400]);
    expect(isExact(stretches, amounts)).toBe(true);
  });

  it('of a verdict are found on a slope', () => {
    const samples = samplesOf(
      outcomes((number) => number / 500),
      amounts,
    );
    expect(samples.map(({number}) => number)).toEqual(expect.arrayContaining([29_999.99, 30_000]));
  });

  it('do not include a slope', () => {
    const slope = samplesOf(
      outcomes((number) => 100 + number),
      amounts,
    );
    // Evenly spaced numbers, and the midpoints between them.
    expect(slope).toHaveLength(201);
    expect(isExact(outcomeRangesOf(slope), amounts)).toBe(false);
  });
});
