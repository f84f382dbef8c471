import {fill} from '../../words/placeholders.tsx';
import * as words from '../../words/charts.ts';
import {type Curve, isExact, type Stretch, stretchesOf} from '../curve/curve.ts';
import type {Domain, Outcome} from '../curve/samples.ts';
import {numberFormat} from './formatNumber.ts';

export interface CurveRow {
  readonly numbers: string;
  readonly outcome: Outcome;
  /** The visitor's own number is among these. */
  readonly isOwn: boolean;
}

/** A longer table would be too long to read. */
const MOST_STRETCHES = 24;

/** A curve as the rows of a table: its stretches or, where it slopes, round numbers along it. */
export function curveRows({input, domain, samples, ticks, own}: Curve): readonly CurveRow[] {
  const format = numberFormat(input);
  const stretches = stretchesOf(samples);
  if (stretches.length <= MOST_STRETCHES && isExact(stretches, domain)) {
    const texts = rangeTexts(stretches, domain, format);
    return stretches.map(({first, last, outcome}, index) => ({
      numbers: texts[index]!,
      outcome,
      isOwn: own !== null && own >= first && own <= last,
    }));
  }
  const isChosen = (number: number): boolean => ticks.includes(number) || number === own;
  return samples
    .filter(({number}) => isChosen(number))
    .map(({number, outcome}) => ({numbers: format(number), outcome, isOwn: number === own}));
}

/**
 * Stretches of numbers in words: 'Below 43,800', '18 to 35', '5 or more'.
 * @param format writes a number in the unit of its field
 */
export function rangeTexts(
  stretches: readonly Stretch[],
  domain: Domain,
  format: (number: number) => string,
): readonly string[] {
  return stretches.map((stretch, index) => {
    const [before, after] = [stretches[index - 1], stretches[index + 1]];
    const isOpenBelow = before === undefined && !domain.bounded.below;
    const isOpenAbove = after === undefined && !domain.bounded.above;
    if (isOpenBelow && isOpenAbove) return words.range.any;
    const [first, last] = [format(stretch.first), format(stretch.last)];
    if (first === last) return first;
    const number = (at: number): {number: string} => ({number: format(at)});
    // With steps of 0.01, 43,800 and 43,799.99 name the same limit; use the shorter.
    const isUpTo = after === undefined || domain.step === 1 || isShorter(stretch.last, after.first);
    if (isOpenBelow)
      return isUpTo ? fill(words.range.upTo, {number: last}) : fill(words.range.below, number(after.first));
    const isOver = before !== undefined && domain.step !== 1 && isShorter(before.last, stretch.first);
    if (isOpenAbove || !isUpTo || isOver) {
      const start = isOver ? fill(words.range.over, number(before.last)) : fill(words.range.from, {number: first});
      if (isOpenAbove) return start;
      return isUpTo
        ? fill(words.range.andUpTo, {start, number: last})
        : fill(words.range.andBelow, {start, ...number(after.first)});
    }
    return fill(words.range.between, {first, last});
  });
}

function isShorter(one: number, other: number): boolean {
  return String(one).length < String(other).length;
}
