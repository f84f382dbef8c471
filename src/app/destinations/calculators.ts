/** Every calculator that accepts a profile. Only the destinations page fetches them, all in one script. */
import {fetchProfiles} from 'virtual:profiles';
import {fetchProfileParts} from '../calculator/parts.ts';
import type {ServedProfile} from '../calculator/servedCalculator.ts';

export async function fetchDestinations(): Promise<readonly ServedProfile[]> {
  return fetchProfileParts(fetchProfiles);
}
