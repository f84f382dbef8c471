// Which steps does the elapsed time complete, and which dates do they have?
import {expect, it} from 'vitest';
import {stages} from '../../../src/engine/runtime/progress.ts';

const rows = [
  {name: 'Received', dated: 0},
  {name: 'Review', over: 0, dated: 7},
  {name: 'Decision', over: 30, dated: 30},
];

it.each([
  [0, ['Received']],
  [1, ['Received', 'Review']],
  [30, ['Received', 'Review']],
  [31, ['Received', 'Review', 'Decision']],
])('after %d days %j are completed', (elapsed, names) => {
  const completed = stages(rows, '2024-06-01', elapsed).filter((stage) => stage.completed);
  expect(completed.map(({name}) => name)).toEqual(names);
});

it('dates completed stages from the submission, even in the future', () => {
  expect(stages(rows, '2024-06-01', 1)).toEqual([
    {name: 'Received', completed: true, date: '2024-06-01'},
    {name: 'Review', completed: true, date: '2024-06-08'},
    {name: 'Decision', completed: false, date: null},
  ]);
});

it('dates no stages without a submission date', () => {
  expect(stages(rows, null, 0).map((stage) => stage.date)).toEqual([null, null, null]);
});
