/** The diffs of many definitions, compared in worker threads. */
import {runInPool} from '../../workers/pool.ts';
import {diffBehaviour, diffDefinition, type DefinitionDiff, type VersionPair} from './diff.ts';

/**
 * Results are compared in worker threads: millions of changed answer sets take seconds.
 * @param onDone called after each pair
 * @returns in the order of the pairs
 */
export async function diffDefinitions(
  pairs: readonly VersionPair[],
  onDone: (pair: VersionPair) => void,
): Promise<readonly DefinitionDiff[]> {
  // Starting a thread takes longer than comparing most definitions.
  if (pairs.length === 1) return pairs.map((pair) => diffDefinition(pair));
  const outcomes = await runInPool(new URL('diff.ts', import.meta.url), diffBehaviour, pairs, textLength, onDone);
  return pairs.map((pair, index) => {
    const outcome = outcomes[index]!;
    return diffDefinition(pair, () => {
      if ('problem' in outcome) throw new Error(outcome.problem);
      return outcome.done!;
    });
  });
}

const textLength = ({after}: VersionPair): number => after.text.length;
