/**
 * A rule change as data:
 * ```
 * two sources ─▶ versions, with the same names ─┬─▶ what is written otherwise
 *                                               └─▶ what every answer set gives, before and after
 * ```
 */
import {hasErrors, type Diagnostic} from '../../diagnostics/diagnostic.ts';
import type {SourceFile} from '../../diagnostics/source.ts';
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

export function differenceOf(id: string, before: SourceFile, after: SourceFile): Difference {
  const versions = versionsOf(id, before, after);
  if (!('after' in versions)) return {kind: 'broken', id, errors: versions.filter((each) => hasErrors([each]))};
  const {renames} = versions;
  const rules = ruleChangesOf(versions);
  const unchanged = calculationOf(versions.before.body) === calculationOf(versions.after.body);
  return {kind: 'changed', id, versions, renames, rules, ...(unchanged ? {} : {behaviour: behaviourOf(versions)})};
}

/** All of the code that decides a result and its card. */
function calculationOf(body: string): string {
  const [data = '', rest = ''] = body.split(/^(?=function calculate\()/m);
  const calculation = rest.split(/^(?=(?:function page\(|const page\$ = ))/m)[0]!;
  return [data.replace(/^const rulesHash = .*$/m, ''), calculation].join('\n');
}
