import type {CardItem} from '../../../engine/compiled/card.ts';
import styles from './charts.module.css';

/** A scale without a maximum ends above its largest number by this factor. */
const HEADROOM = 1.15;
/** Pixels: the narrowest chart, on a screen of 320 px; the average character; the gap between labels. */
const MIN_WIDTH = 248;
const CHARACTER_WIDTH = 7.2;
const GAP = 8;

/** The position of a value between `from` and `to`, clamped to 0 to 100. */
export function positionBetween(value: number, from: number, to: number): number {
  if (to <= from) return 0;
  return Math.min(100, Math.max(0, ((value - from) / (to - from)) * 100));
}

/** The end of the scale of a figure, large enough for its pass marks. */
export function scaleEnd({value = 0, outOf, marks = []}: CardItem): number {
  const largest = Math.max(0, ...marks.map((mark) => mark.value));
  return outOf === undefined ? Math.max(value, largest) * HEADROOM : Math.max(outOf, largest);
}

/** The end of a scale common to several items, so that their bars can be compared. */
export function commonScaleEnd(items: readonly CardItem[]): number {
  return Math.max(0, ...items.flatMap(({value = 0, outOf = 0}) => [value, outOf]));
}

/** `12.5%`, for SVG attributes. */
export function percentage(percent: number): string {
  return `${Number(percent.toFixed(2))}%`;
}

export interface Label {
  /** In percent of the chart's width. */
  readonly x: number;
  readonly text: string;
}

interface PlacedLabel extends Label {
  readonly anchor: 'start' | 'middle' | 'end';
  /** Labels that would overlap go to further rows; the first row is 0. */
  readonly row: number;
}

/** Places labels in the fewest rows without overlap on the narrowest screen; at the ends they are anchored inwards. */
export function placeLabels(labels: readonly Label[]): readonly PlacedLabel[] {
  const rows: {start: number; end: number}[][] = [];
  return labels.map((label) => {
    const width = widthOf(label.text);
    const anchor = anchorOf(label.x, width);
    const start = startOf(label.x, width, anchor);
    const isFree = (row: (typeof rows)[number]): boolean =>
      row.every((other) => other.end <= start || other.start >= start + width);
    const freeRow = rows.findIndex(isFree);
    const row = freeRow < 0 ? rows.length : freeRow;
    (rows[row] ??= []).push({start, end: start + width});
    return {...label, anchor, row};
  });
}

const anchors = ['middle', 'start', 'end'] as const;

/** The anchor with the least overflow. */
function anchorOf(x: number, width: number): PlacedLabel['anchor'] {
  const overflows = anchors.map((anchor) => {
    const start = startOf(x, width, anchor);
    return Math.max(0, -start) + Math.max(0, start + width - 100);
  });
  return anchors[overflows.indexOf(Math.min(...overflows))]!;
}

function startOf(x: number, width: number, anchor: PlacedLabel['anchor']): number {
  return x - {start: 0, middle: width / 2, end: width}[anchor];
}

function widthOf(text: string): number {
  return ((text.length * CHARACTER_WIDTH + GAP) / MIN_WIDTH) * 100;
}

/** Whether `width`, in percent of the narrowest chart, is too narrow for a text. */
export function isTooNarrow(width: number, text: string): boolean {
  return width < widthOf(text);
}

/** The number of rows that the labels take. */
export function rowsIn(labels: readonly PlacedLabel[]): number {
  return Math.max(0, ...labels.map(({row}) => row + 1));
}

/** Amounts as segments of a stacked bar; zero and negative amounts have no width. */
export function segmentsOf(amounts: readonly number[]): readonly {readonly start: number; readonly width: number}[] {
  const total = amounts.reduce((sum, amount) => sum + Math.max(0, amount), 0);
  let offset = 0;
  return amounts.map((amount) => {
    const start = positionBetween(offset, 0, total);
    offset += Math.max(0, amount);
    return {start, width: positionBetween(offset, 0, total) - start};
  });
}

interface VerticalLineProps {
  readonly className: string | undefined;
  readonly x: number;
  readonly top: number;
  readonly bottom: number;
}

/** A vertical line at a position, from one height to another. */
export function VerticalLine({className, x, top, bottom}: VerticalLineProps) {
  const left = percentage(x);
  return <line className={className} x1={left} x2={left} y1={top} y2={bottom} />;
}

/** The height of a row of labels, in pixels. */
export const ROW_HEIGHT = 18;

/** Labels at their positions, in rows from `top` downwards. */
export function Labels({labels, top}: {readonly labels: readonly PlacedLabel[]; readonly top: number}) {
  return labels.map(({x, text, anchor, row}) => (
    <text
      key={`${x} ${text}`}
      className={styles.label}
      x={percentage(x)}
      y={top + row * ROW_HEIGHT + 13}
      textAnchor={anchor}
    >
      {text}
    </text>
  ));
}
