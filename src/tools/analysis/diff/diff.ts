/**
 * A rule change as data:
 * ```
 * two sources ─▶ versions, with the same names ─┬─▶ what is written otherwise
 *                                               └─▶ what every answer set gives, before and after
 * ```
 */
import {hasErrors, type Diagnostic} from '../../../engine/diagnostics/diagnostic.ts';
import type {SourceFile} from '../../../engine/diagnostics/source.ts';
import {runInPool} from '../../workers/pool.ts';
import {behaviourOf, type Behaviour} from './behaviour.ts';
import type {Rename} from './renames.ts';
import {ruleChangesOf, type RuleChange} from './ruleChanges.ts';
import {versionsOf, type Versions} from './version.ts';

export type Difference =
  | {readonly kind: 'added' | 'removed'; readonly id: string}
  /** A version that does not compile. */
  | {readonly kind: 'broken'; readonly id: string; readonly errors: readonly Diagnostic[]}
  | {
      readonly kind: 'changed';
      readonly id: string;
      readonly versions: Versions;
      readonly renames: readonly Rename[];
      readonly rules: readonly RuleChange[];
      /** Undefined where the calculation is the very same, to the letter. */
      readonly behaviour?: Behaviour;
    };

/** Two versions of a definition. */
export interface Pair {
  readonly id: string;
  readonly before: SourceFile;
  readonly after: SourceFile;
}

export function differenceOf(pair: Pair): Difference {
  return differenceWith(pair, behaviourOf);
}

/**
 * The differences of many definitions. What answers give is worked out in threads: it takes seconds where all of some
 * millions of answer sets change.
 * @param onDifference called with each pair that is done
 * @returns in the order of the pairs
 */
export async function differencesOf(
  pairs: readonly Pair[],
  onDifference: (pair: Pair) => void,
): Promise<readonly Difference[]> {
  // A thread takes longer to begin than most definitions take.
  if (pairs.length === 1) return pairs.map(differenceOf);
  const outcomes = await runInPool(import.meta.url, behaviourBetween, pairs, lengthOf, onDifference);
  return pairs.map((pair, index) => {
    const outcome = outcomes[index]!;
    if ('problem' in outcome) throw new Error(`${pair.id}: ${outcome.problem}`);
    return differenceWith(pair, () => outcome.done!);
  });
}

const lengthOf = ({after}: Pair): number => after.text.length;

/** What every answer set gives; undefined where a version does not compile or the calculation is the same, to the letter. */
export function behaviourBetween(pair: Pair): Behaviour | undefined {
  const difference = differenceOf(pair);
  return difference.kind === 'changed' ? difference.behaviour : undefined;
}

function differenceWith({id, before, after}: Pair, behaviour: (versions: Versions) => Behaviour): Difference {
  const versions = versionsOf(id, before, after);
  if (!('after' in versions)) return {kind: 'broken', id, errors: versions.filter((each) => hasErrors([each]))};
  const {renames} = versions;
  const rules = ruleChangesOf(versions);
  const unchanged = calculationOf(versions.before.body) === calculationOf(versions.after.body);
  return {kind: 'changed', id, versions, renames, rules, ...(unchanged ? {} : {behaviour: behaviour(versions)})};
}

/** All of the code that decides a result and its card. */
function calculationOf(body: string): string {
  const [data = '', rest = ''] = body.split(/^(?=function calculate\()/m);
  const calculation = rest.split(/^(?=(?:function page\(|const page\$ = ))/m)[0]!;
  return [data.replace(/^const rulesHash = .*$/m, ''), calculation].join('\n');
}
