// Does the card repeat each number as it counted, and tell where it could be read otherwise?
import {expect, it} from 'vitest';
import {understoodNumbers} from '../../../src/engine/answers/understood.ts';
import type {Answers} from '../../../src/engine/runtime/answers.ts';
import {age, education, months, name, salary} from './inputs.ts';

it('repeats each number that was typed', () => {
  const typed = {salary: ' 85.000 ', age: '30.9', months: '', education: 'phd', name: '12'};
  expect(understoodNumbers([salary, age, months, education, name], typed)).toEqual([
    {id: 'salary', label: 'Monthly salary', typed: '85.000', number: 85, ambiguous: true},
    {id: 'age', label: 'Age', typed: '30.9', number: 30, ambiguous: false},
  ]);
});

it('shows that junk counted as 0', () => {
  expect(understoodNumbers([salary], {salary: '12abc'})).toMatchObject([{typed: '12abc', number: 0, ambiguous: false}]);
});

it('passes over hidden fields', () => {
  const forInvestors = {...salary, shownWhen: (answers: Answers) => answers.age === '30'};
  expect(understoodNumbers([forInvestors], {salary: '5', age: '31'})).toEqual([]);
  expect(understoodNumbers([forInvestors, age], {salary: '5', age: '30 '})).toHaveLength(2);
});
