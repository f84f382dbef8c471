// Does `diff` read folders, revisions and the working tree, and print a change as text, Markdown and JSON?
import {execFileSync} from 'node:child_process';
import {mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {afterAll, describe, expect, it} from 'vitest';
import {command as check} from '../../../scripts/check.ts';
import {command as diff} from '../../../src/tools/commands/diff.ts';
import {definitionsAt} from '../../../src/tools/commands/git.ts';
import {sampleText} from '../analysis/fixture.ts';
import {runInProcess} from './runInProcess.ts';

const folder = mkdtempSync(join(tmpdir(), 'visatally-diff-'));
afterAll(() => rmSync(folder, {recursive: true}));

function folderWith(name: string, ...replaced: readonly (readonly [string, string])[]): string {
  const region = join(folder, name, 'nowhere');
  mkdirSync(region, {recursive: true});
  writeFileSync(join(region, 'sample-calculator.yaml'), sampleText(...replaced));
  return join(folder, name);
}

const before = folderWith('before');
const after = folderWith(
  'after',
  ['value: 50, unit: points', 'value: 51, unit: points'],
  ['value: 40, unit: EUR', 'value: 50, unit: EUR'],
);

describe('--history', () => {
  const today = new Date().toISOString().slice(0, 10);
  const read = (dir: string) => readFileSync(join(dir, 'nowhere/sample-calculator.yaml'), 'utf8');
  const history = (base: string, head: string) => runInProcess(diff, [base, head, '--history']);
  const told = /history:\n {2}- \{on: (\d{4}-\d\d-\d\d), say: '(.*)'\}\n/;

  it('writes what changed into the definition, once, and touches nothing else', async () => {
    const head = folderWith(
      'told',
      ['value: 50, unit: points', 'value: 51, unit: points'],
      ['constants:', 'constants:   # of the reform'],
      ['name: No permit', "name: Nobody's permit"],
    );
    const text = read(head);
    expect((await history(before, head)).out).toContain(
      "sample-calculator.yaml: Pass mark: 50 → 51 points. Permit, other | blank, name: No permit → Nobody's permit. This changes ",
    );
    const [entry, on, say] = told.exec(read(head))!;
    expect(on! >= today).toBe(true);
    expect(say).toMatch(
      /^Pass mark: 50 → 51 points\. .* Nobody''s permit\. This changes [\d,]+ of the [\d,]+ sets of answers that the rules tell apart\.$/,
    );
    expect(read(head).replace(`\n${entry}`, '')).toBe(text);
    expect((await runInProcess(check, ['--dir', head])).out).toMatch(/^[^]*1 warning in 1 file/);
    const once = read(head);
    expect((await history(before, head)).out).toContain('left as it is');
    expect(read(head)).toBe(once);
  });

  it('adds to existing entries, in their style, and to the entry of the same day', async () => {
    const withHistory = (...entries: string[]) =>
      ['\nneeds:', `\nhistory:   # for visitors\n${entries.join('')}needs:`] as const;
    const first = '    - on: 2024-10-01\n      say: The first change.   # by letter\n';
    const base = folderWith('history-before', withHistory(first));
    const head = folderWith('history-after', withHistory(first), ['value: 100, unit: EUR', 'value: 120, unit: EUR']);
    await history(base, head);
    expect(read(head)).toContain(`history:   # for visitors\n${first}    - {on: `);
    expect(read(head)).toMatch(/ {4}- \{on: \S+, say: 'Fee: 100 → 120 EUR\. This changes .*'\}\nneeds:/);
    const again = folderWith('history-again', ['value: 40, unit: EUR', 'value: 50, unit: EUR']);
    writeFileSync(
      join(again, 'nowhere/sample-calculator.yaml'),
      read(head).replace('value: 40, unit: EUR', 'value: 50, unit: EUR'),
    );
    await history(head, again);
    expect(read(again)).toMatch(
      /say: 'Fee: 100 → 120 EUR\. .* apart\. Reduction: 40 → 50 EUR\. This changes .*'\}\nneeds:/,
    );
  });

  it('writes nothing for changed texts and refactorings', async () => {
    const head = folderWith('untold', ['label: Pass mark', 'label: Points needed']);
    const text = read(head);
    expect((await history(before, head)).out).toBe('No rule differs, so there is nothing to write.\n');
    expect(read(head)).toBe(text);
  });
});

