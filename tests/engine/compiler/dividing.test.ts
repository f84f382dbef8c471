// Is a divisor that the check accepts never 0 where it divides, and is what people write to guard it accepted?
import {describe, expect, it} from 'vitest';
import {compile} from '../../../src/engine/compile.ts';
import {load} from '../../../src/engine/program/parts.ts';

const head = `id: small
title: Small
description: Small.
country: Atlantis
source: {name: Atlantis, url: 'https://residence.example'}
dataAsOf: 2024-06
inputs:
  x: {label: X, type: number}
  n: {label: N, type: integer}
  c: {label: C, options: {0: None, 2: Two}}
constants:
  two: 2
  half: 0.5
  below: -3
  rate: 20%
  whole: 100%
`;

/** The divisor where it is used, for every pair of numbers; undefined if the check does not accept it. */
function divisors(value: (divisor: string) => string): readonly number[] | undefined {
  const compiled = (of: string) =>
    compile({
      path: 'atlantis/small.yaml',
      text: `${head}values:\n  tested: ${value(of)}\n  others: x + n + number(c) + two + half + below + x * rate + x * whole\nresult: {tested: tested, others: others}\ncard: [{facts: [{label: Tested, of: tested}]}]\n`,
    });
  const {diagnostics} = compiled('1 / (DIVISOR)');
  if (diagnostics.length > 0) {
    expect(diagnostics.map(({code}) => code)).toEqual(['divisor-may-be-zero']);
    return undefined;
  }
  const {calculate} = load(compiled('1 * (DIVISOR)').body!);
  const numbers = ['0', '0.5', '1', '1.5', '2', '3'];
  return numbers.flatMap((x) =>
    numbers.flatMap((n) =>
      ['', '0', '2'].flatMap((c) => {
        const {tested} = calculate({x, n, c}, '2024-06-30') as {tested: number | null};
        return tested ?? [];
      }),
    ),
  );
}

/** `otherwise` stands for what is given where nothing is divided. */
const guarded = (condition: string, divisor: string) => (of: string) =>
  `{when: ${condition}, give: '${of.replace('DIVISOR', divisor)}', else: 1}`;

describe('a divisor is accepted', () => {
  it.each([
    ['n > 0', 'n'],
    ['n >= 1', 'n'],
    ['x > 0', 'x'],
    ['x != 0', 'x'],
    ['0 < x', 'x'],
    ['not x <= 0', 'x'],
    ['x >= half', 'x'],
    ['x > 0 and n > 0', 'x * n + 1'],
    ['n > 1', 'n - 1'],
    ['x + below > 0', 'x + below'],
    ['number(c) > 0', 'number(c)'],
    ['number(c) == two', 'number(c)'],
    ['x == x', 'max(1, x)'],
    ['x == x', 'max(half, x, n)'],
    ['x == x', 'n + 1'],
    ['x == x', 'min(below, -x)'],
    ['n >= two', 'n - half'],
  ])('where %s: %s', (condition, divisor) => {
    const used = divisors(guarded(condition, divisor));
    expect(used).toBeDefined();
    expect(used!.filter((number) => number === 0)).toEqual([]);
  });

  it('after the cases before it, in what the last one gives, and in the words of a line', () => {
    expect(
      divisors((of) => `{first: [{when: n == 0, give: 1}, {give: '${of.replace('DIVISOR', 'n')}'}]}`),
    ).not.toContain(0);
    expect(divisors((of) => `{when: n <= 0, give: 1, else: '${of.replace('DIVISOR', 'n')}'}`)).not.toContain(0);
    expect(
      divisors((of) => `{unless: n > 0 or x > 1, give: 1, else: '${of.replace('DIVISOR', 'max(n, x)')}'}`),
    ).toBeUndefined();
  });

  it('by its name, where the value is never 0', () => {
    const text = `${head}values:\n  parts: max(1, n)\n  left: 1 - rate\n  tested: x / parts / left + x / (1 + rate)\n  others: number(c) + two + half + below + x * whole\nresult: {tested: tested, others: others}\ncard: [{note: '{tested} {others}'}]\n`;
    expect(compile({path: 'atlantis/small.yaml', text}).diagnostics).toEqual([]);
  });
});

it.each([
  ['n >= 0', 'n'],
  ['n > 0', 'x'],
  ['n > 0 or x > 0', 'n'],
  ['not (n > 0 and x > 0)', 'n'],
  ['x != 1', 'x'],
  ['x > 1', 'x - two'],
  ['x > 0', 'floor(x)'],
  ['x > 1', 'n - 1'],
  ['n < two', 'n'],
  ['x > below', 'x'],
  ['number(c) >= 0', 'number(c)'],
  ['x == x', 'max(0, x)'],
  ['x == x', 'min(1, x)'],
  ['x == x', 'x - n'],
])('where %s a divisor may be 0: %s', (condition, divisor) => {
  expect(divisors(guarded(condition, divisor))).toBeUndefined();
});

it('shares that may be the whole leave nothing to divide by', () => {
  const text = `${head}result: {a: x / (1 - whole), b: x / (rate - whole + rate), c: n / half / two / below + number(c)}\ncard: [{note: A}]\n`;
  expect(compile({path: 'atlantis/small.yaml', text}).diagnostics.map(({code}) => code)).toEqual([
    'divisor-may-be-zero',
  ]);
});
