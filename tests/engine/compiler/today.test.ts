// Does the day of the calculation reach every formula, also one that reads nothing else?
import {expect, it} from 'vitest';
import {small} from './smallDefinition.ts';

const {calculator} = small(`
inputs:
  income: {label: Income, type: number}
values:
  thisMonth: month(today)
result: {income: income}
card:
  - figure: {label: Income, of: result.income}
  - facts:
      - {label: Month, of: thisMonth}
      - {label: Year, of: year(today), unit: years}
`);

it.each([
  ['2024-06-30', '6', '2,024 years'],
  ['2026-11-23', '11', '2,026 years'],
])('on %s', (today, month, year) => {
  const [, facts] = calculator.evaluate({income: '5'}, today).card();
  expect(facts!.items.map(({text}) => text)).toEqual([month, year]);
  expect(calculator.explain({income: '5'}, today)).not.toBeNull();
});
