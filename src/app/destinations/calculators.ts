/** Every calculator that accepts a profile, as one chunk that only the destinations page fetches. */
import type {ServedProfile} from '../calculator/servedCalculator.ts';

const modules = import.meta.glob<Partial<ServedProfile>>(
  ['/calculators/*/*.yaml', '!**/*.cases.yaml', '!**/shared/*'],
  {query: '?profile', eager: true},
);

export const destinations: readonly ServedProfile[] = Object.values(modules).filter(
  (module): module is ServedProfile => module.answersOf !== undefined,
);
