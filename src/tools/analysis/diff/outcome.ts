/** What a comparison shows as a whole, and how sure that is. */
import type {BehaviourDiff} from './changeCollector.ts';
import type {DefinitionDiff} from './diff.ts';

/** From the most to the least serious: what cannot be compared hides everything else. */
export const outcomes = ['broken', 'changed', 'sampled', 'same'] as const;

/**
 * `same`: proven that no answer changes; `sampled`: no change was found, but not everything was compared; `changed`: answers change, or
 * keys under which programs read them.
 */
export type Outcome = (typeof outcomes)[number];

/** Nothing is proven where the space was sampled, or its regions are not all known. */
export function isProven({space, visited}: Pick<BehaviourDiff, 'space' | 'visited'>): boolean {
  return space.incomplete.length === 0 && visited >= space.size;
}

/** The most serious outcome of all definitions. */
export function outcomeOf(diffs: readonly DefinitionDiff[]): Outcome {
  const found = new Set(diffs.map(outcomeOfOne));
  return outcomes.find((outcome) => found.has(outcome)) ?? 'same';
}

export function outcomeOfOne(diff: DefinitionDiff): Outcome {
  if (diff.kind === 'broken') return 'broken';
  // A new calculator changes no answer that anybody has got.
  if (diff.kind !== 'changed') return diff.kind === 'added' ? 'same' : 'changed';
  const {behaviour, resultKeys} = diff;
  if (resultKeys.length > 0 || (behaviour?.changed ?? 0) > 0) return 'changed';
  return behaviour === undefined || isProven(behaviour) ? 'same' : 'sampled';
}
