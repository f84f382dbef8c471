// Are days that rules name found on every calendar, and is there none where a document would have none?
import * as fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {dayOfMonth, monthOf, yearOf} from '../../../src/engine/runtime/calendar.ts';
import {dateOf, earliest, latest, monthName} from '../../../src/engine/runtime/namedDays.ts';

const day = fc
  .date({min: new Date('0001-01-01'), max: new Date('9999-12-31'), noInvalidDate: true})
  .map((date) => date.toISOString().slice(0, 10));

it.each([
  [['2024-06-07', '2023-12-31'], '2023-12-31', '2024-06-07'],
  [['0999-01-01', '2024-01-01', '1000-01-01'], '0999-01-01', '2024-01-01'],
  [['2024-06-07', null], null, '2024-06-07'],
  [[null, '2024-06-07'], null, '2024-06-07'],
  [[null, null], null, null],
])('of %o the earliest is %s, the latest %s', (days, first, last) => {
  expect([earliest(...days), latest(...days)]).toEqual([first, last]);
});

describe('a day of a year', () => {
  it('is the day with these parts', () => {
    fc.assert(
      fc.property(day, (text) => {
        expect(dateOf(yearOf(text), monthOf(text), dayOfMonth(text))).toBe(text);
      }),
    );
  });

  it.each([
    [2024, 2, 29, '2024-02-29'],
    [2023, 2, 29, null],
    [2024, 4, 31, null],
    [2024, 13, 1, null],
    [2024, 0, 1, null],
    [2024, 1, 0, null],
    [2024, 1.5, 1, null],
    [2024, -1, 1, null],
    [0, 4, 1, null],
    [10_000, 1, 1, null],
    [31, 1, 1, '0031-01-01'],
  ])('%d, month %d, day %d is %s', (year, month, dayOfTheMonth, expected) =>
    expect(dateOf(year, month, dayOfTheMonth)).toBe(expected),
  );
});

it('months have names, and other numbers stay numbers', () => {
  expect([1, 4, 12, 0, 13, 1.5].map(monthName)).toEqual(['January', 'April', 'December', '0', '13', '1.5']);
});
