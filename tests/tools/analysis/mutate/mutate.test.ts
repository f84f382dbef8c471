// Which mutants of a definition are tried, which of them count, and does the suggested case notice the change?
import {readFileSync} from 'node:fs';
import {describe, expect, it} from 'vitest';
import {operators} from '../../../../src/tools/analysis/mutate/operators.ts';
import {isFull} from '../../../samples.ts';
import {definition, mutated, noCases, suggested} from './fixture.ts';

/** With people, but without cases. */
const report = mutated(noCases);

describe('without cases', () => {
  it('every kind of change survives', () => {
    const alive = new Set(report.survivors.map(({operator}) => operator));
    expect(Object.keys(operators).filter((name) => !alive.has(name))).toEqual([]);
  });

  it('the counts of all operators add up to the mutants', () => {
    const counts = Object.values(report.counts);
    const sum = (status: 'survived' | 'unproven' | 'noticed') =>
      counts.reduce((total, each) => total + each[status], 0);
    expect(sum('survived') + sum('unproven')).toBe(report.survivors.length);
    expect(sum('noticed')).toBe(0);
  });

  it('a survivor says what was changed, as written in the file, and where', () => {
    const said = report.survivors.map(({message, line, column}) => `${line}:${column} ${message}`);
    expect(said).toEqual(
      expect.arrayContaining([
        "8:9 no case notices if 'education' is no longer needed",
        "10:102 no case notices if 'school' comes after 'degree' (education)",
        '15:39 no case notices if 50 becomes 51 (passMark)',
        "37:7 no case notices if 'unless: job in wanted' becomes 'when: job in wanted' (reasons)",
      ]),
    );
  });

  it('the position is that of the change', () => {
    const lines = definition.split('\n');
    for (const {message, line, column, operator} of report.survivors) {
      if (operator !== 'figure') continue;
      const [, figure] = message.match(/if (\S+) becomes/)!;
      expect(lines[line - 1]!.slice(column - 1), message).toMatch(new RegExp(`^${figure!}`));
    }
  });
});

describe('the suggested cases', () => {
  const real = [
    'europe/sweden-work-visa-calculator',
    'europe/schengen-visa-calculator',
    'timelines/ircc-processing-times-calculator',
    'europe/portugal-d7-visa-calculator',
  ];

  it('for the sample notice every change', () => {
    const after = mutated(`${noCases}cases:\n${suggested(report)}`);
    expect(after.survivors).toEqual([]);
    expect(after.mutants).toBe(report.mutants);
  });

  it.runIf(isFull).each(real)('for %s notice every change', (path) => {
    const text = readFileSync(`calculators/${path}.yaml`, 'utf8');
    const written = readFileSync(`calculators/${path}.cases.yaml`, 'utf8');
    const people = written.slice(0, written.search(/^cases:/m));
    const before = mutated(people, text);
    expect(before.noticed).toBe(0);
    const after = mutated(`${people}\ncases:\n${suggested(before)}`, text);
    expect(after.survivors).toEqual([]);
    expect(after.mutants).toBe(before.mutants);
  });
});

describe('a figure whose next neighbour makes no difference', () => {
  const messages = report.survivors.map(({message}) => message);

  it('is moved further, because no total is between 40 and 50', () => {
    expect(messages).not.toContainEqual(expect.stringContaining('50 becomes 49 '));
    expect(messages).toContainEqual(expect.stringContaining('50 becomes 40 (passMark)'));
  });

  it('is not moved if an answer can tell, with a point for each year of age', () => {
    const text = `id: sample-calculator
title: Sample
description: A sample.
country: Nowhere
source: {name: Nobody, url: 'https://example.org'}
dataAsOf: 2024-06
needs: [education]
inputs:
  education: {label: Education, options: {none: None, school: School}}
  age: {label: Age, type: integer}
constants:
  passMark: {label: Pass mark, value: 50, unit: points}
sums:
  points:
    education: {by: education, rows: {none: 0, school: 20}}
    age: {give: age}
result:
  eligible: points.total >= passMark
card:
  - verdict:
      - {when: result.eligible, say: Yes, tone: good}
      - {say: 'No', tone: bad}
`;
    const counted = mutated('today: 2024-06-30\n', text).survivors.map(({message}) => message);
    expect(counted).toContainEqual(expect.stringContaining('50 becomes 49 (passMark)'));
  });
});

it.runIf(isFull)('a change that no answer can reveal counts as proven equivalent, and needs no case', () => {
  const [one, other] = ['when: job == doctor', 'when: job == cook'].map(
    (condition) => `    - {${condition}, say: ${condition.slice(-4)}}\n`,
  );
  const text = definition.replace('result:\n', `  notes:\n${one}${other}result:\n  notes: notes\n`);
  const moved = mutated(noCases, text).survivors.filter(
    ({operator, message}) => operator === 'order' && message.includes('(notes)'),
  );
  expect(moved).toEqual([]);
});

it('a definition with failing cases is skipped, because every change would seem to be noticed', () => {
  const failing = `${noCases}cases:\n  - {case: Wrong, given: doctor, expect: {cost: 1}}\n`;
  expect(() => mutated(failing)).toThrow("run 'npm run check' first");
});

it('a change whose lack of effect cannot be proven counts as a survivor, unless it is declared free; a declaration that nothing needs is reported', () => {
  const path = 'calculators/europe/schengen-visa-calculator';
  const cases = readFileSync(`${path}.cases.yaml`, 'utf8').replace(/^free:[^]*/m, '');
  const declared = mutated(
    `${cases}free:
  - {change: '{result.daysRemaining} becomes {result.daysRemaining:plain}', because: The days are never many.}
  - {change: '90 becomes 91', because: Nobody knows.}
`,
    readFileSync(`${path}.yaml`, 'utf8'),
  );
  expect(declared.counts.format.declared).toBe(1);
  expect(declared.survivors.map(({message}) => message)).toEqual([
    "the change '90 becomes 91' is declared free, but is noticed, proven to have no effect, or not tried",
    'no case notices if {daysOver} becomes {daysOver:plain} (daysOverInWords)',
  ]);
});
