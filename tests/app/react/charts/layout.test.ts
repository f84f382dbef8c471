// Do bars add up to the whole, and are ticks, labels and paths at the right positions?
import {describe, expect, it} from 'vitest';
import {samplesOf} from '../../../../src/app/result/curve/samples.ts';
import type {Curve} from '../../../../src/app/result/curve/curve.ts';
import {curveShape} from '../../../../src/app/result/charts/CurveChart.tsx';
import {
  commonScaleEnd,
  isTooNarrow,
  placeLabels,
  rowsIn,
  scaleEnd,
  segmentsOf,
  positionBetween,
} from '../../../../src/app/result/charts/layout.tsx';

describe('bars', () => {
  it('in a row fill the whole width', () => {
    const segments = segmentsOf([30_000, 32_016, 363, 0, 940]);
    for (const [index, {start, width}] of segments.slice(0, -1).entries())
      expect(start + width, String(index)).toBeCloseTo(segments[index + 1]!.start, 9);
    expect(segments.reduce((sum, {width}) => sum + width, 0)).toBeCloseTo(100, 9);
    expect(segments[3]!.width).toBe(0);
  });

  it('for 0 have no width', () => {
    expect(segmentsOf([0, 0])).toEqual([
      {start: 0, width: 0},
      {start: 0, width: 0},
    ]);
  });

  it('of categories positionBetween one scale', () => {
    const parts = [
      {label: 'A', value: 20, text: '', outOf: 110},
      {label: 'B', value: 100, text: '', outOf: 600},
      {label: 'C', value: 0, text: ''},
    ];
    expect(commonScaleEnd(parts)).toBe(600);
  });
});

describe('a scale', () => {
  const marks = [{label: 'Enough from', value: 60, text: '60'}];
  const figure = {label: 'Total', text: '', value: 30, marks};

  it('ends at the maximum, or leaves room after the figure and marks', () => {
    expect(scaleEnd({...figure, outOf: 200})).toBe(200);
    expect(scaleEnd({...figure, outOf: 50})).toBe(60);
    expect(scaleEnd(figure)).toBeCloseTo(69);
    expect(positionBetween(60, 0, 200)).toBe(30);
    expect([positionBetween(-5, 0, 10), positionBetween(15, 0, 10), positionBetween(5, 0, 0)]).toEqual([0, 100, 0]);
  });
});

describe('labels', () => {
  it('are aligned inwards at the ends, and move to another row if they would touch', () => {
    const labels = placeLabels([
      {x: 0, text: 'Start: 1 June 2024'},
      {x: 100, text: 'Estimate: 1 August 2024'},
      {x: 70, text: 'now'},
    ]);
    expect(labels.map(({anchor, row}) => [anchor, row])).toEqual([
      ['start', 0],
      ['end', 1],
      ['middle', 0],
    ]);
    expect(rowsIn(labels)).toBe(2);
    expect(rowsIn([])).toBe(0);
    expect([isTooNarrow(10, 'Eligible'), isTooNarrow(40, 'Eligible')]).toEqual([true, false]);
  });
});

describe('a curve', () => {
  const at = (number: number) => {
    const good = number >= 36;
    const marks = [{label: 'Enough from', value: 60, text: '60 points'}];
    return {
      figure: {label: 'Total', value: good ? 80 : 40, text: good ? '80' : '40', marks},
      verdict: {tone: good ? ('good' as const) : ('bad' as const), text: good ? 'Yes' : 'No'},
    };
  };
  const domain = {from: 30, to: 39, step: 1, bounded: {below: true, above: true}};
  const input = {id: 'age', label: 'Age', kind: 'integer', unused: false} as const;
  const curve: Curve = {input, domain, samples: samplesOf(at, domain), ticks: [30, 35], current: 35};
  const shape = curveShape(curve);

  it('steps up where the outcome changes, and stays level between whole numbers', () => {
    expect(shape.x(36)).toBe(60);
    const [low, high] = [shape.y(40), shape.y(80)].map((height) => Number(height.toFixed(3)));
    expect(shape.path).toContain(`L50 ${low}H60L60 ${high}H70`);
    expect(shape.path!.startsWith(`M0 ${low}`) && shape.path!.endsWith('H100')).toBe(true);
  });

  it('has bands, marks and the current answer in the right places', () => {
    expect(shape.bands.map(({start, width, verdict}) => [start, width, verdict?.text])).toEqual([
      [0, 60, 'No'],
      [60, 40, 'Yes'],
    ]);
    expect(shape.marks.map(({value}) => value)).toEqual([60]);
    expect(shape.current?.x).toBeCloseTo(55, 9);
    expect(shape.current?.y).toBe(shape.y(40));
    expect(shape.y(60)).toBeCloseTo((shape.y(40) + shape.y(80)) / 2, 9);
  });
});
