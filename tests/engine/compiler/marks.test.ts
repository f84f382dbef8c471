// Does a card give its charts the constants that its verdict compares with, and the days behind a percentage?
import {expect, it} from 'vitest';
import {headlinesIn, type CardBlock} from '../../../src/engine/results/card.ts';
import {small} from './smallDefinition.ts';

const figures = `
inputs:
  age: {label: Age, type: integer}
  since: {label: Since, type: date}
constants:
  enough: {label: Enough from, value: [{from: 2024-01-01, value: 60}, {from: 2025-01-01, value: 70}]}
  plenty: 90
  estimate: 200
`;

function cardOf(rules: string, today = '2024-07-01', answers = {age: '30', since: '2024-06-01'}): readonly CardBlock[] {
  return small(figures + rules)
    .calculator.evaluate(answers, today)
    .card();
}

const marksIn = (card: readonly CardBlock[]) => headlinesIn(card).map(({marks}) => marks);
const verdict = (when: string): string =>
  `  - verdict: [{when: ${when}, say: Good, tone: good}, {say: Bad, tone: bad}]`;

/** Reads all constants and both inputs, to avoid diagnostics about unused names. */
const others = `  - note: 'Also read: {enough}, {plenty}, {estimate}, {since}, {age}.'`;

it('marks are the constants of the verdict, whatever the name of the figure', () => {
  const card = cardOf(`
sums: {points: {age: age}}
result: {total: points.total, passed: points.total >= enough}
card:
${verdict('result.passed')}
  - figure: {label: Total, of: result.total, unit: points}
${others}
`);
  expect(marksIn(card)).toEqual([[{label: 'Enough from', value: 60, text: '60 points'}]]);
});

it('a dated mark has the value of the day', () => {
  const rules = `
result: {total: age, passed: enough <= result.total and age < plenty}
card:
${verdict('result.passed')}
  - figure: {label: Total, of: result.total, unit: points}
${others}
`;
  expect(marksIn(cardOf(rules, '2025-01-01'))).toEqual([
    [
      {label: 'Enough from', value: 70, text: '70 points'},
      {label: 'Plenty', value: 90, text: '90 points'},
    ],
  ]);
});

it('marks include those of lines that a verdict requires to be empty', () => {
  const card = cardOf(`
lines: {missing: [{when: age < enough, say: Too few.}]}
result: {total: age, missing: missing}
card:
${verdict('missing is empty')}
  - figure: {label: Total, of: result.total}
${others}
`);
  expect(marksIn(card)).toEqual([[{label: 'Enough from', value: 60, text: '60'}]]);
});

it('a figure that no verdict compares has no marks', () => {
  const card = cardOf(`
result: {total: age, other: age + 1}
card:
${verdict('result.other > enough')}
  - figure: {label: Total, of: result.total}
${others}
`);
  expect(marksIn(card)).toEqual([undefined]);
});

it('a percentage of elapsed time has its days', () => {
  const card = cardOf(`
values: {days: daysSince(since)}
result: {done: 'percentDone(days, estimate)', total: age}
card:
  - progress: {label: Progress, of: result.done, say: Waiting}
${others}
`);
  expect(card[0]!.items[0]).toMatchObject({percentDone: 15, days: {passed: 30, estimated: 200}});
});
