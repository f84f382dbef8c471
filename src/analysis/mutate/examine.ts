/** What becomes of a mutant: refused by the checks, noticed by a case, proven to change nothing, or alive. */
import type {Diagnostic} from '../../diagnostics/diagnostic.ts';
import {runCases} from '../../compiler/cases/run.ts';
import {loadCalculation} from '../../compiler/compile.ts';
import {emitCalculation} from '../../compiler/emit/emit.ts';
import type {Model} from '../../compiler/model.ts';
import type {Cases} from '../../definition/cases.ts';
import {findDifference, type Version} from './difference.ts';
import type {Mutant} from './mutant.ts';
import {peopleOf, suggest, type Suggestion} from './suggestion.ts';

/** `unproven`: no difference was found, but not every answer set could be looked at. */
export type Fate =
  | {readonly fate: 'refused' | 'noticed' | 'equivalent' | 'unproven'}
  | {readonly fate: 'alive'; readonly mutant: Mutant; readonly suggestion: Suggestion};

export interface Original extends Version {
  readonly code: string;
  readonly cases: Cases;
}

export function originalOf(model: Model, cases: Cases): Original {
  const code = emitCalculation(model);
  return {model, code, cases, calculate: loadCalculation(code).calculate};
}

/** A figure that makes no difference one step on is looked at further on. */
export function examine(mutant: Mutant, original: Original): Fate {
  const found = examineOne(mutant, original);
  if (found.fate !== 'equivalent') return found;
  for (const further of mutant.further ?? []) {
    const next = examineOne(further, original);
    if (next.fate === 'refused') break;
    if (next.fate !== 'equivalent') return next;
  }
  return found;
}

function examineOne(mutant: Mutant, original: Original): Fate {
  const model = mutant.model();
  if (model === undefined) return {fate: 'refused'};
  const code = emitCalculation(model);
  if (code === original.code) return {fate: 'equivalent'};
  const changed: Version = {model, calculate: loadCalculation(code).calculate};
  if (isNoticed(changed, original.cases)) return {fate: 'noticed'};
  const people = peopleOf(original.cases).map(({answers}) => answers);
  const {difference, complete} = findDifference(original, changed, mutant.owner, people);
  if (difference !== undefined)
    return {fate: 'alive', mutant, suggestion: suggest(original.cases, original, changed, difference)};
  return {fate: complete ? 'equivalent' : 'unproven'};
}

function isNoticed(changed: Version, cases: Cases): boolean {
  const problems: Diagnostic[] = [];
  runCases(cases, changed, (problem) => void problems.push(problem));
  return problems.length > 0;
}
