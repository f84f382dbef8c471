/** What the analysis and the mutation say of a calculator, in short. */
import {analyse} from '../../analysis/analyse.ts';
import {mutate} from '../../analysis/mutate/definition.ts';
import type {AnalysisSummary, MutationSummary} from '../data.ts';
import type {Entry} from './library.ts';
import {lineOf} from './lines.ts';

/** Null where the definition has errors. */
export function analysisOf({sound}: Entry): AnalysisSummary | null {
  if (sound === undefined) return null;
  const {space, visited, findings} = analyse(sound.model);
  return {
    answerSets: space.size,
    visited,
    findings: findings.map(({place, message, hint, example}) => ({
      line: lineOf(place),
      message,
      hint,
      ...(example === undefined ? {} : {answers: example.answers, today: example.today}),
    })),
  };
}

/** Null where the definition or its cases have errors, or a case fails: nothing can be noticed then. */
export function mutationOf({source, casesSource, diagnostics}: Entry): MutationSummary | null {
  if (casesSource === undefined || diagnostics.some(({severity}) => severity === 'error')) return null;
  const {mutants, noticed, survivors} = mutate({definition: source, cases: casesSource});
  return {
    mutants,
    noticed,
    survivors: survivors.map(({line, message, case: written}) => ({line, message, hint: written ?? ''})),
  };
}
