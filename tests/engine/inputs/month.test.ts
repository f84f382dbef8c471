// Is a month read as its first day, asked for where it is missing, and written as people write it?
import {expect, it} from 'vitest';
import {readerOf} from '../../../src/engine/inputs/index.ts';
import type {MonthField} from '../../../src/engine/inputs/month.ts';
import {small} from '../compiler/smallDefinition.ts';

const {calculator} = small(`inputs:
  enrolled: {label: Enrolled, type: month}
needs: [enrolled]
result:
  days: daysSince(enrolled)
card:
  - figure: {label: Days, of: result.days, unit: days}
`);

it('is read as its first day', () => {
  expect(calculator.calculate({enrolled: '2024-06'}, '2024-06-30')).toEqual({days: 29});
});

it('is missing where it is blank or impossible', () => {
  for (const enrolled of ['', '2024-13', '2024-06-01'])
    expect(calculator.calculate({enrolled}, '2024-06-30')).toBeNull();
});

it('is written with its name', () => {
  const field: MonthField = {id: 'enrolled', kind: 'month', label: 'Enrolled', unused: false};
  expect(readerOf(field).text(field, '2024-06')).toBe('June 2024');
});
