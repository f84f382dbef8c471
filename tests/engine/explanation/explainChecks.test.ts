// Does a check give the answer, the limit and the distance between them, even if answers are missing?
import {describe, expect, it} from 'vitest';
import {because, any, towards} from '../../../src/engine/plan/mergedChecks.ts';
import {chosen, compared, comparedLevels} from '../../../src/engine/plan/comparedChecks.ts';
import {inUnit} from '../../../src/engine/runtime/formats.ts';
import type {Check, Derivation} from '../../../src/engine/plan/derived.ts';
import {explainChecks} from '../../../src/engine/plan/explanation/explainChecks.ts';
import {plainText} from '../../../src/engine/plan/explanation/sentence.ts';
import {figure} from './figures.ts';

const formatIn = (unit: string) => (number: number) => inUnit(number, unit);
const write = formatIn('EUR');
const sentences = (checks: readonly Check[], purpose: 'verdict' | 'other' = 'verdict') =>
  explainChecks(checks, purpose).map(({sentence}) => plainText(sentence));

const salary = (value: number, filled = true): Derivation & {kind: 'answer'} => ({
  label: 'Salary per month',
  ...figure(value, 'EUR'),
  kind: 'answer',
  input: 'salary',
  filled,
});
const least: Derivation = {label: 'Minimum salary', ...figure(3000, 'EUR'), kind: 'fixed', rule: {list: 0, row: 0}};
const choice = (label: string, text: string): Derivation => ({
  label,
  isQuestion: label.endsWith('?') ? true : undefined,
  text,
  kind: 'answer',
  input: 'choice',
  filled: text !== '',
});
const level: Derivation = {label: '', text: 'Bachelor', kind: 'fixed'};

const points = (value: number): Derivation => ({
  label: 'Total points',
  isTotal: true,
  ...figure(value, 'points'),
  kind: 'row',
  by: [],
});

describe('what a verdict needed', () => {
  it.each([
    [compared(salary(2800), '>=', least, write), 'Salary per month: €2,800. You need €3,000, so you are €200 short.'],
    [
      compared(salary(3500), '>=', least, write),
      'Salary per month: €3,500, which is €500 more than the €3,000 you need.',
    ],
    [compared(salary(3000), '>=', least, write), 'Salary per month: €3,000, which is enough.'],
    [compared(salary(3000), '>', least, write), 'Salary per month: €3,000. You need more than €3,000.'],
    [
      compared(salary(3500), '<=', least, write),
      'Salary per month: €3,500. The limit is €3,000, so you are €500 over.',
    ],
    [
      compared(salary(3500), '<', least, write),
      'Salary per month: €3,500. It must be less than €3,000, so you are €500 over.',
    ],
    [
      compared(salary(0, false), '>=', least, write),
      'Salary per month: no number entered, so we used €0. You need at least €3,000.',
    ],
    [
      compared(points(445), '>=', {...least, ...figure(470, 'points')}, formatIn('points')),
      'You have 445 points. You need 470, so you are 25 short.',
    ],
    [
      compared({...salary(1), ...figure(1, 'years')}, '>=', {...least, ...figure(3, 'years')}, formatIn('years')),
      'Salary per month: 1 year. You need 3, so you are 2 years short.',
    ],
  ])('is said with what is missing: %#', (checks, sentence) => expect(sentences(checks)).toEqual([sentence]));

  it('is said of an answer that had to be avoided', () => {
    // A line that warns of a low salary is shown: it contradicts the verdict because the salary is too low.
    const [low] = compared(salary(2800), '<', least, write);
    expect(sentences([{kind: 'line', met: false, text: 'Your salary is too low.', checks: [low!]}])).toEqual([
      'Salary per month: €2,800. You need €3,000, so you are €200 short.',
    ]);
  });

  it('is not said of what decides anything else', () => {
    expect(sentences(compared(salary(2800), '>=', least, write), 'other')).toEqual([
      'Salary per month: €2,800, which is less than €3,000.',
    ]);
    expect(sentences(compared(salary(3000), '>', least, write), 'other')).toEqual([
      'Salary per month: exactly €3,000.',
    ]);
  });

  it('names a limit that was worked out, unless its only name is a formula', () => {
    const worked: Derivation = {label: 'Minimum salary', ...figure(3000, 'EUR'), kind: 'steps', steps: []};
    expect(sentences(compared(salary(2800), '>=', worked, write))).toEqual([
      'Salary per month: €2,800. You need the minimum salary of €3,000, so you are €200 short.',
    ]);
    expect(sentences(compared(salary(3500), '>=', worked, write))).toEqual([
      'Salary per month: €3,500, which is €500 more than the minimum salary of €3,000.',
    ]);
    expect(sentences(compared(salary(3500), '<', {...worked, isUnnamed: true}, write), 'other')).toEqual([
      'Salary per month: €3,500, which is more than €3,000.',
    ]);
  });

  it('says which result starts at a figure if there are several to reach', () => {
    const limit: Derivation = {label: '', ...figure(80, 'points'), kind: 'fixed'};
    const scored = (goal: string, value: number) =>
      sentences(towards(goal, compared(points(value), '>=', limit, formatIn('points'))));
    expect(scored('Excellent', 75)).toEqual(['You have 75 points. “Excellent” starts at 80, so you are 5 short.']);
    expect(scored('Excellent', 85)).toEqual(['You have 85 points. “Excellent” starts at 80.']);
    expect(scored('', 75)).toEqual(['You have 75 points. A better result starts at 80, so you are 5 short.']);
    expect(scored('', 85)).toEqual(['You have 85 points. This result starts at 80.']);
  });

  it('is said of an age as one says it of a person', () => {
    const age = (value: number) => ({
      ...salary(value, value > 0),
      label: 'Age',
      ...figure(value, 'years'),
      isAge: true,
    });
    const least35: Derivation = {label: '', ...figure(35), kind: 'fixed'};
    const said = (value: number, comparison: '>=' | '<=') =>
      sentences(compared(age(value), comparison, least35, formatIn('years')));
    expect(said(15, '>=')).toEqual(['You are 15. You must be at least 35.']);
    expect(said(40, '>=')).toEqual(['You are 40, which is old enough.']);
    expect(said(40, '<=')).toEqual(['You are 40. You must be 35 or younger.']);
    expect(said(0, '>=')).toEqual(['You did not enter your age. You must be at least 35.']);
  });

  it('is not repeated as a distance to 0', () => {
    const none: Derivation = {label: '', ...figure(0), kind: 'fixed'};
    expect(sentences(compared(salary(0), '>', none, write))).toEqual(['Salary per month: €0. You need more than €0.']);
    expect(sentences(compared(salary(3000), '>', none, write))).toEqual(['Salary per month: €3,000.']);
  });
});

