// Does the compiler find every number at which a rule distinguishes two answers, and which side the number itself is
// on?
import {describe, expect, it} from 'vitest';
import {dayOfNumber} from '../../../../src/engine/runtime/calendar.ts';
import {compile} from '../../../../src/engine/compile.ts';
import {cutsOf, type Cuts} from '../../../../src/engine/reading/cuts.ts';
import {anyDay} from '../../../../src/engine/reading/forms.ts';
import {divide} from '../../../../src/engine/runtime/arithmetic.ts';
import {readKitchenSink} from '../goodSamples.ts';
import {small} from '../smallDefinition.ts';

/** The cut points of `x` in these rules; `y` is another number, `kind` a choice, `since` a date. */
function cutsOfX(rules: string, type = 'number'): Cuts {
  const {model} = small(`
inputs:
  x: {label: X, type: ${type}}
  y: {label: Y, type: number}
  kind: {label: Kind, options: {a: A, b: B}}
  since: {label: Since, type: date}
constants:
  low: 10
  high: [{from: 2024-01-01, value: 20}, {from: 2025-01-01, value: 30}]
  share: 50%
  start: 2024-02-29
  months: 12
tables:
  limit: {by: kind, rows: {a: {most: 5}, b: {most: =high}, blank: {most: 0}}}
${rules}
  rest: y + low + high * share + limit.most + daysSince(since) * months + daysSince(start)
result: {rest: rest, tested: tested}
card: [{note: X}]
`);
  return cutsOf(model, anyDay).get('x')!;
}

/** A value that depends on this condition. */
const when = (condition: string): string => `values:\n  tested: ${condition}`;

/** '10' means from 10 on, '10+' above 10. */
const written = ({cuts}: Cuts): string => cuts.map(({at, after}) => `${at}${after ? '+' : ''}`).join(' ');

describe('a comparison', () => {
  it.each([
    ['x >= low', '10'],
    ['x < low', '10'],
    ['x > low', '10+'],
    ['x <= low', '10+'],
    ['x == low', '10 10+'],
    ['low <= x', '10'],
    ['low - x > 0', '10'],
    ['not x >= low', '10'],
    ['x >= low and x < high', '10 20 30'],
  ])('%s', (condition, cuts) => expect(written(cutsOfX(when(condition)))).toBe(cuts));
});

describe('a limit', () => {
  it('of a table without a row for an answer that is missing', () => {
    const points = 'sums:\n  points: {kind: {by: kind, rows: {a: 3, b: 4}}}\n';
    expect(written(cutsOfX(points + when('x > points.total')))).toBe('0+ 3+ 4+');
  });

  it.each([
    ['of any period', 'x >= high', '20 30'],
    ['of any row', 'x >= limit.most', '5 20 30'],
    ['that is worked out', 'x >= high * share', '10 15'],
    ['of a number that is worked out', 'x * months >= low', `${divide(10, 12)}`],
    ['of a decimal', 'x * months * months / months >= low * share * share * share', `${divide(10, 96)}`],
    ['of a sum with what a table gives', 'x + limit.most >= low', '5 10'],
    ['of the smaller of two', 'min(x, high) >= low', '10 20 20+ 30 30+'],
  ])('%s', (_, condition, cuts) => expect(written(cutsOfX(when(condition)))).toBe(cuts));

  it('of a number with a case for the rest', () => {
    const rules = `values:\n  counted: {when: kind == a, give: x * months, else: x}\n  tested: counted >= low`;
    expect(written(cutsOfX(rules))).toBe(`${divide(10, 12)} 10`);
  });
});

describe('a whole number', () => {
  it.each([
    ['x > low', '11'],
    ['x >= low', '10'],
    ['x * months >= low', '1'],
  ])('%s', (condition, cuts) => expect(written(cutsOfX(when(condition), 'integer'))).toBe(cuts));
});

it('knows the ends of bands', () => {
  const rules = `  banded: {by: x, rows: {under low: 1, low+: 2, over high: 3}}\nvalues:\n  tested: banded >= 1`;
  expect(written(cutsOfX(rules))).toBe('10 20+ 30+');
});

describe('a date', () => {
  const day = ({cuts}: Cuts): string => cuts.map(({at}) => dayOfNumber(at)).join(' ');

  // Every cut is the first day on which the rule is another one; anyDay is 1 June 2024.
  it.each([
    ['daysSince(x) > low', '2024-05-22 2024-06-02'],
    ['daysBetween(x, today) > low', '2024-05-22'],
    ['daysBetween(today, x) >= low', '2024-06-11'],
    ['addDays(x, low) < today', '2024-05-22 9999-12-22'],
    ['latest(x, start) > today', '2024-02-29 2024-03-01 2024-06-02'],
    ['earliest(x, today) < start', '2024-02-29 2024-06-01 2024-06-02'],
    ['x < start', '2024-02-29'],
    ['x <= start', '2024-03-01'],
    ['x == start', '2024-02-29 2024-03-01'],
    ['x == blank', ''],
    ['monthsBetween(x, today) >= months', '2023-06-02'],
    ['yearsBetween(x, today) >= low', '2014-06-02'],
    ['yearsBetween(x, start) + 1 > low', '2014-03-01'],
    ['yearsBetween(start, x) >= low', '2034-02-28'],
    ['monthsBetween(addDays(x, low), today) < months', '2023-05-23 9999-12-22'],
    ['year(x) > low', '0011-01-01'],
  ])('%s', (condition, cuts) => expect(day(cutsOfX(when(condition), 'date'))).toBe(cuts));

  it('is compared with another date', () => {
    expect(cutsOfX(when('daysBetween(x, since) > low'), 'date')).toEqual({
      cuts: [],
      joint: [{constant: -10, terms: {since: 1, x: -1}, over: true}],
      complete: true,
    });
  });

  it.each([
    'month(x) > low',
    'date(year(x), 4, 6) > x',
    'yearsBetween(x, since) > low',
    'yearsBetween(x, today) > y',
    'addMonths(x, low) > start',
  ])('says that it cannot follow %s', (condition) => expect(cutsOfX(when(condition), 'date').complete).toBe(false));
});

it('leaves a limit that depends on another number to be resolved from the answers', () => {
  expect(cutsOfX(when('x + y <= low'))).toEqual({
    cuts: [],
    joint: [{constant: -10, terms: {x: 1, y: 1}, over: true}],
    complete: true,
  });
});

it.each(['x * y >= low', 'round(x) >= low'])('says that it cannot follow %s', (condition) => {
  expect(cutsOfX(when(condition)).complete).toBe(false);
});

it('finds those of the kitchen sink', () => {
  const {model} = compile(readKitchenSink('kitchen-sink.yaml'));
  const cuts = cutsOf(model!, anyDay);
  expect(Object.fromEntries([...cuts].map(([name, each]) => [name, written(each)]))).toMatchObject({
    age: '18 36 37 46 66',
    salary: '12000 12000+ 41000 43500.5 60000',
    savings: '10000+ 50000 50000+ 1250000',
    familySize: '1 3 6',
    investment: '50000 1250000',
  });
  expect([...cuts].filter(([, {complete}]) => !complete).map(([name]) => name)).toEqual([
    'salary',
    'familySize',
    'firstVisit',
    'visits.arrival',
    'visits.departure',
  ]);
});
