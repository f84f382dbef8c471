import type {Mark} from '../../../engine/results/card.ts';
import type {NumberField} from '../../../engine/language/inputs/number.ts';
import {amount, grouped} from '../../../engine/runtime/formats.ts';
import * as calculatorWords from '../../words/calculator.ts';
import * as words from '../../words/curves.ts';
import {fill} from '../../../engine/runtime/message.ts';
import {type Curve, verdictRangesOf} from '../curve/curve.ts';
import {isAmount, isComplete, type SampledOutcome, roundNumbers} from '../curve/samples.ts';
import {
  Drawing,
  LabelList,
  Labels,
  LINE_HEIGHT,
  percentage,
  placeLabels,
  positionBetween,
  textWidth,
  useWidth,
  VerticalLine,
} from './layout.tsx';
import chartStyles from './charts.module.css';
import styles from './curve.module.css';

/** The strip that names the verdicts, and the plot below it, in units of the drawing. */
const STRIP_HEIGHT = 22;
const PLOT_HEIGHT = 190;
/** Without a figure there is only the visitor's number to draw. */
const FLAT_PLOT_HEIGHT = 24;
/** Between the plot and the labels beside it. */
const MARGIN = 6;
/** The least part of the drawing that is left to the plot. */
const LEAST_PLOT = 1 / 4;
/** The axis ends above the highest value by this factor. */
const HEADROOM = 1.08;

/** The figure and the verdict along one number. All texts are outside the plot, so that none is on a line. */
export function CurveChart({curve}: {readonly curve: Curve}) {
  const {input, ticks, current} = curve;
  const [place, width] = useWidth<HTMLElement>();
  const format = numberFormat(input);
  const shape = curveShape(curve);
  const plot = shape.path === undefined ? FLAT_PLOT_HEIGHT : PLOT_HEIGHT;
  const [beside, left, right] = besidePlot([shape.values, shape.marks.map(({value}) => value)], width);
  const plotWidth = width - left - right;
  // A tick whose label does not fit stays unlabelled.
  const labels = placeLabels(
    ticks.map((tick) => ({x: shape.x(tick), text: format(tick)})),
    plotWidth,
  );
  const fits = ({width: band, verdict}: Band): boolean =>
    verdict === undefined || textWidth(verdict.text) <= (band / 100) * plotWidth;
  const bottom = STRIP_HEIGHT + plot;
  return (
    <figure className={styles.curve} ref={place}>
      <Drawing
        width={width}
        height={bottom + MARGIN + LINE_HEIGHT}
        label={fill(words.curve.label, {field: headingOf(input)})}
      >
        <svg className={styles.plot} x={left} width={plotWidth} height={bottom + MARGIN + LINE_HEIGHT}>
          <Bands bands={shape.bands} fits={fits} bottom={bottom} />
          <svg y={STRIP_HEIGHT} width="100%" height={plot} viewBox="0 0 100 100" preserveAspectRatio="none">
            {shape.values.map((value) => (
              <line key={value} className={styles.grid} x1={0} x2={100} y1={shape.y(value)} y2={shape.y(value)} />
            ))}
            {shape.marks.map(({label, value}) => (
              <line key={label} className={styles.mark} x1={0} x2={100} y1={shape.y(value)} y2={shape.y(value)} />
            ))}
            {shape.path !== undefined && (
              <path className={styles.line} d={shape.path} strokeLinecap={curve.isWhole ? undefined : 'round'} />
            )}
          </svg>
          <line className={styles.axis} x1="0" x2="100%" y1={bottom} y2={bottom} />
          {labels.map(({x}) => (
            <VerticalLine key={x} className={styles.axis} x={x} top={bottom} bottom={bottom + MARGIN - 1} />
          ))}
          {shape.current !== undefined && (
            <circle
              className={chartStyles.dot}
              cx={percentage(shape.current.x)}
              cy={STRIP_HEIGHT + (plot * (shape.current.y ?? 50)) / 100}
              r={6}
            />
          )}
          <Labels labels={labels} top={bottom + MARGIN} />
        </svg>
        <Gutter values={beside[0]} shape={shape} plot={plot} x={left - MARGIN} anchor="end" />
        <Gutter values={beside[1]} shape={shape} plot={plot} x={width - right + MARGIN} anchor="start" />
      </Drawing>
      <figcaption className={styles.caption}>
        {headingOf(input)}
        {current !== null && (
          <span className={styles.ownAnswer}>
            <svg className={styles.key} aria-hidden width={14} height={14}>
              <circle className={chartStyles.dot} cx="50%" cy="50%" r={5} />
            </svg>
            {fill(words.curve.yourAnswer, {number: format(current)})}
          </span>
        )}
      </figcaption>
      {shape.marks.length > 0 && (
        <LabelList
          texts={shape.marks.map(({label, text}) => fill(words.curve.mark, {label, text}))}
          marker={<MarkKey />}
        />
      )}
      {!shape.bands.every(fits) && <VerdictLegend bands={shape.bands} />}
    </figure>
  );
}

