/** A progressive rate in an emitted `explain`: the parts of a number, each with what is charged on it. */
import {share} from './arithmetic.ts';
import type {NumberFormat, RuleRow} from './explanation.ts';
import {percent} from './formats.ts';

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
 */
export function chargedParts(
  reached: readonly (readonly [part: number, rate: number, rule?: RuleRow] | undefined)[],
  formatPart: NumberFormat,
  formatCharge: NumberFormat,
): readonly ChargedPart[] {
  return reached.flatMap((bracket) => {
    if (bracket === undefined) return [];
    const [part, rate, rule] = bracket;
    return [{rate: percent(rate), part: formatPart(part), charge: formatCharge(share(part, rate)), rule}];
  });
}
