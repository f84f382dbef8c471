// Does 'x == nothing' hold exactly where the row or case is `nothing`, as if that were a figure of its own?
import {describe, expect, it} from 'vitest';
import {conditionInWords} from '../../../src/engine/plan/inWords/words.ts';
import {stepNamed} from '../../../src/engine/language/references.ts';
import type {TypedExpression} from '../../../src/engine/language/typed.ts';
import {small} from './smallDefinition.ts';

const head = `
inputs:
  x: {label: Number, type: number}
  n: {label: Whole, type: integer}
  c: {label: Choice, options: {one: One, two: Two, three: Three}}
  e: {label: Second, options: {up: Up, down: Down}}
  d: {label: Day, type: date}
constants:
  low: {label: Low, value: 10}
  mark: {label: Mark, value: 999}
  reform: {label: Reform, value: 2024-06-01}
  cap: {label: Cap, value: [{from: 2020-01-01, value: nothing}, {from: 2024-01-01, value: 7}]}
`;
const read = 'x: x, n: n, c: c, e: e, d: d, low: low, mark: mark, reform: reform, cap: cap';
const definition = (value: string, more: string, tested: string) =>
  small(`${head}values:\n  t: ${value}\n${more}result: {tested: ${tested}, t: t, ${read}}\ncard: [{note: A}]\n`);

const answers = ['', '5', '10', '20'].flatMap((x) =>
  ['', 'one', 'two', 'three'].flatMap((c) =>
    ['', 'up', 'down'].flatMap((e) => ['', '2023-06-01', '2024-06-01', '2025-06-01'].map((d) => ({x, n: x, c, e, d}))),
  ),
);

const values: readonly (readonly [value: string, more: string])[] = [
  ['{by: c, rows: {one: 1, two: nothing}, otherwise: 3}', ''],
  ['{by: c, rows: {one: 1, two: 2}, otherwise: nothing}', ''],
  ['{by: c, rows: {one | two: nothing, three: nothing, blank: 4}}', ''],
  ['{by: n, rows: {under low: nothing, 10-20: 1, 30+: 2}, otherwise: nothing}', ''],
  ['{by: x, rows: {under low: 1, low+: nothing, over 15: nothing, over 18: 4}}', ''],
  ['{by: x, rows: {up to low: nothing, over low: 2}}', ''],
  ['{by: d, rows: {under reform: nothing, reform+: 1, 2025-01-01+: nothing}}', ''],
  ['{by: [c, e], rows: {one: {up: nothing, down: 2}, two: {up: 1}}, otherwise: nothing}', ''],
  ['{by: [c, e], rows: {one: {up: nothing, down: 2}, two: {up: 1}}, otherwise: 5}', ''],
  ['{by: [x, c], rows: {under low: {one: nothing, two: 2}, low+: {two: nothing}}, otherwise: 5}', ''],
  ['{by: [d, x], rows: {under reform: {under low: nothing, low+: 1}, reform+: {up to low: 3, over low: nothing}}}', ''],
  ['{by: size, rows: {big: nothing, small: 1}}', '  size: {when: x > low, say: big, else: small}\n'],
  ['{when: x > low, give: mark - 1, else: nothing}', ''],
  ['called(x)', '  called: {takes: amount, rows: {under low: nothing, low+: 1}}\n'],
  [
    '{first: [{when: x > low, give: nothing}, {when: c == one, give: other}, {give: x}]}',
    '  other: {by: e, rows: {up: nothing}, otherwise: 2}\n',
  ],
  [
    '{first: [{when: x > low and c == one, give: 1}, {unless: e == up, give: nothing}, {give: other}]}',
    '  other: {by: d, rows: {under reform: 1, reform+: nothing}}\n',
  ],
];

describe.each(values)('%s', (value, more) => {
  const marked = (text: string): string =>
    text.replaceAll('nothing', '=mark').replace(/(give|else): =mark/g, '$1: mark');

  it('is told from every figure', () => {
    const [asked, oracle] = [
      definition(value, more, 't == nothing'),
      definition(marked(value), marked(more), 't == mark'),
    ].map(({calculator}) => calculator) as [Calculator, Calculator];
    const found = answers.map((each) => asked.calculate(each, '2024-06-30')!['tested']);
    expect(found).toEqual(answers.map((each) => oracle.calculate(each, '2024-06-30')!['tested']));
    expect(new Set(found).size).toBe(2);
    const {calculator: opposite} = definition(value, more, 't != nothing');
    expect(answers.map((each) => !opposite.calculate(each, '2024-06-30')!['tested'])).toEqual(found);
  });
});

type Calculator = ReturnType<typeof small>['calculator'];

it('of a dated constant, it depends on the day', () => {
  const {calculator} = definition('x', '', 'cap == nothing');
  expect(['2019-01-01', '2023-12-31', '2024-01-01'].map((day) => calculator.calculate({}, day)!['tested'])).toEqual([
    true,
    true,
    false,
  ]);
});

it.each([
  ['{by: d, rows: {under reform: nothing, reform+: 1}}', 'Day: before …'],
  ['{by: c, rows: {one: 1, two: nothing, three: 3, blank: 0}}', 'Choice: Two'],
  ['{by: c, rows: {one: 1}, otherwise: nothing}', 'Choice: Two or Three, or no answer'],
])('the rules name what decides it: %s', (value, words) => {
  const {model} = definition(value, '', 't == nothing');
  const tested = stepNamed('result.tested', model)!.value as {typed: TypedExpression};
  const said = conditionInWords(tested.typed, model).map((part) => (typeof part === 'string' ? part : '…'));
  expect(said.join('')).toBe(words);
});
