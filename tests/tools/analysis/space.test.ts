// Does the space of answers cover both sides of everything that the rules can tell apart, visiting each set once?
import {describe, expect, it} from 'vitest';
import {jointRepresentatives, representatives} from '../../../src/tools/analysis/representatives.ts';
import {type Space, answerSpace, comparisonSpace} from '../../../src/tools/analysis/space.ts';
import {visitAnswerSets, visitSample} from '../../../src/tools/analysis/answerSets.ts';
import {compile} from '../../../src/engine/compile.ts';
import {readFiles} from '../../../src/engine/project/files.ts';
import {analyse} from '../../../src/tools/analysis/analyse.ts';
import {compareBehaviour} from '../../../src/tools/analysis/diff/behaviour.ts';
import {small} from '../../engine/compiler/smallDefinition.ts';
import {sample} from './fixture.ts';

const cut = (at: number, after = false) => ({at, after});
const axisOf = (space: Space, input: string): readonly string[] =>
  space.axes.find((axis) => axis.input === input)!.answers[0]!;

describe('the numbers that represent all others', () => {
  it.each([
    ['whole numbers', [cut(18), cut(35)], true, 2, [0, 17, 18, 34, 35, 71]],
    ['fractions', [cut(18)], false, 2, [0, 17, 18, 37]],
    ['cuts just after a number', [cut(18, true)], false, 2, [0, 18, 19, 37]],
    ['cuts close together', [cut(1), cut(1.5)], false, 2, [0, 0.5, 1, 1.25, 1.5, 5]],
    ['no cuts', [], false, 2, [0, 1_000]],
    ['fractions that count', [cut(18)], false, 3, [0, 9.3125, 17, 18, 37, 271.3125]],
    ['more numbers of a region than it has', [cut(2), cut(4)], true, 5, [0, 1, 2, 3, 4, 9, 67, 133, 199]],
  ])('%s', (_name, cuts, whole, count, expected) => {
    expect(representatives({cuts, whole, count})).toEqual(expected);
  });

  const axis = (...cuts: readonly {at: number; after: boolean}[]) => ({cuts, whole: true, count: 2});
  const sum = {constant: -90, terms: {used: 1, planned: 1}, over: true};

  it('are on both sides of a cut that depends on another number', () => {
    const axes = new Map([
      ['used', axis(cut(30))],
      ['planned', axis(cut(10))],
    ]);
    const {numbers, incomplete} = jointRepresentatives(axes, [sum]);
    expect([...incomplete]).toEqual([]);
    for (const used of [0, 29, 30]) {
      expect(numbers.get('used')).toContain(used);
      expect(numbers.get('planned')).toEqual(expect.arrayContaining([90 - used, 91 - used]));
    }
    expect(numbers.get('used')).toEqual(expect.arrayContaining([80, 81]));
  });

  it('reach the small region between three cuts that depend on both numbers', () => {
    const lines = [
      sum,
      {constant: -10, terms: {used: 1, planned: -1}, over: false},
      {constant: -53, terms: {used: 1}, over: false},
    ];
    const axes = new Map([
      ['used', axis(cut(53))],
      ['planned', axis()],
    ]);
    const {numbers} = jointRepresentatives(axes, lines.slice(0, 2));
    const points = numbers.get('used')!.flatMap((used) => numbers.get('planned')!.map((planned) => [used, planned]));
    expect(
      points.filter(([used, planned]) => used! + planned! > 90 && used! - planned! >= 10 && used! < 53),
    ).not.toEqual([]);
  });

  it('reach a narrow region between cuts that depend on a whole number and on a fraction', () => {
    const lines = [0, 0.02].map((constant) => ({constant, terms: {days: -1, share: 1}, over: true}));
    const axes = new Map([
      ['days', axis()],
      ['share', {...axis(), whole: false}],
    ]);
    const {numbers, incomplete} = jointRepresentatives(axes, lines);
    const gaps = numbers.get('days')!.flatMap((days) => numbers.get('share')!.map((share) => days - share));
    expect(gaps.filter((gap) => gap > 0 && gap < 0.02)).not.toEqual([]);
    expect([...incomplete]).toEqual([]);
  });

  it('do not cover a cut that depends on three numbers', () => {
    const three = {constant: -90, terms: {one: 1, two: 1, three: 1}, over: true};
    const axes = new Map(['one', 'two', 'three'].map((name) => [name, axis()]));
    expect([...jointRepresentatives(axes, [three]).incomplete].toSorted()).toEqual(['one', 'three', 'two']);
  });
});

