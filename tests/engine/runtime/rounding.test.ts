// Do numbers rounded to decimals, tens and hundreds match the result on paper, and what is said of them?
import {expect, it} from 'vitest';
import {ceilTo, floorTo, roundedPlace, roundTo} from '../../../src/engine/runtime/rounding.ts';

it.each([
  [1.005, 2, 1.01],
  [-2.025, 2, -2.03],
  [365 / 30, 1, 12.2],
  [2.5, 0, 3],
  [2.5, -1, 0],
  [1_250, -2, 1_300],
  [-1_250, -2, -1_300],
  [1.005, 2.5, 1.01],
  [1 / 3, 99, 0.333_333_333_3],
  [1e13 / 3, 2, 3_333_333_333_333.33],
  [-689_189.69, 10, -689_189.69],
  [-0, 2, 0],
  [Number.MAX_VALUE, 10, Number.MAX_VALUE],
  [Number.MAX_VALUE, -10, Number.MAX_VALUE],
])('%d rounded to %d decimals is %d', (value, digits, rounded) => {
  expect(roundTo(value, digits)).toBe(rounded);
});

it.each([
  [1.15, 2, 1.15, 1.15],
  [0.1 * 3, 1, 0.3, 0.3],
  [-0.04, 1, -0.1, 0],
  [1_200.01, -2, 1_200, 1_300],
  [-1, -3, -1_000, 0],
  [1e300, 10, 1e300, 1e300],
])('%d to %d decimals is %d rounded down, %d rounded up', (value, digits, below, above) => {
  expect(floorTo(value, digits)).toBe(below);
  expect(ceilTo(value, digits)).toBe(above);
});

it.each([
  [2, '2 decimals'],
  [1, '1 decimal'],
  [0, 'a whole number'],
  [-1, 'tens'],
  [-2, 'hundreds'],
  [-3, 'thousands'],
  [-5, 'hundreds of thousands'],
  [-10, 'tens of billions'],
])('%d decimals are said as %s', (digits, words) => expect(roundedPlace(digits)).toBe(words));
