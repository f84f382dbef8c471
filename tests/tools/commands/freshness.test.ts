// Does `freshness` list the data that is due on a given day, and fail only if asked to?
import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {command} from '../../../src/tools/commands/freshness.ts';
import {reviewStatusOf} from '../../../src/tools/commands/reviewStatus.ts';
import {readKitchenSink} from '../../engine/compiler/goodSamples.ts';
import {runInProcess} from './runInProcess.ts';

const folder = mkdtempSync(join(tmpdir(), 'visatally-freshness-'));
const freshness = (...args: string[]) => runInProcess(command, ['--dir', folder, ...args]);

/** The smallest definition under another id. */
function write(id: string, changed: (text: string) => string): void {
  const text = readKitchenSink('smallest.yaml').text.replace('id: smallest', `id: ${id}`);
  writeFileSync(join(folder, 'europe', `${id}.yaml`), changed(text));
}

beforeAll(() => {
  mkdirSync(join(folder, 'europe'));
  write('unchecked', (text) => text);
  write('without', (text) => text.replace('dataAsOf: 2024-06', 'dataAsOf: 2024-06\nchecked: 2024-07'));
  write('reviewed', (text) =>
    text.replace('dataAsOf: 2024-06', 'dataAsOf: 2024-06\nchecked: 2024-08\nreviewBy: 2025-02'),
  );
  write('dated', (text) =>
    text
      .replace('dataAsOf: 2024-06', 'dataAsOf: 2024-12\nreviewBy: 2026-01')
      .replace(
        '\nresult:',
        '\nconstants:\n  fee: [{from: 2024-01-01, value: 5}, {from: 2025-07-01, value: 6}]\nresult:',
      )
      .replace('amount + amount', 'amount + fee'),
  );
});
afterAll(() => rmSync(folder, {recursive: true}));

describe('the state of a review by February 2025', () => {
  it.each([
    ['2024-12-29', 'later', 61],
    ['2024-12-30', 'due', 60],
    ['2025-02-28', 'due', 0],
    ['2025-03-01', 'overdue', -1],
  ])('on %s is %s', (today, state, daysLeft) => {
    const page = {dataAsOf: '2024-06', reviewBy: '2025-02'};
    expect(reviewStatusOf({id: 'x', file: 'x.yaml', page, changesOn: [], expected: []}, today)).toMatchObject({
      state,
      daysLeft,
    });
  });
});

describe('the state of a figure that is expected to change on 1 January 2027', () => {
  it.each([
    ['2026-11-01', 'later'],
    ['2026-11-02', 'due'],
    ['2026-12-31', 'due'],
    ['2027-01-01', 'expected'],
  ])('on %s is %s', (today, state) => {
    const page = {dataAsOf: '2024-06', checked: '2026-11'};
    const expected = [{label: 'Minimum', on: '2027-01-01'}];
    expect(reviewStatusOf({id: 'x', file: 'x.yaml', page, changesOn: [], expected}, today)).toMatchObject({state});
  });
});

describe('a figure that changes every 1 July, last known from July 2025', () => {
  const ofYearly = mkdtempSync(join(tmpdir(), 'visatally-yearly-'));
  afterAll(() => rmSync(ofYearly, {recursive: true}));
  const value = '[{from: 2024-01-01, value: 5}, {from: 2025-07-01, value: 6}]';
  const {text} = readKitchenSink('smallest.yaml');
  writeFileSync(
    join(ofYearly, 'smallest.yaml'),
    text
      .replace('dataAsOf: 2024-06', 'dataAsOf: 2024-06\nchecked: 2024-08\nreviewBy: 2027-12')
      .replace('\nresult:', `\nconstants:\n  fee: {yearly: '07-01', value: ${value}}\nresult:`)
      .replace('amount + amount', 'amount + fee'),
  );

  it.each([
    ['2026-06-30', 0, 'Not due yet (1)'],
    ['2026-07-01', 1, 'Probably changed: look the figure up, add its dated line, then move checked (1)'],
  ])('--strict on %s exits with %i', async (today, code, heading) => {
    const printed = await runInProcess(command, ['--dir', ofYearly, '--strict', '--today', today]);
    expect(printed.out.split('\n')[0]).toBe(heading);
    expect(printed.out).toContain('\n  1 July 2026: Fee (');
    expect(printed.code).toBe(code);
  });
});

