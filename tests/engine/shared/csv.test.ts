// Is a CSV file read as the table that a spreadsheet saved, each cell at its place?
import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {toText} from '../../../src/engine/diagnostics/print.ts';
import {readCsv} from '../../../src/engine/shared/csv.ts';
import {entriesOf, plainOf, type Node} from '../../../src/engine/language/yaml/node.ts';
import {samples} from '../../samples.ts';

/** The rows, and what was reported. */
function table(text: string): {readonly rows: unknown; readonly problems: readonly string[]} {
  const problems: string[] = [];
  const tree = readCsv({path: 'table.csv', text}, (diagnostic) => problems.push(toText(diagnostic).split('\n')[0]!));
  return {rows: tree && plainOf(tree), problems};
}

describe('a table', () => {
  it.each([
    ['two columns are a cell for each row', 'code,pay\n2111,41500\n', {2111: 41_500}],
    ['more columns have names', 'code,pay,share\n2111,41500,70%\n', {2111: {pay: 41_500, share: '70%'}}],
    ['lines may end as on Windows', 'code,pay\r\na,1\r\nb,2\r\n', {a: 1, b: 2}],
    ['the last line needs no end', 'code,pay\na,1', {a: 1}],
    ['blank lines are skipped', '\ncode,pay\n\na,1\n  \nb,2\n\n', {a: 1, b: 2}],
    ['a spreadsheet marks UTF-8', '\ufeffcode,pay\na,1\n', {a: 1}],
    ['spaces around a cell do not count', 'code , pay\n a ,\t1 \n', {a: 1}],
    ['quotes keep commas, quotes and spaces', 'code,name\n"a, b"," the ""first"" "\n', {'a, b': ' the "first" '}],
    ['figures may be grouped, and below 0', 'code,pay\na,41_500\nb,-3\nc,2.5\n', {a: '41_500', b: -3, c: 2.5}],
    [
      'a column `from` has the days from which rows hold; the first of each may have none',
      'code,from,pay\na,,1\nb,2024-04-04,5\nb,2025-01-01,6\na,2025-01-01,2\na,2026-01-01,3\n',
      {
        a: [{value: 1}, {from: '2025-01-01', value: 2}, {from: '2026-01-01', value: 3}],
        b: [
          {from: '2024-04-04', value: 5},
          {from: '2025-01-01', value: 6},
        ],
      },
    ],
    [
      'a column that does not change on a day is not dated by it',
      'code,name,pay,from\na,A,1,\na,A,2,2025-01-01\na,A,2,2026-01-01\n',
      {a: {name: 'A', pay: [{value: 1}, {from: '2025-01-01', value: 2}]}},
    ],
    [
      'a column that is the same on all days is not dated',
      'code,from,name,pay\na,2024-01-01,A,1\na,2025-01-01,A,2\n',
      {
        a: {
          name: 'A',
          pay: [
            {from: '2024-01-01', value: 1},
            {from: '2025-01-01', value: 2},
          ],
        },
      },
    ],
    ['letters are not only English', 'code,name\nä,Größe “1”\n', {ä: 'Größe “1”'}],
  ])('%s', (_, text, rows) => {
    expect(table(text)).toEqual({rows, problems: []});
  });

  it.each([
    ['', 'table.csv:1:1 error file-empty'],
    ['\n\n', 'table.csv:1:1 error file-empty'],
    ['code\tpay\na\t1\n', 'table.csv:1:1 error csv-syntax'],
    ['code,pay\na,"1\nb,2\n', 'table.csv:2:3 error csv-syntax'],
    ['code,pay\na,1\nb,"2"x\n', 'table.csv:3:3 error csv-syntax'],
    ['code,pay\na,5" wide\n', 'table.csv:2:4 error csv-syntax'],
    ['code,pay\na\n', 'table.csv:2:1 error csv-cells'],
    ['code,pay\n,1\n', 'table.csv:2:1 error csv-cell-empty'],
    ['code,pay\na,\u200b1\n', 'table.csv:2:3 error hidden-character'],
    ['code,from\na,2024-01-01\n', 'table.csv:1:1 error csv-syntax'],
    ['code,from,pay\na,,1\na,,2\n', 'table.csv:3:1 error row-duplicate'],
    ['code,from,pay\na,,1\nb,2024-01-01,2\n', 'table.csv:3:3 error dated-once'],
    ['code,from,pay\na,4/4/2024,1\n', 'table.csv:2:3 error not-a-day'],
    ['code,from,pay\na,2025-01-01,1\nb,,1\na,2024-01-01,2\n', 'table.csv:4:3 error dated-order'],
  ])('%j gets one message', (text, expected) => {
    const {problems} = table(text);
    expect(problems).toHaveLength(1);
    expect(problems[0]).toMatch(`${expected}: `);
  });

  it('is not read if it is too large', () => {
    expect(table(`code,pay\n${'a,1\n'.repeat(120_000)}`).problems).toEqual([
      'table.csv:1:1 error file-too-large: The file has 480009 characters, more than the 400000 that a file may have.',
    ]);
  });

  it('is what was written, however its cells are quoted; every cell is at its place', () => {
    const cell = fc
      .string({minLength: 1, unit: fc.constantFrom('a', 'B', 'é', '"', ',', '|', ' ', '0')})
      .filter((text) => text.trim() === text && text !== '');
    const rows = fc.uniqueArray(fc.tuple(cell, cell, cell), {minLength: 1, selector: ([key]) => key});
    fc.assert(
      fc.property(rows, fc.infiniteStream(fc.boolean()), fc.constantFrom('\n', '\r\n'), (written, quotes, lineEnd) => {
        const quoted = (text: string): string =>
          /[",]/.test(text) || quotes.next().value === true ? `"${text.replaceAll('"', '""')}"` : text;
        const text = ['key,one,two', ...written.map((row) => row.map(quoted).join(','))].join(lineEnd);
        const tree = readCsv({path: 'table.csv', text}, ({message}) => expect.unreachable(message))!;
        const texts = tree.entries.map(({key, value}) => [
          key,
          ...entriesOf(value).map(({value: node}) => textOf(node)),
        ]);
        expect(texts).toEqual(written);
        for (const {key, keyPlace} of tree.entries)
          expect([key, `"${key.replaceAll('"', '""')}"`]).toContain(text.slice(keyPlace.start, keyPlace.end));
      }),
      samples(200, 5_000),
    );
  });
});

const textOf = (node: Node): string => (node.kind === 'scalar' ? node.text : '');