describe('a choice', () => {
  it.each([
    [
      chosen(choice('Nationality', 'Ys'), false, true, ['Lemuria', 'Atlantis', 'Thule']),
      'Nationality: you chose “Ys”. It must be “Lemuria”, “Atlantis”, or “Thule”.',
    ],
    [chosen(choice('Nationality', 'Ys'), true, true, ['Ys']), 'Nationality: you chose “Ys”.'],
    [
      chosen(choice('Nationality', 'Ys'), false, false, ['Atlantis']),
      'Nationality: you chose “Ys”, so the rule for “Atlantis” does not apply.',
    ],
    [chosen(choice('Nationality', 'Ys'), true, false, ['Ys']), 'Nationality: you chose “Ys”, which does not qualify.'],
    [chosen(choice('Do you have a job offer?', ''), false, true, ['Yes']), 'Do you have a job offer? Not answered.'],
    [chosen(choice('Do you have a job offer?', 'No'), false, true, ['Yes']), 'Do you have a job offer? You chose No.'],
    [chosen(choice('Nationality', 'Ys'), false, true, [...'abcdefg']), 'Nationality: you chose “Ys”.'],
    [
      comparedLevels(choice('Education', 'School'), 1, '>=', level, 2),
      'Education: you chose “School”. You need “Bachelor” or higher.',
    ],
    [
      comparedLevels(choice('Education', ''), 0, '>=', level, 2),
      'Education: not answered. You need “Bachelor” or higher.',
    ],
    [
      comparedLevels(choice('Education', ''), 0, '>=', {...level, said: "a bachelor's degree"}, 2),
      "Education: not answered. You need a bachelor's degree or higher.",
    ],
    [
      comparedLevels(choice('Education', 'Bachelor'), 2, '>', level, 2),
      'Education: you chose “Bachelor”. You need to be above “Bachelor”.',
    ],
    [
      comparedLevels(choice('Education', 'Bachelor'), 2, '>=', level, 2),
      'Education: you chose “Bachelor”, which is enough.',
    ],
  ])('%#: %s', (checks, sentence) => {
    expect(sentences(checks)).toEqual([sentence]);
  });
});

it('a level below a rule does not repeat that it is below', () => {
  expect(sentences(comparedLevels(choice('English', 'Below B1'), 1, '>=', {...level, text: 'B1'}, 2), 'other')).toEqual(
    ['English: you chose “Below B1”, so the rule for “B1” and higher does not apply.'],
  );
});

describe('several checks', () => {
  const high: Derivation = {...least, label: 'High salary', ...figure(9000, 'EUR')};

  it('name the nearest threshold missed, failed ones first', () => {
    const met = chosen(choice('Nationality', 'Ys'), true, true, ['Ys']);
    const missed = [...compared(salary(2000), '>=', high, write), ...compared(salary(2000), '>=', least, write)];
    expect(sentences(because(...met, ...missed))).toEqual([
      'Salary per month: €2,000. You need €3,000, so you are €1,000 short.',
      'Nationality: you chose “Ys”.',
    ]);
  });

  it('of which one would be enough are introduced by a sentence that says so', () => {
    const [check] = explainChecks(
      any(compared(salary(1), '>=', least, write), chosen(choice('Nationality', ''), false, true, ['Ys'])),
      'verdict',
    );
    expect(plainText(check!.sentence)).toBe('You need one of these:');
    expect(check!.inner).toHaveLength(2);
  });
});
