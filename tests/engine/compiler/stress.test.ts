// Does the compiler stay within bounds on definitions that nobody would write on purpose, and say which bound is reached?
// Each of these took minutes, gigabytes or the whole stack; sizes are asserted rather than times, which vary.
import {describe, expect, it} from 'vitest';
import {compile, type Compiled} from '../../../src/engine/compile.ts';
import {load} from '../../../src/engine/program/parts.ts';
import {explainCard} from '../../../src/engine/plan/explanation/explainCard.ts';
import type {ValueExplanation} from '../../../src/engine/plan/explanation/explainValue.ts';
import {cutsOf} from '../../../src/engine/reading/cuts.ts';
import {anyDay, formsIn} from '../../../src/engine/reading/forms.ts';

const count = <Item>(length: number, item: (index: number) => Item): readonly Item[] =>
  Array.from({length}, (_, index) => item(index));

/** Figures without a pattern, the same in every run. */
const irregular = (index: number): number => (index * 7_919 + index * index * 104_729) % 1_000_003;

function compiled(inputs: string, rules: string, condition = 'total >= pass'): Compiled {
  const text = `id: stress
title: Stress
description: Stress.
country: Atlantis
source: {name: Atlantis, url: 'https://residence.example'}
dataAsOf: 2024-06
inputs:
${inputs}
constants:
  pass: 2000
${rules}
result:
  shown: {when: "${condition}", give: 1, else: 0}
card:
  - verdict:
      - {when: "${condition}", say: Enough, tone: good}
      - {say: Too little, tone: bad}
`;
  return compile({path: 'atlantis/stress.yaml', text});
}

const number = (name: string): string => `  ${name}: {label: ${name}, type: number, changes: freely}`;
const codes = ({diagnostics}: Compiled): readonly string[] => diagnostics.map(({code}) => code);

/** A table with twenty irregular rows for each of these inputs. */
const bands = (names: readonly string[]): string =>
  names
    .map((name, table) => {
      const rows = count(
        20,
        (row) => `${row * 1000 + (irregular(table * 20 + row) % 900)}+: ${irregular(row + table * 31)}`,
      );
      return `    ${name}: {by: ${name}, rows: {${rows.join(', ').replace(/^\d+/, '0')}}}`;
    })
    .join('\n');

const five = ['a', 'b', 'c', 'd', 'e'];
const TIMEOUT = 60_000;

describe('sums of tables', () => {
  it(
    'with 3,200,000 results do not follow each of them',
    () => {
      const {model, diagnostics} = compiled(
        five.map(number).join('\n'),
        `sums:\n  points:\n${bands(five)}`,
        'points.total >= pass',
      );
      expect(diagnostics).toEqual([]);
      const cuts = cutsOf(model!, anyDay);
      expect(five.map((name) => cuts.get(name)!.cuts.length)).toEqual(five.map(() => 19));
      // The rows of the tables are all that tells these answers apart.
      expect(five.map((name) => cuts.get(name)!.complete)).toEqual(five.map(() => true));
    },
    TIMEOUT,
  );

  it(
    'added to an answer say that its thresholds are unknown',
    () => {
      const {model} = compiled(
        [...five, 'x'].map(number).join('\n'),
        `sums:\n  points:\n${bands(five)}\n    x: x`,
        'points.total >= pass',
      );
      expect(cutsOf(model!, anyDay).get('x')).toMatchObject({cuts: [], joint: [], complete: false});
    },
    TIMEOUT,
  );

  it(
    'of forty choices are bounded too',
    () => {
      const choices = count(40, (index) => `i${index}`);
      const {model} = compiled(
        [...choices.map((name) => `  ${name}: {label: X, options: {a: A, b: B, c: C}}`), number('x')].join('\n'),
        `sums:\n  points:\n    x: x\n${choices
          .map(
            (name, index) =>
              `    ${name}: {by: ${name}, rows: {a: ${irregular(index)}, b: ${irregular(index + 40)}, c: 7}}`,
          )
          .join('\n')}`,
        'points.total >= pass',
      );
      expect(cutsOf(model!, anyDay).get('x')!.complete).toBe(false);
    },
    TIMEOUT,
  );
});

