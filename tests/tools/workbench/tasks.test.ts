// What does the workbench show for a calculator: its states on a day, dated figures and tools, and does it follow the
// files?
import {afterAll, beforeEach, describe, expect, it} from 'vitest';
import {tasksIn} from '../../../src/tools/workbench/server/tasks.ts';
import {cases, definition, folderWithCalculator} from './folder.ts';

const folder = folderWithCalculator();
afterAll(folder.remove);
const tasks = tasksIn(folder.root);
const id = 'small-calculator';

beforeEach(() => {
  folder.write('small-calculator.yaml', definition);
  folder.write('small-calculator.cases.yaml', cases);
});

describe('screens', () => {
  it('show each state of the card, from a case if possible, otherwise from answers that the analysis found', () => {
    const screens = tasks.screens(id, '2024-06-30')!;
    expect(screens).toMatchObject([
      {parts: ["verdict: 'Yes'"], case: 'A young doctor'},
      {parts: ["verdict: 'No chance'"], case: 'An old cook'},
      {parts: ["card: 'Too young.'"]},
    ]);
    expect(screens[2]).not.toHaveProperty('case');
    expect(screens[2]!.answers).toMatchObject({job: expect.any(String)});
  });

  it('list the states that no answers reach', () => {
    folder.write('small-calculator.yaml', definition.replace('ages == 0', 'ages < 0'));
    expect(tasks.screens(id, '2024-06-30')!.at(-1)).toEqual({parts: ["card: 'Too young.'"]});
  });
});

it('every dated figure is listed, except in its first period', () => {
  expect(tasks.details(id)!.datedSteps).toEqual([{day: '2026-01-01', figures: [{label: 'Fee', value: '120'}]}]);
});

it('a definition with an error shows its diagnostics, and recovers', () => {
  const {version} = tasks.details(id)!;
  folder.write('small-calculator.yaml', definition.replace('by: age', 'by: agee'));
  const broken = tasks.details(id)!;
  expect(broken.diagnostics).toMatchObject([{severity: 'error', hint: "Did you mean 'age'?"}]);
  expect(broken).not.toHaveProperty('version');
  expect([tasks.screens(id, '2024-06-30'), tasks.killed(id), tasks.analysis(id), tasks.mutation(id)]).toEqual([
    null,
    null,
    null,
    null,
  ]);
  folder.write('small-calculator.yaml', definition);
  expect(tasks.details(id)).toMatchObject({version, diagnostics: []});
});

it('a shared figure counts for the line that uses it, and an edit of its file is followed', () => {
  const line = 'passMark: {label: Pass mark, value: 30, unit: points}';
  const text = definition.replace(line, 'passMark: {shared: marks.pass}');
  folder.write('small-calculator.yaml', text);
  folder.writeShared('marks.yaml', 'constants:\n  pass: {label: Pass mark, value: 30, unit: points}\n');
  const number = text.split('\n').findIndex((each) => each.includes('marks.pass')) + 1;
  expect(tasks.details(id)!.runsByLine[number]).toHaveLength(3);
  expect(tasks.killed(id)![number]!.changes).toBeGreaterThan(0);
  expect(tasks.mutation(id)!.survivors.every((survivor) => survivor.line > 0)).toBe(true);
  const {version} = tasks.details(id)!;
  folder.writeShared('marks.yaml', 'constants:\n  pass: {label: Pass mark, value: 31, unit: points}\n');
  expect(tasks.details(id)!.version).not.toBe(version);
  folder.writeShared('marks.yaml', 'constants:\n  pass: {label: Pass mark, value: "30,5", unit: points}\n');
  expect(tasks.details(id)!.diagnostics).toMatchObject([{file: 'calculators/shared/marks.yaml'}]);
});

it('a failing case says why, and is counted', () => {
  folder.write('small-calculator.cases.yaml', cases.replace('cost: 200', 'cost: 250'));
  const {runs, cases: counted, errors} = tasks.details(id)!;
  expect(runs[1]).toMatchObject({passed: false, problems: ['An old cook: cost should be 250, but is 200.']});
  expect(runs[1]!.expected).toContainEqual({key: 'cost', expected: '250', actual: '200'});
  expect(counted).toEqual({passed: 3, failed: 1, notReviewed: 0});
  expect(errors).toBe(1);
  expect(tasks.overview()).toMatchObject([{id, errors: 1, cases: {passed: 3, failed: 1}}]);
});

it('the analysis and the mutation refer to lines', () => {
  const line = definition.split('\n').findIndex((each) => each.includes('cook: 5')) + 1;
  const {mutants, killed, survivors} = tasks.mutation(id)!;
  expect(mutants).toBe(killed + survivors.length);
  expect(survivors.map((survivor) => survivor.line)).toContain(line);
  folder.write('small-calculator.yaml', definition.replace('when: ages == 0', 'when: ages < 0'));
  expect(tasks.analysis(id)!.findings).toMatchObject([
    {message: 'No answers reach this: bonus: blank'},
    {message: "No answers reach this: card: 'Too young.'", line: definition.split('\n').length - 1},
  ]);
});

it('there is no data for an unknown calculator', () => {
  const given = {name: 'Anybody', answers: {}, today: '2026-02-01'};
  expect([tasks.details('other'), tasks.module('other', 'calculator'), tasks.save('other', given)]).toEqual([
    null,
    null,
    null,
  ]);
});
