/**
 * Decimal arithmetic for expressions. JavaScript's numbers are binary fractions and only approximate most decimals: 0.1 * 3
 * is 0.30000000000000004, and 100 * 0.29 is 28.999999999999996. Here both are exact:
 *
 * - `plus`, `minus`, `times`, `share`, `divide` and `divideByShare` return the number nearest to the exact result, if that is a decimal
 *   of at most 15 significant digits; those of a sum or a difference count from the first digit of the larger operand,
 *   so that 0.1 * 3 - 0.3 is 0. Other results, such as thirds, are within one part in 2 ** 50.
 * - `compare`, `floor`, `ceil` and `round` treat numbers as equal if they differ by less than one part in 2 ** 47, so that
 *   7 / 3 * 3 is at least 7, and rounds down to 7. They are exact for decimals of up to 14 digits: even in a trillion, one
 *   cent makes a difference.
 * - No result is NaN, infinite or -0.
 *
 * Emitted code uses JavaScript's operators where the types say that all numbers are whole: those are exact as they are.
 */

/** A smaller difference, relative to the number, is a rounding error: eight operations add up to no more. */
const DUST = 2 ** -47;

/** The rounding error of one operation on rounded decimals, relative to the larger operand, is at most this. */
const ERROR_OF_OPERATION = 3 * Number.EPSILON;

/** All powers that are exact. From literals, since computed powers may not be. */
const powersOfTen = /* @__PURE__ */ Array.from({length: 23}, (_, exponent) => Number(`1e${exponent}`));

export function plus(one: number, other: number): number {
  const sum = one + other;
  return Number.isInteger(sum) ? sum : nearestDecimal(sum, Math.max(Math.abs(one), Math.abs(other)));
}

export function minus(one: number, other: number): number {
  return plus(one, -other);
}

export function times(one: number, other: number): number {
  return exact(one * other);
}

/** So many percent of a number: `share(57_330, 70)` is 40,131. */
export function share(whole: number, percent: number): number {
  return exact((whole * percent) / 100);
}

/** A quotient; 0 when `whole` is 0. */
export function divide(part: number, whole: number): number {
  return whole === 0 ? 0 : exact(part / whole);
}

/** The number of which so many percent are `part`: `divideByShare(800, 80)` is 1,000; 0 for 0%. */
export function divideByShare(part: number, percent: number): number {
  return divide(times(part, 100), percent);
}

/** Below 0, 0 or above 0, as `one` is below, equal to or above `other`. */
export function compare(one: number, other: number): number {
  const difference = one - other;
  return Math.abs(difference) <= DUST * Math.max(Math.abs(one), Math.abs(other)) ? 0 : difference;
}

/** Rounds down to a whole number. */
export function floor(value: number): number {
  return (isNearlyWhole(value) ? Math.round(value) : Math.floor(value)) + 0;
}

/** Rounds up to a whole number. */
export function ceil(value: number): number {
  return (isNearlyWhole(value) ? Math.round(value) : Math.ceil(value)) + 0;
}

/**
 * Rounds to a number of decimals, halves away from 0: `round(1.005, 2)` is 1.01, and -2.5 becomes -3.
 * @param value a finite number
 * @param digits decimals, 0 to 15
 */
export function round(value: number, digits = 0): number {
  if (Number.isInteger(value)) return value + 0;
  const scale = 10 ** digits;
  return (value < 0 ? -floor(0.5 - value * scale) : floor(value * scale + 0.5)) / scale + 0;
}

/**
 * The rank of a level, 1 for the lowest in `order`; 0 when it is blank or unknown, so that a
 * missing answer is below every level.
 */
export function rank(level: string, order: readonly string[]): number {
  return order.indexOf(level) + 1;
}

/** Whether a number differs from a whole one only by a rounding error, which is never as large as a tenth. */
function isNearlyWhole(value: number): boolean {
  return Math.abs(value - Math.round(value)) <= Math.min(DUST * Math.abs(value), 0.04);
}

/** The result of a product or quotient, without its rounding error. */
function exact(result: number): number {
  return Number.isInteger(result) ? result + 0 : nearestDecimal(result, Math.abs(result));
}

/**
 * The nearest decimal with 15 significant digits, counted from the first digit of `size`, if it is within the rounding
 * error of one operation; otherwise the result itself.
 */
function nearestDecimal(result: number, size: number): number {
  if (size >= 1e15) return Math.min(Math.max(Math.round(result), -Number.MAX_VALUE), Number.MAX_VALUE);
  if (Math.abs(result) <= ERROR_OF_OPERATION * size) return 0;
  // Six decimals are enough for most amounts, and faster than a logarithm.
  if (size < 1e9) {
    const millionths = Math.round(result * 1e6);
    if (Math.abs(result * 1e6 - millionths) <= ERROR_OF_OPERATION * size * 1e6) return millionths / 1e6;
  }
  // At least 0: the logarithm of a number just below 1e15 is rounded to 15.
  const decimals = Math.max(0, 14 - Math.floor(Math.log10(size)));
  const scale = powersOfTen[decimals];
  if (scale === undefined) return Number(result.toFixed(Math.min(decimals, 100))) + 0;
  const scaled = result * scale;
  const nearest = Math.round(scaled);
  return Math.abs(scaled - nearest) <= ERROR_OF_OPERATION * size * scale ? nearest / scale : result;
}
