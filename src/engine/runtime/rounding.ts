/** Rounding to a number of decimals, for calculators that ask for it; to whole numbers, and for texts, see arithmetic.ts. */
import {ceil, floor, round, times} from './arithmetic.ts';
import {quantity} from './formats.ts';

/** The most decimals to which a number is rounded, and the most zeros before its decimal point. */
const MOST_DIGITS = 10;

/** A number of decimals that a calculation gives, as a whole number from -10 to 10. */
export function digitsFrom(number: number): number {
  return Math.min(Math.max(Math.floor(number), -MOST_DIGITS), MOST_DIGITS);
}

/** Rounds down to a number of decimals, as `roundTo` does. */
export const floorTo = (value: number, digits: number): number => roundedBy(floor, value, digits);

/** Rounds up to a number of decimals, as `roundTo` does. */
export const ceilTo = (value: number, digits: number): number => roundedBy(ceil, value, digits);

/**
 * Rounds to a number of decimals, halves away from 0: `roundTo(1.005, 2)` is 1.01, and `roundTo(1_250, -2)` is 1,300.
 * @param value a finite number
 * @param digits decimals; below 0, the zeros before the decimal point. See `digitsFrom`
 */
export const roundTo = (value: number, digits: number): number => roundedBy(round, value, digits);

function roundedBy(toWhole: (scaled: number) => number, value: number, digits: number): number {
  const places = digitsFrom(digits);
  const scale = 10 ** Math.abs(places);
  if (places < 0) return times(toWhole(value / scale), scale);
  const scaled = value * scale;
  // With 15 digits before the decimal point, a decimal of 15 digits has none after it; its product may have.
  const isRounded = Number.isInteger(value) || (Math.abs(scaled) >= 1e14 && Number(value.toPrecision(15)) === value);
  return (isRounded ? value : toWhole(scaled) / scale) + 0;
}

const groupsOfThree = ['', 'thousands', 'millions', 'billions'];

/** What a number is rounded to: 2 is '2 decimals', 0 'a whole number', -1 'tens', -5 'hundreds of thousands'. */
export function roundedPlace(number: number): string {
  const digits = digitsFrom(number);
  if (digits > 0) return quantity(digits, 'decimals');
  const unit = ['', 'tens', 'hundreds'][-digits % 3]!;
  const group = groupsOfThree[Math.floor(-digits / 3)]!;
  return [unit, group].filter((word) => word !== '').join(' of ') || 'a whole number';
}
