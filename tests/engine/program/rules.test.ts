// Do figures follow the day of the rules, and ages the day of the visitor, in the program, the plan, the page and what programs get?
import {expect, it} from 'vitest';
import {compile} from '../../../src/engine/library/compile.ts';
import {load} from '../../../src/engine/program/parts.ts';
import {nameOfRules, usualRules} from '../../../src/engine/results/editions.ts';
import {rulesNamed} from '../../../src/engine/results/rulesNamed.ts';

const text = `
id: work-visa
title: Work visa
description: A fee of {fee:amount}.
country: Utopia
currency: EUR
source: {name: Office, url: 'https://office.example'}
dataAsOf: 2024-06
inputs:
  birth: {label: Date of birth, type: date, max: today}
  filed: {label: Filed on, type: date}
  route: {label: Route, options: {plain: Plain, fast: Fast}}
constants:
  fee:
    label: Fee
    unit: EUR
    value: [{value: 100}, {from: 2023-01-01, value: 120}, {from: 2026-01-01, value: 150}]
tables:
  extra:
    by: route
    rows: {plain: [{value: 1}, {from: 2025-01-01, value: 2}], fast: {value: 5, from: 2025-01-01}, blank: 0}
values:
  age: yearsBetween(birth, today)
  feeThen: fee on filed
  isOpen:
    first:
      - {until: 2025-06-30, give: 1}
      - {give: 0}
result:
  age: age
  fee: fee
  extra: extra
  feeThen: feeThen
  isOpen: isOpen
card:
  - figure: {label: Fee, of: fee}
  - facts:
      - {label: Age, of: result.age}
      - {label: Extra, of: result.extra}
      - {label: Fee then, of: feeThen}
      - {label: Open, of: result.isOpen}
`;
const {calculator, body, diagnostics} = compile(text, {file: 'work-visa.yaml'});
const answers = {birth: '2000-01-01', filed: '2026-02-01', route: 'plain'};

it.each([
  ['june-2024', '2024-06-30', {age: 24, fee: 100, extra: 1, isOpen: 1}],
  ['june-2024', '2026-11-28', {age: 26, fee: 100, extra: 1, isOpen: 1}],
  ['today', '2026-11-28', {age: 26, fee: 150, extra: 2, isOpen: 0}],
  ['today', '2024-06-30', {age: 24, fee: 120, extra: 1, isOpen: 1}],
  ['2025-06-30', '2026-11-28', {age: 26, fee: 120, extra: 2, isOpen: 1}],
  ['2025-07-01', '2020-01-01', {age: 20, fee: 120, extra: 2, isOpen: 0}],
])('under the rules %s, on %s', (rules, today, expected) => {
  expect(diagnostics.filter(({severity}) => severity === 'error')).toEqual([]);
  // The figure on the day of an answer is that of the answer.
  const result = {...expected, feeThen: 150};
  expect(calculator!.calculate(answers, {today, rules})).toMatchObject({today, edition: rules, result});
  const shown = calculator!
    .explain(answers, {today, rules})
    .blocks.flatMap(({items}) => items.map((item) => item.text));
  expect(shown).toEqual([`${expected.fee}`, `${expected.age}`, `${expected.extra}`, '150', `${expected.isOpen}`]);
  expect(calculator!.metadata({today, rules}).description).toBe(`A fee of €${expected.fee}.`);
});

it('a row that is not yet in force does not count in the edition before it', () => {
  const extraOf = (rules: string): unknown =>
    calculator!.calculate({...answers, route: 'fast'}, {today: '2026-11-28', rules}).result?.['extra'];
  expect([extraOf('june-2024'), extraOf('today')]).toEqual([0, 5]);
});

it('without rules, a definition of June 2024 has those it was written with on its page, and those in force in the engine', () => {
  expect([usualRules('2024-06'), usualRules('2026-11')]).toEqual(['june-2024', 'today']);
  const on = {today: '2026-11-28'};
  expect(load(body!).under().calculate(answers, on.today)).toMatchObject({fee: 100});
  expect(calculator!.calculate(answers, on)).toMatchObject({edition: 'today', result: {fee: 150}});
});

it('rules have one name, and what is none is refused', () => {
  for (const name of ['june-2024', 'today', '2025-02-28']) expect(nameOfRules(rulesNamed(name)!)).toBe(name);
  for (const rules of ['yesterday', '2025-02-30', '', 'constructor', 5])
    expect(() => calculator!.calculate({}, {rules: rules as string, today: '2026-11-28'}), String(rules)).toThrow(
      "'rules' must be 'june-2024', 'today' or a day of the calendar, YYYY-MM-DD",
    );
});

it('rules that ended give no result from that day on, and say why; without that, a change changes nothing', () => {
  const change =
    "{on: 2026-03, say: 'A new act applies.', source: {document: New Act, read: 2026-04}, endsRules: true}";
  const withChange = (entry: string): string => text.replace('inputs:', `changes:\n  - ${entry}\ninputs:`);
  const ended = compile(withChange(change), {file: 'work-visa.yaml'});
  expect(ended.diagnostics.filter(({severity}) => severity === 'error')).toEqual([]);
  const calculated = (rules: string, today = '2026-11-28') => ended.calculator!.calculate(answers, {today, rules});
  expect(calculated('today')).toMatchObject({result: null, ended: 'A new act applies.'});
  expect(calculated('today', '2026-03-01')).toMatchObject({result: null});
  expect(calculated('2026-02-28')).toMatchObject({result: {fee: 150}});
  expect(calculated('june-2024')).toMatchObject({result: {fee: 100}});
  expect(calculated('june-2024')).not.toHaveProperty('ended');
  expect(ended.calculator!.metadata().changesOn.at(-1)).toBe('2026-03-01');
  const goesOn = compile(withChange(change.replace(', endsRules: true', '')), {file: 'work-visa.yaml'});
  expect(goesOn.calculator!.calculate(answers, {today: '2026-11-28'})).toMatchObject({result: {fee: 150}});
});
