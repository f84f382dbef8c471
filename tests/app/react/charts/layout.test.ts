// Do bars add up to the whole, do labels never touch, and are ticks and paths at the right positions?
import {describe, expect, it} from 'vitest';
import fc from 'fast-check';
import {samplesOf} from '../../../../src/app/result/curve/samples.ts';
import type {Curve} from '../../../../src/app/result/curve/curve.ts';
import {curveShape} from '../../../../src/app/result/charts/CurveChart.tsx';
import {
  amountOver,
  joinLabels,
  placeLabels,
  positionBetween,
  scaleEnd,
  segmentsOf,
  textWidth,
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

  it('goes on above a limit, but not above the number that points are shown out of', () => {
    expect(scaleEnd({...figure, value: 80, outOf: 60})).toBe(80);
    expect(amountOver({...figure, value: 80, outOf: 60})).toBe(20);
    expect(amountOver({...figure, value: 60, outOf: 60})).toBe(0);
    expect(scaleEnd({...figure, value: 1276, outOf: 1200})).toBe(1200);
    expect(amountOver({...figure, value: 1276, outOf: 1200})).toBe(0);
  });
});

describe('labels', () => {
  it('are anchored inwards at the ends, and left out where they would touch', () => {
    const labels = placeLabels(
      [
        {x: 0, text: 'Start', detail: '1 June 2024'},
        {x: 100, text: 'Estimate', detail: '1 August 2024'},
        {x: 44, text: '2'},
        {x: 46, text: 'now'},
      ],
      248,
    );
    expect(labels.map(({text, anchor}) => [text, anchor])).toEqual([
      ['Start', 'start'],
      ['Estimate', 'end'],
      ['2', 'middle'],
    ]);
    expect(placeLabels([{x: 0, text: 'wider than the drawing'}], 100)).toEqual([]);
  });

  it.each([
    [[39, 41], ['470 · 491']],
    [
      [39, 39.5, 90],
      ['470 · 491', '600'],
    ],
    [
      [10, 50, 90],
      ['470', '491', '600'],
    ],
  ])('of marks at %j stand below all of them', (positions, expected) => {
    const numbers = ['470', '491', '600'];
    const labels = joinLabels(
      positions.map((x, index) => ({x, text: numbers[index]!})),
      248,
    );
    expect(labels.map(({text}) => text)).toEqual(expected);
  });

  it('of marks at the same number are one', () => {
    const same = {x: 40, text: '470'};
    expect(joinLabels([same, same], 248).map(({x, text}) => [x, text])).toEqual([[40, '470']]);
  });

  it('never overlap or leave the drawing', () => {
    const label = fc.record({x: fc.nat(100), text: fc.string({minLength: 1, maxLength: 30})});
    fc.assert(
      fc.property(fc.array(label, {maxLength: 8}), fc.integer({min: 124, max: 900}), (labels, width) => {
        const boxes = placeLabels(labels, width).map(({x, text, anchor}) => {
          const start = (x / 100) * width - textWidth(text) * {start: 0, middle: 0.5, end: 1}[anchor];
          return [start, start + textWidth(text)] as const;
        });
        const sorted = boxes.toSorted(([a], [b]) => a - b);
        expect(sorted.every(([start, end]) => start >= -1e-9 && end <= width + 1e-9)).toBe(true);
        expect(sorted.slice(1).every(([start], index) => start > sorted[index]![1])).toBe(true);
      }),
    );
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
  const curve: Curve = {
    input,
    domain,
    samples: samplesOf(at, domain, [36]),
    isWhole: true,
    ticks: [30, 35],
    current: 35,
  };
  const shape = curveShape(curve);

  it('steps up where the outcome changes, and stays level between whole numbers', () => {
    expect(shape.x(36)).toBe(60);
    const [low, high] = [shape.y(40), shape.y(80)].map((height) => Number(height.toFixed(3)));
    expect(shape.path).toContain(`L50 ${low}H60L60 ${high}H70`);
    expect(shape.path!.startsWith(`M0 ${low}`) && shape.path!.endsWith('H100')).toBe(true);
  });

  it('is dots where nothing is known between the numbers that were tried', () => {
    const {path, bands} = curveShape({...curve, domain: {...domain, to: 200}, isWhole: false});
    expect(path).not.toContain('L');
    expect(path!.match(/M(\S+) \S+?H\1(?=M|$)/g)).toHaveLength(curve.samples.length);
    expect(bands).toEqual([]);
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
