// Does `diff` read folders, revisions and the working tree, and print a change as text, Markdown and JSON?
import {execFileSync} from 'node:child_process';
import {mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {afterAll, describe, expect, it, vi} from 'vitest';
import {command as check} from '../../../scripts/check.ts';
import {diffDefinition} from '../../../src/tools/analysis/diff/diff.ts';
import {command as calculate} from '../../../src/tools/commands/calculate.ts';
import {diffToText} from '../../../src/tools/commands/diffReport/text.ts';
import {command as diff} from '../../../src/tools/commands/diff.ts';
import {today as readClock} from '../../../src/engine/language/today.ts';
import {filesAt} from '../../../src/tools/commands/git.ts';
import {definitionsIn} from '../../../src/engine/project/layout.ts';
import {sampleText, smallText} from '../analysis/fixture.ts';
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

const RARE = `id: rare-calculator
title: Rare
description: Rare.
country: Nowhere
source: {name: Nobody, url: 'https://example.org'}
dataAsOf: 2024-06
`;

it('a sample begins with the cases: what only one of them shows is found', async () => {
  // Only one of 3 to the power of 16 answer sets reaches the row.
  const names = Array.from({length: 16}, (_, index) => `input${String.fromCodePoint(65 + index)}`);
  const write = (name: string, points: number): string => {
    const region = join(folder, name, 'nowhere');
    mkdirSync(region, {recursive: true});
    writeFileSync(
      join(region, 'rare-calculator.yaml'),
      `${RARE}inputs: {${names.map((each) => `${each}: {label: ${each}, type: integer}`).join(', ')}}
constants: {exact: 7, points: ${points}}
values: {all: {label: All, when: '${names.map((each) => `${each} == exact`).join(' and ')}', give: points, else: 0}}
result: {points: all}
card: [{figure: {label: Points, of: all}}]
`,
    );
    writeFileSync(
      join(region, 'rare-calculator.cases.yaml'),
      `today: 2024-06-30
people: {all: {${names.map((each) => `${each}: 7`).join(', ')}}}
cases:
  - {case: All, given: all, expect: {points: ${points}}}
`,
    );
    return join(folder, name);
  };
  const {code, out, err} = await runInProcess(diff, [write('rare-before', 10), write('rare-after', 20)]);
  expect(err).toBe('');
  expect(out).toContain('20 instead of 10');
  expect(out).not.toContain('No change was found.');
  expect(code).toBe(3);
});

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
      "sample-calculator.yaml: Pass mark: 51 instead of 50 points. Permit, Other or blank, name: 'Nobody's permit' instead of 'No permit'. Example (",
    );
    const [entry, on, say] = told.exec(read(head))!;
    expect(on! >= today).toBe(true);
    expect(say).toMatch(
      /^Pass mark: 51 instead of 50 points\. .* instead of ''No permit''\. Example \(Education: .*\): Verdict: Eligible, then Not eligible\.$/,
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
    expect(read(head)).toMatch(
      / {4}- \{on: \S+, say: 'Fee: €120 instead of €100\. Example \(.*\): Cost: €100, then €120\.'\}\nneeds:/,
    );
    const again = folderWith('history-again', ['value: 40, unit: EUR', 'value: 50, unit: EUR']);
    writeFileSync(
      join(again, 'nowhere/sample-calculator.yaml'),
      read(head).replace('value: 40, unit: EUR', 'value: 50, unit: EUR'),
    );
    await history(head, again);
    expect(read(again)).toMatch(
      /say: 'Fee: €120 instead of €100\. .* then €120\. Reduction: €50 instead of €40\. Example .*'\}\nneeds:/,
    );
  });

  describe('writes what the compiler reads as it was meant, and nothing else', () => {
    const risen = ['value: 100, unit: EUR', 'value: 120, unit: EUR'] as const;
    const added = /\{on: \S+, say: 'Fee: €120 instead of €100\..*?'\}/;
    /** What becomes of a definition's text in which the fee has risen; the new entry is NEW. */
    async function written(name: string, edit: (text: string) => string) {
      const [from, to] = [folderWith(`${name}-from`), folderWith(`${name}-to`, risen)];
      for (const dir of [from, to]) writeFileSync(join(dir, 'nowhere/sample-calculator.yaml'), edit(read(dir)));
      const text = read(to);
      const {code, err} = await history(from, to);
      const problems = (await runInProcess(check, ['--dir', to])).out;
      return {code, err, problems, text, result: read(to).replace(added, 'NEW')};
    }

    it.each<[string, (text: string) => string, string, string]>([
      ['before the end of the document', (text) => `${text}...\n`, '...\n', '\nhistory:\n  - NEW\n...\n'],
      [
        'above a first line without a line end',
        (text) => `related: [sample-calculator]\n${text.trimEnd()}`,
        'related',
        'history:\n  - NEW\n\nrelated',
      ],
      [
        'above the heading of the last key, with the line ends and the mark of the file',
        (text) => `\ufeff${text}# The end\nrelated: [sample-calculator]\n`.replaceAll('\n', '\r\n'),
        '# The end\r\n',
        'history:\r\n  - NEW\r\n\r\n# The end\r\n',
      ],
      [
        'below the comments of the last entry',
        (text) => `${text}history:\n  - on: 2024-10\n    say: |\n      First.\n    # by letter\n\n# The end\n`,
        '\n# The end\n',
        '  - NEW\n\n# The end\n',
      ],
      [
        'within brackets',
        (text) => `${text}history: [{on: 2024-10, say: First.}] # by letter\n`,
        '] # by',
        ', NEW] # by',
      ],
    ])('%s', async (name, edit, where, expected) => {
      const {err, problems, text, result} = await written(name.replaceAll(' ', '-'), edit);
      expect(err).toBe('');
      expect(problems).toMatch(/^[^]*1 warning in 1 file/);
      expect(result).toBe(text.replace(where, expected));
    });

    it('into the folded text of an entry of the same day', async () => {
      const {problems, text, result} = await written(
        'folded',
        (words) =>
          `${words}history:\n  - on: ${readClock()}\n    say: >-  # by letter\n      The\n      first.\n# The end\n`,
      );
      expect(problems).toMatch(/^[^]*1 warning in 1 file/);
      expect(result.replace(/(?<=first\. )Fee: €120 .*(?='  #)/, 'MORE')).toBe(
        text.replace('>-  # by letter\n      The\n      first.', "'The first. MORE'  # by letter"),
      );
    });

    it('or no file, and says what to write by hand', async () => {
      const {code, err, text, result} = await written(
        'blank-lines',
        (words) => `${words}verdictFor: |+\n  The end\n\n\n`,
      );
      expect(code).not.toBe(0);
      expect(err).toMatch(
        /blank-lines-to\/nowhere\/sample-calculator\.yaml: the entry cannot be added, and no file was changed, .* something else would change\. Write it by hand, at the end of 'history:': \{on: \S+, say: 'Fee: /,
      );
      expect(result).toBe(text);
    });
  });

  it('has no formulas', async () => {
    const rule = ['unless: points.total >= passMark', 'unless: points.total > passMark'] as const;
    for (const [name, said, ...figures] of [
      ['rule', /^The rules have changed\. (Example|No answer)/],
      [
        'rule-and-figure',
        /^Pass mark: 51 instead of 50 points\. Other rules have changed, too\. Example/,
        ['value: 50, unit: points', 'value: 51, unit: points'],
      ],
    ] as const) {
      const head = folderWith(name, rule, ...figures);
      await history(before, head);
      expect(told.exec(read(head))![2]).toMatch(said);
      expect(told.exec(read(head))![2]).not.toMatch(/[<>=]|→/);
    }
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
    expect(code).toBe(3);
    expect(out).toContain('  Pass mark: 51 instead of 50 points.\n  Reduction: €50 instead of €40.\n');
    expect(out).toMatch(/The result changes for [\d,]+ of the [\d,]+ combinations of answers checked/);
    expect(out).toMatch(
      /From 'Eligible' to 'Not eligible': [\d,]+ combinations, only with Age: from 18 on; Job: 'Doctor' or 'Cook' \(not 'Other'\)\./,
    );
    expect(out).toMatch(/Cost \([\d,]+ combinations\): always −€10 \(€150 instead of €160\)\./);
    expect(out).toMatch(/npm run calculate -- sample-calculator education=.* --today 2024-06-01/);
    expect(out).not.toMatch(/https?:/);
  });

  it.each([[[]], [['--markdown']]])('repeats an example in the folder of the later version: %j', async (options) => {
    const {out} = await runInProcess(diff, [before, after, ...options]);
    const [, line] = /npm run calculate -- ([^`\n]*)/.exec(out)!;
    expect(line).toMatch(new RegExp(` --dir ${after}$`));
    const words = line!.match(/(?:'[^']*'|[^' ])+/g)!.map((word) => word.replaceAll("'", ''));
    expect(await runInProcess(calculate, words)).toMatchObject({code: 0});
  });

  it('names no folder for the usual one', async () => {
    const usual = {path: 'calculators/nowhere/sample-calculator.yaml', text: sampleText()};
    const risen = {...usual, text: sampleText(['value: 100, unit: EUR', 'value: 120, unit: EUR'])};
    const changed = diffDefinition({id: 'sample-calculator', before: usual, after: risen});
    const report = diffToText([changed], {figures: [], cases: new Map()}, {});
    expect(report).toMatch(/npm run calculate -- sample-calculator .* --today 2024-06-01\n/);
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
    expect((await runInProcess(diff, [before, texts])).out).toContain('No answer changes.\n');
    const card = folderWith('card', ['missing: Not known.', 'missing: Nobody knows.']);
    expect((await runInProcess(diff, [before, card])).out).toMatch(
      /With the same result, only what the card shows changes: [\d,]+ combinations\./,
    );
  });

  it('shows every definition that a changed figure of a shared file touches, and no other', async () => {
    const mark = (figure: number): string => `{label: Pass mark, value: ${figure}, unit: points}`;
    const marks = {
      first: '{shared: rules.passMark}',
      second: '{shared: rules.passMark, label: Points}',
      third: '{shared: rules.other}',
      fourth: mark(50),
    };
    const shared = (name: string, passMark: number): string => {
      const dir = join(folder, name);
      for (const part of ['nowhere', 'shared']) mkdirSync(join(dir, part), {recursive: true});
      for (const [id, passMarkOfOne] of Object.entries(marks))
        writeFileSync(join(dir, `nowhere/${id}-calculator.yaml`), smallText(`${id}-calculator`, passMarkOfOne));
      writeFileSync(
        join(dir, 'shared/rules.yaml'),
        `constants:\n  passMark: ${mark(passMark)}\n  other: ${mark(50)}\n`,
      );
      return dir;
    };
    const dirs = [shared('shared-before', 50), shared('shared-after', 51)];
    const {out} = await runInProcess(diff, [...dirs, '--history']);
    expect(out).toMatch(
      /first-calculator\.yaml: Pass mark: 51 instead of 50 points\..*\n.*second-calculator\.yaml: Points: 51 instead of 50 points\./,
    );
    expect(out).not.toMatch(/third|fourth/);
  });

  it('says nothing of a figure that has moved into a shared file', async () => {
    const dir = folderWith('moved', ['{label: Pass mark, value: 50, unit: points}', '{shared: rules.passMark}']);
    mkdirSync(join(dir, 'shared'));
    writeFileSync(
      join(dir, 'shared/rules.yaml'),
      'constants:\n  passMark: {label: Pass mark, value: 50, unit: points}\n',
    );
    const {code, out} = await runInProcess(diff, [before, dir]);
    expect({code, out}).toEqual({code: 0, out: expect.stringContaining('No answer changes.')});
    expect(out).not.toContain('Pass mark');
  });

  it('--markdown prints a comment that a later run can find', async () => {
    const {out} = await runInProcess(diff, [before, after, '--markdown']);
    expect(out).toMatch(
      /^<!-- rule-diff -->\n\n## What this changes in the rules\n\n### Sample \(`sample-calculator`\)\n/,
    );
    expect(out).toContain(
      '**Pass mark: 51 instead of 50 points. Reduction: €50 instead of €40.**\n\nNo other rule differs. No day is given: ',
    );
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
    expect((await runInProcess(diff, [before, refactored])).out).toMatch(
      /No answer changes\.\n {2}Checked: every combination of answers that could matter \(/,
    );
  });

  it('reports that rows of a shared table that give options are exchanged, and that no answer changes', async () => {
    const withRows = (name: string, ...rows: readonly string[]): string => {
      const dir = folderWith(
        name,
        ['options: {doctor: Doctor, cook: Cook, other: Other}', 'options: jobs'],
        ['tables:\n', 'tables:\n  jobs: {shared: nowhere.jobs}\n'],
      );
      mkdirSync(join(dir, 'shared'), {recursive: true});
      writeFileSync(join(dir, 'shared/nowhere.yaml'), 'tables:\n  jobs: {rows: jobs.csv}\n');
      writeFileSync(join(dir, 'shared/jobs.csv'), `job,label\n${rows.join('\n')}\n`);
      return dir;
    };
    const rows = ['doctor,Doctor', 'cook,Cook', 'other,Other'] as const;
    const [one, other] = [withRows('rows', ...rows), withRows('rows-exchanged', rows[1], rows[0], rows[2])];
    const {code, out} = await runInProcess(diff, [one, other]);
    expect(out).toContain('Job: the order of the options changed');
    expect(out).toContain('No answer changes.');
    expect(code).toBe(0);
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
    const read = definitionsIn(filesAt('HEAD'));
    expect(read.find(({path}) => path === name)?.text).toBe(written);
  });

  it("gives git's own reason where it does not read the repository, which may belong to another user", async () => {
    vi.stubEnv('GIT_TEST_ASSUME_DIFFERENT_OWNER', '1');
    const {code, err} = await runInProcess(diff, ['HEAD']);
    vi.unstubAllEnvs();
    expect(code).toBe(1);
    expect(err).toMatch(/^diff: git: fatal: detected dubious ownership in repository/);
    expect(err).toContain('git config --global --add safe.directory');
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
