/** Bar charts: a figure with its pass marks, the parts of a sum on a common scale, and a stacked bar of costs. */
import {Fragment, useId} from 'react';
import type {CardBlock, CardItem} from '../../../engine/compiled/card.ts';
import {fill} from '../../words/placeholders.tsx';
import * as words from '../../words/charts.ts';
import {
  commonScaleEnd,
  Labels,
  percentage,
  placeLabels,
  ROW_HEIGHT,
  rowsIn,
  scaleEnd,
  segmentsOf,
  positionBetween,
  VerticalLine,
} from './layout.tsx';
import styles from './charts.module.css';

const FIGURE_BAR_HEIGHT = 12;
const PART_BAR_HEIGHT = 6;
const COST_BAR_HEIGHT = 20;
const SWATCH_SIZE = 14;

/** A figure as a bar, with the pass marks across it. */
export function FigureScale({item}: {readonly item: CardItem}) {
  const {label = '', text, outOfText, value = 0, marks = []} = item;
  const end = scaleEnd(item);
  const markLabels = marks.map((mark) => ({
    x: positionBetween(mark.value, 0, end),
    text: fill(words.scale.mark, {label: mark.label, text: mark.text}),
  }));
  const labels = placeLabels(markLabels);
  const texts = [fill(words.scale.figure, {label, text: outOfText ?? text}), ...markLabels.map((mark) => mark.text)];
  return (
    <svg
      className={styles.chart}
      role="img"
      aria-label={texts.join('. ')}
      height={FIGURE_BAR_HEIGHT + 8 + rowsIn(labels) * ROW_HEIGHT}
    >
      <rect className={styles.track} y={4} width="100%" height={FIGURE_BAR_HEIGHT} />
      <rect
        className={styles.value}
        y={4}
        width={percentage(positionBetween(value, 0, end))}
        height={FIGURE_BAR_HEIGHT}
      />
      {labels.map(({x, row}) => (
        <Fragment key={x}>
          <VerticalLine className={styles.tickHalo} x={x} top={0} bottom={FIGURE_BAR_HEIGHT + 8} />
          <VerticalLine className={styles.tick} x={x} top={0} bottom={FIGURE_BAR_HEIGHT + 8 + row * ROW_HEIGHT} />
        </Fragment>
      ))}
      <Labels labels={labels} top={FIGURE_BAR_HEIGHT + 8} />
    </svg>
  );
}

interface PartProps {
  readonly block: CardBlock;
  /** One of the block's items. */
  readonly item: CardItem;
}

/** A part relative to its maximum, on a scale common to all parts. Hidden from screen readers: the numbers are next to it. */
export function PartBar({block: {items}, item: {value = 0, outOf = 0}}: PartProps) {
  const end = commonScaleEnd(items);
  return (
    <span className={styles.partBarPlace}>
      <svg className={styles.partBar} aria-hidden height={PART_BAR_HEIGHT}>
        <rect className={styles.track} width={percentage(positionBetween(outOf, 0, end))} height={PART_BAR_HEIGHT} />
        <rect className={styles.value} width={percentage(positionBetween(value, 0, end))} height={PART_BAR_HEIGHT} />
      </svg>
    </span>
  );
}

/** All amounts as one stacked bar. Hidden from screen readers: the table below has the same amounts, each with a swatch. */
export function CostBar({block: {items}}: {readonly block: CardBlock}) {
  const segments = segmentsOf(items.map(({value = 0}) => value));
  return (
    <svg className={styles.chart} aria-hidden height={COST_BAR_HEIGHT}>
      {segments.map(({start, width}, index) => (
        <SegmentFill
          key={index}
          index={index}
          x={percentage(start)}
          width={percentage(width)}
          height={COST_BAR_HEIGHT}
        />
      ))}
    </svg>
  );
}

/** The fill of an amount in the bar, as its legend. */
export function Swatch({block: {items}, item}: PartProps) {
  return (
    <svg className={styles.swatch} aria-hidden width={SWATCH_SIZE} height={SWATCH_SIZE}>
      <SegmentFill index={items.indexOf(item)} x="0" width="100%" height={SWATCH_SIZE} />
    </svg>
  );
}

const shades = [styles.dark, styles.light, styles.middle];

interface SegmentFillProps {
  readonly index: number;
  readonly x: string;
  readonly width: string;
  readonly height: number;
}

/** Three shades, then the same with stripes: distinguishable without colour and in print. */
function SegmentFill({index, x, width, height}: SegmentFillProps) {
  const stripes = useId();
  const isStriped = Math.floor(index / shades.length) % 2 === 1;
  return (
    <>
      <rect className={`${styles.segment} ${shades[index % shades.length]}`} x={x} width={width} height={height} />
      {isStriped && (
        <>
          <pattern id={stripes} width={5} height={5} patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
            <rect className={styles.stripe} width={2} height={5} />
          </pattern>
          <rect x={x} width={width} height={height} fill={`url(#${stripes})`} />
        </>
      )}
    </>
  );
}
