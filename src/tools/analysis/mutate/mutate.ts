/**
 * The mutation of one definition with its cases.
 * ```
 * mutants ─▶ do not compile? ─▶ noticed by a case? ─▶ the same for all answers? ─▶ survived, with a case that would notice
 * ```
 */
import {hasErrors, type Diagnostic, type Report} from '../../../engine/diagnostics/diagnostic.ts';
import {positionAt, type SourceFile} from '../../../engine/diagnostics/source.ts';
import {readCases, type Cases} from '../../../engine/definition/cases.ts';
import {runCases} from '../../../engine/project/cases.ts';
import {compileToModel} from '../../../engine/compile.ts';
import {read} from '../../../engine/yaml/read.ts';
import {calculationOf, findDifference, type Calculation} from './difference.ts';
import {operators, type Mutant} from './mutant.ts';
import {mutantsOf} from './mutants.ts';
import {answersOfPeople, asYaml, merge, suggest, type Suggestion} from './suggestion.ts';

export interface DefinitionWithCases {
  readonly definition: SourceFile;
  readonly cases: SourceFile;
}

export interface MutationReport {
  readonly id: string;
  readonly file: string;
  /** Changes that make a difference for some answers, or may make one; the score counts these. */
  readonly mutants: number;
  readonly noticed: number;
  /** Proven to change no answer. */
  readonly equivalent: number;
  /** Do not compile, so no case is needed. */
  readonly refused: number;
  readonly survivors: readonly Survivor[];
}

export interface Survivor {
  readonly operator: string;
  readonly file: string;
  readonly line: number;
  readonly column: number;
  /** 'no case notices if 65 becomes 66 (passMark)' */
  readonly message: string;
  /** A case that would notice, as YAML; missing where no difference was found among those searched. */
  readonly case?: string;
}

/** @throws Error where the definition has errors or a case already fails: no mutant could be noticed then */
export function mutate({definition, cases: casesSource}: DefinitionWithCases): MutationReport {
  const problems: Diagnostic[] = [];
  const report: Report = (problem) => void problems.push(problem);
  const {diagnostics, model} = compileToModel(definition);
  const tree = read(definition, report);
  const casesTree = read(casesSource, report);
  if (hasErrors(diagnostics) || model === undefined || tree === undefined || casesTree === undefined)
    throw new Error(`${definition.path} or its cases have errors: run 'npm run check' first.`);
  const cases = readCases(casesTree);
  const original = calculationOf(model);
  runCases(cases, original, report);
  if (problems.length > 0) throw new Error(`A case of ${definition.path} already fails: run 'npm run check' first.`);

  const results = mutantsOf(tree, model).map((mutant) => ({mutant, ...testMutant(mutant, original, cases)}));
  const count = (status: MutantStatus['status']): number => results.filter((result) => result.status === status).length;
  const survived = results.filter((result) => result.status === 'survived');
  const survivors = [
    ...results.filter(({status}) => status === 'unproven').map(({mutant}) => survivorOf(mutant)),
    ...[...new Set(survived.map(answersKey))].flatMap((key) => {
      const group = survived.filter((result) => answersKey(result) === key);
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
const answersKey = ({suggestion: {person, but, today}}: {readonly suggestion: Suggestion}): string =>
  JSON.stringify([person, but, today]);

function survivorOf({operator, place, from, to, owner}: Mutant, caseText?: string): Survivor {
  const where = owner === undefined ? '' : ` (${owner})`;
  return {
    operator,
    file: place.source.path,
    ...positionAt(place.source, place.start),
    message: `no case notices if ${operators[operator](from, to)}${where}`,
    ...(caseText === undefined ? {} : {case: caseText}),
  };
}

/**
 * refused: does not compile · noticed: by a case · equivalent: proven to change no result · unproven: no difference was found, but not
 * every answer set was searched · survived: changes a result that no case compares
 */
type MutantStatus =
  | {readonly status: 'refused' | 'noticed' | 'equivalent' | 'unproven'}
  | {readonly status: 'survived'; readonly mutant: Mutant; readonly suggestion: Suggestion};

/** Tries a mutant, and where it is equivalent, the same change in larger steps. */
function testMutant(mutant: Mutant, original: Calculation, cases: Cases): MutantStatus {
  const first = testStep(mutant, original, cases);
  if (first.status !== 'equivalent') return first;
  for (const larger of mutant.largerSteps ?? []) {
    const next = testStep(larger, original, cases);
    if (next.status === 'refused') break;
    if (next.status !== 'equivalent') return next;
  }
  return first;
}

function testStep(mutant: Mutant, original: Calculation, cases: Cases): MutantStatus {
  const model = mutant.model();
  if (model === undefined) return {status: 'refused'};
  const changed = calculationOf(model);
  if (changed.code === original.code) return {status: 'equivalent'};
  if (isNoticed(changed, cases)) return {status: 'noticed'};
  const people = answersOfPeople(cases).map(({answers}) => answers);
  const {difference, isComplete} = findDifference(original, changed, mutant.owner, people);
  if (difference !== undefined)
    return {status: 'survived', mutant, suggestion: suggest(cases, original, changed, difference)};
  return {status: isComplete ? 'equivalent' : 'unproven'};
}

function isNoticed(changed: Calculation, cases: Cases): boolean {
  let isFailing = false;
  runCases(cases, changed, () => {
    isFailing = true;
  });
  return isFailing;
}
