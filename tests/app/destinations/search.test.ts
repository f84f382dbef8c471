// Are the smallest sets of answers tried first?
import {expect, it} from 'vitest';
import {combinations} from '../../../src/app/destinations/search.ts';

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
