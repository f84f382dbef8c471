// Does the workbench find exactly the cases that evaluate a line of a definition, and those that fail when it changes?
import {afterAll, describe, expect, it} from 'vitest';
import {tasksIn} from '../../../src/tools/workbench/server/tasks.ts';
import {firstDifference} from '../../../src/tools/workbench/client/Source.tsx';
import {definition, folderWithCalculator} from './folder.ts';

const folder = folderWithCalculator();
afterAll(folder.remove);
const tasks = tasksIn(folder.root);
const {runsByLine, runs} = tasks.details('small-calculator')!;
const killed = tasks.killed('small-calculator')!;

/** The number of the only line with this text. */
function lineWith(words: string): number {
  const found = definition.split('\n').flatMap((line, index) => (line.includes(words) ? [index + 1] : []));
  expect(found, `lines with '${words}'`).toHaveLength(1);
  return found[0]!;
}

const [doctor, cook, nobody, ladder] = [0, 1, 2, 3];

describe('a line is evaluated', () => {
  it('runs are cases, then ladders', () => {
    expect(runs.map(({name}) => name)).toEqual(['A young doctor', 'An old cook', 'Nobody', 'job → bonus']);
    expect(runs.map(({passed}) => passed)).toEqual([true, true, true, true]);
  });

  it.each([
    // All cases evaluate a guard and its question; only those that pass it evaluate the rest.
    ['needs: [job]', [doctor, cook, nobody, ladder]],
    ['  job:', [doctor, cook, nobody, ladder]],
    ['doctor: Doctor', [doctor, ladder]],
    ['cook: Cook', [cook]],
    ['age: {label: Age', [doctor, cook, ladder]],
    // The ladder gives no age, which counts as under 18.
    ['under 18: 0', [ladder]],
    ['18-34: 20', [doctor]],
    ['35+: 10', [cook]],
    ['doctor: 20', [doctor, ladder]],
    ['cook: 5', [cook]],
    ['blank: 0', []],
    ['total: bonus + ages', [doctor, cook, ladder]],
    ['passMark: {label', [doctor, cook, ladder]],
    ['give: fee}', [doctor, cook, ladder]],
    ['give: fee + fee}', [cook, ladder]],
    // For a dated value, only the period in force.
    ['from: 2020-01-01', [doctor, cook, ladder]],
    ['from: 2026-01-01', []],
    ['say: Yes', [doctor, cook, ladder]],
    ['say: No chance', [cook, ladder]],
    ['title: Small', []],
    ['label: Fee', []],
  ])('%s', (words, expected) => {
    expect(runsByLine[lineWith(words)] ?? []).toEqual(expected);
  });

  it('the first line of a block represents the whole block', () => {
    expect(runsByLine[lineWith('  bonus:')]).toEqual([doctor, cook, ladder]);
    expect(runsByLine[lineWith('tables:')]).toEqual([doctor, cook, ladder]);
  });
});

describe('a case fails after a change', () => {
  it.each([
    // The cook fails when the two rows change places.
    ['doctor: 20', [doctor, cook, ladder]],
    // Only a larger step affects the cook, and none affects the doctor.
    ['cook: 5', [cook]],
    // The doctor fails only when two rows change places.
    ['18-34: 20', [doctor]],
    ['from: 2020-01-01', [doctor, cook]],
    ['needs: [job]', [nobody]],
  ])('of %s', (words, expected) => {
    expect(killed[lineWith(words)]!.runs).toEqual(expected);
    expect(killed[lineWith(words)]!.changes).toBeGreaterThan(0);
  });

  it('but not of words', () => {
    expect(killed[lineWith('label: Fee')]).toBeUndefined();
  });
});

it.each([
  ['a\nb\nc', 'a\nB\nc', 2],
  ['a\nb', 'a\nb\nc', 3],
  ['a\nb\nc', 'a\nb', 2],
  ['a', 'a', undefined],
])('the first line that differs between %j and %j is %j', (before, after, line) => {
  expect(firstDifference(before, after)).toBe(line);
});
