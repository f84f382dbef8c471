// Is a profile's salary converted into the calculator's currency, and the better of two languages used?
import {expect, it} from 'vitest';
import type {Profile} from '../../../src/engine/runtime/profile.ts';
import {higherLevel, salaryIn} from '../../../src/engine/runtime/profileAnswers.ts';

const rates = {USD: 1, EUR: 0.9, JPY: 150};
const earning = (salary: string, currency: string) => ({salary, currency}) as Profile;

it('an amount in the same currency is unchanged, to the cent', () => {
  expect(salaryIn(earning('40653.60', 'EUR'), 'EUR', 1, rates)).toBe('40653.6');
  expect(salaryIn(earning('36000', 'EUR'), 'EUR', 12, rates)).toBe('3000');
});

it('an amount in another currency is rounded down to a whole number', () => {
  expect(salaryIn(earning('900', 'EUR'), 'USD', 1, rates)).toBe('1000');
  expect(salaryIn(earning('1000', 'EUR'), 'USD', 1, rates)).toBe('1111');
  expect(salaryIn(earning('12000', 'USD'), 'JPY', 12, rates)).toBe('150000');
});

it('no salary, and a currency without a rate, give no answer', () => {
  expect(salaryIn(earning('', 'EUR'), 'EUR', 1, rates)).toBe('');
  expect(salaryIn(earning('1000', ''), 'EUR', 1, rates)).toBe('');
  expect(salaryIn(earning('1000', 'EUR'), 'toString', 1, rates)).toBe('');
  expect(salaryIn(earning('junk', 'EUR'), 'EUR', 1, rates)).toBe('0');
});

it('the better of two languages counts', () => {
  expect([higherLevel('b1', 'c1'), higherLevel('c1', 'b1'), higherLevel('', 'none'), higherLevel('', '')]).toEqual([
    'c1',
    'c1',
    'none',
    '',
  ]);
});
