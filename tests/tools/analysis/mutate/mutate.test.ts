// Which mutants of a definition are tried, which of them count, and does the suggested case notice the change?
import {readFileSync} from 'node:fs';
import {describe, expect, it} from 'vitest';
import {operators} from '../../../../src/tools/analysis/mutate/mutant.ts';
import {isFull} from '../../../samples.ts';
import {definition, mutated, noCases, suggested} from './fixture.ts';

/** With people, but without cases. */
const report = mutated(noCases);

describe('without cases', () => {
  it('every kind of change survives', () => {
    const alive = new Set(report.survivors.map(({operator}) => operator));
    expect(Object.keys(operators).filter((name) => !alive.has(name))).toEqual([]);
  });

  it('a survivor says what was changed, as written in the file, and where', () => {
    const said = report.survivors.map(({message, line, column}) => `${line}:${column} ${message}`);
    expect(said).toMatchInlineSnapshot(`
      [
        "8:9 no case notices if 'education' is no longer needed",
        "10:102 no case notices if 'school' comes after 'degree' (education)",
        "16:36 no case notices if 30_000 becomes 30_001 (minimum)",
        "16:36 no case notices if 30_000 becomes 29_999 (minimum)",
        "19:35 no case notices if [doctor, cook] becomes [cook] (wanted)",
        "24:7 no case notices if 'doctor' is moved to the row of 'cook' (permit)",
        "24:22 no case notices if 'Special permit' becomes 'Ordinary permit' (permit)",
        "29:60 no case notices if 'degree' is moved to the row of 'none' (points.education)",
        "33:7 no case notices if 'unless: points.total >= passMark and education >= school' becomes 'when: points.total >= passMark and education >= school' (reasons)",
        "33:28 no case notices if 'points.total >= passMark' becomes 'points.total < passMark' (reasons)",
        "33:54 no case notices if 'education >= school' becomes 'education < school' (reasons)",
        "36:7 no case notices if 'unless: job in wanted' becomes 'when: job in wanted' (reasons)",
        "38:7 no case notices if 'unless: salary >= minimum' becomes 'when: salary >= minimum' (reasons)",
        "38:22 no case notices if 'salary >= minimum' becomes 'salary < minimum' (reasons)",
        "38:25 no case notices if minimum becomes maximum (reasons)",
        "41:21 no case notices if 'reasons is empty' becomes 'reasons is not empty' (result.eligible)",
        "44:9 no case notices if max becomes min (result.cost)",
        "44:18 no case notices if min becomes max (result.cost)",
        "44:30 no case notices if maximum becomes fee (result.cost)",
        "44:39 no case notices if 'min(salary, maximum) - minimum' becomes 'min(salary, maximum) + minimum' (result.cost)",
        "44:41 no case notices if minimum becomes maximum (result.cost)",
        "47:10 no case notices if 'when: result.eligible' becomes 'unless: result.eligible' (card.verdict)",
        "47:38 no case notices if 'Yes' becomes 'No' (card.verdict)",
        "47:49 no case notices if good becomes caution (card.verdict)",
        "15:39 no case notices if 50 becomes 51 (passMark)",
        "29:56 no case notices if 20 becomes 19 (points.education)",
        "30:47 no case notices if 30 becomes 29 (points.age)",
        "33:28 no case notices if 'points.total >= passMark' becomes 'points.total > passMark' (reasons)",
        "33:54 no case notices if 'education >= school' becomes 'education > school' (reasons)",
        "33:57 no case notices if 'education >= school' becomes 'education >= degree' (reasons)",
        "15:39 no case notices if 50 becomes 40 (passMark)",
        "29:68 no case notices if 40 becomes 50 (points.education)",
        "30:37 no case notices if 0 becomes 10 (points.age)",
        "33:40 no case notices if 'points.total >= passMark and education >= school' becomes 'points.total >= passMark or education >= school' (reasons)",
        "17:36 no case notices if 90_000 becomes 90_001 (maximum)",
        "17:36 no case notices if 90_000 becomes 89_999 (maximum)",
        "18:55 no case notices if 100 becomes 101 (fee)",
        "18:55 no case notices if 100 becomes 99 (fee)",
        "38:7 no case notices if 'At least {minimum} are needed, and {maximum} are the most.' is never said (reasons)",
        "39:12 no case notices if 'At least {minimum} are needed, and {maximum} are the most.' becomes 'Not enough points.' (reasons)",
        "39:22 no case notices if {minimum} becomes {maximum} (reasons)",
        "39:48 no case notices if {maximum} becomes {fee} (reasons)",
        "18:68 no case notices if 2025-01-01 becomes 2025-01-02 (fee)",
        "18:87 no case notices if 120 becomes 121 (fee)",
        "18:87 no case notices if 120 becomes 119 (fee)",
        "18:68 no case notices if 2025-01-01 becomes 2024-12-31 (fee)",
        "19:34 no case notices if [doctor, cook] becomes [doctor, cook, other] (wanted)",
        "19:43 no case notices if [doctor, cook] becomes [doctor] (wanted)",
        "25:7 no case notices if 'cook' is moved to the row of 'doctor' (permit)",
        "25:20 no case notices if 'Ordinary permit' becomes 'No permit' (permit)",
        "26:23 no case notices if 'No permit' becomes 'Special permit' (permit)",
        "37:12 no case notices if 'No job on the list.' becomes 'At least {minimum} are needed, and {maximum} are the most.' (reasons)",
        "29:48 no case notices if 'school' is moved to the row of 'degree' (points.education)",
        "30:40 no case notices if the limit 34 of '18-34' becomes 35 (points.age)",
        "30:56 no case notices if 10 becomes 60 (points.age)",
        "29:56 no case notices if 20 becomes 70 (points.education)",
        "29:68 no case notices if 40 becomes 39 (points.education)",
        "30:56 no case notices if 10 becomes 9 (points.age)",
        "30:27 no case notices if 'under 18' in the row 'under 18' becomes 'up to 18' (points.age)",
        "30:27 no case notices if the limit 18 of 'under 18' becomes 19 (points.age)",
        "30:27 no case notices if the limit 18 of 'under 18' becomes 17 (points.age)",
        "30:40 no case notices if 'up to 34' in the row '18-34' becomes 'under 34' (points.age)",
        "30:40 no case notices if the limit 34 of '18-34' becomes 33 (points.age)",
        "34:12 no case notices if 'Not enough points.' becomes 'No job on the list.' (reasons)",
        "48:16 no case notices if 'No' becomes 'Yes' (card.verdict)",
        "48:27 no case notices if bad becomes neutral (card.verdict)",
        "35:7 no case notices if 'Not enough points.' does not stop the list (reasons)",
        "36:7 no case notices if 'No job on the list.' is checked before 'Not enough points.' (reasons)",
        "38:7 no case notices if 'At least {minimum} are needed, and {maximum} are the most.' is checked before 'No job on the list.' (reasons)",
        "38:22 no case notices if 'salary >= minimum' becomes 'salary > minimum' (reasons)",
      ]
    `);
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
  const long = [
    'europe/schengen-visa-calculator',
    'timelines/ircc-processing-times-calculator',
    'europe/portugal-d7-visa-calculator',
  ];
  const real = ['europe/sweden-work-visa-calculator', ...(isFull ? long : [])];

  it('for the sample notice every change', () => {
    const after = mutated(`${noCases}cases:\n${suggested(report)}`);
    expect(after.survivors).toEqual([]);
    expect(after.mutants).toBe(report.mutants);
  });

  it.each(real)('for %s notice every change', (path) => {
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
    const text = definition.replace('{by: age, rows: {under 18: 0, 18-34: 30, 35+: 10}}', '{give: age}');
    const counted = mutated(noCases, text).survivors.map(({message}) => message);
    expect(counted).toContainEqual(expect.stringContaining('50 becomes 49 (passMark)'));
  });
});

it('a change that no answer can reveal counts as proven equivalent, and needs no case', () => {
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
