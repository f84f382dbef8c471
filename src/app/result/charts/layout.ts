/** Positions along a chart's width, in percent of it: charts know no pixels, so that they fit any screen. */
import type {CardItem} from '../../../engine/compiled/card.ts';

/** The percentage of the way from `from` to `to`, 0 to 100. */
export function share(value: number, from: number, to: number): number {
  if (to <= from) return 0;
  return Math.min(100, Math.max(0, ((value - from) / (to - from)) * 100));
}

/** A scale that is out of nothing ends so far above its largest number. */
const ROOM = 1.15;

/** The number at the end of the bar of one figure, which leaves room for its pass marks. */
export function scaleOf({value = 0, outOf, marks = []}: CardItem): number {
  const largest = Math.max(0, ...marks.map((mark) => mark.value));
  return outOf === undefined ? Math.max(value, largest) * ROOM : Math.max(outOf, largest);
}

/** The number at the end of each bar of several items: one scale for all, so that the bars compare. */
export function commonScaleOf(items: readonly CardItem[]): number {
  return Math.max(0, ...items.flatMap(({value = 0, outOf = 0}) => [value, outOf]));
}

/** `12.5%`, as SVG wants it. */
export function percentage(place: number): string {
  return `${Number(place.toFixed(2))}%`;
}

export interface Label {
  readonly place: number;
  readonly text: string;
}

export interface PlacedLabel extends Label {
  readonly anchor: 'start' | 'middle' | 'end';
  /** Labels that would touch stand in rows below each other, the first is 0. */
  readonly row: number;
}

/** Of the narrowest chart: on a screen of 320 px. */
const NARROWEST = 248;
const CHARACTER = 7.2;
const GAP = 8;

/** Labels at their places, turned inwards at the ends, in as few rows as the narrowest screen lets them be read. */
export function placeLabels(labels: readonly Label[]): readonly PlacedLabel[] {
  const rows: {start: number; end: number}[][] = [];
  return labels.map((label) => {
    const width = widthOf(label.text);
    const anchor = anchorOf(label.place, width);
    const start = startOf(label.place, width, anchor);
    const isFree = (row: (typeof rows)[number]): boolean =>
      row.every((other) => other.end <= start || other.start >= start + width);
    const free = rows.findIndex(isFree);
    const row = free < 0 ? rows.length : free;
    (rows[row] ??= []).push({start, end: start + width});
    return {...label, anchor, row};
  });
}

const anchors = ['middle', 'start', 'end'] as const;

/** The anchor with which least of a text, or nothing, stands outside. */
function anchorOf(place: number, width: number): PlacedLabel['anchor'] {
  const outside = anchors.map((anchor) => {
    const start = startOf(place, width, anchor);
    return Math.max(0, -start) + Math.max(0, start + width - 100);
  });
  return anchors[outside.indexOf(Math.min(...outside))]!;
}

function startOf(place: number, width: number, anchor: PlacedLabel['anchor']): number {
  return place - {start: 0, middle: width / 2, end: width}[anchor];
}

function widthOf(text: string): number {
  return ((text.length * CHARACTER + GAP) / NARROWEST) * 100;
}

/** Whether a text needs more room than so many percent of the narrowest chart. */
export function isNarrow(width: number, text: string): boolean {
  return width < widthOf(text);
}

/** How many rows the labels stand in. */
export function rowsIn(labels: readonly PlacedLabel[]): number {
  return Math.max(0, ...labels.map(({row}) => row + 1));
}

export interface Segment {
  readonly start: number;
  readonly width: number;
}

/** Amounts beside each other over the whole width; what is not above 0 has no width. */
export function segmentsOf(amounts: readonly number[]): readonly Segment[] {
  const whole = amounts.reduce((sum, amount) => sum + Math.max(0, amount), 0);
  let before = 0;
  return amounts.map((amount) => {
    const start = share(before, 0, whole);
    before += Math.max(0, amount);
    return {start, width: share(before, 0, whole) - start};
  });
}
