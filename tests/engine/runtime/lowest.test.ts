// Is the lowest number of which something is true found?
import fc from 'fast-check';
import {expect, it} from 'vitest';
import {lowest} from '../../../src/engine/runtime/lowest.ts';

it('the lowest number that is enough is the threshold', () => {
  fc.assert(
    fc.property(fc.integer({min: 1, max: 1_000_000}), fc.nat(1_000_000), (threshold, more) => {
      expect(lowest(1, threshold + more, (number) => number >= threshold)).toBe(threshold);
    }),
  );
});

it('the last number is taken at its word', () => {
  expect(lowest(1, 7, () => false)).toBe(7);
});
