/** Stretches of numbers in words: 'Below 43,800', '18 to 35', '5 or more'. */
import type {Domain} from '../curve/domain.ts';
import type {Stretch} from '../curve/stretches.ts';
import {fill} from '../../words/placeholders.tsx';
import * as words from '../../words/charts.ts';

/** @param written writes a number in the unit of its field */
export function rangeTexts(
  stretches: readonly Stretch[],
  domain: Domain,
  written: (number: number) => string,
): readonly string[] {
  return stretches.map((stretch, index) => {
    const [before, after] = [stretches[index - 1], stretches[index + 1]];
    const isOpenBelow = before === undefined && !domain.bounded.below;
    const isOpenAbove = after === undefined && !domain.bounded.above;
    if (isOpenBelow && isOpenAbove) return words.range.any;
    const [first, last] = [written(stretch.first), written(stretch.last)];
    if (first === last) return first;
    const number = (at: number): {number: string} => ({number: written(at)});
    // Between two steps of a hundredth lies one limit, and the shorter number is how a person calls it.
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
