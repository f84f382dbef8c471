/** The charts of a card, each with what stands in its place until it is fetched, and where it cannot be. */
import {Suspense, type ComponentType} from 'react';
import type * as Charts from '../charts/charts.ts';
import {chartsPart} from '../charts/chartsPart.ts';
import {lazyWithPreload} from '../../calculator/lazyWithPreload.ts';
import {FigureMeter, PartMeter, ProgressBar} from './meters.tsx';

function chart<Props extends object>(
  named: (charts: typeof Charts) => ComponentType<Props>,
  Meanwhile: ComponentType<Props> = Nothing,
): ComponentType<Props> {
  const Chart = lazyWithPreload(chartsPart, named, Meanwhile);
  return (props) => (
    <Suspense fallback={<Meanwhile {...props} />}>
      <Chart {...props} />
    </Suspense>
  );
}

function Nothing(): null {
  return null;
}

export const FigureScale = chart((charts) => charts.FigureScale, FigureMeter);
export const PartBar = chart((charts) => charts.PartBar, PartMeter);
export const CostBar = chart((charts) => charts.CostBar);
export const Swatch = chart((charts) => charts.Swatch);
export const ElapsedTime = chart((charts) => charts.ElapsedTime, ProgressBar);
export const StageDays = chart((charts) => charts.StageDays);
export const WhatIf = chart((charts) => charts.WhatIf);
