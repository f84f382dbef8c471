// When are rules called outdated, and in which words?
import {describe, expect, it} from 'vitest';
import {addDays} from '../../src/engine/runtime/calendar.ts';
import {fill} from '../../src/engine/runtime/message.ts';
import {staleFrom, staleness, staleNotice} from '../../src/engine/plan/staleness.ts';

const june = {dataAsOf: '2024-06'};

describe('rules of June 2024', () => {
  it.each([
    ['2024-01-01', undefined],
    ['2024-06-15', undefined],
    ['2025-06-30', undefined],
    ['2025-07-01', 1],
    ['2026-06-30', 1],
    ['2026-07-01', 2],
    ['2034-07-01', 10],
  ])('on %s are over %s years old', (today, years) => {
    expect(staleness(june, today)?.years).toBe(years);
  });

  it.each([
    [june, '2025-07-01'],
    [{...june, checked: '2026-11'}, '2027-12-01'],
    [{dataAsOf: '2026-11', checked: '2024-06'}, '2027-12-01'],
  ])('%j are outdated from %s on, and not the day before', (rules, day) => {
    expect(staleFrom(rules)).toBe(day);
    expect(staleness(rules, day)).toBeDefined();
    expect(staleness(rules, addDays(day, -1)!)).toBeUndefined();
  });
});

describe('the notice', () => {
  const rest = 'Some may have changed, so check {source} before you rely on them.';
  it.each([
    [june, '2025-06-30', undefined],
    [june, '2025-07-01', `These rules are from June 2024, over a year ago. ${rest}`],
    [june, '2026-11-22', `These rules are from June 2024, over two years ago. ${rest}`],
    [june, '2034-07-01', `These rules are from June 2024, over 10 years ago. ${rest}`],
    [
      {...june, checked: '2025-03'},
      '2026-11-22',
      `We last checked these rules in March 2025, over a year ago. ${rest}`,
    ],
    [{...june, checked: '2026-11'}, '2026-11-22', undefined],
  ])('of %j on %s is %s', (rules, today, notice) => {
    const found = staleNotice(rules, today);
    expect(found && fill(found.message, {...found.values, source: '{source}'})).toBe(notice);
  });
});
