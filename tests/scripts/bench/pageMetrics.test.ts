// Are page timings calculated as Lighthouse and browsers do?
import {describe, expect, it} from 'vitest';
import {slowestInteraction, totalBlockingTime, type PageMetrics} from '../../../scripts/bench/page/pageMetrics.ts';

const metrics: PageMetrics = {
  firstContentfulPaint: 500,
  largestContentfulPaint: 500,
  layoutShift: 0,
  longTasks: [],
  interactions: [],
};

describe('total blocking time', () => {
  it('is the time of each task beyond 50 ms', () => {
    const longTasks = [
      {start: 600, duration: 120},
      {start: 900, duration: 51},
    ];
    expect(totalBlockingTime({...metrics, longTasks})).toBe(71);
  });

  it('starts at the first contentful paint', () => {
    expect(totalBlockingTime({...metrics, longTasks: [{start: 100, duration: 300}]})).toBe(0);
    expect(totalBlockingTime({...metrics, longTasks: [{start: 450, duration: 200}]})).toBe(100);
  });
});

describe('the slowest interaction', () => {
  it('is the longest one, and never less than browsers report', () => {
    const interactions = [
      {id: 1, name: 'click', duration: 40},
      {id: 2, name: 'keydown', duration: 72},
    ];
    expect(slowestInteraction({...metrics, interactions})).toBe(72);
    expect(slowestInteraction(metrics)).toBe(16);
  });
});
