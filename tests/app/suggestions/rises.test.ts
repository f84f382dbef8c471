// Does advice that names a figure say what that figure is today, and what it becomes within a year?
import {expect, it} from 'vitest';
import {calculateForm} from '../../../src/app/form/calculateForm.ts';
import {adviceLines} from '../../../src/app/result/suggestions/rises.ts';
import {findChanges} from '../../../src/engine/answers/suggestions/findChanges.ts';
import {small} from '../../engine/compiler/smallDefinition.ts';

const {calculator} = small(`
inputs:
  salary: {label: Salary, type: number, unit: EUR, per: month, changes: freely, suggest: 'Earn {answer} a month'}
constants:
  minimum:
    label: Minimum salary
    value: [{value: 3000}, {from: 2025-01-01, value: 3300}, {from: 2027-01-01, value: 3600}, {from: 2028-07-01, value: 3500}]
    unit: EUR
    per: month
result: {eligible: salary >= minimum}
card:
  - verdict: [{when: result.eligible, say: Eligible, tone: good}, {say: Not eligible, tone: bad}]
  - figure: {label: Your salary, of: salary, unit: money}
`);

const advice = (rules: 'june-2024' | 'today', today: string): readonly string[] => {
  const bound = calculator.under(rules);
  const calculation = calculateForm({...bound, under: calculator.under}, {salary: '2000'}, today, rules)!;
  const found = findChanges(bound, calculation.page.fields, calculation.answers, today)!;
  return adviceLines(found, calculation.page.fields, calculation).map(({text}) => text);
};

it.each([
  ['today', '2026-11-22', 'Earn at least €3,300 a month (€1,300 more), but €3,600 from 1 January 2027'],
  // More than a year ahead.
  ['today', '2025-11-22', 'Earn at least €3,300 a month (€1,300 more)'],
  // It falls.
  ['today', '2028-01-22', 'Earn at least €3,600 a month (€1,600 more)'],
  [
    'june-2024',
    '2026-11-22',
    'Earn at least €3,000 a month (€1,000 more), but €3,300 today and €3,600 from 1 January 2027',
  ],
] as const)('under the rules %s on %s', (rules, today, text) => {
  expect(advice(rules, today)).toEqual([text]);
});
