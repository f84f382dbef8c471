// Does a server's memory growth reveal a leak, without false alarms from single high samples?
import {expect, it} from 'vitest';
import {growthPerRequest} from '../../../scripts/bench/server/memoryGrowth.ts';

const samples = (...values: number[]) => values.map((bytes, index) => ({requests: index * 100, bytes}));

it('is the number of bytes that each request leaves behind', () => {
  expect(growthPerRequest(samples(1000, 1200, 1400, 1600))).toBe(2);
  expect(growthPerRequest(samples(1600, 1400, 1200))).toBe(-2);
});

it('is not affected by one outlier', () => {
  expect(growthPerRequest(samples(1000, 1000, 9000, 1000, 1000))).toBe(0);
  expect(growthPerRequest(samples(1000, 1200, 9000, 1600, 1800))).toBe(2);
});

it('is 0 if there is nothing to compare', () => {
  expect(growthPerRequest([])).toBe(0);
  expect(growthPerRequest(samples(1000))).toBe(0);
});
