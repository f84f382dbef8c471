/**
 * A rule change as data:
 * ```
 * two sources ─▶ versions with the same names ─┬─▶ changed rules
 *                                              └─▶ changed results, over all answer sets
 * ```
 */
import {calculationKey} from '../../../engine/program/parts.ts';
import type {Diagnostic} from '../../../engine/diagnostics/diagnostic.ts';
import type {CalendarDay} from '../../../engine/runtime/calendar.ts';
import type {DatedAnswers} from '../answerSets.ts';
import {guarded} from '../../../engine/diagnostics/internalError.ts';
import type {SourceFile} from '../../../engine/diagnostics/source.ts';
import {compareBehaviour} from './behaviour.ts';
import type {BehaviourDiff} from './changeCollector.ts';
import {type FormChange, formChanges} from './formChanges.ts';
import {type OrderChange, orderChanges} from './orderChanges.ts';
import {type PageTextChange, pageTextChanges} from './pageTexts.ts';
import type {Rename} from './renames.ts';
import {type ResultKeyChange, resultKeyChanges} from './resultKeys.ts';
import {alignVersions, daysOfPages, editionsOf, type Versions} from './versions.ts';
import {ruleChangesBetween, type RuleChange} from './ruleChanges.ts';

export type DefinitionDiff =
  | {readonly kind: 'added' | 'removed'; readonly id: string}
  /** A version does not compile, or the comparison failed by a mistake of the tool. */
  | {readonly kind: 'broken'; readonly id: string; readonly errors: readonly Diagnostic[]}
  | ChangedDefinition;

export interface ChangedDefinition {
  readonly kind: 'changed';
  readonly id: string;
  readonly versions: Versions;
  readonly renames: readonly Rename[];
  readonly rules: readonly RuleChange[];
  readonly resultKeys: readonly ResultKeyChange[];
  readonly form: readonly FormChange[];
  readonly texts: readonly PageTextChange[];
  readonly order: readonly OrderChange[];
  /** Undefined if the generated code of the calculation is the same. */
  readonly behaviour?: BehaviourDiff;
}

/** Two versions of a definition. */
export interface VersionPair {
  readonly id: string;
  readonly before: SourceFile;
  readonly after: SourceFile;
  /** The days of the rules of both, where they are the same definition in two editions; '' for the first figures. */
  readonly editions?: readonly [before: CalendarDay, after: CalendarDay];
  /** The answers of the cases of `after`, with which a sample begins. */
  readonly cases?: readonly DatedAnswers[];
}

const versionsOf = ({id, before, after, editions}: VersionPair): Versions | readonly Diagnostic[] =>
  editions === undefined ? alignVersions(id, before, after) : editionsOf(after, editions);

/**
 * After an error that anything throws by mistake the definition is broken, and others can go on.
 * @param behaviour compares the results of both versions
 */
export function diffDefinition(
  pair: VersionPair,
  behaviour: (versions: Versions) => BehaviourDiff = (versions) =>
    compareBehaviour(versions, {cases: pair.cases ?? []}),
): DefinitionDiff {
  return guarded(
    pair.after,
    () => diffWith(pair, behaviour),
    (error) => ({kind: 'broken', id: pair.id, errors: [error]}),
  );
}

/** Runs in a worker thread. @returns undefined if a version does not compile, or the code of the calculation is the same */
export function diffBehaviour(pair: VersionPair): BehaviourDiff | undefined {
  const versions = versionsOf(pair);
  return 'after' in versions && !isSameCalculation(versions)
    ? compareBehaviour(versions, {cases: pair.cases ?? []})
    : undefined;
}

function diffWith(pair: VersionPair, behaviour: (versions: Versions) => BehaviourDiff): DefinitionDiff {
  const {id} = pair;
  const versions = versionsOf(pair);
  if (!('after' in versions)) return {kind: 'broken', id, errors: versions};
  const days = daysOfPages(versions);
  const parts = {
    renames: versions.renames,
    rules: ruleChangesBetween(versions),
    resultKeys: resultKeyChanges(versions),
    form: formChanges(versions, days),
    texts: pageTextChanges(versions, days),
    order: orderChanges(versions, days),
  };
  const changed = isSameCalculation(versions) ? {} : {behaviour: behaviour(versions)};
  return {kind: 'changed', id, versions, ...parts, ...changed};
}

/** Whether nothing differs for visitors, programs or editors but comments and layout, also in the shared data that both versions use. */
export function isSameDefinition(diff: DefinitionDiff): boolean {
  if (diff.kind !== 'changed') return false;
  const {renames, rules, resultKeys, form, texts, order, behaviour} = diff;
  const found = [renames, rules, resultKeys, form, texts, order];
  return found.every(({length}) => length === 0) && (behaviour === undefined || behaviour.changed === 0);
}

const isSameCalculation = ({before, after}: Versions): boolean =>
  calculationKey(before.model) === calculationKey(after.model);
