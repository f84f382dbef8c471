// Which months does the calendar of stays show, and where on it are days?
import {expect, it} from 'vitest';
import {monthsAround, monthsWith, segmentsOf} from '../../src/app/result/stays/months.ts';

it('shows the months of the period up to a day, and six more', () => {
  const months = monthsAround('2026-11-23', 180);
  expect([months[0], months.at(-1), months.length]).toEqual(['2026-05-01', '2027-05-01', 13]);
  expect(monthsAround('2026-11-23', 3_650)).toHaveLength(24);
});

it('stays where it is while the period is in view, and follows it in both directions', () => {
  const months = monthsAround('2026-11-23', 180);
  expect(monthsWith('2027-05-31', 180, months)).toBe(months);
  expect(monthsWith('2027-06-01', 180, months)[0]).toBe('2026-06-01');
  expect(monthsWith('2026-10-27', 180, months)).toBe(months);
  expect(monthsWith('2026-10-26', 180, months)[0]).toBe('2026-04-01');
});

it('ends with the calendar itself', () => {
  expect(monthsAround('9999-12-31', 180).at(-1)).toBe('9999-12-01');
  expect(monthsAround('0001-01-01', 180)[0]).toBe('0001-01-01');
});

it('divides a period into segments of months, and leaves out what is not shown', () => {
  const months = monthsAround('2026-11-23', 180);
  expect(segmentsOf('2026-04-20', '2026-06-02', months)).toEqual([
    {row: 0, from: 1, to: 31},
    {row: 1, from: 1, to: 2},
  ]);
  expect(segmentsOf('2027-02-28', '2027-02-28', months)).toEqual([{row: 9, from: 28, to: 28}]);
  expect(segmentsOf('2025-01-01', '2025-02-01', months)).toEqual([]);
});
