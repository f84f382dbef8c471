// Are figures and dates formatted as the specification says?
import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {
  amount,
  calendarDay,
  grouped,
  indian,
  list,
  money,
  month,
  percent,
  plain,
  quantity,
} from '../../../src/engine/runtime/formats.ts';

describe('numbers', () => {
  it.each([
    [grouped, 43_800, '43,800'],
    [grouped, 0.1 + 0.2, '0.3'],
    [grouped, 1.8, '1.8'],
    [grouped, -26, '-26'],
    [grouped, -0, '0'],
    [grouped, -1e-12, '0'],
    [grouped, 1e12, '1,000,000,000,000'],
    [grouped, 0.0000000001, '0.0000000001'],
    [plain, 13_000, '13000'],
    [plain, 1.5, '1.5'],
    [plain, 1e15, '1000000000000000'],
    [plain, 0.000001, '0.000001'],
    [plain, -0, '0'],
    [money, 43_800, '43,800'],
    [money, 40_653.6, '40,653.60'],
    [money, 1.005, '1.01'],
    [money, 0.7 * 1.15, '0.81'],
    [money, 2.999, '3'],
    [money, -0.001, '0'],
    [indian, 162_500, '1,62,500'],
    [indian, 1_625_000, '16,25,000'],
    [indian, 500, '500'],
    [percent, 70, '70%'],
    [percent, 12.5, '12.5%'],
    [percent, -0, '0%'],
  ])('%o of %d is %s', (format, number, text) => {
    expect(format(number)).toBe(text);
  });
});

describe('money', () => {
  it.each([
    [1.005, '1.005'],
    [1.0005, '1.001'],
    [1.5, '1.50'],
    [2.9999, '3'],
  ])('of %d with three decimals is %s', (number, text) => {
    expect(money(number, 3)).toBe(text);
  });
});

describe('whole numbers', () => {
  it('are grouped as by Intl.NumberFormat', () => {
    const format = new Intl.NumberFormat('en');
    const numbers = fc.oneof(fc.nat(1_000_000), fc.maxSafeNat());
    fc.assert(fc.property(numbers, (number) => grouped(number) === format.format(number)));
  });
});

describe('amount', () => {
  it.each([
    [35_165, 'USD', '$35,165'],
    [40_653.6, 'EUR', '€40,653.60'],
    [0.7 * 1.15, 'USD', '$0.81'],
    [13_757, 'CAD', 'CA$13,757'],
    [12_000, 'QAR', 'QAR\u00a012,000'],
    [500_000, 'JPY', '¥500,000'],
    [999_999.99, 'CLP', 'CLP\u00a0999,999.99'],
    [1.234, 'KWD', 'KWD\u00a01.234'],
    [-5, 'USD', '-$5'],
    [-0, 'USD', '$0'],
  ])('%d %s is %s', (number, currency, text) => {
    expect(amount(number, currency)).toBe(text);
  });
});

describe('quantity', () => {
  it('uses the singular only after 1', () => {
    expect(quantity(105, 'points')).toBe('105 points');
    expect(quantity(1, 'days')).toBe('1 day');
    expect(quantity(0, 'days')).toBe('0 days');
    expect(quantity(1.5, 'months')).toBe('1.5 months');
    expect(quantity(1, 'people')).toBe('1 person');
    expect(quantity(1, 'children')).toBe('1 child');
    expect(quantity(1, 'countries')).toBe('1 country');
    expect(quantity(1, 'places')).toBe('1 place');
  });
});

describe('days and lists', () => {
  it('put the day before the month, and show no date as nothing', () => {
    expect(calendarDay('2024-06-07')).toBe('7 June 2024');
    expect(calendarDay('0050-01-02')).toBe('2 January 50');
    expect(calendarDay(null)).toBe('');
    expect(month('2024-06')).toBe('June 2024');
  });

  it('join items in words', () => {
    expect(list(['a', 'b', 'c'])).toBe('a, b, and c');
    expect(list(['a'])).toBe('a');
    expect(list([])).toBe('');
  });
});
