// Does a definition compute as on paper everywhere: rules, bands, sums, texts, explanations, thresholds, suggestions?
import {describe, expect, it} from 'vitest';
import {cutsOf} from '../../../src/engine/reading/cuts.ts';
import {findChanges} from '../../../src/engine/answers/suggestions/findChanges.ts';
import {explainCard} from '../../../src/engine/plan/explanation/explainCard.ts';
import {plainText} from '../../../src/engine/plan/explanation/sentence.ts';
import {small} from './smallDefinition.ts';

const TODAY = '2024-06-30';

const rules = `
inputs:
  a: {label: A, type: number, changes: freely}
  b: {label: B, type: number}
constants:
  tenth: 0.1
  twoTenths: 0.2
  edge: 0.3
  three: 3
  ten: 10
  share: 29%
values:
  worked: ceil(tenth * three * ten)
  byShare: floor(a * share)
  rest: a * tenth - b
  threeTimes: a * three
  added: tenth + twoTenths
  third: a / three * three
tables:
  band: {by: threeTimes, rows: {under edge: 1, edge+: 2}}
  row: {by: added, rows: {under edge: low, edge+: high}}
sums:
  parts: {one: tenth, two: twoTenths, three: a}
lines:
  said:
    - {when: added == edge, say: 'It is {tenth} and {twoTenths}.'}
result:
  worked: worked
  byShare: byShare
  rest: rest
  kept: {when: third >= a, give: 1, else: 0}
  band: band
  row: row
  total: parts.total
  said: said
card:
  - verdict:
      - {when: threeTimes >= edge, say: Enough, tone: good}
      - {say: Too little, tone: bad}
  - facts: [{label: Worked, of: worked}]
`;

const {model, calculator} = small(rules);
const result = (answers: Readonly<Record<string, string>>) => calculator.calculate(answers, TODAY)!;

describe('a result', () => {
  it.each([
    ['a formula of constants', {}, 'worked', 3],
    ['a share that is rounded down', {a: '100'}, 'byShare', 29],
    ['a difference', {a: '3', b: '0.3'}, 'rest', 0],
    ['a quotient that is multiplied back', {a: '0.7'}, 'kept', 1],
    ['a band by a computed number', {a: '0.1'}, 'band', 2],
    ['a row by a sum of constants', {}, 'row', 'high'],
    ['a sum', {a: '0.4'}, 'total', 0.7],
    ['a condition', {}, 'said', ['It is 0.1 and 0.2.']],
  ] as const)('has %s', (_, answers, key, value) => expect(result(answers)[key]).toEqual(value));
});

it('an explanation leaves out a rounding that changes nothing', () => {
  const card = calculator.evaluate({}, TODAY).card();
  const [, worked] = explainCard(card, calculator.derive({}, TODAY)!);
  expect(worked!.values[0]!.sentences.map(plainText)).toEqual(['0.1 times 3 (three) times 10 (ten) is 3.']);
});

it('a threshold is where the rule changes', () => {
  expect(
    cutsOf(model, TODAY)
      .get('a')!
      .cuts.map(({at}) => at),
  ).toContain(0.1);
});

it('a suggestion is the smallest number that is enough', () => {
  const {fields} = calculator.page(TODAY);
  const {better} = findChanges(calculator, fields, {a: '0.05', b: '1'}, TODAY)!;
  expect(better[0]!.changes.map(({value}) => value)).toEqual(['0.1']);
});
