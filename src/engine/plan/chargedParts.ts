/** A progressive rate: the parts of a number, each with what is charged on it. */
import {share} from '../runtime/arithmetic.ts';
import type {ChargedPart, RuleRow} from './derived.ts';
import type {NumberFormat} from './workedOut.ts';
import {percent} from '../runtime/formats.ts';
import {apportioned} from '../runtime/shownFigures.ts';

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
