/** The geometry of a curve, in percent of its width and height; the top of the plot is 0. */
import type {Mark} from '../../../engine/compiled/card.ts';
import type {Curve} from '../curve/curve.ts';
import type {Outcome} from '../curve/outcome.ts';
import {roundNumbers} from '../curve/roundNumbers.ts';
import {isComplete} from '../curve/samples.ts';
import {verdictStretchesOf} from '../curve/stretches.ts';
import {share} from './layout.ts';

export interface CurveShape {
  /** The SVG path through all samples; missing where no figure is drawn. */
  readonly path?: string;
  readonly across: (number: number) => number;
  readonly down: (value: number) => number;
  readonly values: readonly number[];
  readonly marks: readonly Mark[];
  readonly bands: readonly {readonly start: number; readonly width: number; readonly verdict: Outcome['verdict']}[];
  /** Where the visitor's number is; its height is missing where no figure is drawn. */
  readonly own?: {readonly across: number; readonly down?: number};
}

/** Above the highest value. */
const HEADROOM = 1.08;

export function curveShape({samples, domain, own}: Curve): CurveShape {
  // A whole number stands for all until the next.
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
  const ownFigure = figures.find(({number}) => number === own);
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
    ...(own !== null && {own: {across: across(own + tread / 2), ...(ownFigure && {down: down(ownFigure.value)})}}),
  };
}

function pieceOf(index: number, x: number, y: number, treadEnd: number): string {
  const [from, height, to] = [x, y, treadEnd].map((each) => Number(each.toFixed(3)));
  return `${index === 0 ? 'M' : 'L'}${from} ${height}${to === from ? '' : `H${to}`}`;
}
