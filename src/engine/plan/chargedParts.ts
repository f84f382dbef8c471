/** A progressive rate: the parts of a number, each with what is charged on it. */
import {share} from '../runtime/arithmetic.ts';
import type {NumberFormat, RuleRow} from './derived.ts';
import {percent} from '../runtime/formats.ts';
import {apportioned} from '../runtime/shownFigures.ts';

/** A part of a number, with its texts: 20% of the next £37,700 is £7,540. */
export interface ChargedPart {
  readonly rate: string;
  readonly part: string;
  readonly charge: string;
  /** The row of the rules with the rate, if the page shows it. */
  readonly rule?: RuleRow | undefined;
}

/**
 * @param reached the part of the number in each bracket, with its percentage and row; undefined for brackets that the
 *   number does not reach
 * @param decimals how many decimals a charge shows
 */
export function chargedParts(
  reached: readonly (readonly [part: number, rate: number, rule?: RuleRow] | undefined)[],
  formatPart: NumberFormat,
  formatCharge: NumberFormat,
  decimals: number,
): readonly ChargedPart[] {
  const charged = reached.filter((bracket) => bracket !== undefined);
  const charges = apportioned(
    charged.map(([part, rate]) => share(part, rate)),
    decimals,
  );
  return charged.map(([part, rate, rule], index) => ({
    rate: percent(rate),
    part: formatPart(part),
    charge: formatCharge(charges[index]!),
    rule,
  }));
}
