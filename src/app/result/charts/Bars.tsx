/** Bar charts: a figure with its pass marks, and a stacked bar of costs. */
import {Fragment} from 'react';
import type {CardBlock, CardItem} from '../../../engine/results/card.ts';
import {grouped} from '../../../engine/runtime/formats.ts';
import {distanceInUnit} from '../../../engine/runtime/shownFigures.ts';
import {fill} from '../../../engine/runtime/message.ts';
import * as words from '../../words/charts.ts';
import {
  amountOver,
  Drawing,
  LabelList,
  Labels,
  LINE_HEIGHT,
  percentage,
  placeLabels,
  positionBetween,
  scaleEnd,
  segmentsOf,
  useWidth,
  VerticalLine,
} from './layout.tsx';
import {Excess, Stripes, Track} from './fills.tsx';
import styles from './charts.module.css';

const FIGURE_BAR_HEIGHT = 12;
const TICK_LENGTH = FIGURE_BAR_HEIGHT + 8;
const COST_BAR_HEIGHT = 20;
const SWATCH_SIZE = 14;

/** A figure as a bar, with the pass marks across it. A part over the limit is hatched, and said in words. */
export function FigureScale({item}: {readonly item: CardItem}) {
  const {label = '', text, outOfText, value = 0, unit} = item;
  const [place, width] = useWidth<HTMLDivElement>();
  const end = scaleEnd(item);
  const over = amountOver(item);
  const marks = (item.marks ?? []).toSorted((a, b) => a.value - b.value);
  const markTexts = marks.map((mark) => fill(words.scale.mark, {label: mark.label, text: mark.text}));
  const at = marks.map((mark) => positionBetween(mark.value, 0, end));
  const full = placeLabels(
    marks.map((mark, index) => ({x: at[index]!, text: mark.label, detail: mark.text})),
    width,
  );
  const allFit = full.length === marks.length;
  const labels = allFit
    ? full
    : placeLabels(
        marks.map((mark, index) => ({x: at[index]!, text: grouped(mark.value)})),
        width,
      );
  const overText = over > 0 ? [fill(words.scale.over, {amount: distanceInUnit(value, value - over, unit)})] : [];
  const name = [fill(words.scale.figure, {label, text: outOfText ?? text}), ...markTexts, ...overText].join('. ');
  return (
    <div ref={place}>
      <Drawing width={width} height={TICK_LENGTH + (allFit ? 2 : 1) * LINE_HEIGHT} label={name}>
        <Track y={4} height={FIGURE_BAR_HEIGHT} />
        <rect
          className={styles.value}
          y={4}
          width={percentage(positionBetween(value - over, 0, end))}
          height={FIGURE_BAR_HEIGHT}
        />
        {over > 0 && <Excess from={positionBetween(value - over, 0, end)} y={4} height={FIGURE_BAR_HEIGHT} />}
        {at.map((x, index) => (
          <Fragment key={index}>
            <VerticalLine className={styles.tickHalo} x={x} top={0} bottom={TICK_LENGTH} />
            <VerticalLine className={styles.tick} x={x} top={0} bottom={TICK_LENGTH} />
          </Fragment>
        ))}
        <Labels labels={labels} top={TICK_LENGTH} />
      </Drawing>
      {!allFit && <LabelList texts={markTexts} />}
      {overText.map((sentence) => (
        <p key={sentence} className={styles.over} aria-hidden>
          {sentence}
        </p>
      ))}
    </div>
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

interface SwatchProps {
  readonly block: CardBlock;
  /** One of the block's items. */
  readonly item: CardItem;
}

/** The fill of an amount in the bar, as its legend. */
export function Swatch({block: {items}, item}: SwatchProps) {
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
  const isStriped = Math.floor(index / shades.length) % 2 === 1;
  return (
    <>
      <rect className={`${styles.segment} ${shades[index % shades.length]}`} x={x} width={width} height={height} />
      {isStriped && <Stripes x={x} width={width} height={height} />}
    </>
  );
}
