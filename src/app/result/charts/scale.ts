import type {BreakdownBlock, FigureBlock} from '../../../engine/compiled/module.ts';

/** How far beyond the largest number a scale without an end of its own goes. */
const ROOM = 1.15;

/** The number at the end of a figure's bar: its 'out of', or one that leaves room behind figure and marks. */
export function scaleOf({value = 0, outOf, marks = []}: FigureBlock): number {
  const largest = Math.max(0, ...marks.map((mark) => mark.value));
  return outOf === undefined ? Math.max(value, largest) * ROOM : Math.max(outOf, largest);
}

/** The number at the end of every bar of a breakdown: one scale for all, so that the bars compare. */
export function commonScaleOf({parts}: BreakdownBlock): number {
  return Math.max(0, ...parts.flatMap(({value, outOf = 0}) => [value, outOf]));
}
