// Is changing one constant a one-line diff that updates the result and every text, and is a figure written out in a
// text rejected?
import {readFileSync} from 'node:fs';
import {describe, expect, it} from 'vitest';
import {compile} from '../../src/engine/compile.ts';
import {load} from '../../src/engine/program/parts.ts';
import {positionAt} from '../../src/engine/diagnostics/source.ts';

const path = 'calculators/united-states/h1b-visa-salary-calculator.yaml';
const text = readFileSync(path, 'utf8');
const changed = text.replace('value: 65_000', 'value: 66_000');
const answers = {location: 'atlanta', education: 'bachelors', experience: '0-2'};

const loaded = (source: string) => {
  const {body, diagnostics} = compile({path, text: source});
  expect(diagnostics).toEqual([]);
  return load(body!);
};
const count = (value: unknown, figure: string): number => JSON.stringify(value).split(figure).length - 1;

describe('the base wage of H1B', () => {
  it('is on one line of the definition', () => {
    const lines = changed.split('\n').filter((line, index) => line !== text.split('\n')[index]);
    expect(lines).toHaveLength(1);
    expect(text.match(/65[_,.]?000/g)).toHaveLength(1);
  });

  it('changes the result, every text that refers to it and the description of the rule', () => {
    const [before, after] = [loaded(text), loaded(changed)];
    expect(before.calculate(answers, '2024-06-30')).toMatchObject({minimumSalary: 65_000});
    expect(after.calculate(answers, '2024-06-30')).toMatchObject({minimumSalary: 66_000});
    const textsOf = ({page, documentation}: typeof before) => ({...page('2024-06-30'), ...documentation('2024-06-30')});
    const [pageBefore, pageAfter] = [textsOf(before), textsOf(after)];
    expect(count(pageBefore.method, '$65,000')).toBeGreaterThan(1);
    expect(count(pageBefore.rules, '$65,000')).toBeGreaterThan(1);
    expect(count(pageAfter, '65,000')).toBe(0);
    expect(count(pageAfter, '66,000')).toBe(count(pageBefore, '65,000'));
  });

  it.each([
    ['$65,000', 'It is the constant baseWage: write {baseWage}.'],
    ['$65000', 'It is the constant baseWage: write {baseWage:plain}.'],
    ['$65 thousand', 'Make it a constant'],
  ])('is rejected when written into a text as %s', (figure, advice) => {
    const lines = text.split('\n');
    const at = lines.findIndex((line) => line.includes('- We multiply a base wage of {baseWage:amount}'));
    lines[at] = lines[at]!.replace('{baseWage:amount}', figure);
    const {diagnostics} = compile({path, text: lines.join('\n')});
    expect(diagnostics).toHaveLength(1);
    const [{code, hint, places}] = diagnostics as [(typeof diagnostics)[number]];
    expect(code).toBe('figure-in-text');
    expect(positionAt(places[0].source, places[0].start).line).toBe(at + 1);
    expect(hint).toContain(advice);
  });
});
