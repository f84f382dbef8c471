// Do rounding and division match the result on paper, and is it always a finite number?
import * as fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {divide, plus, rank, round} from '../../../src/engine/runtime/arithmetic.ts';

const finite = fc.double({noNaN: true, noDefaultInfinity: true});

describe('round', () => {
  it.each([
    [0.5, 0, 1],
    [1.5, 0, 2],
    [2.4, 0, 2],
    [-2.5, 0, -3],
    [-2.4, 0, -2],
    [-50.025, 2, -50.03],
    [-1.005, 2, -1.01],
    [-0.4, 0, 0],
    [-0.4, 0, 0],
    [-0, 0, 0],
    [1.005, 2, 1.01],
    [1.255, 2, 1.26],
    [8.345, 2, 8.35],
    [1.45, 1, 1.5],
    [365 / 30, 1, 12.2],
    [1e21, 2, 1e21],
  ])('of %d to %d decimals is %d', (value, digits, rounded) => {
    expect(round(value, digits)).toBe(rounded);
  });

  it('agrees with whole-number arithmetic for every amount in thousandths', () => {
    fc.assert(
      fc.property(fc.integer({min: -1e12, max: 1e12}), (thousandths) => {
        const hundredths = Math.sign(thousandths) * Math.floor((Math.abs(thousandths) + 5) / 10);
        expect(round(thousandths / 1000, 2)).toBe(hundredths / 100 + 0);
      }),
    );
  });

  it('changes a number by at most a half, and never gives -0', () => {
    fc.assert(
      fc.property(fc.double({min: -1e12, max: 1e12, noNaN: true}), (value) => {
        const rounded = round(value);
        expect(Number.isInteger(rounded)).toBe(true);
        expect(rounded).not.toBe(-0);
        expect(Math.abs(rounded - value)).toBeLessThanOrEqual(0.5 + Math.abs(value) * 1e-14);
      }),
    );
  });
});

describe('divide', () => {
  it.each([
    [1, 4, 0.25],
    [5, 0, 0],
    [0, 0, 0],
    [0, -5, 0],
    [5, -0, 0],
    [1e300, 1e-300, Number.MAX_VALUE],
    [-1e300, 1e-300, -Number.MAX_VALUE],
  ])('of %d by %d is %d', (part, whole, quotient) => {
    expect(divide(part, whole)).toBe(quotient);
  });

  it('is finite and never -0', () => {
    fc.assert(
      fc.property(finite, finite, (part, whole) => {
        const quotient = divide(part, whole);
        expect(quotient).toSatisfy(Number.isFinite);
        expect(quotient).not.toBe(-0);
      }),
    );
  });
});

describe('rank', () => {
  it("counts from 1, with 'not chosen' below every level", () => {
    const order = ['other', 'bachelors', 'masters'];
    expect(['', 'other', 'masters', 'Masters', '__proto__'].map((level) => rank(level, order))).toEqual([
      0, 1, 3, 0, 0,
    ]);
  });
});

it('adds numbers whose logarithm is rounded up to the next digit', () => {
  expect(plus(999_999_999_999_999.5, 0.25)).toBe(1e15);
});
