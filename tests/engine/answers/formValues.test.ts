// Do form values reach the calculation as plain answers, and does the card say how each number was read?
import {describe, expect, it} from 'vitest';
import {parsedNumbers, readAnswers} from '../../../src/engine/answers/formValues.ts';
import type {Answers} from '../../../src/engine/runtime/answers.ts';
import {age, education, filed, months, name, salary} from './fields.ts';

describe('readAnswers', () => {
  it('normalizes numbers and leaves the rest as typed', () => {
    const typed = {salary: '85,000', age: ' 30 ', education: 'phd ', filed: '2024-06-30', name: ' 1,5 '};
    expect(readAnswers([salary, age, education, filed, name], typed)).toEqual({
      salary: '85000',
      age: '30',
      education: 'phd ',
      filed: '2024-06-30',
      name: ' 1,5 ',
    });
  });

  it('has an answer for every field and nothing else', () => {
    expect(readAnswers([salary, education, filed], {salary: undefined, education: null, other: 'x'})).toEqual({
      salary: '',
      education: '',
      filed: '',
    });
  });
});

describe('parsedNumbers', () => {
  it('repeats each number that was typed', () => {
    const typed = {salary: ' 85.000 ', age: '30.9', months: '', education: 'phd', name: '12'};
    expect(parsedNumbers([salary, age, months, education, name], typed)).toEqual([
      {id: 'salary', label: 'Monthly salary', typed: '85.000', number: 85_000, isCertain: false},
      {id: 'age', label: 'Age', typed: '30.9', number: 30, isCertain: false},
    ]);
  });

  it('shows that junk counted as 0', () => {
    expect(parsedNumbers([salary], {salary: '12abc'})).toMatchObject([{typed: '12abc', number: 0, isCertain: false}]);
  });

  it('ignores hidden fields', () => {
    const forInvestors = {...salary, shownWhen: (answers: Answers) => answers.age === '30'};
    expect(parsedNumbers([forInvestors], {salary: '5', age: '31'})).toEqual([]);
    expect(parsedNumbers([forInvestors, age], {salary: '5', age: '30 '})).toHaveLength(2);
  });
});
