/**
 * The mutation of one definition with its cases.
 * ```
 * mutants ─▶ refused by the checks? ─▶ noticed by a case? ─▶ the same for all answers? ─▶ alive, with a case that would notice
 * ```
 */
import {type Diagnostic, hasErrors} from '../../../engine/diagnostics/diagnostic.ts';
import type {SourceFile} from '../../../engine/diagnostics/source.ts';
import {readCases} from '../../../engine/definition/cases.ts';
import {runCases} from '../../../engine/cases/run.ts';
import {compile} from '../../../engine/compile.ts';
import {read} from '../../../engine/yaml/read.ts';
import {versionOf} from './difference.ts';
import {examine, type MutationReport, survivorOf} from './report.ts';
import {mutantsOf} from './mutants.ts';
import {asYaml, merged, type Suggestion} from './suggestion.ts';

/** A definition and the cases beside it. */
export interface Pair {
  readonly definition: SourceFile;
  readonly cases: SourceFile;
}

/** @throws Error where the definition has errors or a case fails already, since then nothing can be noticed */
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

  const found = mutantsOf(tree, model).map((mutant) => ({mutant, ...examine(mutant, original, cases)}));
  const count = (fate: (typeof found)[number]['fate']): number => found.filter((each) => each.fate === fate).length;
  const alive = found.flatMap((each) => (each.fate === 'alive' ? [each] : []));
  const survivors = [
    ...found.filter(({fate}) => fate === 'unproven').map(({mutant}) => survivorOf(mutant, undefined)),
    ...[...new Set(alive.map(({suggestion}) => answersOf(suggestion)))].flatMap((answers) => {
      const group = alive.filter(({suggestion}) => answersOf(suggestion) === answers);
      const written = asYaml(group.map(({suggestion}) => suggestion).reduce(merged), cases);
      return group.map(({mutant}) => survivorOf(mutant, written));
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

/** One case notices all that the same answers tell apart. */
const answersOf = ({person, but, today}: Suggestion): string => JSON.stringify([person, but, today]);
