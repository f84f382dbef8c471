// One question at a time: is a question only skipped, and a verdict only given, where that is proven?
import {describe, expect, it} from 'vitest';
import {knownVerdict, questionsLeft, withDependents, type KnownVerdict} from '../../../src/engine/answers/interview.ts';
import type {Judged} from '../../../src/engine/answers/verdictProof.ts';
import type {Question} from '../../../src/engine/program/module.ts';
import type {FormField} from '../../../src/engine/language/inputs/index.ts';
import {readNumber, type Answers} from '../../../src/engine/runtime/answers.ts';
import {age, education, filed, name, salary} from './fields.ts';

const today = '2024-06-30';
const fields: readonly FormField[] = [salary, age, education, filed, name];

const numberOf = (id: string, at: number): Question => ({id, kind: 'number', cuts: [{at, after: false}], joint: []});
const asksEducation: Question = {id: 'education', kind: 'choice'};

/** A calculator whose verdict is good if the condition holds; null if it is undefined. */
const judged = (isGood: (answers: Answers) => boolean | undefined, ...questions: Question[]): Judged => ({
  outcome(answers) {
    const good = isGood(answers);
    if (good === undefined) return null;
    return good ? {tone: 'good', text: 'Eligible', rank: 1} : {tone: 'bad', text: 'Not eligible', rank: 0};
  },
  questions,
});

/** Good with a PhD, or with 50,000 from the age of 30. */
const points = judged(
  ({education: degree, salary: pay, age: years}) =>
    degree === 'phd' || (readNumber(pay) >= 50_000 && readNumber(years) >= 30),
  numberOf('salary', 50_000),
  numberOf('age', 30),
  asksEducation,
);

const left = (calculator: Judged | undefined, values: Answers, ...unknown: string[]): readonly string[] =>
  questionsLeft(calculator, fields, values, new Set(unknown), today).map(({id}) => id);

function known(calculator: Judged | undefined, values: Answers): unknown {
  const verdict: KnownVerdict = knownVerdict(calculator, fields, values, today);
  switch (verdict.kind) {
    case 'settled':
      return verdict.outcome.text;
    case 'depends':
      return {on: verdict.on.map(({id}) => id), verdicts: verdict.outcomes.map(({text}) => text)};
    case 'unproven':
      return {unproven: verdict.open.map(({id}) => id)};
  }
}

const others = {filed: '2024-01-01', name: 'AB-123'};

