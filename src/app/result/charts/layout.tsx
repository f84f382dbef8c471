import type {CardItem} from '../../../engine/compiled/card.ts';
import styles from './charts.module.css';

/** A scale without a maximum ends above its largest number by this factor. */
const ROOM = 1.15;
/** Pixels: the narrowest chart, on a screen of 320 px; the average character; the gap between labels. */
const NARROWEST = 248;
const CHARACTER = 7.2;
const GAP = 8;

/** The position of a value between `from` and `to`, clamped to 0 to 100. */
export function share(value: number, from: number, to: number): number {
  if (to <= from) return 0;
  return Math.min(100, Math.max(0, ((value - from) / (to - from)) * 100));
}

/** The end of the scale of a figure, large enough for its pass marks. */
export function scaleOf({value = 0, outOf, marks = []}: CardItem): number {
  const largest = Math.max(0, ...marks.map((mark) => mark.value));
  return outOf === undefined ? Math.max(value, largest) * ROOM : Math.max(outOf, largest);
}

/** The end of a scale common to several items, so that their bars can be compared. */
export function commonScaleOf(items: readonly CardItem[]): number {
  return Math.max(0, ...items.flatMap(({value = 0, outOf = 0}) => [value, outOf]));
}

/** `12.5%`, for SVG attributes. */
export function percentage(place: number): string {
  return `${Number(place.toFixed(2))}%`;
}

export interface Label {
  readonly place: number;
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

/** The anchor with the least overflow. */
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

/** Whether a text is wider than `width` percent of the narrowest chart. */
export function isNarrow(width: number, text: string): boolean {
  return width < widthOf(text);
}

/** The number of rows that the labels take. */
export function rowsIn(labels: readonly PlacedLabel[]): number {
  return Math.max(0, ...labels.map(({row}) => row + 1));
}

/** Amounts as segments of a stacked bar; zero and negative amounts have no width. */
export function segmentsOf(amounts: readonly number[]): readonly {readonly start: number; readonly width: number}[] {
  const whole = amounts.reduce((sum, amount) => sum + Math.max(0, amount), 0);
  let before = 0;
  return amounts.map((amount) => {
    const start = share(before, 0, whole);
    before += Math.max(0, amount);
    return {start, width: share(before, 0, whole) - start};
  });
}

interface VerticalProps {
  readonly className: string | undefined;
  readonly place: number;
  readonly top: number;
  readonly bottom: number;
}

/** A vertical line at a position, from one height to another. */
export function Vertical({className, place, top, bottom}: VerticalProps) {
  const x = percentage(place);
  return <line className={className} x1={x} x2={x} y1={top} y2={bottom} />;
}

/** The height of a row of labels, in pixels. */
export const ROW = 18;

/** Labels at their positions, in rows from `top` downwards. */
export function Labels({labels, top}: {readonly labels: readonly PlacedLabel[]; readonly top: number}) {
  return labels.map(({place, text, anchor, row}) => (
    <text
      key={`${place} ${text}`}
      className={styles.label}
      x={percentage(place)}
      y={top + row * ROW + 13}
      textAnchor={anchor}
    >
      {text}
    </text>
  ));
}
