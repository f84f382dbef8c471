/**
 * The mutation of one definition with its cases.
 * ```
 * mutants ─▶ do not compile? ─▶ noticed by a case? ─▶ the same for all answers? ─▶ survived, with a case that would notice
 * ```
 */
import {hasErrors, type Diagnostic, type Report} from '../../../engine/diagnostics/diagnostic.ts';
import {positionAt, type SourceFile} from '../../../engine/diagnostics/source.ts';
import {readCases, type Cases} from '../../../engine/language/definition/cases.ts';
import {itemFieldsOf} from '../../../engine/project/caseAnswers.ts';
import {casesPass, runCases} from '../../../engine/project/cases.ts';
import {validateCases} from '../../../engine/project/casesFile.ts';
import {compileToModel} from '../../../engine/compile.ts';
import {read} from '../../../engine/language/yaml/read.ts';
import {calculationOf, findDifference, type Calculation} from './difference.ts';
import {countFree} from './free.ts';
import type {Mutant} from './mutant.ts';
import {describeMutant, type OperatorName, operators} from './operators.ts';
import {mutantsOf} from './mutants.ts';
import {answersOfPeople, asYaml, merge, suggest, type Suggestion} from './suggestion.ts';

export interface DefinitionWithCases {
  readonly definition: SourceFile;
  readonly cases: SourceFile;
}

export interface MutationReport {
  readonly id: string;
  readonly file: string;
  /** Changes that make a difference for some answers, or may make one: those noticed by a case, and the survivors. */
  readonly mutants: number;
  readonly noticed: number;
  readonly counts: Readonly<Record<OperatorName, MutantCounts>>;
  /** Texts and settings that no mutant changes, by the reason for which they are free. */
  readonly free: Readonly<Record<string, number>>;
  readonly survivors: readonly Survivor[];
}

/** How many mutants of an operator ended in each way. */
export type MutantCounts = Readonly<Record<Status, number>>;

export interface Survivor {
  readonly operator: string;
  readonly file: string;
  readonly line: number;
  readonly column: number;
  /** 'no case notices if 65 becomes 66 (passMark)' */
  readonly message: string;
  /** A case that would notice, as YAML; missing if no difference was found among those searched. */
  readonly case?: string;
}

/** What is known of a mutation while it runs. */
export interface MutationProgress {
  readonly tried: number;
  readonly all: number;
  /** The last one that survived; undefined if the last mutant did not. */
  readonly survivor?: Survivor | undefined;
}

/**
 * @param onProgress called after each mutant
 * @throws Error where the definition has errors or a case already fails: no mutant could be noticed then
 */
export function mutate(
  {definition, cases: casesSource}: DefinitionWithCases,
  onProgress?: (progress: MutationProgress) => void,
): MutationReport {
  const problems: Diagnostic[] = [];
  const report: Report = (problem) => void problems.push(problem);
  const {diagnostics, model, tree} = compileToModel(definition);
  const casesTree = read(casesSource, report);
  if (casesTree !== undefined) validateCases(casesTree, report);
  if (hasErrors([...diagnostics, ...problems]) || model === undefined || tree === undefined || casesTree === undefined)
    throw new Error("the definition or its cases have errors: run 'npm run check' first");
  const cases = readCases(casesTree, itemFieldsOf(model));
  const original = calculationOf(model);
  runCases(cases, original, report);
  if (problems.length > 0) throw new Error("a case already fails: run 'npm run check' first");

  const declared = new Set(cases.free.map(({change}) => change.word));
  const results = mutantsOf(tree, model).map((mutant, index, {length}) => {
    const tested = {mutant, ...testMutant(mutant, original, cases)};
    const isFree = tested.status === 'unproven' && declared.has(describeMutant(mutant));
    const isSurvivor = !isFree && (tested.status === 'survived' || tested.status === 'unproven');
    onProgress?.({tried: index + 1, all: length, survivor: isSurvivor ? survivorOf(mutant) : undefined});
    return isFree ? {...tested, status: 'declared' as const} : tested;
  });
  const declaredUsed = new Set(
    results.filter(({status}) => status === 'declared').map(({mutant}) => describeMutant(mutant)),
  );
  const survived = results.filter((result) => result.status === 'survived');
  const survivors = [
    ...cases.free.filter(({change}) => !declaredUsed.has(change.word)).map(needlessDeclaration),
    ...results.filter(({status}) => status === 'unproven').map(({mutant}) => survivorOf(mutant)),
    ...[...new Set(survived.map(answersKey))].flatMap((key) => {
      const group = survived.filter((result) => answersKey(result) === key);
      const caseText = asYaml(group.map(({suggestion}) => suggestion).reduce(merge), cases);
      return group.map(({mutant}) => survivorOf(mutant, caseText));
    }),
  ];
  const noticed = results.filter(({status}) => status === 'noticed').length;
  return {
    id: model.definition.id,
    file: definition.path,
    mutants: noticed + survivors.length,
    noticed,
    counts: countByOperator(results),
    free: countFree(tree, model),
    survivors,
  };
}

