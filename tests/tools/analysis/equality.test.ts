// Are results that differ only by an error of binary fractions the same to the tools?
import {describe, expect, it} from 'vitest';
import {agree, isEqual} from '../../../src/tools/analysis/equality.ts';
import {diffDefinition} from '../../../src/tools/analysis/diff/diff.ts';
import {sampleText} from './fixture.ts';

describe.each([
  ['agree', agree],
  ['isEqual', isEqual],
] as const)('%s', (_, areSame) => {
  it.each([
    [0.1 + 0.2, 0.3, true],
    [1e9 / 3, 1e9 / 3 + 1e-7, true],
    [1_000_000_000.01, 1_000_000_000.02, false],
    [0, 1e-9, false],
    [1, '1', false],
  ])('%d and %s: %s', (one, other, same) => {
    expect(areSame({figure: one}, {figure: other})).toBe(same);
  });
});

it.each([
  ['salary * share + fee * share', '(salary + fee) * share'],
  ['salary / parts + fee / parts', '(salary + fee) / parts'],
  ['salary * rate - fee * rate', 'rate * (salary - fee)'],
])('%s written as %s changes no answer', (before, after) => {
  const version = (formula: string) => ({
    path: 'calculators/nowhere/sample-calculator.yaml',
    text: sampleText(
      ['{label: Fee, give: fee}', `{label: Fee, give: ${formula}}`],
      ['constants:\n', 'constants:\n  share: {label: Share, value: 29%}\n  rate: 1.1\n  parts: 7\n'],
    ).replace(/^ {2}(share|rate|parts): .*\n/gm, (line, name: string) => (formula.includes(name) ? line : '')),
  });
  const difference = diffDefinition({id: 'sample-calculator', before: version(before), after: version(after)});
  expect(difference).toMatchObject({kind: 'changed', behaviour: {changed: 0}});
});
