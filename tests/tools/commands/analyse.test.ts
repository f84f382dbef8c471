// Does `analyse` print each finding with its place and answers that show it, save these as cases, and reject wrong
// usage in one line?
import {mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {afterAll, describe, expect, it} from 'vitest';
import {command as analyse} from '../../../src/tools/commands/analyse.ts';
import {command as calculate} from '../../../src/tools/commands/calculate.ts';
import {command as check} from '../../../scripts/check.ts';
import {sampleText} from '../analysis/fixture.ts';
import {runInProcess} from './runInProcess.ts';

const folder = mkdtempSync(join(tmpdir(), 'visatally-analyse-'));
afterAll(() => rmSync(folder, {recursive: true}));

const cases = `today: 2024-06-30
cases:
  - case: Nothing answered
    but: {education: blank}
    expect: null

ladders:
  - {vary: education, read: total, rows: {school: 20}}
`;

function folderWith(name: string, ...replaced: readonly (readonly [string, string])[]): string {
  const region = join(folder, name, 'nowhere');
  mkdirSync(region, {recursive: true});
  writeFileSync(join(region, 'sample-calculator.yaml'), sampleText(...replaced));
  writeFileSync(join(region, 'sample-calculator.cases.yaml'), cases);
  return join(folder, name);
}

const above = ['value: 90,', 'value: 85,'] as const;

/** A figure of the result whose sign depends on a product of answers. */
const product = [
  ['  submitted: {label', '  tuition: {label: Tuition, type: number}\n  submitted: {label'],
  [
    'cost: costs.total',
    'cost: costs.total\n  rest: minimum * minimum * minimum * minimum * minimum - salary * tuition',
  ],
] as const;

describe('analyse', () => {
  it('says first what was proven, and how much was visited', async () => {
    const {code, out} = await runInProcess(analyse, ['--dir', folderWith('sound')]);
    expect(code).toBe(0);
    expect(out).toMatch(
      /^Proven: nothing is unreachable, .*: 1 calculator, \d+ parts, laws and exceptions, [\d,]+ answer sets, [\d,]+ results read as shown, in \d+\.\d s\.\n$/,
    );
  });

  it('says first what was only sampled, then why, with an exit code of its own', async () => {
    const {code, out} = await runInProcess(analyse, ['--dir', folderWith('sampled', ...product)]);
    expect(code).toBe(4);
    expect(out).toMatch(/^Sampled: nothing was found, but not everything is proven of 1 of 1 calculator, /);
    expect(out).toMatch(
      /\n\n\S+sample-calculator\.yaml:\d+:3 It may still be that result\.rest is negative\.\n  Not proven: the threshold depends on .*\.\n$/,
    );
  });

  it('--tries limits how many answer sets are tried, and the report says of how many', async () => {
    const {code, out} = await runInProcess(analyse, ['--dir', folderWith('limited'), '--tries', '1_000']);
    expect(code).toBe(4);
    expect(out).toMatch(/\n  Not proven: only 1,0\d\d of 5,040 answer sets were tried \(/);
    expect(out).toMatch(/\n\nOnly a sample was tried of sample-calculator\. '--tries N' tries more, /);
    const all = await runInProcess(analyse, ['--dir', folderWith('limited'), '--tries', '20000']);
    expect(all.out).toMatch(/^Proven: .*, 5,040 answer sets, \d+ results read as shown, in /);
  });

  it('prints a calculate command and a link to the page that show the finding', async () => {
    const dir = folderWith('above', above);
    const {code, out} = await runInProcess(analyse, ['--dir', dir]);
    expect(code).toBe(1);
    expect(out).toMatch(
      /sample-calculator\.yaml:\d+:\d+ 'Points' is above the figure that it is shown out of, for \d+ answer sets\./,
    );
    expect(out).toMatch(/http:\/\/localhost:5173\/sample-calculator#answers:\w+&education=degree&age=18&salary=30000/);
    expect(out).toMatch(/^Found: 1 finding in 1 calculator, /);
    const [, line] = /npm run calculate -- (.*)/.exec(out)!;
    const calculated = await runInProcess(calculate, [...line!.split(' '), '--json']);
    expect(JSON.parse(calculated.out)).toMatchObject({result: {total: 90}});
  });

  it('--save writes the answers as a case, once; it passes, and the check asks for a review', async () => {
    const dir = folderWith('saved', above);
    const file = join(dir, 'nowhere/sample-calculator.cases.yaml');
    expect((await runInProcess(analyse, ['--dir', dir, '--save'])).err).toContain('cases added: 1.');
    const saved = readFileSync(file, 'utf8');
    expect(saved).toContain('case: "\'Points\' is above the figure that it is shown out of"');
    expect(saved).toContain('ladders:');
    await runInProcess(analyse, ['--dir', dir, '--save']);
    expect(readFileSync(file, 'utf8')).toBe(saved);
    const unreviewed = await runInProcess(check, ['--dir', dir]);
    expect(unreviewed.code).toBe(0);
    expect(unreviewed.out).toMatch(/cases\.yaml:7:5 warning case-not-reviewed: [^]*\n1 warning in 2 files/);
    writeFileSync(file, saved.replace('saved: true', "$&\n    from: 'Annex two, example one'"));
    expect((await runInProcess(check, ['--dir', dir])).out).toMatch(/^No problems/);
  });

  it('--json prints an object for each calculator', async () => {
    const {out} = await runInProcess(analyse, ['--dir', folderWith('json', above), '--json']);
    expect(JSON.parse(out)).toMatchObject([
      {
        id: 'sample-calculator',
        incomplete: [],
        unproven: [],
        findings: [{kind: 'broken', example: {answers: {education: 'degree'}}}],
      },
    ]);
  });

  it('prints what does not compile, and exits with 1', async () => {
    const {code, out, err} = await runInProcess(analyse, ['--dir', folderWith('broken', ['by: age', 'by: agee'])]);
    expect(code).toBe(1);
    expect(err).toContain("Did you mean 'age'?");
    expect(out).toBe('Found: 1 definition with errors, not analysed.\n');
  });

  it.each([
    [['canada-expres-entry-calculator'], /Did you mean 'canada-express-entry-calculator'\?/],
    [['--dir', '/nowhere'], /There is no folder/],
    [['--dir', 'src/decisions'], /There are no definitions/],
    [['--sav'], /Did you mean '--save'\?/],
    [['--tries', 'many'], /^'many' is not a number of answer sets for --tries: write it like 100000\.$/m],
  ])('%j is wrong usage: one line, exit code 2', async (args, message) => {
    const {code, err} = await runInProcess(analyse, args);
    expect(code).toBe(2);
    expect(err).toMatch(message);
    expect(err.trim().split('\n')).toHaveLength(1);
  });
});