it('a value with thousands of linear forms is not multiplied further', () => {
  const cases = (name: string): string =>
    `  by_${name}:\n    first:\n${count(90, (index) => `      - {when: ${name} > pass * k${index}, give: ${name} * k${index}}`).join('\n')}\n      - {give: ${name}}`;
  const {model} = compiled(
    ['x', 'y', 'z'].map(number).join('\n'),
    `${count(90, (index) => `  k${index}: ${index + 2}.5`).join('\n')}
values:
${['x', 'y', 'z'].map(cases).join('\n').replaceAll('by_', 'by')}
  total: byx + byy + byz`,
  );
  const {linear, nonLinear} = formsIn(model!, anyDay)({kind: 'reference', name: 'total', type: {kind: 'nothing'}});
  expect(linear.length).toBeLessThanOrEqual(5_000);
  expect([...nonLinear].toSorted()).toEqual(['x', 'y', 'z']);
});

describe('values that read each other', () => {
  const chain = (length: number, value: (before: string) => string, isReversed = false): Compiled => {
    const lines = count(length, (index) => `  v${index + 1}: ${value(`v${index}`)}`);
    const ordered = isReversed ? lines.toReversed() : lines;
    return compiled(number('x'), `values:\n  v0: x\n${ordered.join('\n')}\n  total: v${length}`);
  };

  it.each([
    ['twice, in a sum', (before: string) => `${before} + ${before}`],
    ['twice, in a product', (before: string) => `${before} * ${before}`],
    ['in both cases', (before: string) => `{when: x > pass, give: ${before}, else: ${before}}`],
  ])('%s, take no exponential time', (_, value) => expect(codes(chain(90, value))).toEqual([]), TIMEOUT);

  const explain = (value: (before: string) => string, condition: string) => {
    const lines = count(50, (index) => `  v${index + 1}: ${value(`v${index}`)}`);
    const {body, diagnostics} = compiled(
      number('x'),
      `values:\n  v0: x${condition === 'v50' ? ' > pass' : ''}\n${lines.join('\n')}`,
      condition,
    );
    expect(diagnostics).toEqual([]);
    const calculator = load(body!);
    const card = calculator.evaluate({x: '5'}, '2024-06-30').card();
    return explainCard(card, calculator.derive({x: '5'}, '2024-06-30')!)[0]!;
  };
  const size = (values: readonly ValueExplanation[]): number =>
    values.reduce((sum, {inner}) => sum + 1 + size(inner), 0);

  it(
    'are explained in bounds',
    () => {
      const sum = explain((before) => `${before} + ${before}`, 'v50 >= pass');
      expect(size(sum.values)).toBeLessThanOrEqual(1_000);
      const ofCases = explain(
        (before) => `{when: ${before} > pass, give: ${before}, else: "${before} + x"}`,
        'v50 >= pass',
      );
      expect(size(ofCases.values)).toBeLessThanOrEqual(1_000);
      const condition = explain((before) => `${before} and not ${before} or ${before}`, 'v50');
      expect(condition.checks.length).toBeLessThanOrEqual(1_000);
    },
    TIMEOUT,
  );

  it.each([
    [900, false],
    [900, true],
    [160, true],
  ])('%d deep do not overflow the stack (reversed: %s)', (length, isReversed) => {
    expect(codes(chain(length, (before) => `${before} + x`, isReversed))).toEqual(['too-deep']);
  });

  it('and formulas with many parentheses add up', () => {
    expect(codes(chain(20, (before) => `${'min(x, '.repeat(30)}${before}${')'.repeat(30)}`))).toEqual(['too-deep']);
  });
});

it.each([
  [
    'thousands of references in a text',
    'lines:\n  total:\n    - {say: "' + '{pass} of {x} '.repeat(2_200) + '"}',
    'total is empty',
  ],
  [
    'a thousand branches',
    `values:\n  total:\n    first:\n${'      - {when: x > pass, give: x}\n'.repeat(1_000)}      - {give: x}`,
    'total >= pass',
  ],
  ['a thousand lines', `lines:\n  total:\n${'    - {when: x > pass, say: A}\n'.repeat(1_000)}`, 'total is empty'],
  [
    'two thousand rows',
    `tables:\n  total: {by: x, rows: {under 1: 0, ${count(2_000, (row) => `${row + 1}+: ${row}`).join(', ')}}}`,
    'total >= pass',
  ],
])('compiles %s', (_, rules, condition) => expect(codes(compiled(number('x'), rules, condition))).toEqual([]), TIMEOUT);
