// Is a verdict only settled if every answer to the open questions was tried, or known to be like one that was?
import {describe, expect, it} from 'vitest';
import {provenCompleteness} from '../../../src/engine/answers/verdictProof.ts';
import type {Question, SearchedModule} from '../../../src/engine/program/module.ts';
import type {Outcome} from '../../../src/engine/results/program.ts';
import type {FormField} from '../../../src/engine/language/inputs/index.ts';
import {readNumber, readText, type Answers} from '../../../src/engine/runtime/answers.ts';
import {age, education, filed, name, salary} from './fields.ts';

const fields: readonly FormField[] = [salary, {...age, min: 18, max: 55}, education, filed, name];
const complete = {salary: '60000', age: '30', education: 'phd', filed: '2024-06-30', name: 'AB-123'};

const verdict = (isGood: boolean): Outcome =>
  isGood ? {tone: 'good', text: 'Eligible', rank: 1} : {tone: 'bad', text: 'Not eligible', rank: 0};

/** A calculator whose verdict is good if the condition holds. */
function verdictOf(
  isGood: (answers: Answers) => boolean,
  questions: readonly Question[],
): Pick<SearchedModule, 'outcome' | 'questions'> & {tried: number} {
  return {
    tried: 0,
    outcome(answers) {
      this.tried += 1;
      return verdict(isGood(answers));
    },
    questions,
  };
}

const from = (at: number) => ({at, after: false});
const asksAge = (...at: number[]): Question => ({id: 'age', kind: 'number', cuts: at.map(from), joint: []});
const asksSalary = (...at: number[]): Question => ({id: 'salary', kind: 'number', cuts: at.map(from), joint: []});
const asksEducation: Question = {id: 'education', kind: 'choice'};

function proven(calculator: Pick<SearchedModule, 'outcome' | 'questions'>, values: Answers): string {
  return provenCompleteness(calculator, fields, {...complete, ...values}, '2024-06-30').verdict;
}

describe('provenCompleteness', () => {
  const needsAll = verdictOf(
    ({salary: pay, education: degree}) => readNumber(pay) >= 50_000 && readText(degree) === 'phd',
    [asksSalary(50_000), asksEducation],
  );

  it('settles a verdict that the missing answer cannot change', () => {
    expect(proven(needsAll, {salary: '40000', education: ''})).toBe('settled');
    expect(proven(needsAll, {salary: '60000', education: ''})).toBe('open');
    expect(proven(needsAll, {salary: 'abc', education: 'other'})).toBe('settled');
    expect(proven(needsAll, {salary: '', education: ''})).toBe('open');
  });

  it('settles a verdict that does not depend on the open question', () => {
    expect(proven(needsAll, {filed: '', name: ''})).toBe('settled');
  });

  it('tries no number outside the bounds of the field', () => {
    const upTo = (limit: number) => verdictOf(({age: years}) => readNumber(years) < limit, [asksAge(limit)]);
    expect(proven(upTo(56), {age: ''})).toBe('settled');
    expect(proven(upTo(55), {age: ''})).toBe('open');
  });

  it('varies hidden questions, which other answers may bring up', () => {
    const hidden = {...education, shownWhen: ({salary: pay}: Answers) => readNumber(pay) > 0};
    const calculator = verdictOf(({education: degree}) => degree === 'phd', [asksSalary(1), asksEducation]);
    const {open, verdict: proof} = provenCompleteness(calculator, [salary, hidden], {}, '2024-06-30');
    expect(open.map(({id}) => id)).toEqual(['salary']);
    expect(proof).toBe('open');
  });

  it('proves nothing about a text, a date or a number with unknown thresholds', () => {
    for (const id of ['filed', 'name', 'age'])
      expect(
        proven(
          verdictOf(() => true, [{id, kind: 'other'}]),
          {[id]: ''},
        ),
      ).toBe('open');
  });

  it('solves a threshold that joins two numbers if one is answered', () => {
    const joint = [{constant: -100, terms: {salary: 1, age: 1}, over: true}];
    const calculator = verdictOf(
      ({salary: pay, age: years}) => readNumber(pay) + readNumber(years) <= 100,
      [
        {id: 'salary', kind: 'number', cuts: [], joint},
        {id: 'age', kind: 'number', cuts: [], joint},
      ],
    );
    expect(proven(calculator, {salary: '20', age: ''})).toBe('settled');
    expect(proven(calculator, {salary: '60', age: ''})).toBe('open');
    expect(proven(calculator, {salary: '60000', age: ''})).toBe('settled');
    expect(proven(calculator, {salary: '', age: ''})).toBe('open');
  });

  it('leaves open what has too many combinations, without trying them', () => {
    const many = Array.from({length: 300}, (_, index) => index + 1);
    const calculator = verdictOf(() => true, [asksSalary(...many), asksAge(...many), asksEducation]);
    const bounded = provenCompleteness(calculator, [salary, age, education], {}, '2024-06-30');
    expect(bounded.verdict).toBe('open');
    expect(calculator.tried).toBe(1);
  });

  it('leaves open a card without a verdict', () => {
    expect(proven({outcome: () => null, questions: []}, {name: ''})).toBe('open');
  });
});