describe('diff', () => {
  it('shows the rule, the answers, and how to open an example before and after', async () => {
    const {code, out} = await runInProcess(diff, [before, after]);
    expect(code).toBe(0);
    expect(out).toContain('  Pass mark: 50 → 51 points\n  Reduction: 40 → 50 EUR\n');
    expect(out).toMatch(/[\d,]+ of [\d,]+ answer sets that either version can tell apart change\./);
    expect(out).toMatch(/[\d,]+ of [\d,]+ from 'Eligible' to 'Not eligible'/);
    expect(out).toMatch(/cost, in [\d,]+ answer sets: -10 \(160 → 150\)/);
    expect(out).toMatch(/before https:\/\/visatally\.example\/sample-calculator#answers:\w+&education=/);
    expect(out).toMatch(/after {2}http:\/\/localhost:5173\/sample-calculator#answers:\w+&education=/);
  });

  it('links to the given sites', async () => {
    const {out} = await runInProcess(diff, [
      before,
      after,
      '--site',
      'https://visas.example.org/',
      '--preview=https://pr-7.example.org',
    ]);
    expect(out).toMatch(/before https:\/\/visas\.example\.org\/sample-calculator#/);
    expect(out).toMatch(/after {2}https:\/\/pr-7\.example\.org\/sample-calculator#/);
    const {code, err} = await runInProcess(diff, [before, after, '--site', 'visas.example.org']);
    expect({code, err}).toEqual({
      code: 2,
      err: expect.stringMatching(/^'visas\.example\.org' is not an address for --site: .*\n$/),
    });
  });

  it('says if only texts differ, or only the card', async () => {
    const texts = folderWith('texts', ['title: Missing', 'title: What is missing'], ['cook: Cook', 'cook: Chef']);
    expect((await runInProcess(diff, [before, texts])).out).toContain('Only texts differ. No answer changes: all');
    const card = folderWith('card', ['missing: Not known.', 'missing: Nobody knows.']);
    expect((await runInProcess(diff, [before, card])).out).toMatch(
      /answer sets that either version can tell apart change, only on the card\./,
    );
  });

  it('--markdown prints a comment that a later run can find', async () => {
    const {out} = await runInProcess(diff, [before, after, '--markdown']);
    expect(out).toMatch(/^<!-- rule-diff -->\n\n## What this changes in the rules\n\n### sample-calculator\n/);
    expect(out).toContain('- Pass mark: 50 → 51 points');
  });

  it('--json contains the numbers', async () => {
    const [only] = JSON.parse((await runInProcess(diff, [before, after, '--json'])).out) as [Record<string, unknown>];
    expect(only).toMatchObject({
      kind: 'changed',
      id: 'sample-calculator',
      incomplete: [],
      figures: [{key: 'cost', smallest: {from: 160, to: 150}}],
    });
    expect(only['changed']).toBeLessThan(only['answerSets'] as number);
  });

  it('says that a refactoring changes no answer', async () => {
    const refactored = folderWith('refactored', ['18-34: 30', '18-25: 30, 26-34: 30']);
    expect((await runInProcess(diff, [before, refactored])).out).toContain('No answer changes: all');
  });

  it('says what was added and removed', async () => {
    const empty = join(folder, 'empty');
    mkdirSync(empty);
    expect((await runInProcess(diff, [before, empty])).out).toBe('sample-calculator: removed\n');
    expect((await runInProcess(diff, [empty, before])).out).toBe('sample-calculator: a new calculator\n');
    expect((await runInProcess(diff, [before, before])).out).toBe('No definition differs.\n');
  });

  it('exits with 1 if a version does not compile, and says why', async () => {
    const {code, out, err} = await runInProcess(diff, [before, folderWith('broken', ['by: age', 'by: agee'])]);
    expect(code).toBe(1);
    expect(out).toContain('does not compile');
    expect(err).toContain("Did you mean 'age'?");
  });

  it('reads the files of a revision', () => {
    const name = 'calculators/united-states/green-card-points-calculator.yaml';
    const written = execFileSync('git', ['show', `HEAD:${name}`], {encoding: 'utf8'});
    const read = definitionsAt('HEAD');
    expect(read.find(({path}) => path === name)?.text).toBe(written);
  });

  it.each([
    [[], /No BASE is given/],
    [['no-such-revision'], /neither a folder nor a git revision/],
    [['-x'], /There is no option '-x'/],
    [[before, after, 'third'], /Unexpected argument/],
    [[before, 'HEAD', '--history'], /'HEAD' is a revision: --history writes into files/],
    [[before, after, '--jsn'], /Did you mean '--json'\?/],
  ])('%j is wrong usage: one line, exit code 2', async (args, message) => {
    const {code, err} = await runInProcess(diff, args);
    expect(code).toBe(2);
    expect(err).toMatch(message);
    expect(err.trim().split('\n')).toHaveLength(1);
  });
});
