// Are page timings calculated as Lighthouse and browsers do?
import {describe, expect, it} from 'vitest';
import {slowestInteraction, totalBlockingTime, type Observed} from '../../../scripts/bench/page/observed.ts';

const nothing: Observed = {firstPaint: 500, largestPaint: 500, shift: 0, longTasks: [], interactions: []};

describe('total blocking time', () => {
  it('is the time of each task beyond 50 ms', () => {
    const longTasks = [
      {start: 600, duration: 120},
      {start: 900, duration: 51},
    ];
    expect(totalBlockingTime({...nothing, longTasks})).toBe(71);
  });

  it('starts at the first paint', () => {
    expect(totalBlockingTime({...nothing, longTasks: [{start: 100, duration: 300}]})).toBe(0);
    expect(totalBlockingTime({...nothing, longTasks: [{start: 450, duration: 200}]})).toBe(100);
  });
});

describe('the slowest interaction', () => {
  it('is the longest one, and never less than browsers report', () => {
    const interactions = [
      {id: 1, name: 'click', duration: 40},
      {id: 2, name: 'keydown', duration: 72},
    ];
    expect(slowestInteraction({...nothing, interactions})).toBe(72);
    expect(slowestInteraction(nothing)).toBe(16);
  });
});
