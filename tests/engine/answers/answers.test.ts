// Does what the form holds reach the calculation as plain answers, one for every input?
import {expect, it} from 'vitest';
import {readAnswers} from '../../../src/engine/answers/answers.ts';
import {age, education, filed, name, salary} from './inputs.ts';

it('makes numbers plain and leaves the rest as typed', () => {
  const typed = {salary: '$85,000', age: ' 30 ', education: 'phd ', filed: '2024-06-30', name: ' 1,5 '};
  expect(readAnswers([salary, age, education, filed, name], typed)).toEqual({
    salary: '85000',
    age: '30',
    education: 'phd ',
    filed: '2024-06-30',
    name: ' 1,5 ',
  });
});

it('has an answer for every input and for nothing else', () => {
  expect(readAnswers([salary, education, filed], {salary: undefined, education: null, other: 'x'})).toEqual({
    salary: '',
    education: '',
    filed: '',
  });
});
