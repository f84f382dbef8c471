// Are percentages of elapsed time exact at the halves, and between 0 and 100?
import * as fc from 'fast-check';
import {expect, it} from 'vitest';
import {percentDone} from '../../../src/engine/runtime/progress.ts';

it.each([
  [69, 120, 58],
  [1, 200, 1],
  [29, 200, 15],
  [30, 135, 22],
  [2, 365, 1],
  [1, 365, 0],
  [0, 90, 0],
  [90, 90, 100],
  [400, 90, 100],
  [-5, 90, 0],
  [0, 0, 100],
  [5, 0, 100],
])('%d of %d days is %d%%', (part, whole, percent) => {
  expect(percentDone(part, whole)).toBe(percent);
});

it('is the nearest whole percent, rounding halves up', () => {
  fc.assert(
    fc.property(fc.nat(4_000_000), fc.integer({min: 1, max: 4_000_000}), (part, whole) => {
      const percent = percentDone(part, whole);
      expect(percent).toBe(part >= whole ? 100 : Number((200n * BigInt(part) + BigInt(whole)) / (2n * BigInt(whole))));
    }),
  );
});
