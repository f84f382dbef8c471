/** Ranges of numbers: what a figure can be at least and at most, whatever the answers are. */
export interface Range {
  readonly low: number;
  readonly high: number;
}

/** What nothing is known of. */
export const anyNumber: Range = {low: -Infinity, high: Infinity};

/** The smallest range that contains all of these. */
export function hull(ranges: readonly Range[]): Range {
  return {low: Math.min(...ranges.map(({low}) => low)), high: Math.max(...ranges.map(({high}) => high))};
}

/** The range of these numbers. */
export function rangeOfNumbers(numbers: readonly number[]): Range {
  return hull(numbers.map((number) => ({low: number, high: number})));
}

export const sumOfRanges = (one: Range, other: Range): Range => ({
  low: one.low + other.low,
  high: one.high + other.high,
});

export const differenceOfRanges = (one: Range, other: Range): Range => ({
  low: one.low - other.high,
  high: one.high - other.low,
});

/** The extremes of a product are products of extremes; 0 times anything is 0. */
export function productOfRanges(one: Range, other: Range): Range {
  return ofCorners(one, other, (left, right) => (left === 0 || right === 0 ? 0 : left * right));
}

/** The range of a quotient; dividing by 0 gives 0 (`$divide`), and dividing by something near 0 may give anything of its sign. */
export function quotientOfRanges(one: Range, other: Range): Range {
  if (other.low > 0 || other.high < 0)
    return ofCorners(one, other, (left, right) => (Number.isFinite(right) ? left / right : 0));
  const isNeverNegative = (one.low >= 0 && other.low >= 0) || (one.high <= 0 && other.high <= 0);
  return isNeverNegative ? {low: 0, high: Infinity} : anyNumber;
}

function ofCorners(one: Range, other: Range, combine: (left: number, right: number) => number): Range {
  return rangeOfNumbers(
    [one.low, one.high].flatMap((left) => [other.low, other.high].map((right) => combine(left, right))),
  );
}
