// Does a check give the answer, the limit and the distance between them, even if answers are missing?
import {describe, expect, it} from 'vitest';
import {because, chosen, compared, comparedLevels, any} from '../../../src/engine/runtime/checks.ts';
import {amount} from '../../../src/engine/runtime/formats.ts';
import type {Check, Derivation} from '../../../src/engine/runtime/explanation.ts';
import {explainChecks} from '../../../src/engine/explanation/explainChecks.ts';
import {plainText} from '../../../src/engine/explanation/sentence.ts';

const write = (number: number): string => amount(number, 'EUR');
const sentences = (checks: readonly Check[]) => explainChecks(checks).map(({sentence}) => plainText(sentence));

const salary = (value: number, filled = true): Derivation => ({
  label: 'Salary per month',
  text: write(value),
  value,
  kind: 'answer',
  input: 'salary',
  filled,
});
const least: Derivation = {
  label: 'Minimum salary',
  text: write(3000),
  value: 3000,
  kind: 'fixed',
  rule: {table: 0, row: 0},
};
const choice = (label: string, text: string): Derivation => ({
  label,
  text,
  kind: 'answer',
  input: 'choice',
  filled: text !== '',
});
const level: Derivation = {label: '', text: 'Bachelor', kind: 'fixed'};

describe('a figure and its limit', () => {
  it.each([
    [salary(2800), 'Salary per month: your €2,800 is €200 below €3,000 (Minimum salary).'],
    [salary(3500), 'Salary per month: your €3,500 is €500 above €3,000 (Minimum salary).'],
    [salary(3000), 'Salary per month: your €3,000 is exactly €3,000 (Minimum salary).'],
    [
      salary(0, false),
      'Salary per month: nothing is filled in, so it counts as €0. That is €3,000 below €3,000 (Minimum salary).',
    ],
  ])('%o', (given, sentence) => {
    expect(sentences(compared(given, '>=', least, write))).toEqual([sentence]);
  });
});

describe('the limit of a comparison that fails by nothing', () => {
  const none: Derivation = {label: '', text: '0', value: 0, kind: 'fixed'};
  const given = salary(3000);
  it.each([
    [compared(given, '>', least, write), 'Salary per month: your €3,000 is exactly €3,000 (Minimum salary), not more.'],
    [compared(given, '<', least, write), 'Salary per month: your €3,000 is exactly €3,000 (Minimum salary), not less.'],
    [compared(given, '!=', least, write), 'Salary per month: your €3,000 is exactly €3,000 (Minimum salary).'],
    [compared(salary(0), '>', none, write), 'Salary per month: €0, which is not more than 0.'],
    [compared(given, '>', none, write), 'Salary per month: €3,000, which is more than 0.'],
    [compared(salary(-5), '>=', none, write), 'Salary per month: -€5, which is not at least 0.'],
    [compared(salary(0), '!=', none, write), 'Salary per month: €0, which is exactly 0.'],
  ])('is named: %#', (checks, sentence) => expect(sentences(checks)).toEqual([sentence]));

  it('is named for levels', () => {
    const master = choice('Education', 'Master');
    const same = {...level, text: 'Master'};
    expect(sentences(comparedLevels(master, 3, '>', same, 3))).toEqual([
      'Education: your answer is ‘Master’, and a higher one is needed.',
    ]);
    expect(sentences(comparedLevels(choice('Education', ''), 0, '>', same, 3))).toEqual([
      'Education: nothing is chosen, and something above ‘Master’ is needed.',
    ]);
  });
});

describe('a choice', () => {
  it.each([
    [
      chosen(choice('Nationality', 'Ys'), false, true, ['Lemuria', 'Atlantis']),
      'Nationality: your answer is ‘Ys’, not ‘Lemuria’ or ‘Atlantis’.',
    ],
    [chosen(choice('Nationality', 'Ys'), true, true, ['Ys']), 'Nationality: your answer is ‘Ys’.'],
    [
      chosen(choice('Do you have a job offer?', ''), false, true, ['Yes']),
      'Do you have a job offer? Nothing is chosen, so it is not ‘Yes’.',
    ],
    [
      chosen(choice('Nationality', 'Ys'), false, true, [...'abcdefg']),
      'Nationality: your answer is ‘Ys’, which is none of those that count here.',
    ],
    [
      comparedLevels(choice('Education', 'School'), 1, '>=', level, 2),
      'Education: your answer ‘School’ is below ‘Bachelor’.',
    ],
    [
      comparedLevels(choice('Education', ''), 0, '>=', level, 2),
      'Education: nothing is chosen, and ‘Bachelor’ is needed.',
    ],
  ])('%#: %s', (checks, sentence) => {
    expect(sentences(checks)).toEqual([sentence]);
  });
});

describe('several checks', () => {
  const high: Derivation = {...least, label: 'High salary', text: write(9000), value: 9000};

  it('name the nearest threshold missed, failed ones first', () => {
    const met = chosen(choice('Nationality', 'Ys'), true, true, ['Ys']);
    const missed = [...compared(salary(2000), '>=', high, write), ...compared(salary(2000), '>=', least, write)];
    expect(sentences(because(...met, ...missed))).toEqual([
      'Salary per month: your €2,000 is €1,000 below €3,000 (Minimum salary).',
      'Nationality: your answer is ‘Ys’.',
    ]);
  });

  it('of which one would be enough are introduced by a sentence that says so', () => {
    const [check] = explainChecks(
      any(compared(salary(1), '>=', least, write), chosen(choice('Nationality', ''), false, true, ['Ys'])),
    );
    expect(plainText(check!.sentence)).toBe('None of these holds, and one would be enough:');
    expect(check!.inner).toHaveLength(2);
  });
});
