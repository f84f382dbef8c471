// Does `new` write a calculator that passes the check and calculates, whatever its id, and reject everything else in
// one line?
import {existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join, resolve} from 'node:path';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {command as calculate} from '../../../src/tools/commands/calculate.ts';
import {command as check} from '../../../scripts/check.ts';
import {command} from '../../../scripts/new.ts';
import {runInProcess} from './runInProcess.ts';

const folder = mkdtempSync(join(tmpdir(), 'visatally-new-'));
const make = (...args: string[]) => runInProcess(command, [...args, '--dir', folder]);
beforeAll(() => {
  // The folder of shared data is no region.
  for (const region of ['europe', 'united-states', 'shared']) mkdirSync(join(folder, region));
});
afterAll(() => rmSync(folder, {recursive: true}));

describe('new', () => {
  it('writes a definition and cases, and says what to do next', async () => {
    const {code, out, err} = await make('europe/iceland-work-visa-calculator');
    expect({code, err}).toEqual({code: 0, err: ''});
    expect(out).toContain('europe/iceland-work-visa-calculator.yaml\n');
    expect(out).toContain('europe/iceland-work-visa-calculator.cases.yaml\n');
    expect(out).toMatch(/npm run dev, then open \/iceland-work-visa-calculator\n[^]*npm run check/);
  });

  it("names the files after the id, with today's months", () => {
    const text = readFileSync(join(folder, 'europe/iceland-work-visa-calculator.yaml'), 'utf8');
    expect(text).toContain('\ntitle: Iceland Work Visa Calculator\n');
    const [, data] = /^dataAsOf: (\d{4}-\d\d)/m.exec(text)!;
    const [, review] = /^reviewBy: (\d{4}-\d\d)/m.exec(text)!;
    expect(Number(review!.slice(0, 4)) - Number(data!.slice(0, 4))).toBe(1);
    expect(text).not.toContain('2024-06');
  });

  it.each([
    ['.yaml', 'calculator'],
    ['.cases.yaml', 'cases'],
  ])('begins %s with the schema, from which editors complete', (ending, schema) => {
    const text = readFileSync(join(folder, `europe/iceland-work-visa-calculator${ending}`), 'utf8');
    const [, path] = /^# yaml-language-server: \$schema=(\S+)\n/.exec(text)!;
    expect(resolve(folder, 'europe', path!)).toBe(resolve(`schemas/${schema}.schema.json`));
  });

  it.each([
    ['europe/uk-child-benefit-calculator', 'UK Child Benefit Calculator'],
    ['united-states/us-h1b-visa-calculator', 'US H1B Visa Calculator'],
  ])('%s gets the title %s', async (path, title) => {
    expect((await make(path)).code).toBe(0);
    expect(readFileSync(join(folder, `${path}.yaml`), 'utf8')).toContain(`\ntitle: ${title}\n`);
  });

  it.each(['h1b-90-180-calculator', '2024', '1e5', 'null', 'a'])('accepts an id like %s', async (id) => {
    expect((await make(`united-states/${id}`)).code).toBe(0);
  });

  it('writes files that pass the check, which names the texts to replace', async () => {
    const {code, out} = await runInProcess(check, ['--dir', folder]);
    const texts = [...out.matchAll(/^\S+ warning (\S+): '(.*)'/gm)].map(([, kind, text]) => `${kind} ${text}`);
    expect(new Set(texts)).toEqual(
      new Set(['template-text Example Country', 'template-text Example Immigration Office']),
    );
    expect({code, out}).toEqual({
      code: 0,
      out: expect.stringMatching(/\n16 warnings in 16 files: \d+ cases, [1-9]\d* values/),
    });
  });

  it('calculates', async () => {
    const args = ['iceland-work-visa-calculator', 'purpose=work', 'monthlySalary=1999', '--dir', folder];
    expect((await runInProcess(calculate, args)).out).toContain('A salary of at least €2,000 per month is required.');
  });

  it.each([
    [[], /No <region>\/<id> is given\. Write: npm run new -- <region>\/<id>/],
    [['iceland'], /'iceland' is not <region>\/<id>\./],
    [['europe/north/iceland'], /is not <region>\/<id>\./],
    [['europ/iceland'], /There is no region 'europ'. Did you mean 'europe'\?/],
    [
      ['asia-pacific/iceland'],
      /There is no region 'asia-pacific'\. It is one of: europe, united-states\. .* run 'mkdir \S+\/asia-pacific' first\./,
    ],
    [['shared/iceland'], /There is no region 'shared'\./],
    [['../iceland'], /There is no region '\.\.'\. It is one of: europe, united-states\./],
    [['europe/IcelandVisa'], /'IcelandVisa' is not a valid id: .* like 'iceland-visa'\./],
    [['europe/offline'], /'offline' is already the address of another page/],
    [['europe/about'], /'about' is already the address/],
    [['europe/...'], /'\.\.\.' is not a valid id/],
    [['europe/iceland-work-visa-calculator'], /There is a calculator 'iceland-work-visa-calculator' already/],
    [
      ['united-states/iceland-work-visa-calculator.yaml'],
      /There is a calculator 'iceland-work-visa-calculator' already/,
    ],
    [['europe/a', 'europe/b'], /Unexpected argument 'europe\/b'/],
    [['--region'], /There is no option '--region'/],
  ])('%j is wrong usage: one line, exit code 2, nothing written', async (args, message) => {
    const {code, out, err} = await make(...args);
    expect({code, out}).toEqual({code: 2, out: ''});
    expect(err).toMatch(message);
    expect(err.trim().split('\n')).toHaveLength(1);
    expect(existsSync(join(folder, '..', 'iceland.yaml'))).toBe(false);
  });
});
