import type {Currencies} from '../../definition/currencies.ts';
import type {Rates} from '../../functions/profile.ts';

/** The rates alone, as a salary is converted by them. */
export function ratesOf({currencies}: Currencies): Rates {
  return Object.fromEntries(Object.entries(currencies).map(([code, {perDollar}]) => [code, perDollar]));
}