describe('the space of a definition', () => {
  const space = answerSpace([sample().model]);

  it('has the options, both sides of each threshold, blank, no number, and days on both sides of each date rule', () => {
    expect(axisOf(space, 'education')).toEqual(['', 'none', 'school', 'degree']);
    expect(axisOf(space, 'age')).toEqual(['', '0', '17', '18', '34', '35', '71']);
    expect(axisOf(space, 'salary')).toEqual(['', '0', '29999', '30000', '60001']);
    expect(axisOf(space, 'submitted')).toEqual(
      expect.arrayContaining(['', '2024-06-02', '2024-06-01', '2024-05-02', '2024-05-01']),
    );
  });

  it('includes a day in each period of a dated value', () => {
    const dated = sample([
      'value: 100, unit: EUR',
      'value: [{from: 2024-01-01, value: 100}, {from: 2025-01-01, value: 150}], unit: EUR',
    ]);
    expect(answerSpace([dated.model]).days).toEqual(['2024-06-01', '2025-01-01']);
  });

  it('is fine enough for two versions at once', () => {
    const other = sample(
      ['18-34: 30, 35+: 10', '18-39: 30, 40+: 10'],
      ['cook: Cook, other', 'cook: Cook, nurse: Nurse, other'],
      ['other | blank', 'other | nurse | blank'],
    );
    const both = answerSpace([sample().model, other.model]);
    expect(axisOf(both, 'age')).toEqual(expect.arrayContaining(['34', '35', '39', '40']));
    expect(axisOf(both, 'job')).toEqual(['', 'doctor', 'cook', 'other', 'nurse']);
  });

  it('visits each answer set once', () => {
    const seen = new Set<string>();
    expect(visitAnswerSets(space, (answers, today) => seen.add(JSON.stringify([today, answers])))).toBe(space.size);
    expect(seen.size).toBe(space.size);
  });

  it('has none of the meetings of thousands of thresholds that depend on two numbers: they are too many to try', () => {
    const axis = {cuts: [], whole: false, count: 2};
    const axes = new Map([
      ['pay', axis],
      ['hours', axis],
    ]);
    // These lines meet in millions of points.
    const joint = Array.from({length: 5_000}, (_, index) => ({
      constant: -1_000 * index,
      terms: {pay: 1, hours: index % 70},
      over: false,
    }));
    const {numbers, incomplete} = jointRepresentatives(axes, joint);
    expect([...incomplete].toSorted()).toEqual(['hours', 'pay']);
    expect([...numbers.values()].map(({length}) => length)).toEqual([2, 2]);
  });

  it('of the going rates of 91 occupations has few answers to each question, and a sample is as large as it is asked to be', () => {
    const path = 'tests/engine/compiler/samples/good/public/europe/uk-skilled-worker-pay-calculator.yaml';
    const [source] = readFiles([path], process.cwd(), () => undefined);
    const {model} = compile(source!);
    const {visited, space: ofRates} = analyse(model!, {max: 1_500, sample: 1_500});
    expect(ofRates.size).toBeGreaterThan(10_000_000);
    expect(Math.max(...ofRates.axes.flatMap(({answers}) => answers.map(({length}) => length)))).toBeLessThan(1_500);
    expect(visited).toBeLessThanOrEqual(2 * 1_500);
  });

  it('is sampled if it is too large: with the cases, each answer, each pair of answers', () => {
    const visits: Readonly<Record<string, string>>[] = [];
    const known = {answers: {education: 'degree', age: '29'}, today: '2025-01-01'};
    const visited = visitAnswerSets(space, (answers) => visits.push({...answers}), {max: 3_000, cases: [known]});
    expect(visited).toBe(visits.length);
    expect(visited).toBeLessThanOrEqual(3_001);
    expect(visits[0]).toEqual(known.answers);
    const pairs = space.axes.flatMap((one, index) =>
      space.axes
        .slice(index + 1)
        .flatMap((other) =>
          one.answers[0]!.flatMap((left) =>
            other.answers[0]!.map((right) => ({[one.input]: left, [other.input]: right})),
          ),
        ),
    );
    const missing = pairs.filter(
      (pair) => !visits.some((visit) => Object.entries(pair).every(([input, answer]) => visit[input] === answer)),
    );
    expect(missing).toEqual([]);
  });
});

