import type {Currencies} from '../content/siteFiles.ts';
import type {Rates} from '../../engine/runtime/profile.ts';

/** The rates alone, as a salary is converted by them. */
export function ratesOf({currencies}: Currencies): Rates {
  return Object.fromEntries(Object.entries(currencies).map(([code, {perDollar}]) => [code, perDollar]));
}
