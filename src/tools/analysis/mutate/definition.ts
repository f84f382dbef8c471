/**
 * The mutation of one definition with its cases.
 * ```
 * mutants ─▶ refused by the checks? ─▶ noticed by a case? ─▶ the same for all answers? ─▶ survived, with a case that would notice
 * ```
 */
import {type Diagnostic, hasErrors} from '../../../engine/diagnostics/diagnostic.ts';
import type {SourceFile} from '../../../engine/diagnostics/source.ts';
import {readCases} from '../../../engine/definition/cases.ts';
import {runCases} from '../../../engine/cases/run.ts';
import {compile} from '../../../engine/compile.ts';
import {read} from '../../../engine/yaml/read.ts';
import {versionOf} from './difference.ts';
import {testMutant, type MutationReport, survivorOf} from './report.ts';
import {mutantsOf} from './mutants.ts';
import {asYaml, merge, type Suggestion} from './suggestion.ts';

/** A definition with its cases file. */
export interface Pair {
  readonly definition: SourceFile;
  readonly cases: SourceFile;
}

/** @throws Error where the definition has errors or a case fails already: a mutant could not be noticed then */
export function mutate({definition, cases: casesSource}: Pair): MutationReport {
  const problems: Diagnostic[] = [];
  const report = (problem: Diagnostic): void => void problems.push(problem);
  const {diagnostics, model} = compile(definition);
  const tree = read(definition, report);
  const casesTree = read(casesSource, report);
  if (hasErrors(diagnostics) || model === undefined || tree === undefined || casesTree === undefined)
    throw new Error(`${definition.path} or its cases have errors: run 'npm run check' first.`);
  const cases = readCases(casesTree);
  const original = versionOf(model);
  runCases(cases, original, report);
  if (problems.length > 0) throw new Error(`A case of ${definition.path} fails already: run 'npm run check' first.`);

  const results = mutantsOf(tree, model).map((mutant) => ({mutant, ...testMutant(mutant, original, cases)}));
  const count = (fate: (typeof results)[number]['fate']): number => results.filter((each) => each.fate === fate).length;
  const survived = results.flatMap((each) => (each.fate === 'survived' ? [each] : []));
  const survivors = [
    ...results.filter(({fate}) => fate === 'unproven').map(({mutant}) => survivorOf(mutant, undefined)),
    ...[...new Set(survived.map(({suggestion}) => answersKey(suggestion)))].flatMap((answers) => {
      const group = survived.filter(({suggestion}) => answersKey(suggestion) === answers);
      const caseText = asYaml(group.map(({suggestion}) => suggestion).reduce(merge), cases);
      return group.map(({mutant}) => survivorOf(mutant, caseText));
    }),
  ];
  return {
    id: model.definition.id,
    file: definition.path,
    mutants: count('noticed') + survivors.length,
    noticed: count('noticed'),
    equivalent: count('equivalent'),
    refused: count('refused'),
    survivors,
  };
}

/** Survivors with the same key share one suggested case. */
const answersKey = ({person, but, today}: Suggestion): string => JSON.stringify([person, but, today]);