describe('freshness', () => {
  it('lists what is due, most urgent first, and the figures that will change on a known day', async () => {
    const {code, out, err} = await freshness('--today', '2025-03-01');
    expect({code, err}).toEqual({code: 0, err: ''});
    expect(out.replaceAll(folder, '')).toBe(
      [
        'Overdue: compare with the source, then move checked and reviewBy (1)',
        '  /europe/reviewed.yaml: data of June 2024, 9 months old, checked in August 2024, review by February 2025',
        '',
        'Never checked: compare with the source, then add checked and reviewBy (1)',
        '  /europe/unchecked.yaml: data of June 2024, 9 months old',
        '',
        'No review is planned: add reviewBy (1)',
        '  /europe/without.yaml: data of June 2024, 9 months old, checked in July 2024',
        '',
        'Not due yet (1)',
        '  /europe/dated.yaml: data of December 2024, 3 months old, review by January 2026',
        '',
        'Rules change automatically on',
        '  /europe/dated.yaml: 1 July 2025',
        '',
        '4 calculators: 0 probably changed, 1 overdue, 1 never checked, 0 due within 60 days, 1 without reviewBy, 1 not due.',
        '',
      ].join('\n'),
    );
  });

  it('--json prints the same as data', async () => {
    const {out} = await freshness('--today', '2025-07-01', '--json');
    expect(JSON.parse(out)).toMatchObject({
      today: '2025-07-01',
      calculators: [
        {id: 'reviewed', state: 'overdue', dataAsOf: '2024-06', monthsOld: 13, reviewBy: '2025-02', daysLeft: -123},
        {id: 'unchecked', state: 'unchecked', isStale: true},
        {id: 'without', state: 'without', isStale: false},
        {id: 'dated', state: 'later', isStale: false, changesOn: []},
      ],
    });
  });

  it('names the data whose pages tell visitors that the rules are old', async () => {
    const {out} = await freshness('--today', '2025-07-01');
    expect(out).toContain('/europe/unchecked.yaml: data of June 2024, 13 months old, visitors see a notice\n');
    expect(out).toContain('/europe/without.yaml: data of June 2024, 13 months old, checked in July 2024\n');
  });

  it.each([
    ['2025-03-01', 1],
    ['2025-02-28', 0],
  ])('--strict on %s exits with %i', async (today, code) => {
    expect((await freshness('--strict', '--today', today)).code).toBe(code);
  });

  it('lists all calculators of the site', async () => {
    const {code, out} = await runInProcess(command, []);
    expect(code).toBe(0);
    expect(out).toMatch(/\n\d+ calculators: .*\.\n$/);
  });

  it('reports a definition with errors, and fails', async () => {
    write('broken', (text) => text.replace('amount + amount', 'amont'));
    const {code, err} = await freshness();
    rmSync(join(folder, 'europe/broken.yaml'));
    expect(code).toBe(1);
    expect(err).toMatch(/broken\.yaml has errors and is left out: 'npm run check' shows them\.\n$/);
  });

  it.each([
    [['--today', '2025-02-30'], /'2025-02-30' is not a day/],
    [['--stric'], /Did you mean '--strict'\?/],
    [['europe'], /write --dir europe/],
  ])('%j is wrong usage: one line, exit code 2', async (args, message) => {
    const {code, out, err} = await freshness(...args);
    expect({code, out}).toEqual({code: 2, out: ''});
    expect(err).toMatch(message);
    expect(err.trim().split('\n')).toHaveLength(1);
  });
});
