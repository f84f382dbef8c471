/** Exact arithmetic with fractions of whole numbers, to compare computed numbers with. */
export interface Fraction {
  readonly top: bigint;
  /** Above 0. */
  readonly bottom: bigint;
}

const abs = (number: bigint): bigint => (number < 0n ? -number : number);

function reduced(top: bigint, bottom: bigint): Fraction {
  let [divisor, rest] = [abs(top), abs(bottom)];
  while (rest !== 0n) [divisor, rest] = [rest, divisor % rest];
  const sign = bottom < 0n ? -1n : 1n;
  return {top: (sign * top) / (divisor || 1n), bottom: (sign * bottom) / (divisor || 1n)};
}

/** The decimal that people write for a number, such as 0.1. */
export function fractionOf(number: number): Fraction {
  const [digits, exponent = '0'] = number.toString().split('e') as [string, string?];
  const [whole, decimals = ''] = digits.split('.') as [string, string?];
  const shift = BigInt(exponent) - BigInt(decimals.length);
  const top = BigInt(whole + decimals);
  return shift < 0n ? reduced(top, 10n ** -shift) : reduced(top * 10n ** shift, 1n);
}

export const onPaper = {
  '+': (one: Fraction, other: Fraction) =>
    reduced(one.top * other.bottom + other.top * one.bottom, one.bottom * other.bottom),
  '-': (one: Fraction, other: Fraction) =>
    reduced(one.top * other.bottom - other.top * one.bottom, one.bottom * other.bottom),
  '*': (one: Fraction, other: Fraction) => reduced(one.top * other.top, one.bottom * other.bottom),
  '/': (one: Fraction, other: Fraction) => reduced(one.top * other.bottom, one.bottom * other.top),
};

export function floorOf({top, bottom}: Fraction): bigint {
  return top >= 0n ? top / bottom : -((-top + bottom - 1n) / bottom);
}

/** The nearest whole number; of two, the one farther from 0. */
export function roundOf({top, bottom}: Fraction): bigint {
  const away = (size: bigint): bigint => floorOf({top: 2n * size + bottom, bottom: 2n * bottom});
  return top >= 0n ? away(top) : -away(-top);
}

/** Negative, 0n or positive. */
export function compareFractions(one: Fraction, other: Fraction): bigint {
  return one.top * other.bottom - other.top * one.bottom;
}

/** How many decimals a fraction has; Infinity if it is endless. */
export function decimalsOf({bottom}: Fraction): number {
  let rest = bottom;
  const times = (prime: bigint): number => {
    let count = 0;
    for (; rest % prime === 0n; rest /= prime) count++;
    return count;
  };
  const decimals = Math.max(times(2n), times(5n));
  return rest === 1n ? decimals : Infinity;
}

/** The nearest number to a decimal; NaN if the fraction is endless. */
export function numberOf(fraction: Fraction): number {
  const decimals = decimalsOf(fraction);
  if (decimals === Infinity) return NaN;
  return Number(`${(fraction.top * 10n ** BigInt(decimals)) / fraction.bottom}e-${decimals}`);
}

/** About the number, for its size. */
export function approximately({top, bottom}: Fraction): number {
  return Number((top * 10n ** 30n) / bottom) / 1e30;
}
