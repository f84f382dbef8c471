import {inThreads, type Outcome} from '../threads.ts';
import type {Pair} from './definition.ts';
import type {MutationReport} from './report.ts';

/**
 * Mutates definitions beside each other.
 * @param onReport called after each definition
 * @returns in the order of the pairs
 */
export function mutateAll(pairs: readonly Pair[], onReport: () => void): Promise<readonly Outcome<MutationReport>[]> {
  const file = new URL('worker.ts', import.meta.url);
  return inThreads<Pair, MutationReport>(file, pairs, ({definition}) => definition.text.length, onReport);
}
