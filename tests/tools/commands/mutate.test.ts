// Does `mutate` list the changes that no case notices, as text and as JSON, for the requested definitions, with the
// right exit code?
import {spawnSync} from 'node:child_process';
import {mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {afterAll, describe, expect, it} from 'vitest';
import {changedFiles} from '../../../src/tools/commands/git.ts';
import {command} from '../../../src/tools/commands/mutate.ts';
import {runInProcess} from './runInProcess.ts';

const mutate = (...args: string[]) => runInProcess(command, args);
const folder = mkdtempSync(join(tmpdir(), 'visatally-mutate-'));
afterAll(() => rmSync(folder, {recursive: true}));

/** A folder like calculators/ with one definition, whose cases the caller changes. */
function folderWith(name: string, change: (cases: string) => string = (cases) => cases): string {
  const region = join(folder, name, 'europe');
  mkdirSync(region, {recursive: true});
  for (const suffix of ['.yaml', '.cases.yaml']) {
    const text = readFileSync(`calculators/europe/sweden-work-visa-calculator${suffix}`, 'utf8');
    writeFileSync(join(region, `sweden-work-visa-calculator${suffix}`), suffix === '.yaml' ? text : change(text));
  }
  return join(folder, name);
}

describe('mutate', () => {
  it('finds that the cases of a real calculator notice every change', async () => {
    const {code, out, err} = await mutate('sweden-work-visa-calculator');
    expect({code, err}).toEqual({code: 0, err: ''});
    expect(out).toMatch(/^([\d,]+) of \1 changes are noticed by a case \(100%\)\. .* Definitions: 1\.\n$/);
  });

  it('points at a threshold that no case covers, and writes a case that would', async () => {
    const dir = folderWith('fewer', (cases) =>
      cases.replace(/^ladders:[^]*/m, '').replace('Salary: 13_000', 'Salary: 14_000'),
    );
    const {code, out} = await mutate('--dir', dir);
    expect(code).toBe(1);
    const [survivor, advice, ...rest] = out.split('\n');
    expect(survivor).toMatch(
      /sweden-work-visa-calculator\.yaml:\d+:\d+ no case notices if 'monthlySalary >= minimumSalary' becomes 'monthlySalary > minimumSalary' \(reasons\)\.$/,
    );
    expect(advice).toMatch(/^ {2}This case would notice it\./);
    expect(rest.join('\n')).toMatchInlineSnapshot(`
      "  - case: Describe what this case shows
          saved: true
          given: cook
          but: {monthlySalary: 13000}
          verdict: {tone: good, say: Eligible}
          expect: {eligible: true, reasons: []}

      15 of 16 changes are noticed by a case (93.7%). 0 more change no result, proven for all answers; 4 more do not compile. Definitions: 1.
      "
    `);
  });

  it('--json prints a report for each definition', async () => {
    const {code, out} = await mutate('sweden-work-visa-calculator', '--json');
    expect(code).toBe(0);
    const [report, ...others] = JSON.parse(out) as Record<string, unknown>[];
    expect(others).toEqual([]);
    expect(report).toMatchObject({id: 'sweden-work-visa-calculator', survivors: []});
    expect(report!['noticed']).toBe(report!['mutants']);
  });

  it('waits until the cases pass', async () => {
    const {code, err} = await mutate(
      '--dir',
      folderWith('failing', (cases) => cases.replace('eligible: true', 'eligible: false')),
    );
    expect(code).toBe(1);
    expect(err).toMatch(/^A case of .*sweden-work-visa-calculator\.yaml already fails: run 'npm run check' first\.\n$/);
  });

  it.each([
    [
      ['sweden-work-visa'],
      /There is no calculator 'sweden-work-visa' with cases\. Did you mean 'sweden-work-visa-calculator'\?/,
    ],
    [['--dir', '/nowhere'], /There is no folder '\/nowhere'/],
    [['--jason'], /Did you mean '--json'\?/],
  ])('%j is wrong usage: one line, exit code 2', async (args, message) => {
    const {code, err} = await mutate(...args);
    expect(code).toBe(2);
    expect(err).toMatch(message);
    expect(err.trim().split('\n')).toHaveLength(1);
  });
});

describe('the files that changed', () => {
  const repository = join(folder, 'repository');
  const git = (...args: string[]) =>
    spawnSync('git', ['-c', 'user.name=x', '-c', 'user.email=x@y.example', ...args], {cwd: repository});
  const put = (name: string, text: string) => writeFileSync(join(repository, 'rules', name), text);

  it('are those changed on the branch or in the working tree, and new ones', () => {
    mkdirSync(join(repository, 'rules'), {recursive: true});
    git('init', '--initial-branch=main');
    for (const name of ['same', 'committed', 'edited']) put(name, 'before');
    git('add', '.');
    git('commit', '--message=before');
    expect(changedFiles('rules', repository)).toEqual([]);
    git('switch', '--create', 'fees');
    put('committed', 'after');
    git('commit', '--all', '--message=after');
    put('edited', 'after');
    put('new', 'after');
    expect(changedFiles('rules', repository)).toEqual(['rules/committed', 'rules/edited', 'rules/new']);
  });

  it('are unknown outside a repository', () => {
    mkdirSync(join(folder, 'bare', 'rules'), {recursive: true});
    expect(changedFiles('rules', join(folder, 'bare'))).toBeUndefined();
  });
});
