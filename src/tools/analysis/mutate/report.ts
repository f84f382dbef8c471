/** What the mutation of a definition found, as data and in words. */
import type {Diagnostic, Place} from '../../../engine/diagnostics/diagnostic.ts';
import {positionAt} from '../../../engine/diagnostics/source.ts';
import type {Mutant} from './mutant.ts';
import {operators} from './formulas.ts';
import {runCases} from '../../../engine/cases/run.ts';
import type {Cases} from '../../../engine/definition/cases.ts';
import {findDifference, type Version, versionOf} from './difference.ts';
import {answersOfPeople, suggest, type Suggestion} from './suggestion.ts';

export interface MutationReport {
  readonly id: string;
  readonly file: string;
  /** Changes that make a difference for some answers, or may make one; the score counts these. */
  readonly mutants: number;
  readonly noticed: number;
  /** Proven to change no answer. */
  readonly equivalent: number;
  /** Refused by the checks, so that no case is needed. */
  readonly refused: number;
  readonly survivors: readonly Survivor[];
}

interface Survivor {
  readonly operator: string;
  readonly file: string;
  readonly line: number;
  readonly column: number;
  /** 'no case notices if 65 becomes 66 (passMark)' */
  readonly message: string;
  /** A case that would notice, as YAML; missing where no difference was found among those searched. */
  readonly case?: string;
}

export function survivorOf({operator, place, from, to, owner}: Mutant, caseText: string | undefined): Survivor {
  const where = owner === undefined ? '' : ` (${owner})`;
  return {
    operator,
    ...positionOf(place),
    message: `no case notices if ${operators[operator].says(from, to)}${where}`,
    ...(caseText === undefined ? {} : {case: caseText}),
  };
}

function positionOf({source, start}: Place): {file: string; line: number; column: number} {
  return {file: source.path, ...positionAt(source, start)};
}

/** A line for each survivor, followed by the case that would notice it; neighbours with the same case share it. */
export function survivorsInWords(survivors: readonly Survivor[]): string {
  return survivors
    .map(({file, line, column, message, case: caseText}, index) => {
      const headline = `${file}:${line}:${column} ${message}.`;
      if (caseText === undefined)
        return `${headline} No answers were found that tell the two describePair, but not all were looked at.\n`;
      return survivors[index + 1]?.case === caseText ? headline : `${headline}\n${advice}\n${caseText}`;
    })
    .join('\n');
}

const advice = "  This case would. Hold what it expects against the rule's source before you keep it:";

/** '3,788 of 3,788 changes are noticed by a case (100%). …' */
export function summaryOf(reports: readonly MutationReport[]): string {
  const sum = (count: (report: MutationReport) => number): number =>
    reports.reduce((total, report) => total + count(report), 0);
  const [mutants, noticed] = [sum((report) => report.mutants), sum((report) => report.noticed)];
  const grouped = (count: number): string => count.toLocaleString('en');
  const percent = mutants === 0 ? 100 : Math.floor((noticed / mutants) * 1000) / 10;
  return [
    `${grouped(noticed)} of ${grouped(mutants)} changes are noticed by a case (${percent}%).`,
    `${grouped(sum((report) => report.equivalent))} more change no result, proven for all answers;`,
    `${grouped(sum((report) => report.refused))} more are refused by the checks.`,
    `Definitions: ${reports.length}.`,
  ].join(' ');
}

/**
 * refused: by the checks · noticed: by a case · equivalent: proven to change no result · unproven: no difference was found, but not
 * every answer set was searched · survived: changes a result that no case compares
 */
type MutantFate =
  | {readonly fate: 'refused' | 'noticed' | 'equivalent' | 'unproven'}
  | {readonly fate: 'survived'; readonly mutant: Mutant; readonly suggestion: Suggestion};

/** Tries a mutant, and where it is equivalent, the same change in larger steps. */
export function testMutant(mutant: Mutant, original: Version, cases: Cases): MutantFate {
  const outcome = testOne(mutant, original, cases);
  if (outcome.fate !== 'equivalent') return outcome;
  for (const larger of mutant.largerSteps ?? []) {
    const next = testOne(larger, original, cases);
    if (next.fate === 'refused') break;
    if (next.fate !== 'equivalent') return next;
  }
  return outcome;
}

function testOne(mutant: Mutant, original: Version, cases: Cases): MutantFate {
  const model = mutant.model();
  if (model === undefined) return {fate: 'refused'};
  const changed = versionOf(model);
  if (changed.code === original.code) return {fate: 'equivalent'};
  if (isNoticed(changed, cases)) return {fate: 'noticed'};
  const people = answersOfPeople(cases).map(({answers}) => answers);
  const {difference, complete} = findDifference(original, changed, mutant.owner, people);
  if (difference !== undefined)
    return {fate: 'survived', mutant, suggestion: suggest(cases, original, changed, difference)};
  return {fate: complete ? 'equivalent' : 'unproven'};
}

function isNoticed(changed: Version, cases: Cases): boolean {
  const problems: Diagnostic[] = [];
  runCases(cases, changed, (problem) => void problems.push(problem));
  return problems.length > 0;
}
