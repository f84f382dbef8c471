// Is an amount in another currency or for another period understood, converted without lifting anybody over a threshold, and doubted
// only where it is far from all thresholds?
import {describe, expect, it} from 'vitest';
import type {NumberField} from '../../src/engine/language/inputs/number.ts';
import {parseNumber} from '../../src/engine/language/numbers/parseNumber.ts';
import {rates} from '../../src/app/content/exchange.ts';
import {otherAmountIn} from '../../src/app/fields/OtherAmount.tsx';
import {isDoubted} from '../../src/app/fields/period.ts';

const field = (unit: string, per?: 'year' | 'month'): NumberField =>
  ({id: 'salary', label: 'Salary', kind: 'number', unit, ...(per && {per})}) as NumberField;

describe('an amount in another currency or for another period', () => {
  it.each([
    ['1500 USD', field('EUR', 'month'), 'USD', 'month', 1395],
    ['$1,500', field('EUR', 'month'), 'USD', 'month', 1395],
    ['US$ 92k a year', field('EUR', 'year'), 'USD', 'year', 85_560],
    ['1500 a month', field('EUR', 'year'), 'EUR', 'month', 18_000],
    ['€1.500 / month', field('EUR', 'year'), 'EUR', 'month', 18_000],
    ['48,000 per year', field('EUR', 'month'), 'EUR', 'year', 4_000],
    ['1500 dollars a month', field('EUR', 'year'), 'USD', 'month', 16_740],
    ['₹12,00,000', field('GBP', 'year'), 'INR', 'year', 11_366],
    ['50.000 Kč', field('EUR', 'month'), 'CZK', 'month', 2_012],
    ['20 lakh rupees a year', field('AUD', 'year'), 'INR', 'year', 35_971],
    ['3000 francs', field('MYR'), 'CHF', undefined, 15_700],
    ['$1500', field('EUR', 'month'), 'USD', 'month', 1395],
    ['£2000', field('EUR', 'month'), 'GBP', 'month', 2354],
    ['2000 pounds', field('EUR', 'month'), 'GBP', 'month', 2354],
    ['¥300000', field('EUR', 'month'), 'JPY', 'month', 1765],
    ['CN¥3000', field('EUR', 'month'), 'CNY', 'month', 384],
    ['A$3000', field('EUR', 'month'), 'AUD', 'month', 1860],
    ['C$3000', field('EUR', 'month'), 'CAD', 'month', 2036],
    ['S$3000', field('EUR', 'month'), 'SGD', 'month', 2066],
    ['HK$3000', field('EUR', 'month'), 'HKD', 'month', 357],
    ['NZ$3000', field('EUR', 'month'), 'NZD', 'month', 1701],
    ['R$3000', field('EUR', 'month'), 'BRL', 'month', 511],
    ['3000 kr', field('EUR', 'month'), 'SEK', 'month', 265],
    ['3000 pesos', field('EUR', 'month'), 'MXN', 'month', 153],
  ])('reads %s', (typed, asked, unit, per, amount) => {
    expect(parseNumber(typed, asked).readings).toEqual([]);
    expect(otherAmountIn(asked, typed)).toMatchObject({unit, per, amount});
  });

  it('leaves the sign of a field its own', () => {
    for (const [typed, unit] of [
      ['$1500', 'CAD'],
      ['¥3000', 'CNY'],
      ['3000 kr', 'NOK'],
    ] as const)
      expect(parseNumber(typed, field(unit, 'month')).readings, typed).toHaveLength(1);
  });

  it.each([
    ['a lot', field('EUR', 'year')],
    ['1500 apples', field('EUR', 'year')],
    ['1500 a week', field('EUR', 'year')],
    ['1500 USD', field('years')],
    ['USD', field('EUR', 'month')],
    ['-5', field('SEK', 'month')],
    ['-5 USD', field('SEK', 'month')],
    ['1500 a month', field('EUR')],
  ])('does not read %s', (typed, asked) => {
    expect(otherAmountIn(asked, typed)).toBeUndefined();
  });

  it('never lifts anybody over a threshold', () => {
    for (const [from, fromRate] of Object.entries(rates))
      for (const [to, toRate] of Object.entries(rates)) {
        if (from === to) continue;
        const found = otherAmountIn(field(to, 'month'), `12345.67 ${from}`);
        expect(found?.amount, `${from} in ${to}`).toBeLessThanOrEqual((12_345.67 / fromRate) * toRate + 1e-6);
      }
  });
});

describe('an amount that may be for the other period', () => {
  const question = {
    id: 'salary',
    kind: 'number',
    cuts: [0, 3_381, 4_612].map((at) => ({at, after: false})),
    joint: [],
  } as const;
  it.each([
    [46_119.99, 'month', false],
    [46_120, 'month', true],
    [338.1, 'year', true],
    [339, 'year', false],
    [0, 'year', false],
  ] as const)('of %d a %s: %s', (amount, per, isInDoubt) => {
    expect(isDoubted(amount, per, question)).toBe(isInDoubt);
  });

  it('is taken as it is where no threshold is known', () => {
    expect(isDoubted(1e9, 'month', undefined)).toBe(false);
    expect(isDoubted(1e9, 'month', {...question, cuts: []})).toBe(false);
  });
});
