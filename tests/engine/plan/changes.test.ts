// Which changes does a definition with two editions list, until when do they apply, and how many does its page count on a day?
import {describe, expect, it} from 'vitest';
import {compile} from '../../../src/engine/compile.ts';
import {errorsOf} from '../../../src/engine/diagnostics/diagnostic.ts';
import {differencesOn, endedBy, isInForce} from '../../../src/engine/plan/lawChange.ts';
import {load} from '../../../src/engine/program/parts.ts';

const text = `
id: work-visa
title: Work visa
description: A fee of {fee:amount}.
country: Utopia
currency: EUR
source: {name: Office, url: 'https://office.example', brief: Our notes}
dataAsOf: 2024-06
changes:
  - {on: 2025-03, say: A new form applies., source: {url: 'https://office.example/form', read: 2026-11}}
inputs:
  route: {label: Route, options: {plain: Plain, fast: Fast}}
constants:
  fee:
    label: Fee
    unit: EUR
    yearly: 07-01
    value: [{value: 100}, {from: 2025-01-01, value: 120}, {from: 2025-07-01, value: 100}, {from: 2026-07-01, value: 150}]
tables:
  extra:
    label: Extra
    unit: EUR
    by: route
    rows: {plain: 1, fast: [{value: 5}, {from: 2026-01-01, value: 7}], blank: 0}
result:
  total: fee + extra
card:
  - figure: {label: Total, of: result.total}
`;

function calculatorOf(definition: string) {
  const {body, diagnostics} = compile({path: 'work-visa.yaml', text: definition});
  expect(errorsOf(diagnostics).map(({message}) => message)).toEqual([]);
  return load(body!).under();
}

describe('a definition with two editions', () => {
  const calculator = calculatorOf(text);
  const {changes, yearly} = calculator.documentation('2026-11-28');

  it('lists each figure with another value than the first, and what no figure says, the latest first', () => {
    expect(changes.map(({on, until, say}) => [on, until, say])).toEqual([
      ['2026-07-01', undefined, 'Fee: €150 instead of €100.'],
      ['2026-01-01', undefined, 'Extra: Fast: €7 instead of €5.'],
      ['2025-03', undefined, 'A new form applies.'],
      // From 1 July 2025 on, the fee is the first one again.
      ['2025-01-01', '2025-06-30', 'Fee: €120 instead of €100.'],
    ]);
  });

  it.each([
    ['2024-12-31', 0, 0],
    ['2025-01-01', 1, 0],
    ['2025-03-01', 2, 1],
    ['2025-06-30', 2, 1],
    ['2025-07-01', 1, 1],
    ['2026-01-01', 2, 1],
    ['2026-07-01', 3, 1],
  ])('on %s has %i things that are different, of which %i can only be said', (day, count, said) => {
    const page = calculator.page(day);
    expect(differencesOn(page, day)).toBe(count);
    expect(page.notCounted?.filter((change) => isInForce(change, day)) ?? []).toHaveLength(said);
    expect(changes.filter((change) => isInForce(change, day))).toHaveLength(count);
  });

  it('names what changes every year, by the day', () => {
    expect(yearly).toEqual([{on: '07-01', labels: ['Fee']}]);
  });
});

it('with a single edition, nothing is different from another one', () => {
  const calculator = calculatorOf(text.replace('2024-06', '2026-11'));
  expect(calculator.page('2026-11-28').differences).toBeUndefined();
  expect(calculator.documentation('2026-11-28').changes.map(({say}) => say)).toEqual(['A new form applies.']);
});

it('rules that ended name the change from its first day on, and no figure that changes every year', () => {
  const calculator = calculatorOf(text.replace('read: 2026-11}}', 'read: 2026-11}, endsRules: true}'));
  const page = calculator.page('2026-11-28');
  expect(endedBy(page, '2025-02-28')).toBeUndefined();
  expect(endedBy(page, '2025-03-01')).toMatchObject({say: 'A new form applies.'});
  expect(calculator.documentation('2026-11-28').yearly).toEqual([]);
});

it('a change that concerns some answers says whom, and stays in the list of all', () => {
  const source = "source: {url: 'https://office.example/form', read: 2026-11}";
  const concerned = text.replace(
    'inputs:\n',
    `  - {on: 2025-04, say: The fast route closes at noon., ${source}, when: route == fast}\ninputs:\n`,
  );
  const calculator = calculatorOf(concerned);
  const {notCounted = []} = calculator.page('2026-11-28');
  const named = (route: string) => notCounted.filter(({when}) => when?.({route}) ?? true).map(({say}) => say);
  expect(named('fast')).toEqual(['The fast route closes at noon.', 'A new form applies.']);
  expect(named('plain')).toEqual(['A new form applies.']);
  expect(named('')).toEqual(['A new form applies.']);
  const {changes} = calculator.documentation('2026-11-28');
  expect(changes.map(({say}) => say)).toContain('The fast route closes at noon.');
});

it.each([
  ['speed == fast', /speed/],
  ['total > 100', /total/],
])('refuses a change whose condition is %s', (when, said) => {
  const {diagnostics} = compile({
    path: 'work-visa.yaml',
    text: text.replace('read: 2026-11}}', `read: 2026-11}, when: '${when}'}`),
  });
  expect(errorsOf(diagnostics).map(({message}) => message)).toEqual([expect.stringMatching(said)]);
});
