// Does the space of answers cover both sides of everything that the rules can tell apart, visiting each set once?
import {describe, expect, it} from 'vitest';
import {withJointCuts, numbersAround, type Space, answerSpace} from '../../../src/tools/analysis/space.ts';
import {visitAnswerSets} from '../../../src/tools/analysis/answerSets.ts';
import {sample} from './fixture.ts';

const cut = (at: number, after = false) => ({at, after});
const axisOf = (space: Space, input: string): readonly string[] =>
  space.axes.find((axis) => axis.input === input)!.answers[0]!;

describe('the numbers around cut points', () => {
  it.each([
    ['whole numbers', [cut(18), cut(35)], true, [17, 18, 34, 35, 71]],
    ['fractions', [cut(18)], false, [17, 18, 37]],
    ['cuts just after a number', [cut(18, true)], false, [18, 19, 37]],
    ['cuts close together', [cut(1), cut(1.5)], false, [0.5, 1, 1.25, 1.5, 5]],
    ['no cuts', [], false, [1_000]],
  ])('%s', (_name, cuts, whole, expected) => {
    expect(numbersAround(cuts, whole)).toEqual(expected);
  });

  it('cross a cut point that depends on another number', () => {
    const sum = {constant: -90, terms: {used: 1, planned: 1}, over: true};
    const own = new Map([
      ['used', [30, 90]],
      ['planned', [10]],
    ]);
    const {numbers, incomplete} = withJointCuts(own, [sum], new Set());
    expect(incomplete).toEqual([]);
    for (const used of own.get('used')!)
      expect(numbers.get('planned')).toEqual(expect.arrayContaining([90 - used, 91 - used]));
    expect(numbers.get('used')).toEqual(expect.arrayContaining([79, 80, 81]));
  });

  it('report a cut point that depends on too many numbers', () => {
    const sum = {constant: -90, terms: {one: 1, two: 1, three: 1}, over: true};
    expect(withJointCuts(new Map(), [sum], new Set()).incomplete).toEqual(['one', 'two', 'three']);
  });
});

describe('the space of a definition', () => {
  const space = answerSpace([sample().model]);

  it('has the options, both sides of each threshold, blank, no number, and days on both sides of each date rule', () => {
    expect(axisOf(space, 'education')).toEqual(['', 'none', 'school', 'degree']);
    expect(axisOf(space, 'age')).toEqual(['', 'none', '17', '18', '34', '35', '71']);
    expect(axisOf(space, 'salary')).toEqual(['', 'none', '29999', '30000', '60001']);
    expect(axisOf(space, 'submitted')).toEqual(
      expect.arrayContaining(['', '2024-02-30', '2024-06-02', '2024-06-01', '2024-05-02', '2024-05-01']),
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

  it('is sampled evenly if it is too large, and says how much was visited', () => {
    const seen = new Set<string>();
    const visited = visitAnswerSets(space, (answers) => seen.add(JSON.stringify(answers)), 1_000);
    expect(visited).toBe(seen.size);
    expect(visited).toBeLessThanOrEqual(1_000);
    expect(visited).toBeGreaterThan(500);
  });
});
