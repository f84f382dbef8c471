// Does a text show an amount with the decimals that the card gives it?
import {expect, it} from 'vitest';
import {small} from './smallDefinition.ts';

const rules = `
inputs: {pay: {label: Pay, type: number}}
constants: {fee: 1.005, dated: [{from: 2024-01-01, value: 1.005}, {from: 2025-01-01, value: 2.005}]}
values: {rest: {label: 'Pay above {fee:money}', give: pay - fee}}
result: {rest: rest, fee: fee, dated: dated}
card:
  - figure: {label: Fee, of: result.fee, unit: money}
  - facts: [{label: Rest, of: rest, unit: money}, {label: Dated, of: result.dated, unit: money}]
  - note: '{fee:money}, {dated:money}, {rest:money}'
`;

it.each([
  ['KWD', '1.005', '2.005', '3.4567', '2.452'],
  ['EUR', '1.01', '2.01', '3.4567', '2.45'],
  ['JPY', '1.01', '2.01', '3.4567', '2.45'],
])('in %s', (currency, fee, dated, pay, rest) => {
  const {calculator, model} = small(rules, currency);
  const [figure, facts, note] = calculator.evaluate({pay}, '2025-01-01').card();
  const shown = [...figure!.items, ...facts!.items].map(({text}) => text!.replace(/^[^\d]+/, ''));
  expect(shown).toEqual([fee, rest, dated]);
  expect(note!.items[0]!.text).toBe([fee, dated, rest].join(', '));
  expect(model.definition.values[0]!.label).toBe(`Pay above ${fee}`);
});
