import type {Mark} from '../../../engine/compiled/card.ts';
import type {NumberField} from '../../../engine/inputs/number.ts';
import {amount, grouped} from '../../../engine/runtime/formats.ts';
import * as calculatorWords from '../../words/calculator.ts';
import * as words from '../../words/charts.ts';
import {fill} from '../../words/placeholders.tsx';
import {type Curve, verdictStretchesOf} from '../curve/curve.ts';
import {isAmount, isComplete, type Outcome, roundNumbers} from '../curve/samples.ts';
import {isNarrow, Labels, percentage, placeLabels, ROW, share, Vertical} from './layout.tsx';
import styles from './charts.module.css';

/** The strip that names the verdicts, and the plot below it, in pixels. */
const STRIP = 22;
const PLOT = 190;
/** Without a figure there is only the visitor's number to draw. */
const FLAT_PLOT = 24;
/** The axis ends above the highest value by this factor. */
const HEADROOM = 1.08;

/** The figure and the verdict along one number. */
export function CurveChart({curve}: {readonly curve: Curve}) {
  const {input, ticks, current} = curve;
  const format = numberFormat(input);
  const shape = curveShape(curve);
  const plot = shape.path === undefined ? FLAT_PLOT : PLOT;
  // One row of labels; a tick whose label does not fit stays unlabelled.
  const labels = placeLabels(ticks.map((tick) => ({place: shape.across(tick), text: format(tick)})));
  const hidesVerdict = shape.bands.some(({width, verdict}) => verdict !== undefined && isNarrow(width, verdict.text));
  const bottom = STRIP + plot;
  return (
    <figure className={styles.curve}>
      <svg
        className={styles.chart}
        role="img"
        aria-label={fill(words.curve.label, {field: headingOf(input)})}
        height={bottom + 6 + ROW}
      >
        <Bands bands={shape.bands} bottom={bottom} />
        <svg y={STRIP} width="100%" height={plot} viewBox="0 0 100 100" preserveAspectRatio="none">
          {shape.values.map((value) => (
            <line key={value} className={styles.grid} x1={0} x2={100} y1={shape.down(value)} y2={shape.down(value)} />
          ))}
          {shape.marks.map(({value}) => (
            <line key={value} className={styles.mark} x1={0} x2={100} y1={shape.down(value)} y2={shape.down(value)} />
          ))}
          {shape.path !== undefined && <path className={styles.line} d={shape.path} />}
        </svg>
        <Heights shape={shape} plot={plot} />
        <line className={styles.axis} x1="0" x2="100%" y1={bottom} y2={bottom} />
        {labels.map(({place}) => (
          <Vertical key={place} className={styles.axis} place={place} top={bottom} bottom={bottom + 5} />
        ))}
        {shape.current !== undefined && (
          <circle
            className={styles.dot}
            cx={percentage(shape.current.across)}
            cy={STRIP + (plot * (shape.current.down ?? 50)) / 100}
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
            {fill(words.curve.own, {number: format(current)})}
          </span>
        )}
        {hidesVerdict && <VerdictKey bands={shape.bands} />}
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
        {index > 0 && <Vertical className={styles.border} place={start} top={0} bottom={bottom} />}
        {!isNarrow(width, verdict.text) && (
          <text className={styles.verdict} x={percentage(start + width / 2)} y={17} textAnchor="middle">
            {verdict.text}
          </text>
        )}
      </g>
    ),
  );
}

/** The legend of the bands. */
function VerdictKey({bands}: {readonly bands: CurveShape['bands']}) {
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

/** The figure's round values on the left, the pass marks on the right. */
function Heights({shape, plot}: {readonly shape: CurveShape; readonly plot: number}) {
  const heightOf = (value: number): number => STRIP + (plot * shape.down(value)) / 100 - 4;
  return (
    <>
      {shape.values.map((value) => (
        <text key={value} className={styles.label} x={0} y={heightOf(value)}>
          {grouped(value)}
        </text>
      ))}
      {shape.marks.map(({label, value, text}) => (
        <text key={label} className={styles.markLabel} x="100%" y={heightOf(value)} textAnchor="end">
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
  readonly across: (number: number) => number;
  readonly down: (value: number) => number;
  readonly values: readonly number[];
  readonly marks: readonly Mark[];
  readonly bands: readonly {readonly start: number; readonly width: number; readonly verdict: Outcome['verdict']}[];
  /** The position of the visitor's number; `down` is missing if there is no figure. */
  readonly current?: {readonly across: number; readonly down?: number};
}

export function curveShape({samples, domain, current}: Curve): CurveShape {
  // With a sample for every number, the curve is a step function.
  const tread = isComplete(domain) ? domain.step : 0;
  const end = domain.to + tread;
  const across = (number: number): number => share(number, domain.from, end);
  const figures = samples.flatMap(({number, outcome}) => (outcome.figure ? [{number, ...outcome.figure}] : []));
  const marks = figures[0]?.marks ?? [];
  const heights = [...figures, ...marks].map(({value}) => value);
  const highest = Math.max(1, ...heights) * HEADROOM;
  const lowest = Math.min(...heights) > highest / 2 ? Math.min(...heights) / HEADROOM : 0;
  const down = (value: number): number => 100 - share(value, lowest, highest);
  const stretches = verdictStretchesOf(samples);
  const currentFigure = figures.find(({number}) => number === current);
  return {
    ...(figures.length > 0 && {
      path: figures
        .map(({number, value}, index) => pieceOf(index, across(number), down(value), across(number + tread)))
        .join(''),
    }),
    across,
    down,
    values: figures.length > 0 ? roundNumbers(lowest, highest, 4) : [],
    marks,
    bands: stretches.map(({first, outcome}, index) => {
      const start = across(first);
      const next = stretches[index + 1];
      return {start, width: (next === undefined ? 100 : across(next.first)) - start, verdict: outcome.verdict};
    }),
    ...(current !== null && {
      current: {across: across(current + tread / 2), ...(currentFigure && {down: down(currentFigure.value)})},
    }),
  };
}

function pieceOf(index: number, x: number, y: number, treadEnd: number): string {
  const [from, height, to] = [x, y, treadEnd].map((position) => Number(position.toFixed(3)));
  return `${index === 0 ? 'M' : 'L'}${from} ${height}${to === from ? '' : `H${to}`}`;
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
