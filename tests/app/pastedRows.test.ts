// Does text copied from a spreadsheet, a mail or a web page become the rows that were meant, with nothing lost unsaid?
import {describe, expect, it} from 'vitest';
import {readRows} from '../../src/app/fields/list/pastedRows.ts';
import type {ListField} from '../../src/engine/language/inputs/list.ts';
import {tripsCalculator} from './react/tripsCalculator.ts';

const [list] = tripsCalculator.page('2026-06-30').fields as readonly [ListField];
const rowsOf = (text: string, count = 2) => readRows(text, list.each.slice(0, count)).rows;

describe('separators', () => {
  it.each([
    ['tabs', '2026-01-01\t2026-01-10\r\n2026-03-01\t2026-03-05\r\n'],
    ['commas', '2026-01-01,2026-01-10\n2026-03-01, 2026-03-05'],
    ['semicolons', '2026-01-01;2026-01-10\n\n2026-03-01;2026-03-05'],
    ['quotes', '"2026-01-01","2026-01-10"\n"March 1, 2026","March 5, 2026"'],
    ['dashes', '1 January 2026 – 10 January 2026\n1 March 2026 - 5 March 2026'],
    ['words', '1 Jan 2026 to 10 Jan 2026\n1 Mar 2026 until 5 Mar 2026'],
    ['spaces', '01.01.2026 10.01.2026\n01.03.2026 05.03.2026'],
  ])('are %s', (_, text) => {
    expect(rowsOf(text)).toEqual([
      ['2026-01-01', '2026-01-10'],
      ['2026-03-01', '2026-03-05'],
    ]);
  });

  it('leave a date with a comma whole', () => {
    expect(rowsOf('March 1, 2026\nMarch 5, 2026')).toEqual([
      ['2026-03-01', ''],
      ['2026-03-05', ''],
    ]);
  });
});

describe('cells', () => {
  it('are options by value or label, yes and no, and numbers as they were written', () => {
    const fields = list.each.slice(2);
    expect(readRows('1.500,00 €\tWORK\n60k\tfun', fields).rows).toEqual([
      ['1.500,00 €', 'work'],
      ['60k', 'fun'],
    ]);
  });

  it('that cannot be read are named, with what they said', () => {
    const {rows, unread} = readRows('2026-01-01\tsoon\tabc\tplay', list.each);
    expect(rows).toEqual([['2026-01-01', '', 'abc', '']]);
    expect(unread.map(({row, field, text}) => [row, field.label, text])).toEqual([
      [0, 'Departure', 'soon'],
      [0, 'Aim', 'play'],
    ]);
  });

  it('beyond the last field are counted', () => {
    expect(readRows('2026-01-01\t2026-01-10\tParis\tx\t', list.each.slice(0, 2)).extraColumns).toBe(2);
  });

  it('of a first row that no field understands are headings', () => {
    expect(readRows('From\tTo\n2026-01-01\t2026-01-10', list.each)).toMatchObject({
      headings: ['From', 'To'],
      rows: [['2026-01-01', '2026-01-10', '', '']],
    });
    expect(readRows('soon\tlater', list.each)).toMatchObject({headings: [], unread: [{text: 'soon'}, {text: 'later'}]});
  });
});

describe('days that can be read in two ways', () => {
  const read = (text: string, order?: 'day' | 'month') => readRows(text, list.each.slice(0, 2), order);

  it('have the day first, and this is said', () => {
    expect(read('01/03/2026\t05/03/2026')).toMatchObject({
      rows: [['2026-03-01', '2026-03-05']],
      ambiguous: {written: '01/03/2026', day: '2026-03-01', order: 'day'},
    });
    expect(read('01/03/2026\t05/03/2026', 'month')).toMatchObject({
      rows: [['2026-01-03', '2026-05-03']],
      ambiguous: {day: '2026-01-03', order: 'month'},
    });
  });

  it('follow those that can be read in one way only', () => {
    expect(read('01/03/2026\t01/25/2026')).toMatchObject({rows: [['2026-01-03', '2026-01-25']], ambiguous: undefined});
    expect(read('01/03/2026\t25/03/2026')).toMatchObject({rows: [['2026-03-01', '2026-03-25']], ambiguous: undefined});
  });

  it('do not count where day and month are the same', () => {
    expect(read('05/05/2026\t2026-05-06').ambiguous).toBeUndefined();
  });
});
