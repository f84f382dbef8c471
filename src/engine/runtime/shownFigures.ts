/**
 * Figures as they are shown: rounded, but so that parts add up to their total, and that two figures of which one is larger never
 * look the same. The results for programs keep every decimal.
 */
import {compare, floor, minus, plus, round} from './arithmetic.ts';
import {amount, decimalsOf, inUnit, isCurrency} from './formats.ts';

/** How many decimals of a figure are shown: those of its currency, or 4 of a figure that was worked out. */
export const decimalsShown = (unit: string | undefined): number => (isCurrency(unit) ? decimalsOf(unit!) : 4);

/** The figure as shown in its unit. */
export const roundedInUnit = (value: number, unit: string | undefined): number => round(value, decimalsShown(unit));

/**
 * The parts of a sum, rounded to so many decimals, that add up to the rounded sum. All are rounded down; then the parts that
 * lost most get one more in their last decimal, the first of them where several lost the same.
 */
export function apportioned(parts: readonly number[], decimals: number): readonly number[] {
  const scale = 10 ** decimals;
  // Above this, a number has no cents that could be missing.
  if (parts.some((part) => Math.abs(part) * scale > Number.MAX_SAFE_INTEGER)) return parts;
  const lowest = parts.map((part) => floor(part * scale));
  const total = round(parts.reduce(plus, 0) * scale);
  const missing = total - lowest.reduce((sum, part) => sum + part, 0);
  const lost = parts.map((part, index) => part * scale - lowest[index]!);
  const raised = new Set([...lost.keys()].toSorted((one, other) => lost[other]! - lost[one]!).slice(0, missing));
  return lowest.map((part, index) => (part + Number(raised.has(index))) / scale);
}

/** One part of a sum as shown. */
export const partOf = (index: number, decimals: number, ...parts: readonly number[]): number =>
  apportioned(parts, decimals)[index]!;

const MOST_DECIMALS = 10;

/** With how many decimals a figure and those that it is compared with are shown, so that different ones look different. */
export function decimalsApart(value: number, others: readonly number[], decimals: number): number {
  const looksRight = (digits: number): boolean =>
    others.every((other) => {
      const [real, seen] = [compare(value, other), compare(round(value, digits), round(other, digits))];
      return Math.sign(real) === Math.sign(seen);
    });
  let digits = decimals;
  while (digits < MOST_DECIMALS && !looksRight(digits)) digits++;
  return digits;
}

/** A figure in its unit that others on the card are compared with: with more decimals if it would look like one of them. */
export function apartInUnit(value: number, unit: string | undefined, ...others: readonly number[]): string {
  if (!isCurrency(unit)) return inUnit(value, unit);
  const usual = decimalsOf(unit!);
  const decimals = decimalsApart(value, others, usual);
  return decimals === usual ? amount(value, unit!) : longAmount(value, unit!, decimals);
}

/** An amount with more decimals than its currency has. */
export function longAmount(value: number, currency: string, decimals: number): string {
  const style = {
    style: 'currency',
    currency,
    maximumFractionDigits: decimals,
    trailingZeroDisplay: 'stripIfInteger',
  } as const;
  return new Intl.NumberFormat('en', style).format(round(value, decimals));
}

/** The difference of two figures as they are shown. */
export const shownDifference = (to: number, from: number, unit: string | undefined): number =>
  minus(roundedInUnit(to, unit), roundedInUnit(from, unit));

/** How far a figure is from another, without a sign: never 0 if they differ. */
export function distanceInUnit(value: number, other: number, unit: string | undefined): string {
  const usual = decimalsShown(unit);
  const decimals = decimalsApart(value, [other], usual);
  const distance = Math.abs(minus(round(value, decimals), round(other, decimals)));
  return isCurrency(unit) && decimals > usual ? longAmount(distance, unit!, decimals) : inUnit(distance, unit);
}
