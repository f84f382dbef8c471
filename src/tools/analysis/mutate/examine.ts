/** What becomes of a mutant: refused by the checks, noticed by a case, proven to change nothing, or alive. */
import type {Diagnostic} from '../../../engine/diagnostics/diagnostic.ts';
import {runCases} from '../../../engine/cases/run.ts';
import type {Cases} from '../../../engine/definition/cases.ts';
import {versionOf, type Version} from './calculation.ts';
import {findDifference} from './difference.ts';
import type {Mutant} from './mutant.ts';
import {peopleOf, suggest, type Suggestion} from './suggestion.ts';

/** `unproven`: no difference was found, but not every answer set could be looked at. */
export type Fate =
  | {readonly fate: 'refused' | 'noticed' | 'equivalent' | 'unproven'}
  | {readonly fate: 'alive'; readonly mutant: Mutant; readonly suggestion: Suggestion};

/** A figure that makes no difference one step on is looked at further on. */
export function examine(mutant: Mutant, original: Version, cases: Cases): Fate {
  const found = examineOne(mutant, original, cases);
  if (found.fate !== 'equivalent') return found;
  for (const further of mutant.further ?? []) {
    const next = examineOne(further, original, cases);
    if (next.fate === 'refused') break;
    if (next.fate !== 'equivalent') return next;
  }
  return found;
}

function examineOne(mutant: Mutant, original: Version, cases: Cases): Fate {
  const model = mutant.model();
  if (model === undefined) return {fate: 'refused'};
  const changed = versionOf(model);
  if (changed.code === original.code) return {fate: 'equivalent'};
  if (isNoticed(changed, cases)) return {fate: 'noticed'};
  const people = peopleOf(cases).map(({answers}) => answers);
  const {difference, complete} = findDifference(original, changed, mutant.owner, people);
  if (difference !== undefined)
    return {fate: 'alive', mutant, suggestion: suggest(cases, original, changed, difference)};
  return {fate: complete ? 'equivalent' : 'unproven'};
}

function isNoticed(changed: Version, cases: Cases): boolean {
  const problems: Diagnostic[] = [];
  runCases(cases, changed, (problem) => void problems.push(problem));
  return problems.length > 0;
}
