/** What the charts share: positions in percent, labels that never touch, and drawings that grow with the text size. */
import {type ReactNode, type RefObject, useLayoutEffect, useRef, useState} from 'react';
import type {CardItem} from '../../../engine/results/card.ts';
import styles from './charts.module.css';

/** A scale without a maximum ends above its largest number by this factor. */
const HEADROOM = 1.15;
/** In units of a drawing: the width on a screen of 320 px, and there with text twice as large. */
const NARROW = 248;
const NARROWEST = NARROW / 2;
/** Tabular digits are all as wide as the widest; the average of the other characters; the gap between labels. */
const DIGIT_WIDTH = 9.3;
const CHARACTER_WIDTH = 7.2;
const GAP = 6;
const UNITS_PER_REM = 16;
/** The height of a line of text, in units. */
export const LINE_HEIGHT = 18;

/** The position of a value between `from` and `to`, clamped to 0 to 100. */
export function positionBetween(value: number, from: number, to: number): number {
  if (to <= from) return 0;
  return Math.min(100, Math.max(0, ((value - from) / (to - from)) * 100));
}

/** The end of the scale of a figure, large enough for its pass marks, and for a value over its limit. */
export function scaleEnd(item: CardItem): number {
  const {value = 0, outOf, marks = []} = item;
  const largest = Math.max(0, ...marks.map((mark) => mark.value));
  if (outOf === undefined) return Math.max(value, largest) * HEADROOM;
  return Math.max(outOf, largest, outOf + amountOver(item));
}

/** How far a value is over its maximum, if the verdict tests that maximum; 0 for points, which are only shown out of it. */
export function amountOver({value = 0, outOf, marks = []}: CardItem): number {
  return outOf !== undefined && marks.some((mark) => mark.value === outOf) ? Math.max(0, value - outOf) : 0;
}

/** `12.5%`, for SVG attributes. */
export function percentage(percent: number): string {
  return `${Number(percent.toFixed(2))}%`;
}

export interface Label {
  /** In percent of the drawing's width. */
  readonly x: number;
  readonly text: string;
  /** The second line. */
  readonly detail?: string;
}

export interface PlacedLabel extends Label {
  readonly anchor: 'start' | 'middle' | 'end';
}

/**
 * The labels that fit into one row without touching, the first ones first; at the ends they are anchored inwards.
 * @param width of the drawing, in units
 */
export function placeLabels(labels: readonly Label[], width: number): readonly PlacedLabel[] {
  const taken: {readonly start: number; readonly end: number}[] = [];
  return labels.flatMap((label) => {
    const size = labelWidth(label);
    const x = (label.x / 100) * width;
    const anchor = x < size / 2 ? 'start' : x > width - size / 2 ? 'end' : 'middle';
    const start = x - {start: 0, middle: size / 2, end: size}[anchor];
    const end = start + size;
    const touches = taken.some((other) => start < other.end + GAP && other.start < end + GAP);
    if (start < 0 || end > width || touches) return [];
    taken.push({start, end});
    return [{...label, anchor}];
  });
}

/**
 * The labels that fit into one row, those that would touch joined in one between them: '470 · 491' below two marks, never one number alone.
 * @param labels from left to right
 */
export function joinLabels(labels: readonly Label[], width: number): readonly PlacedLabel[] {
  const placed = placeLabels(labels, width);
  if (placed.length === labels.length || labels.length < 2) return placed;
  const gaps = labels.slice(1).map(({x}, index) => x - labels[index]!.x);
  const closest = gaps.indexOf(Math.min(...gaps));
  const [one, other] = [labels[closest]!, labels[closest + 1]!];
  const text = one.text === other.text ? one.text : `${one.text} · ${other.text}`;
  return joinLabels(labels.toSpliced(closest, 2, {x: (one.x + other.x) / 2, text}), width);
}

function labelWidth({text, detail = ''}: Label): number {
  return Math.max(textWidth(text), textWidth(detail));
}

/** About as wide as the text is drawn, in units. */
export function textWidth(text: string): number {
  const digits = text.replace(/\D/g, '').length;
  return digits * DIGIT_WIDTH + (text.length - digits) * CHARACTER_WIDTH;
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

/** The width of an element in units of a drawing: sixteenths of a rem. */
export function useWidth<Place extends HTMLElement>(): readonly [place: RefObject<Place | null>, width: number] {
  const place = useRef<Place>(null);
  const [width, setWidth] = useState(NARROW);
  useLayoutEffect(() => {
    const element = place.current;
    if (element === null || !('ResizeObserver' in window)) return undefined;
    const observer = new ResizeObserver(measure);
    function measure(): void {
      const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
      const units = Math.round((element!.clientWidth / rem) * UNITS_PER_REM);
      // Within closed details there is no width.
      if (units > 0) setWidth(Math.max(NARROWEST, units));
    }
    measure();
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [place, width];
}

interface DrawingProps {
  /** As measured by `useWidth`; in print the drawing is scaled to the paper as a whole. */
  readonly width: number;
  readonly height: number;
  readonly label: string;
  readonly children: ReactNode;
}

export function Drawing({width, height, label, children}: DrawingProps) {
  return (
    <svg className={styles.drawing} role="img" aria-label={label} viewBox={`0 0 ${width} ${height}`}>
      {children}
    </svg>
  );
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

interface LabelsProps {
  readonly labels: readonly PlacedLabel[];
  readonly top: number;
  readonly className?: string | undefined;
  /** Whether the first line is what counts. */
  readonly isStrong?: true;
}

/** Labels at their positions, their first line below `top`. */
export function Labels({labels, top, className, isStrong}: LabelsProps) {
  return labels.flatMap(({x, text, detail, anchor}) =>
    [text, detail].map(
      (line, index) =>
        line !== undefined && (
          <text
            key={`${x} ${line}`}
            className={[styles.label, className, isStrong && index === 0 && styles.strong].filter(Boolean).join(' ')}
            x={percentage(x)}
            y={top + index * LINE_HEIGHT + 13}
            textAnchor={anchor}
          >
            {line}
          </text>
        ),
    ),
  );
}

interface LabelListProps {
  readonly texts: readonly string[];
  /** Before each text. */
  readonly marker?: ReactNode;
}

/** Labels that do not fit into the drawing. Hidden from screen readers: its name, or the table below it, says the same. */
export function LabelList({texts, marker}: LabelListProps) {
  return (
    <ul className={styles.labelList} aria-hidden>
      {texts.map((text) => (
        <li key={text}>
          {marker}
          {text}
        </li>
      ))}
    </ul>
  );
}