type Band = CurveShape['bands'][number];

interface BandsProps {
  readonly bands: readonly Band[];
  /** Whether the verdict's text fits into its band. */
  readonly fits: (band: Band) => boolean;
  readonly bottom: number;
}

/** The verdicts as background bands, each labelled if its text fits. */
function Bands({bands, fits, bottom}: BandsProps) {
  return bands.map((band, index) => {
    const {start, width, verdict} = band;
    return verdict === undefined ? null : (
      <g key={start} data-tone={verdict.tone}>
        <rect className={styles.ground} x={percentage(start)} width={percentage(width)} height={bottom} />
        <rect className={styles.strip} x={percentage(start)} width={percentage(width)} height={3} />
        {index > 0 && <VerticalLine className={styles.border} x={start} top={0} bottom={bottom} />}
        {fits(band) && (
          <text className={styles.verdict} x={percentage(start + width / 2)} y={17} textAnchor="middle">
            {verdict.text}
          </text>
        )}
      </g>
    );
  });
}

/** The legend of the bands. */
function VerdictLegend({bands}: {readonly bands: readonly Band[]}) {
  const verdicts = new Map(bands.flatMap(({verdict}) => (verdict === undefined ? [] : [[verdict.text, verdict]])));
  return (
    <ul className={styles.verdictKey}>
      {[...verdicts.values()].map(({tone, text}) => (
        <li key={text} data-tone={tone}>
          {text}
        </li>
      ))}
    </ul>
  );
}

/** The line of a pass mark, for the list of them. */
function MarkKey() {
  return (
    <svg className={styles.key} aria-hidden width={24} height={8}>
      <line className={styles.mark} x1={0} x2={24} y1={4} y2={4} />
    </svg>
  );
}

type Sides = readonly [left: readonly number[], right: readonly number[]];

/** The values to label on either side, and the widths of the sides; none if they would leave no room: the table has them too. */
function besidePlot(sides: Sides, width: number): readonly [shown: Sides, left: number, right: number] {
  const [left, right] = [gutterWidth(sides[0]), gutterWidth(sides[1])];
  return width - left - right < width * LEAST_PLOT ? [[[], []], MARGIN, MARGIN] : [sides, left, right];
}

/** The width of the labels beside the plot, with the space between. */
function gutterWidth(values: readonly number[]): number {
  return values.length === 0 ? MARGIN : Math.max(...values.map((value) => textWidth(grouped(value)))) + MARGIN;
}

interface GutterProps {
  readonly values: readonly number[];
  readonly shape: CurveShape;
  readonly plot: number;
  readonly x: number;
  readonly anchor: 'start' | 'end';
}

