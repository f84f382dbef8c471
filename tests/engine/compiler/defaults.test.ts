// Is the type of an input with `whenZero:` true of every number that its default can be?
import {expect, it} from 'vitest';
import {compileToModel} from '../../../src/engine/compile.ts';

/** The codes of what is reported for a visa whose `weeks` counts as `usual` when it is 0. */
function codes(usual: string, rules: string): readonly string[] {
  const text = `id: small
title: Small
description: Small.
country: Atlantis
source: {name: Atlantis, url: 'https://residence.example'}
dataAsOf: 2024-06
inputs:
  pay: {label: Pay, type: number}
  weeks: {label: Weeks, type: integer, whenZero: usual}
constants:
  usual: ${usual}
result:
  ${rules}
card: [{note: X}]
`;
  return compileToModel({path: 'atlantis/small.yaml', text}).diagnostics.map(({code}) => code);
}

const later = (one: number, other: number): string =>
  `[{from: 2024-01-01, value: ${one}}, {from: 2026-01-01, value: ${other}}]`;

it.each([
  ['52', 'a: pay / weeks', []],
  [later(52, 48), 'a: pay / weeks', []],
  ['0', 'a: pay / weeks', ['default-zero', 'divisor-may-be-zero']],
  [later(52, 0), 'a: pay / weeks', ['default-zero', 'divisor-may-be-zero']],
  [later(0, 52), 'a: pay * weeks', ['default-zero']],
  ['2', 'a: {by: weeks, rows: {0-3: 1, 4+: 2}}\n  b: pay', []],
  // 0 needs no row, since no answer is 0.
  ['1', 'a: {by: weeks, rows: {1: 1, 2+: 2}}\n  b: pay', []],
  ['1', 'a: {by: weeks, rows: {2: 1, 3+: 2}}\n  b: pay', ['band-gap']],
  [later(1, 0), 'a: {by: weeks, rows: {1: 1, 2+: 2}}\n  b: pay', ['band-gap', 'default-zero']],
  ['0.5', 'a: {by: weeks, rows: {0-3: 1, 4+: 2}}\n  b: pay', ['band-whole']],
])('whenZero: %s with %s', (usual, rules, expected) => {
  expect(codes(usual, rules).toSorted()).toEqual(expected);
});