describe('questionsLeft', () => {
  it('leaves out what is answered, what is not known and what cannot change the verdict', () => {
    expect(left(points, {})).toEqual(['salary', 'age', 'education']);
    expect(left(points, {salary: '60000'})).toEqual(['age', 'education']);
    expect(left(points, {salary: '40000'})).toEqual(['education']);
    expect(left(points, {education: 'phd'})).toEqual([]);
    expect(left(points, {}, 'education')).toEqual(['salary', 'age']);
    expect(left(points, {salary: '40000'}, 'education')).toEqual([]);
  });

  it('asks again for what is no usable answer', () => {
    expect(left(points, {salary: 'abc', age: '20'})).toEqual(['education']);
    expect(left(points, {salary: 'abc', age: '40'})).toEqual(['salary', 'education']);
  });

  it('asks what a blank would change, since the result counts it as blank', () => {
    const any = judged(({education: degree}) => degree !== '', asksEducation);
    expect(left(any, {})).toEqual(['education']);
    // Somebody who does not know has one of the two.
    expect(known(any, others)).toBe('Eligible');
  });

  it('asks once what may be left blank, and counts the blank as an answer', () => {
    const optional = [{...salary, optional: true}, age] as const;
    const asked = (...unknown: string[]) =>
      questionsLeft(points, optional, {age: '40'}, new Set(unknown), today).map(({id}) => id);
    expect([asked(), asked('salary')]).toEqual([['salary'], []]);
    expect(knownVerdict(points, optional, {age: '40'}, today)).toMatchObject({kind: 'settled', outcome: {rank: 0}});
  });

  it('asks everything where nothing is proven', () => {
    const all = ['salary', 'age', 'education', 'filed', 'name'];
    expect(left(undefined, {})).toEqual(all);
    expect(
      left(
        judged(() => true),
        {},
      ),
    ).toEqual(all);
    expect(
      left(
        judged(() => true, asksEducation, {id: 'filed', kind: 'other'}),
        {},
      ),
    ).toEqual(['education', 'filed']);
    const joint = [{constant: -100, terms: {salary: 1, age: 1}, over: true}];
    const sum = judged(
      ({salary: pay, age: years}) => readNumber(pay) + readNumber(years) <= 100,
      {id: 'salary', kind: 'number', cuts: [], joint},
      {id: 'age', kind: 'number', cuts: [], joint},
    );
    expect(left(sum, {})).toEqual(['salary', 'age']);
    expect(left(sum, {salary: '60'})).toEqual(['age']);
    expect(left(sum, {salary: '101'})).toEqual([]);
  });

  it('asks everything where the combinations are too many', () => {
    const cuts = Array.from({length: 300}, (_, at) => ({at: at + 1, after: false}));
    const many = judged(
      () => true,
      {id: 'salary', kind: 'number', cuts, joint: []},
      {id: 'age', kind: 'number', cuts, joint: []},
    );
    expect(left(many, {})).toEqual(['salary', 'age']);
    expect(left(many, {salary: '1'})).toEqual([]);
  });
});

it('passes what cannot be answered without an answer to a question together with it', () => {
  const route = {...education, id: 'route', offered: {by: 'education', rows: {phd: ['phd']}}};
  expect(withDependents('education', [age, education, route])).toEqual(['education', 'route']);
  expect(withDependents('age', [age, education, route])).toEqual(['age']);
});

describe('knownVerdict', () => {
  it('gives the verdict that all answers lead to', () => {
    expect(known(points, {...others, salary: '40000', education: 'other'})).toBe('Not eligible');
    expect(known(points, {...others, salary: '60000', age: '40', education: 'other'})).toBe('Eligible');
  });

  it('names the questions that decide, and the verdicts, the best first', () => {
    const verdicts = ['Eligible', 'Not eligible'];
    expect(known(points, {...others, education: 'other'})).toEqual({on: ['salary', 'age'], verdicts});
    // With 40,000, no age decides.
    expect(known(points, {...others, salary: '40000'})).toEqual({on: ['education'], verdicts});
  });

  it('claims nothing where nothing is proven', () => {
    expect(known(undefined, {...others, salary: '1', age: '1'})).toEqual({unproven: ['education']});
    expect(
      known(
        judged(() => true),
        others,
      ),
    ).toEqual({unproven: ['salary', 'age', 'education']});
    const guarded = judged(({salary: pay}) => (pay === '' ? undefined : true), numberOf('salary', 1));
    expect(known(guarded, {...others, age: '1', education: 'phd'})).toBe('Eligible');
    expect(
      known(
        judged(() => undefined, asksEducation),
        others,
      ),
    ).toEqual({unproven: ['salary', 'age', 'education']});
  });

  it('leaves a question that stays hidden without an answer', () => {
    const hidden = {...education, shownWhen: ({age: years}: Answers) => readNumber(years) >= 18};
    const calculator = judged(({education: degree}) => degree === 'phd', numberOf('age', 18), asksEducation);
    const verdict = (values: Answers) => knownVerdict(calculator, [age, hidden], values, today);
    expect(verdict({age: '10'})).toMatchObject({kind: 'settled', outcome: {text: 'Not eligible'}});
    expect(verdict({age: '20'})).toMatchObject({kind: 'depends', on: [{id: 'education'}]});
    // Whether it will be shown is not known either.
    expect(verdict({}).kind).toBe('unproven');
  });
});
