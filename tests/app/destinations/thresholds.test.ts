// Does every region between thresholds get tried, as counting through all numbers finds them?
import fc from 'fast-check';
import {expect, it} from 'vitest';
import {lowestEnough, regionOf, regionStarts} from '../../../src/app/destinations/thresholds.ts';
import type {Question} from '../../../src/engine/program/module.ts';

const field = {id: 'pay', label: 'Pay', kind: 'number', unused: false} as const;
const cuts = fc.array(fc.record({at: fc.integer({min: 0, max: 400}).map((at) => at / 4), after: fc.boolean()}));

it('regions begin where a count through all numbers passes a threshold', () => {
  fc.assert(
    fc.property(cuts, fc.nat(20), (all, low) => {
      const question: Question = {id: 'pay', kind: 'number', cuts: all, joint: []};
      const regionAt = (number: number): string => regionOf({questions: [question]}, [field], {pay: String(number)});
      const numbers = Array.from({length: 120 - low}, (_, index) => low + 1 + index);
      const expected = numbers.filter((number) => regionAt(number) !== regionAt(number - 1));
      expect(regionStarts(low, 120, regionAt)).toEqual(expected);
    }),
  );
});

it('what is enough counts only as far down as every region is enough', () => {
  expect(lowestEnough([0, 10, 20, 30], (number) => number >= 20)).toBe(20);
  expect(lowestEnough([0, 10, 20, 30], (number) => number !== 20)).toBe(30);
  expect(lowestEnough([0, 10, 20, 30], (number) => number < 30)).toBeUndefined();
  expect(lowestEnough([0, 10], () => true)).toBe(0);
});
