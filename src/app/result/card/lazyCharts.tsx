/** The charts of a card, fetched lazily; until then, or if that fails, a plain meter or nothing is shown. */
import {Suspense} from 'react';
import type {ComponentType} from '../../jsx/types.ts';
import type {CardItem} from '../../../engine/compiled/card.ts';
import {lazyWithPreload} from '../../calculator/lazyWithPreload.ts';
import type * as Charts from '../charts/charts.ts';
import {chartsPart} from '../charts/chartsPart.ts';
import styles from './meters.module.css';

interface ItemProps {
  readonly item: CardItem;
}

/** A figure relative to its maximum; nothing for a figure without one. */
export function FigureMeter({item: {label, value = 0, outOf}}: ItemProps) {
  if (outOf === undefined) return null;
  return <meter className={styles.meter} aria-label={label} min={0} max={outOf} value={Math.min(value, outOf)} />;
}

/** A part against its own maximum; nothing if the rules set none. Hidden from screen readers: the number is next to it. */
export function PartMeter({item: {value = 0, outOf}}: ItemProps) {
  if (outOf === undefined) return null;
  return <meter className={styles.partMeter} aria-hidden min={0} max={outOf} value={Math.min(value, outOf)} />;
}

export function ProgressBar({item: {label, percentDone}}: ItemProps) {
  return <progress className={styles.progress} aria-label={label} max={100} value={percentDone} />;
}

function Nothing(): null {
  return null;
}

function chart<Props extends object>(
  select: (charts: typeof Charts) => ComponentType<Props>,
  Fallback: ComponentType<Props> = Nothing,
): ComponentType<Props> {
  const Chart = lazyWithPreload(chartsPart, select, Fallback);
  return (props) => (
    <Suspense fallback={<Fallback {...props} />}>
      <Chart {...props} />
    </Suspense>
  );
}

export const FigureScale = chart((charts) => charts.FigureScale, FigureMeter);
export const CostBar = chart((charts) => charts.CostBar);
export const Swatch = chart((charts) => charts.Swatch);
export const ElapsedTime = chart((charts) => charts.ElapsedTime, ProgressBar);
export const StageDays = chart((charts) => charts.StageDays);
export const AddToCalendar = chart((charts) => charts.AddToCalendar);
export const WhatIf = chart((charts) => charts.WhatIf);
