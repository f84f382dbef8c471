// Is the better of two languages used?
import {expect, it} from 'vitest';
import {higherLevel} from '../../../src/engine/runtime/profile.ts';

it('the better of two languages counts', () => {
  expect([higherLevel('b1', 'c1'), higherLevel('c1', 'b1'), higherLevel('', 'none'), higherLevel('', '')]).toEqual([
    'c1',
    'c1',
    'none',
    '',
  ]);
});
