import type {Currencies} from '../content/siteFiles.ts';
import type {ServedProfile} from '../calculator/servedCalculator.ts';
import {type Destination, destinationOf, inOrder} from './destinations.ts';
import {ratesOf, type Profile} from './profile.ts';
import type {CalendarDay} from '../../engine/runtime/calendar.ts';

/** Milliseconds after which to yield to the browser. */
const LONGEST_TASK = 30;

interface Around {
  readonly currencies: Currencies;
  readonly today: CalendarDay;
}

/** Evaluates every calculator for a profile, yielding to the browser in between. */
export async function findDestinations(
  calculators: readonly ServedProfile[],
  profile: Profile,
  {currencies, today}: Around,
): Promise<readonly Destination[]> {
  const surroundings = {rates: ratesOf(currencies), today};
  const destinations: Destination[] = [];
  let since = performance.now();
  for (const calculator of calculators) {
    if (performance.now() - since > LONGEST_TASK) {
      await new Promise((resolve) => setTimeout(resolve));
      since = performance.now();
    }
    destinations.push(destinationOf(calculator, profile, surroundings));
  }
  return inOrder(destinations, profile);
}
