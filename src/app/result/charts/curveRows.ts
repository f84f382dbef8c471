import type {Curve} from '../curve/curve.ts';
import type {Outcome} from '../curve/outcome.ts';
import {isExact, stretchesOf} from '../curve/stretches.ts';
import {rangeTexts} from './rangeText.ts';
import {writtenIn} from './formatNumber.ts';

export interface CurveRow {
  readonly numbers: string;
  readonly outcome: Outcome;
  /** The visitor's own number is among these. */
  readonly isOwn: boolean;
}

/** A longer table is not read. */
const MOST_STRETCHES = 24;

/** The curve as rows: its stretches, or round numbers along it where it slopes. */
export function curveRows({input, domain, samples, ticks, own}: Curve): readonly CurveRow[] {
  const written = writtenIn(input);
  const stretches = stretchesOf(samples);
  if (stretches.length <= MOST_STRETCHES && isExact(stretches, domain)) {
    const texts = rangeTexts(stretches, domain, written);
    return stretches.map(({first, last, outcome}, index) => ({
      numbers: texts[index]!,
      outcome,
      isOwn: own !== null && own >= first && own <= last,
    }));
  }
  const isChosen = (number: number): boolean => ticks.includes(number) || number === own;
  return samples
    .filter(({number}) => isChosen(number))
    .map(({number, outcome}) => ({numbers: written(number), outcome, isOwn: number === own}));
}
