/** Arithmetic of expressions for which JavaScript has no operator. */

/**
 * Rounds to a number of decimals, halves up (-2.5 becomes -2), never to -0.
 * Exact for decimal notation: `round(1.005, 2)` is 1.01, although the nearest binary fraction is
 * below the half. A binary number preserves fifteen significant digits of a decimal one.
 * @param value a finite number
 * @param digits decimals, 0 to 15
 */
export function round(value: number, digits = 0): number {
  if (Number.isInteger(value)) return value + 0;
  const scale = 10 ** digits;
  return Math.round(Number((value * scale).toPrecision(15))) / scale + 0;
}

/**
 * A quotient of finite numbers that is always finite: 0 when `whole` is 0, never -0, and the
 * largest number with its sign where the quotient would be infinite.
 */
export function divide(part: number, whole: number): number {
  if (whole === 0) return 0;
  const quotient = part / whole + 0;
  return Math.min(Math.max(quotient, -Number.MAX_VALUE), Number.MAX_VALUE);
}

/**
 * The rank of a level, 1 for the lowest in `order`; 0 when it is blank or unknown, so that a
 * missing answer is below every level.
 */
export function rank(level: string, order: readonly string[]): number {
  return order.indexOf(level) + 1;
}