describe('the space in which two versions are compared', () => {
  const salaryShown = ['label: Cost, of: result.cost, unit: money', 'label: Cost, of: salary, unit: money'] as const;
  const figure = (formula: string) => ['total: points.total', `total: ${formula}`] as const;

  it('has fractions of a number that is shown', () => {
    const {model} = sample(salaryShown);
    const other = sample(salaryShown, ['value: 50, unit: points', 'value: 51, unit: points']);
    const space = comparisonSpace(model, other.model);
    expect(axisOf(space, 'salary')).toContainEqual(expect.stringContaining('.3125'));
    expect(space.incomplete).toEqual([]);
  });

  it('is complete for the same rounding in both versions, and not for another', () => {
    const [rounded, another] = [sample(figure('floor(salary / waiting)')), sample(figure('ceil(salary / waiting)'))];
    const later = sample(figure('floor(salary / waiting)'), ['value: 50, unit: points', 'value: 51, unit: points']);
    expect(comparisonSpace(rounded.model, later.model).incomplete).toEqual([]);
    expect(comparisonSpace(rounded.model, another.model).incomplete).toEqual([{input: 'salary', reason: 'figures'}]);
  });
});

describe('a sample where not every threshold is known', () => {
  const rule = (input: string, formula: string) =>
    small(`inputs:
  ${input}
constants: {third: 3, five: 5, week: 7}
values:
  holds: ${formula}
result: {holds: holds, third: third, five: five, week: week}
card:
  - verdict: [{when: holds, say: A, tone: good}, {say: B, tone: neutral}]
`).model;

  it.each([
    [
      'a remainder',
      'n: {label: N, type: integer}',
      'n - floor(n / week) * week == third',
      'n - floor(n / week) * week == five',
    ],
    ['a month', 'day: {label: Day, type: date}', 'month(day) == third', 'month(day) == five'],
  ])('shows a difference in %s, and counts each answer once', (_name, input, before, after) => {
    const models = [rule(input, before), rule(input, after)] as const;
    expect(compareBehaviour({before: {model: models[0]}, after: {model: models[1]}}).changed).toBeGreaterThan(0);
    const tried: string[] = [];
    const visited = visitSample(comparisonSpace(...models), (answers, today) =>
      tried.push(JSON.stringify([answers, today])),
    );
    expect(tried).toHaveLength(visited);
    expect(new Set(tried).size).toBe(visited);
  });
});

it('a sample of two long lists and a short one has seen every answer of each, and many pairs of the short list', () => {
  const list = (input: string, count: number) => ({
    input,
    answers: [Array.from({length: count}, (_, index) => `${input}${index}`)],
    samples: [[]],
    scattered: [],
  });
  const axes = [list('occupation', 3_600), list('country', 80), list('married', 3)];
  const space = {days: ['2024-06-30'], axes, size: 3_600 * 80 * 3, incomplete: []};
  const counts = new Map<string, number>();
  const together = new Set<string>();
  const visited = visitSample(
    space,
    (answers) => {
      for (const answer of Object.values(answers)) counts.set(answer, (counts.get(answer) ?? 0) + 1);
      together.add(`${answers['country']} ${answers['married']}`);
    },
    {sample: 20_000},
  );
  expect(visited).toBe(20_000);
  expect(counts.size).toBe(3_600 + 80 + 3);
  expect(Math.min(...counts.values())).toBeGreaterThanOrEqual(3);
  expect(together.size).toBe(80 * 3);
});
