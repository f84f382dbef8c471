/** Bar charts: a figure with its pass marks, and a stacked bar of costs. */
import {Fragment} from 'react';
import type {CardBlock, CardItem, Mark} from '../../../engine/results/card.ts';
import {grouped, isCurrency} from '../../../engine/runtime/formats.ts';
import {distanceInUnit} from '../../../engine/runtime/shownFigures.ts';
import {fill} from '../../../engine/runtime/message.ts';
import * as words from '../../words/charts.ts';
import {
  amountOver,
  Drawing,
  joinLabels,
  type Label,
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
import {Excess, Missing, Stripes, Track} from './fills.tsx';
import styles from './charts.module.css';

const BAR_HEIGHT = 14;
/** How far a mark reaches over the bar, above and below. */
const TICK_OVER = 6;
const DOT_RADIUS = 9;
const COST_BAR_HEIGHT = 20;
const SWATCH_SIZE = 14;

/** What the verdict compares the figure with under other rules. */
export interface OtherMarks {
  /** What the marks are called of this result's rules, and of the others. */
  readonly names: readonly [own: string, others: string];
  readonly marks: readonly Mark[];
}

interface FigureScaleProps {
  readonly item: CardItem;
  readonly other?: OtherMarks | undefined;
}

/**
 * A figure and its pass marks: an amount of money is a dot on a line that spans them, points and days are a bar that starts at 0. What is
 * missing up to a mark is hatched, and so is what is over a limit, which is also said in words.
 */
export function FigureScale({item, other}: FigureScaleProps) {
  const {label = '', text, outOfText, value = 0, unit} = item;
  const [place, width] = useWidth<HTMLDivElement>();
  const marks = marksIn(item, other);
  const isLine = isCurrency(unit);
  const [from, to] = isLine ? lineAround([value, ...marks.map((mark) => mark.value)]) : [0, scaleEnd(item)];
  const over = amountOver(item);
  const at = (number: number): number => positionBetween(number, from, to);
  const markTexts = marks.map((mark) => fill(words.scale.mark, {label: mark.label, text: mark.text}));
  const labelled = (of: (mark: Mark) => Omit<Label, 'x'>): readonly Label[] =>
    marks.map((mark) => ({x: at(mark.value), ...of(mark)}));
  const full = placeLabels(
    labelled((mark) => ({text: mark.text, detail: mark.label})),
    width,
  );
  const allFit = full.length === marks.length;
  const labels = allFit
    ? full
    : joinLabels(
        labelled((mark) => ({text: isLine ? mark.text : grouped(mark.value)})),
        width,
      );
  const overText = over > 0 ? [fill(words.scale.over, {amount: distanceInUnit(value, value - over, unit)})] : [];
  const name = [fill(words.scale.figure, {label, text: outOfText ?? text}), ...markTexts, ...overText].join('. ');
  const top = LINE_HEIGHT + TICK_OVER;
  const bottom = top + BAR_HEIGHT + TICK_OVER;
  const you = at(value);
  // What counts here is reached; what would be missing elsewhere is drawn too.
  const reached = (item.marks ?? []).filter((mark) => mark.value <= value).map((mark) => at(mark.value));
  // A figure that other rules do not let pass is no good news.
  const isGood = !other?.marks.some((mark) => mark.value > value);
  const missing = marks.filter((mark) => mark.value > value).map((mark) => at(mark.value));
  return (
    <div ref={place}>
      <Drawing width={width} height={bottom + (allFit ? 2 : 1) * LINE_HEIGHT} label={name}>
        <Track y={top} height={BAR_HEIGHT} />
        {isLine ? (
          reached.length > 0 && (
            <Part className={isGood ? styles.reached : styles.value} from={Math.min(...reached)} to={you} y={top} />
          )
        ) : (
          <Part className={styles.value} from={0} to={at(value - over)} y={top} />
        )}
        {missing.length > 0 && (
          <Missing from={you} to={isLine ? Math.max(...missing) : Math.min(...missing)} y={top} height={BAR_HEIGHT} />
        )}
        {over > 0 && <Excess from={at(value - over)} y={top} height={BAR_HEIGHT} />}
        {marks.map((mark) => (
          <Fragment key={mark.label}>
            {[styles.tickHalo, styles.tick].map((line) => (
              <VerticalLine key={line} className={line!} x={at(mark.value)} top={top - TICK_OVER} bottom={bottom} />
            ))}
          </Fragment>
        ))}
        {isLine && <circle className={styles.dot} cx={percentage(you)} cy={top + BAR_HEIGHT / 2} r={DOT_RADIUS} />}
        <Labels className={styles.you} labels={placeLabels([{x: you, text: words.scale.you}], width)} top={0} />
        <Labels labels={labels} top={bottom} isStrong />
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

/** The lowest first; those of other rules only where they are others. */
function marksIn({marks = []}: CardItem, other: OtherMarks | undefined): readonly Mark[] {
  const others = other?.marks.filter((mark) => marks.every(({value}) => value !== mark.value)) ?? [];
  if (other === undefined || others.length === 0) return marks.toSorted((a, b) => a.value - b.value);
  const isOnly = marks.length === 1 && others.length === 1;
  const named = (given: readonly Mark[], name: string): readonly Mark[] =>
    given.map((mark) => ({...mark, label: isOnly ? name : fill(words.scale.under, {label: mark.label, rules: name})}));
  return [...named(marks, other.names[0]), ...named(others, other.names[1])].toSorted((a, b) => a.value - b.value);
}

/** The ends of a line on which amounts can be told apart, with room at its ends; never below 0. */
function lineAround(amounts: readonly number[]): readonly [from: number, to: number] {
  const [least, most] = [Math.min(...amounts), Math.max(...amounts)];
  const room = Math.max(most - least, most * 0.1) * 0.4;
  return [Math.max(0, least - room), most + room];
}

interface PartProps {
  readonly className: string | undefined;
  readonly from: number;
  readonly to: number;
  readonly y: number;
}

/** A part of the bar, between two positions. */
function Part({className, from, to, y}: PartProps) {
  return (
    <rect
      className={className}
      x={percentage(from)}
      y={y}
      width={percentage(Math.max(0, to - from))}
      height={BAR_HEIGHT}
    />
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
