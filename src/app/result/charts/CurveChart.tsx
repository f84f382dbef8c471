import type {Mark} from '../../../engine/compiled/card.ts';
import type {NumberField} from '../../../engine/inputs/number.ts';
import {amount, grouped} from '../../../engine/runtime/formats.ts';
import * as calculatorWords from '../../words/calculator.ts';
import * as words from '../../words/charts.ts';
import {fill} from '../../words/placeholders.tsx';
import {type Curve, verdictRangesOf} from '../curve/curve.ts';
import {isAmount, isComplete, type SampledOutcome, roundNumbers} from '../curve/samples.ts';
import {isTooNarrow, Labels, percentage, placeLabels, ROW_HEIGHT, positionBetween, VerticalLine} from './layout.tsx';
import styles from './charts.module.css';

/** The strip that names the verdicts, and the plot below it, in pixels. */
const STRIP_HEIGHT = 22;
const PLOT_HEIGHT = 190;
/** Without a figure there is only the visitor's number to draw. */
const FLAT_PLOT_HEIGHT = 24;
/** The axis ends above the highest value by this factor. */
const HEADROOM = 1.08;

/** The figure and the verdict along one number. */
export function CurveChart({curve}: {readonly curve: Curve}) {
  const {input, ticks, current} = curve;
  const format = numberFormat(input);
  const shape = curveShape(curve);
  const plot = shape.path === undefined ? FLAT_PLOT_HEIGHT : PLOT_HEIGHT;
  // One row of labels; a tick whose label does not fit stays unlabelled.
  const labels = placeLabels(ticks.map((tick) => ({x: shape.x(tick), text: format(tick)})));
  const hidesVerdict = shape.bands.some(
    ({width, verdict}) => verdict !== undefined && isTooNarrow(width, verdict.text),
  );
  const bottom = STRIP_HEIGHT + plot;
  return (
    <figure className={styles.curve}>
      <svg
        className={styles.chart}
        role="img"
        aria-label={fill(words.curve.label, {field: headingOf(input)})}
        height={bottom + 6 + ROW_HEIGHT}
      >
        <Bands bands={shape.bands} bottom={bottom} />
        <svg y={STRIP_HEIGHT} width="100%" height={plot} viewBox="0 0 100 100" preserveAspectRatio="none">
          {shape.values.map((value) => (
            <line key={value} className={styles.grid} x1={0} x2={100} y1={shape.y(value)} y2={shape.y(value)} />
          ))}
          {shape.marks.map(({value}) => (
            <line key={value} className={styles.mark} x1={0} x2={100} y1={shape.y(value)} y2={shape.y(value)} />
          ))}
          {shape.path !== undefined && <path className={styles.line} d={shape.path} />}
        </svg>
        <ValueLabels shape={shape} plot={plot} />
        <line className={styles.axis} x1="0" x2="100%" y1={bottom} y2={bottom} />
        {labels.map(({x}) => (
          <VerticalLine key={x} className={styles.axis} x={x} top={bottom} bottom={bottom + 5} />
        ))}
        {shape.current !== undefined && (
          <circle
            className={styles.dot}
            cx={percentage(shape.current.x)}
            cy={STRIP_HEIGHT + (plot * (shape.current.y ?? 50)) / 100}
            r={6}
          />
        )}
        <Labels labels={labels.filter(({row}) => row === 0)} top={bottom + 6} />
      </svg>
      <figcaption className={styles.caption}>
        {headingOf(input)}
        {current !== null && (
          <span className={styles.ownAnswer}>
            <svg className={styles.key} aria-hidden width={14} height={14}>
              <circle className={styles.dot} cx="50%" cy="50%" r={5} />
            </svg>
            {fill(words.curve.yourAnswer, {number: format(current)})}
          </span>
        )}
        {hidesVerdict && <VerdictLegend bands={shape.bands} />}
      </figcaption>
    </figure>
  );
}

/** The verdicts as background bands, each labelled if its text fits. */
function Bands({bands, bottom}: {readonly bands: CurveShape['bands']; readonly bottom: number}) {
  return bands.map(({start, width, verdict}, index) =>
    verdict === undefined ? null : (
      <g key={start} data-tone={verdict.tone}>
        <rect className={styles.ground} x={percentage(start)} width={percentage(width)} height={bottom} />
        <rect className={styles.strip} x={percentage(start)} width={percentage(width)} height={3} />
        {index > 0 && <VerticalLine className={styles.border} x={start} top={0} bottom={bottom} />}
        {!isTooNarrow(width, verdict.text) && (
          <text className={styles.verdict} x={percentage(start + width / 2)} y={17} textAnchor="middle">
            {verdict.text}
          </text>
        )}
      </g>
    ),
  );
}

/** The legend of the bands. */
function VerdictLegend({bands}: {readonly bands: CurveShape['bands']}) {
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

/** Labels the round values on the left and the pass marks on the right. */
function ValueLabels({shape, plot}: {readonly shape: CurveShape; readonly plot: number}) {
  const labelY = (value: number): number => STRIP_HEIGHT + (plot * shape.y(value)) / 100 - 4;
  return (
    <>
      {shape.values.map((value) => (
        <text key={value} className={styles.label} x={0} y={labelY(value)}>
          {grouped(value)}
        </text>
      ))}
      {shape.marks.map(({label, value, text}) => (
        <text key={label} className={styles.markLabel} x="100%" y={labelY(value)} textAnchor="end">
          {fill(words.curve.mark, {label, text})}
        </text>
      ))}
    </>
  );
}

/** The geometry of a curve, in percent of its width and height; the top of the plot is 0. */
interface CurveShape {
  /** The SVG path through all samples; missing if there is no figure. */
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

export function curveShape({samples, domain, current}: Curve): CurveShape {
  // With a sample for every number, the curve is a step function.
  const stepWidth = isComplete(domain) ? domain.step : 0;
  const end = domain.to + stepWidth;
  const x = (number: number): number => positionBetween(number, domain.from, end);
  const figures = samples.flatMap(({number, outcome}) => (outcome.figure ? [{number, ...outcome.figure}] : []));
  const marks = figures[0]?.marks ?? [];
  const heights = [...figures, ...marks].map(({value}) => value);
  const highest = Math.max(1, ...heights) * HEADROOM;
  const lowest = Math.min(...heights) > highest / 2 ? Math.min(...heights) / HEADROOM : 0;
  const y = (value: number): number => 100 - positionBetween(value, lowest, highest);
  const ranges = verdictRangesOf(samples);
  const currentFigure = figures.find(({number}) => number === current);
  return {
    ...(figures.length > 0 && {
      path: figures
        .map(({number, value}, index) => pathCommand(index, x(number), y(value), x(number + stepWidth)))
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

function pathCommand(index: number, x: number, y: number, stepEnd: number): string {
  const [left, top, right] = [x, y, stepEnd].map((position) => Number(position.toFixed(3)));
  return `${index === 0 ? 'M' : 'L'}${left} ${top}${right === left ? '' : `H${right}`}`;
}

/** Formats a field's numbers: with the currency for amounts; any other unit is in the heading. */
export function numberFormat(input: NumberField): (number: number) => string {
  return isAmount(input) ? (number) => amount(number, input.unit!) : grouped;
}

/** The field's label, with the unit if its numbers do not show it. */
export function headingOf(input: NumberField): string {
  const {label, unit} = input;
  return unit === undefined || isAmount(input) ? label : fill(calculatorWords.form.labelWithUnit, {label, unit});
}
