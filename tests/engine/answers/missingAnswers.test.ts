// Does the card list exactly those answers that the visitor left out and that got a default?
import {describe, expect, it} from 'vitest';
import {missingNeeds, missingAnswers} from '../../../src/engine/answers/formValues.ts';
import type {Answers} from '../../../src/engine/runtime/answers.ts';
import {age, education, filed, months, name, salary} from './fields.ts';

describe('missingAnswers', () => {
  const fields = [salary, age, months, education, filed, name];
  const counted = (answers: Answers) =>
    Object.fromEntries(missingAnswers(fields, answers).map(({id, countedAs}) => [id, countedAs]));
  const complete = {salary: '100', age: '30', months: '6', education: 'phd', filed: '2024-06-30'};

  it('lists all blank answers, with label and default number', () => {
    expect(missingAnswers(fields, {})).toEqual([
      {id: 'salary', label: 'Monthly salary', countedAs: 'zero'},
      {id: 'age', label: 'Age', countedAs: 'zero'},
      {id: 'months', label: 'Months of study', countedAs: 'default', value: 12},
      {id: 'education', label: 'Education', countedAs: 'notChosen'},
      {id: 'filed', label: 'Filing date', countedAs: 'noDate'},
    ]);
  });

  it('is empty if everything is answered', () => {
    expect(counted(complete)).toEqual({});
  });

  it('lists junk like missing answers', () => {
    const junk = {salary: 'abc', age: '-5', months: '1e400', education: '__proto__', filed: '2023-02-29'};
    expect(counted({...complete, salary: '1e400'})).toEqual({salary: 'zero'});
    expect(counted(junk)).toEqual({
      salary: 'zero',
      age: 'zero',
      months: 'default',
      education: 'notChosen',
      filed: 'noDate',
    });
  });

  it('accepts a typed 0 as an answer, unless another number counts instead', () => {
    expect(counted({...complete, salary: '0', age: '0.5', months: '0'})).toEqual({months: 'default'});
  });

  it('ignores unused and hidden fields', () => {
    expect(
      missingAnswers(
        [
          {...salary, unused: true},
          {...age, shownWhen: () => false},
        ],
        {},
      ),
    ).toEqual([]);
  });
});

describe('missingNeeds', () => {
  const page = {fields: [education, salary, filed, name], needs: ['name', 'filed', 'salary', 'education']};
  const missing = (answers: Answers) => missingNeeds(page, answers).map(({id}) => id);

  it('lists blank fields, in the order of the form', () => {
    expect(missing({salary: ' '})).toEqual(['education', 'salary', 'filed', 'name']);
  });

  it('accepts a junk number as filled in, but not an unknown option or an impossible date', () => {
    const junk = {education: 'unknown', salary: 'abc', filed: '2023-02-29', name: 'x'};
    expect(missing(junk)).toEqual(['education', 'filed']);
  });

  it('asks for an answer only under its condition', () => {
    const conditional = {...name, neededWhen: (answers: Answers) => answers['education'] === 'phd'};
    const missingOf = (answers: Answers) =>
      missingNeeds({fields: [education, conditional], needs: ['name']}, answers).map(({id}) => id);
    expect(missingOf({education: 'phd'})).toEqual(['name']);
    expect(missingOf({education: 'other'})).toEqual([]);
    expect(missingOf({education: 'phd', name: 'Ada'})).toEqual([]);
  });

  it('asks only for what a guard needs', () => {
    expect(missingNeeds({...page, needs: []}, {})).toEqual([]);
  });
});
