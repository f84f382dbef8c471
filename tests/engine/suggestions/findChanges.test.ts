// Which changes are suggested, in which order, and which never?
// Uses a made-up visa with a salary, an age, years of experience, a level and a job offer.
import {describe, expect, it} from 'vitest';
import type {ChangePace, Variable} from '../../../src/engine/program/module.ts';
import type {Outcome} from '../../../src/engine/results/program.ts';
import type {Cut} from '../../../src/engine/language/expression/cut.ts';
import type {FormField} from '../../../src/engine/language/inputs/index.ts';
import type {NumberField} from '../../../src/engine/language/inputs/number.ts';
import type {FieldOption} from '../../../src/engine/language/inputs/choice.ts';
import {findChanges, type FoundChanges} from '../../../src/engine/answers/suggestions/findChanges.ts';
import type {Suggestion} from '../../../src/engine/answers/suggestions/change.ts';
import {readInteger, readNumber, type Answers} from '../../../src/engine/runtime/answers.ts';

const number = (id: string, more: Partial<NumberField> = {}): NumberField => ({
  id,
  label: id,
  kind: 'number',
  unused: false,
  ...more,
});
const options = (...values: string[]): FieldOption[] => values.map((value) => ({value, label: value}));
const cut = (at: number, after = false) => ({at, after});
const numberVariable = (id: string, changes: ChangePace, cuts: readonly Cut[]): Variable => ({
  id,
  kind: 'number',
  changes,
  cuts,
  joint: [],
});

const inputs: readonly FormField[] = [
  number('salary', {unit: 'EUR'}),
  number('age', {kind: 'integer', max: 60}),
  number('years'),
  {id: 'level', label: 'level', kind: 'choice', unused: false, options: options('high', 'middle', 'low')},
  {id: 'offer', label: 'offer', kind: 'yesno', unused: false, options: options('yes', 'no')},
  number('assets', {shownWhen: ({level}) => level === 'high'}),
];

const variables: readonly Variable[] = [
  numberVariable('salary', 'freely', [cut(3_000), cut(9_000, true)]),
  numberVariable('age', 'ages', [cut(21), cut(36)]),
  numberVariable('years', 'slowly', [cut(2)]),
  {id: 'level', kind: 'choice', changes: 'slowly', ordered: true, options: ['low', 'middle', 'high']},
  {id: 'offer', kind: 'choice', changes: 'freely', ordered: false, options: ['yes', 'no']},
  numberVariable('assets', 'freely', [cut(500)]),
];

/** Points: 1 for each of salary from 3,000 to 9,000, age 21 to 35, 2 years, a level (2 for a high one), an offer, assets. */
function points({salary, age, years, level, offer, assets}: Answers): number {
  const [amount, old] = [readNumber(salary), readInteger(age)];
  return [
    amount >= 3_000 && amount <= 9_000,
    old >= 21 && old <= 35,
    readNumber(years) >= 2,
    level === 'middle' || level === 'high',
    level === 'high',
    offer === 'yes',
    readNumber(assets) >= 500 && level === 'high',
  ].filter(Boolean).length;
}

const verdicts: readonly Outcome[] = [
  {rank: 0, tone: 'bad', text: 'No'},
  {rank: 1, tone: 'good', text: 'Yes'},
  {rank: 2, tone: 'good', text: 'Excellent'},
];

/** 'Yes' from this many points on, 'excellent' from two more. */
const find = (needed: number, answers: Answers): FoundChanges =>
  findChanges(
    {
      variables,
      questions: [],
      shortNames: {},
      outcome: (each) => verdicts[points(each) >= needed + 2 ? 2 : points(each) >= needed ? 1 : 0]!,
    },
    inputs,
    answers,
    '2024-06-30',
  )!;

const written = (suggestions: readonly Suggestion[]): string[] =>
  suggestions.map(
    ({changes, outcome}) =>
      `${changes.map(({id, value, andFurther}) => `${id} ${value}${andFurther ? ' or further' : ''}`).join(', ')}: ${outcome.text}`,
  );

const everything = {salary: '3000', age: '30', years: '2', level: 'middle', offer: 'yes'};

describe('a better verdict', () => {
  it('comes with the nearest single changes, `freely` before `slowly`', () => {
    expect(written(find(5, {...everything, salary: '2000'}).better).slice(0, 2)).toEqual([
      'salary 3000: Yes',
      'level high: Yes',
    ]);
  });

  it('comes with two changes only if neither is enough', () => {
    const {better} = find(5, {...everything, salary: '2000', years: '1'});
    expect(written(better)).toEqual([
      'salary 3000, level high: Yes',
      'salary 3000, years 2 or further: Yes',
      'level high, assets 500 or further: Yes',
      'years 2 or further, level high: Yes',
    ]);
    expect(better[0]!.changes[0]!.limit).toEqual({is: 'atLeast', at: 3_000, difference: 1_000});
  });

  it('says "or further" only if every larger number helps', () => {
    const {better} = find(4, {...everything, salary: '2000', offer: 'no'});
    expect(written(better)).toContain('salary 3000: Yes');
    expect(written(find(4, {...everything, years: '1', offer: 'no'}).better)).toContain('years 2 or further: Yes');
  });

  it('suggests a lower number at the limit itself, if a number is too high', () => {
    const {better} = find(5, {...everything, salary: '12000'});
    expect(written(better)[0]).toBe('salary 9000: Yes');
    expect(better[0]!.changes[0]!.limit).toEqual({is: 'atMost', at: 9_000, difference: -3_000});
  });

  it('counts from zero if nothing is filled in', () => {
    const [first] = find(5, {...everything, salary: ''}).better;
    expect(first!.changes[0]!.limit).toEqual({is: 'atLeast', at: 3_000});
  });

  it('is a second good one only with other answers, not with the first answer to an open question', () => {
    expect(written(find(3, {...everything, offer: 'no'}).better)).toContain('offer yes: Excellent');
    expect(written(find(3, {...everything, offer: ''}).better).join()).not.toContain('offer');
  });

  it('may be a birthday away, but suggests no age if none was given', () => {
    expect(written(find(5, {...everything, age: '20'}).better)).toContain('age 21: Yes');
    expect(written(find(5, {...everything, age: ''}).better).join()).not.toContain('age');
    expect(written(find(5, {...everything, age: '36'}).better).join()).not.toContain('age');
  });

  it('never lowers a `slowly` answer, and never uses a field that the form would not show', () => {
    const all = written(find(7, {...everything, level: 'high', age: '20'}).better).join('; ');
    expect(all).toContain('assets 500');
    expect(all).not.toMatch(/level|years/);
    expect(written(find(6, everything).better).join()).not.toMatch(/^assets/);
  });
});

