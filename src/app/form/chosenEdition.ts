/**
 * The edition that a visitor has chosen in place of that of the pages, for the next calculator that they open. It goes with the document:
 * nothing keeps it (decision 023).
 */
import {type Edition, editions} from '../../engine/results/editions.ts';

let chosen: Edition | undefined;

export const chosenEdition = (): Edition | undefined => chosen;

/** @param rules the name of those that were chosen; those of a day, or figures put in by hand, are of one calculator only */
export function chooseEdition(rules: string | undefined): void {
  if (rules === undefined || Object.hasOwn(editions, rules)) chosen = rules as Edition | undefined;
}