function countByOperator(
  results: readonly {readonly mutant: Mutant; readonly status: Status}[],
): Readonly<Record<OperatorName, MutantCounts>> {
  const counts = Object.fromEntries(
    Object.keys(operators).map((operator) => [
      operator,
      {refused: 0, noticed: 0, equivalent: 0, declared: 0, unproven: 0, survived: 0},
    ]),
  ) as Record<OperatorName, Record<Status, number>>;
  for (const {mutant, status} of results) counts[mutant.operator][status]++;
  return counts;
}

/** A declaration that excuses nothing is as wrong as a change that goes unnoticed. */
function needlessDeclaration({change: {word, place}}: Cases['free'][number]): Survivor {
  return {
    operator: 'free',
    file: place.source.path,
    ...positionAt(place.source, place.start),
    message: `the change '${word}' is declared free, but is noticed, proven to have no effect, or not tried`,
  };
}

/** Survivors with the same key share one suggested case. */
const answersKey = ({suggestion: {person, but, today}}: {readonly suggestion: Suggestion}): string =>
  JSON.stringify([person, but, today]);

function survivorOf(mutant: Mutant, caseText?: string): Survivor {
  const {operator, place, owner} = mutant;
  const where = owner === undefined ? '' : ` (${owner})`;
  return {
    operator,
    file: place.source.path,
    ...positionAt(place.source, place.start),
    message: `no case notices if ${describeMutant(mutant)}${where}`,
    ...(caseText === undefined ? {} : {case: caseText}),
  };
}

/**
 * refused: does not compile · noticed: by a case · equivalent: proven to change no result · declared: under `free` in the cases, with a
 * reason · unproven: no difference was found, but not
 * every answer set was searched · survived: changes a result that no case compares
 */
export type Status = 'refused' | 'noticed' | 'equivalent' | 'declared' | 'unproven' | 'survived';

type MutantStatus =
  | {readonly status: Exclude<Status, 'survived'>}
  | {readonly status: 'survived'; readonly mutant: Mutant; readonly suggestion: Suggestion};

/** Tries a mutant, and while no difference is found, the same change in larger steps. */
function testMutant(mutant: Mutant, original: Calculation, cases: Cases): MutantStatus {
  const first = testStep(mutant, original, cases);
  if (!isUnseen(first)) return first;
  for (const larger of mutant.largerSteps ?? []) {
    const next = testStep(larger, original, cases);
    if (next.status === 'refused') break;
    if (!isUnseen(next)) return next;
  }
  return first;
}

const isUnseen = ({status}: MutantStatus): boolean => status === 'equivalent' || status === 'unproven';

function testStep(mutant: Mutant, original: Calculation, cases: Cases): MutantStatus {
  const model = mutant.model();
  if (model === undefined) return {status: 'refused'};
  const changed = calculationOf(model);
  if (changed.rules.key === original.rules.key) return {status: 'equivalent'};
  if (!casesPass(cases, changed)) return {status: 'noticed'};
  const people = answersOfPeople(cases).map(({answers}) => answers);
  const found = findDifference(original, changed, mutant.owner, people);
  if (found.difference !== undefined)
    return {status: 'survived', mutant, suggestion: suggest(cases, original, changed, found.difference)};
  return {status: found.isProof ? 'equivalent' : 'unproven'};
}