describe('a worse verdict', () => {
  it('comes with the nearest limits, a birthday, and what may be lost', () => {
    expect(written(find(5, everything).worse)).toEqual([
      'salary 2999 or further: No',
      'offer no: No',
      'age 36 or further: No',
      'salary 9001 or further: No',
    ]);
  });

  it('has the limit in words: below 3,000, over 9,000', () => {
    const limits = find(5, everything).worse.flatMap(({changes}) => changes[0]!.limit ?? []);
    expect(limits.map(({is, at}) => `${is} ${at}`)).toEqual(['below 3000', 'atLeast 36', 'over 9000']);
  });
});

it('leads to no other bad verdict, whichever comes first in the definition', () => {
  const outcome = (answers: Answers): Outcome =>
    answers['offer'] === 'yes' ? {rank: 1, tone: 'bad', text: 'Too young'} : verdicts[0]!;
  const search = (offer: string): FoundChanges =>
    findChanges({variables, questions: [], shortNames: {}, outcome}, inputs, {...everything, offer}, '2024-06-30')!;
  expect([search('no').better, search('yes').worse]).toEqual([[], []]);
});

describe('a verdict without ranks', () => {
  it.each([
    ['is missing', null],
    ['has no colour', {rank: 0, tone: 'neutral', text: 'Choose'} as const],
  ])('where it %s', (_, now) => {
    const outcome = (answers: Answers): Outcome | null => (answers === everything ? now : verdicts[1]!);
    const found = findChanges({variables, questions: [], shortNames: {}, outcome}, inputs, everything, '2024-06-30');
    expect([...(found?.better ?? []), ...(found?.worse ?? [])]).toEqual([]);
  });
});

it('considers other numbers if a limit depends on them', () => {
  const both: Variable = {
    id: 'planned',
    kind: 'number',
    changes: 'freely',
    cuts: [],
    joint: [{constant: -90, terms: {used: 1, planned: 1}, over: true}],
  };
  const outcome = ({planned, used}: Answers): Outcome =>
    verdicts[readNumber(planned) + readNumber(used) <= 90 ? 1 : 0]!;
  const search = (planned: string): FoundChanges =>
    findChanges(
      {variables: [both], questions: [], shortNames: {}, outcome},
      [number('planned'), number('used')],
      {planned, used: '50'},
      '2024-06-30',
    )!;
  expect(written(search('60').better)).toEqual(['planned 40 or further: Yes']);
  expect(search('30').worse[0]!.changes[0]!.limit).toEqual({is: 'over', at: 40, difference: 11});
});

it('leaves out options that the form would not offer', () => {
  const office: FormField = {
    id: 'office',
    label: 'office',
    kind: 'choice',
    unused: false,
    options: options('north', 'abroad'),
  };
  const service: FormField = {
    id: 'service',
    label: 'service',
    kind: 'choice',
    unused: false,
    options: options('slow', 'fast'),
    offered: {by: 'office', rows: {abroad: ['slow']}},
  };
  const choice = (id: string, values: string[]): Variable => ({
    id,
    kind: 'choice',
    changes: 'freely',
    ordered: false,
    options: values,
  });
  const found = findChanges(
    {
      questions: [],
      shortNames: {},
      variables: [choice('office', ['north', 'abroad']), choice('service', ['slow', 'fast'])],
      outcome: (answers) => verdicts[answers.service === 'fast' ? 1 : 0]!,
    },
    [office, service],
    {office: 'abroad', service: 'slow'},
    '2024-06-30',
  )!;
  expect(written(found.better)).toEqual(['office north, service fast: Yes']);
});

it('suggests amounts as people type them', () => {
  const variable = numberVariable('salary', 'freely', [cut(40_000 / 12)]);
  const outcome = ({salary}: Answers): Outcome => verdicts[readNumber(salary) * 12 >= 40_000 ? 1 : 0]!;
  const {better} = findChanges(
    {variables: [variable], questions: [], shortNames: {}, outcome},
    [number('salary')],
    {salary: '3000'},
    '2024-06-30',
  )!;
  expect(better[0]!.changes[0]).toMatchObject({value: '3333.34', limit: {is: 'atLeast', at: 3333.34}});
});
