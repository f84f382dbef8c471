// Are days read as people write them in tables, and only those that exist?
import {describe, expect, it} from 'vitest';
import {parseDate} from '../../../src/engine/answers/parseDate.ts';

describe('a day', () => {
  it.each([
    '2026-03-01',
    ' 2026-3-1 ',
    '2026/03/01',
    '2026-03-01T00:00:00Z',
    '2026-03-01 00:00',
    '1.3.2026',
    '01.03.26',
    '1. 3. 2026',
    '1 Mar 2026',
    '1st March 2026',
    '01-Mar-26',
    '1 March, 2026',
    'March 1, 2026',
    'Sun, 1 Mar 2026',
    'Sunday 1 March 2026',
    '46082',
  ])('is read from %s', (text) => {
    expect(parseDate(text)).toEqual(['2026-03-01']);
  });

  it.each([
    ['01/03/2026', ['2026-03-01', '2026-01-03']],
    ['1-3-26', ['2026-03-01', '2026-01-03']],
    ['05/05/2026', ['2026-05-05']],
    ['25/03/2026', ['2026-03-25']],
    ['03/25/2026', ['2026-03-25']],
    ['1/3/50', ['1950-03-01', '1950-01-03']],
  ])('with two figures that may be the month, %s, has the day first', (text, days) => {
    expect(parseDate(text)).toEqual(days);
  });

  it.each([
    '',
    'soon',
    '2026-02-30',
    '31/04/2026',
    '1 Foo 2026',
    '1 Marx 2026',
    '2026',
    '12',
    '99999',
    '1 2 3',
    'x'.repeat(5000),
  ])('is not read from %s', (text) => {
    expect(parseDate(text)).toEqual([]);
  });
});
