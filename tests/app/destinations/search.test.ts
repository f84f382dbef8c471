// Do the searches find the smallest sets first, and the lowest number that is enough?
import fc from 'fast-check';
import {expect, it} from 'vitest';
import {lowestSufficient, combinations} from '../../../src/app/destinations/search.ts';

it('combinations are in order of size, each of them once', () => {
  const candidates = [
    {id: 'one', values: ['a', 'b']},
    {id: 'two', values: ['c']},
  ];
  expect([...combinations(candidates)]).toEqual([
    {one: 'a'},
    {one: 'b'},
    {two: 'c'},
    {one: 'a', two: 'c'},
    {one: 'b', two: 'c'},
  ]);
  expect([...combinations([])]).toEqual([]);
});

it('the lowest number that is enough is the threshold', () => {
  fc.assert(
    fc.property(fc.integer({min: 1, max: 1_000_000}), fc.nat(1_000_000), (threshold, more) => {
      expect(lowestSufficient(0, threshold + more, (number) => number >= threshold)).toBe(threshold);
    }),
  );
});
