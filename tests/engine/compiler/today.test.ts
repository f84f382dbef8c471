// Does the day of the calculation reach every formula, also one that reads nothing else? Do tables give the figures of the day they name?
import {describe, expect, it} from 'vitest';
import {explainValue} from '../../../src/engine/plan/explanation/explainValue.ts';
import {plainText} from '../../../src/engine/plan/explanation/sentence.ts';
import {cutsOf} from '../../../src/engine/reading/cuts.ts';
import {dayOfNumber} from '../../../src/engine/runtime/calendar.ts';
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
  expect(calculator.derive({income: '5'}, today)).not.toBeNull();
});

describe('a table with `on`', () => {
  /** With `on` a day, or with the figures of today. */
  const tables = (on: string) =>
    small(`
inputs: {c: {label: C, options: {one: One, two: Two}}, n: {label: N, type: integer}, d: {label: D, type: date}}
constants:
  limit: {label: Limit, value: [{value: 20}, {from: 2025-03-01, value: 30}]}
  rate: [{value: 10%}, {from: 2026-02-01, value: 15%}]
tables:
  choice: {by: c, ${on} rows: {one: [{value: 1}, {from: 2025-01-01, value: 2}], two: =limit, blank: 0}}
  bands: {by: n, ${on} rows: {under limit: {a: 1, b: 3}, limit+: {a: [{value: 5}, {from: 2026-01-01, value: 6}], b: 4}}}
  both: {by: [c, n], ${on} rows: {one | two: {under limit: 7, limit+: [{value: 8}, {from: 2024-07-01, value: 9}]}}, otherwise: 0}
  tax: {by: n, ${on} rows: {up to limit: 0%, over limit: =rate}}
result: {choice: choice, a: bands.a, b: bands.b, both: both, tax: tax, days: daysSince(d)}
card: [{facts: [{label: C, of: choice}]}]`);
  const [fixed, moving] = [tables('on: d,'), tables('')];

  it.each(['2023-05-05', '2024-06-30', '2024-07-01', '2025-02-28', '2025-03-01', '2026-01-31', '2027-01-01', ''])(
    'gives on any day what it would give without on %s',
    (d) => {
      for (const c of ['one', 'two', ''])
        for (const n of ['19', '20', '25', '30', '200']) {
          const {days: _, ...then} = moving.calculator.calculate({c, n, d}, d || '0001-01-01')!;
          const answers = JSON.stringify({c, n, d});
          expect(fixed.calculator.calculate({c, n, d}, '2025-06-30'), answers).toMatchObject(then);
          expect(fixed.calculator.calculate({c, n, d}, '2026-06-30'), answers).toMatchObject(then);
        }
    },
  );

  it('is nothing on the days for which it has no figure', () => {
    const {calculator: known} = small(`
inputs: {c: {label: C, options: {one: One, two: Two}}, d: {label: D, type: date}}
constants: {limit: {label: Limit, value: [{value: nothing}, {from: 2024-01-01, value: 0}]}}
tables:
  fee: {by: c, on: d, rows: {one: [{value: nothing}, {from: 2025-01-01, value: 2}], two: =limit, blank: 0}}
result: {fee: fee != nothing, limit: limit on d != nothing}
card: [{facts: [{label: Fee, of: fee}, {label: Limit, of: limit on d}]}]`);
    const on = (c: string, d: string) => known.calculate({c, d}, '2026-06-30');
    expect(on('one', '2024-12-31')).toEqual({fee: false, limit: true});
    expect(on('one', '2025-01-01')).toEqual({fee: true, limit: true});
    expect(on('two', '2023-12-31')).toEqual({fee: false, limit: false});
    expect(on('two', '2024-01-01')).toEqual({fee: true, limit: true});
    expect(on('', '')).toEqual({fee: true, limit: false});
    const [, limit] = known.derive({c: 'one', d: '2023-05-05'}, '2026-06-30')![0]!.values;
    expect(explainValue(limit!).sentences.map(plainText)).toEqual([
      'There is no figure for 5 May 2023, so nothing counts.',
    ]);
  });

  it('distinguishes the days on which its figures change', () => {
    const {cuts, complete} = cutsOf(fixed.model, '2027-06-30').get('d')!;
    expect(complete).toBe(true);
    expect(cuts.map(({at}) => dayOfNumber(at))).toEqual(
      expect.arrayContaining(['2024-07-01', '2025-01-01', '2025-03-01', '2026-01-01', '2026-02-01']),
    );
  });
});
