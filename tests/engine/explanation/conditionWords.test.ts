// Do conditions on the items of a list, and calls with questions as arguments, read as one phrase?
import {expect, it} from 'vitest';
import {explainChecks} from '../../../src/engine/plan/explanation/explainChecks.ts';
import {explainValue} from '../../../src/engine/plan/explanation/explainValue.ts';
import {plainText} from '../../../src/engine/plan/explanation/sentence.ts';
import {small} from '../compiler/smallDefinition.ts';

const plans = 'options: {a: Basic, b: Plus, c: Gold, d: Silver, e: Bronze}';
const rules = `
inputs:
  age: {label: How old are you?, type: integer, unit: years}
  loans:
    label: Loans
    item: loan
    many: 3
    each:
      plan: {label: Plan, ${plans}}
      use: {label: What is it for?, ${plans.replace('Basic', 'Car')}}
      debt: {label: Debt, type: number, unit: EUR}
constants:
  small: {label: Small debt, value: 50, unit: EUR}
tables:
  weeks: {label: Weeks for all years up to an age, takes: upTo, by: upTo, rows: {under 20: 1, 20+: 2}}
result: {weeks: weeks(age), debt: 'sum(loans, debt)', plans: 'count(loans, plan == a)', uses: 'count(loans, use == a)', small: small}`;

const answers = {age: '31', loans: [{plan: 'a', use: 'a', debt: '3'}]} as Readonly<Record<string, unknown>>;

it.each([
  ['plan != blank and plan != a', 'plan: any answer except “Basic”'],
  ['not (plan == blank or plan in [a, b])', 'plan: any answer except “Basic” or “Plus”'],
  ['plan != a and plan != b', 'plan: anything except “Basic” or “Plus”'],
  ['not (plan == blank or plan in [a, b, c])', 'plan: Silver or Bronze'],
  ['not plan in [a, b, c]', 'plan: Silver or Bronze, or no answer'],
  ['plan != a and plan != b and plan != c and plan != d', 'plan: Bronze, or no answer'],
  ['plan != blank and plan in [a, b]', 'plan: Basic or Plus'],
  ['plan in [a, b] and plan != blank', 'plan: Basic or Plus'],
  ['plan != blank and debt > small', 'plan: any answer, and debt over €50'],
  [
    'plan != a and use != a',
    'plan: anything except “Basic”, and your answer to “What is it for?”: anything except “Car”',
  ],
])('a loan with %s', (condition, words) => {
  const verdict = `{verdict: [{when: 'any(loans, ${condition})', say: Good, tone: good}, {say: Bad, tone: bad}]}`;
  const {calculator} = small(`${rules}\ncard: [${verdict}]`);
  const [check] = explainChecks(calculator.derive(answers, '2024-06-30')![0]!.checks, 'other');
  expect(plainText(check!.sentence)).toContain(`At least one loan with ${words}: `);
});

it.each([
  ['weeks(age) + weeks(age)', 'Weeks for all years up to an age based on your answer to “How old are you?”', 'age'],
  ['-age', 'Minus your answer to “How old are you?”', 'age'],
  ['age * small + age * small', 'Your answer to “How old are you?” times €50', 'small'],
])('%s has an operand called %s', (formula, label, other) => {
  const {calculator} = small(`${rules}\ncard: [{facts: [{label: Shown, of: 'max(${formula}, ${other}) + ${other}'}]}]`);
  const explanation = explainValue(calculator.derive(answers, '2024-06-30')![0]!.values[0]!);
  expect(JSON.stringify(explanation).toLowerCase()).toContain(label.toLowerCase());
});
