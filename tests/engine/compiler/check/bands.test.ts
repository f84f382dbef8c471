// Do bands limited by dated constants cover every number on every day, including gaps that open only later?
import {expect, it} from 'vitest';
import {compile} from '../../../../src/engine/compile.ts';
import {load} from '../../../../src/engine/program/parts.ts';

const definition = `id: work-visa
title: Work visa
description: Who may apply for a work visa.
country: Utopia
source: {name: Immigration office, url: 'https://immigration.example'}
dataAsOf: 2024-06
inputs:
  age: {label: Age, type: integer}
constants:
  pension: [{from: 2024-01-01, value: 66}, {from: 2026-01-01, value: 68}]
result:
  points: {by: age, rows: {under 18: 1, 18-65: 2, pension+: 3}, otherwise: 4}
card:
  - figure: {label: Points, of: result.points}
`;

it.each([
  ['2025-12-31', {0: 1, 17: 1, 18: 2, 65: 2, 66: 3, 67: 3, 68: 3}],
  ['2026-01-01', {0: 1, 17: 1, 18: 2, 65: 2, 66: 4, 67: 4, 68: 3}],
])('on %s', (day, expected) => {
  const {body, diagnostics} = compile({path: 'europe/work-visa.yaml', text: definition});
  expect(diagnostics).toEqual([]);
  const {calculate} = load(body!);
  const points = Object.keys(expected).map((age) => [age, calculate({age}, day)!['points']]);
  expect(Object.fromEntries(points)).toEqual(expected);
});