/** Values beside the plot, at their heights; one that would touch the previous one is left out. */
function Gutter({values, shape, plot, x, anchor}: GutterProps) {
  const heights = values
    .map((value) => ({value, y: STRIP_HEIGHT + (plot * shape.y(value)) / 100}))
    .toSorted((a, b) => b.y - a.y);
  const shown: (typeof heights)[number][] = [];
  for (const each of heights) if (shown.every(({y}) => Math.abs(y - each.y) >= LINE_HEIGHT)) shown.push(each);
  return shown.map(({value, y}) => (
    <text key={value} className={chartStyles.label} x={x} y={y + 4} textAnchor={anchor}>
      {grouped(value)}
    </text>
  ));
}

/** The geometry of a curve, in percent of its width and height; the top of the plot is 0. */
interface CurveShape {
  /** The SVG path through all samples, or dots if nothing is known between them; missing if there is no figure. */
  readonly path?: string;
  readonly x: (number: number) => number;
  readonly y: (value: number) => number;
  readonly values: readonly number[];
  readonly marks: readonly Mark[];
  readonly bands: readonly {
    readonly start: number;
    readonly width: number;
    readonly verdict: SampledOutcome['verdict'];
  }[];
  /** The position of the visitor's number; `y` is missing if there is no figure. */
  readonly current?: {readonly x: number; readonly y?: number};
}

export function curveShape({samples, domain, isWhole, current}: Curve): CurveShape {
  // With a sample for every number, the curve is a step function.
  const stepWidth = isComplete(domain) ? domain.step : 0;
  const end = domain.to + stepWidth;
  const x = (number: number): number => positionBetween(number, domain.from, end);
  const figures = samples.flatMap(({number, outcome}) => (outcome.figure ? [{number, ...outcome.figure}] : []));
  const marks = (figures[0]?.marks ?? []).toSorted((a, b) => b.value - a.value);
  const heights = [...figures, ...marks].map(({value}) => value);
  const highest = Math.max(1, ...heights) * HEADROOM;
  const lowest = Math.min(...heights) > highest / 2 ? Math.min(...heights) / HEADROOM : 0;
  const y = (value: number): number => 100 - positionBetween(value, lowest, highest);
  const ranges = isWhole ? verdictRangesOf(samples) : [];
  const currentFigure = figures.find(({number}) => number === current);
  return {
    ...(figures.length > 0 && {
      path: figures
        .map(({number, value}, index) => pathCommand(index > 0 && isWhole, x(number), y(value), x(number + stepWidth)))
        .join(''),
    }),
    x,
    y,
    values: figures.length > 0 ? roundNumbers(lowest, highest, 4) : [],
    marks,
    bands: ranges.map(({first, outcome}, index) => {
      const start = x(first);
      const next = ranges[index + 1];
      return {start, width: (next === undefined ? 100 : x(next.first)) - start, verdict: outcome.verdict};
    }),
    ...(current !== null && {
      current: {x: x(current + stepWidth / 2), ...(currentFigure && {y: y(currentFigure.value)})},
    }),
  };
}

/** @param isLine whether to draw a line from the sample before; a line of no length is a dot */
function pathCommand(isLine: boolean, x: number, y: number, stepEnd: number): string {
  const [left, top, right] = [x, y, stepEnd].map((position) => Number(position.toFixed(3)));
  return `${isLine ? 'L' : 'M'}${left} ${top}${right === left && isLine ? '' : `H${right}`}`;
}

/** Formats a field's numbers: with the currency for amounts; any other unit is in the heading. */
export function numberFormat(input: NumberField): (number: number) => string {
  return isAmount(input) ? (number) => amount(number, input.unit!) : grouped;
}

/** The field's label, with the unit if neither its numbers nor the label show it. */
export function headingOf(input: NumberField): string {
  const {label, unit} = input;
  const isShown = unit === undefined || isAmount(input) || label.toLowerCase().includes(unit);
  return isShown ? label : fill(calculatorWords.form.labelWithUnit, {label, unit});
}
