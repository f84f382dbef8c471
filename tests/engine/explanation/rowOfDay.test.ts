// Does an explanation name the row of a table as it was on the day of the answer, whatever its limits are today?
import {expect, it} from 'vitest';
import {explainValue} from '../../../src/engine/plan/explanation/explainValue.ts';
import {plainText} from '../../../src/engine/plan/explanation/sentence.ts';
import {small} from '../compiler/smallDefinition.ts';

const rules = `
inputs:
  pay: {label: Salary, type: number, unit: EUR}
  jobs: {label: Jobs, type: integer}
  submitted: {label: Day of application, type: date}
constants:
  least: {label: Least, unit: EUR, value: [{value: 100}, {from: '2024-01-01', value: 300}]}
tables:
  class:
    label: Class
    by: pay
    on: submitted
    rows: {under least: 1, least+: 2}
  pair:
    label: Pair
    by: [pay, jobs]
    on: submitted
    rows:
      under least: {0: 1, 1+: 2}
      least+: {0: 3, 1+: 4}
result: {class: class, pair: pair}
card: [{facts: [{label: Class, of: class}, {label: Pair, of: pair}]}]`;

it.each([
  ['2023-06-01', '200', '€100 or more'],
  ['2023-06-01', '50', 'Under €100'],
  ['2024-06-01', '200', 'Under €300'],
  ['2024-06-01', '400', '€300 or more'],
])('submitted on %s with %s', (submitted, pay, label) => {
  const {calculator} = small(rules);
  const explained = calculator.derive({pay, submitted, jobs: '1'}, '2024-06-30')![0]!.values;
  expect(explainValue(explained[0]!).sentences.map(plainText).join(' ')).toContain(`“${label}”`);
  expect(JSON.stringify(explained[1])).toContain(`"label":"${label}"`);
});
