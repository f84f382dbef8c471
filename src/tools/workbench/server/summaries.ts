/** What analysis and mutation say of a definition, as findings at its lines. */
import {hasErrors} from '../../../engine/diagnostics/diagnostic.ts';
import type {DefinitionEntry} from '../../../engine/project/openProject.ts';
import {analyse, type AnalysisProgress} from '../../analysis/analyse.ts';
import {datedAnswersIn} from '../../analysis/caseAnswers.ts';
import {byReason, describeAlso} from '../../analysis/causes.ts';
import type {Finding} from '../../analysis/finding.ts';
import {mutate, type Survivor} from '../../analysis/mutate/mutate.ts';
import type {AnalysisSummary, MutationSummary, Progress, ToolFinding} from '../data.ts';
import {lineOf} from './cases.ts';

/** Receives how far a task is, worked out only when it is sent. */
export type ReportProgress = (progress: () => Progress) => void;

/** Null if the definition has errors. */
export function summarizeAnalysis({valid}: DefinitionEntry, report?: ReportProgress): AnalysisSummary | null {
  if (valid === undefined) return null;
  const cases = valid.cases === undefined ? [] : datedAnswersIn(valid.cases);
  const {space, visited, findings, unproven} = analyse(valid.model, {
    cases,
    onProgress: report && ((progress) => report(() => analysisProgress(progress))),
  });
  return {
    answerSets: space.size,
    visited,
    unproven: byReason(unproven).map(({place, message, reason}) => ({
      line: lineOf(place),
      message,
      hint: `Not proven: ${reason}.`,
    })),
    findings: findings.map(toFinding),
  };
}

function analysisProgress({visited, all, reached, parts, findings}: AnalysisProgress): Progress {
  return {done: visited, all, parts: {reached: reached(), all: parts}, findings: findings().map(toFinding)};
}

function toFinding({
  place,
  message,
  hint = '',
  example,
  also,
}: Pick<Finding, 'place' | 'message' | 'example'> & Partial<Finding>): ToolFinding {
  return {
    line: lineOf(place),
    message,
    hint: [hint, describeAlso({also}) ?? ''].filter(Boolean).join('\n'),
    ...(example && {answers: example.answers, today: example.today}),
  };
}

/** Null if the definition or its cases have errors or a case fails: no mutant can be killed then. */
export function summarizeMutation(
  {source, casesSource, diagnostics}: DefinitionEntry,
  report: ReportProgress = () => undefined,
): MutationSummary | null {
  if (casesSource === undefined || hasErrors(diagnostics)) return null;
  const found: ToolFinding[] = [];
  const findingOf = ({file, line, message, case: hint = ''}: Survivor): ToolFinding =>
    file === source.path || file === casesSource.path
      ? {line, message, hint}
      : {line: firstLineWith('shared:', source.text), message: `${file}:${line} ${message}`, hint};
  const {mutants, noticed, survivors} = mutate(
    {definition: source, cases: casesSource},
    ({tried: done, all, survivor}) => {
      if (survivor !== undefined) found.push(findingOf(survivor));
      report(() => ({done, all, findings: found}));
    },
  );
  return {mutants, killed: noticed, survivors: survivors.map(findingOf)};
}

/** Where a definition uses shared data, for what was found in a shared file. */
function firstLineWith(words: string, text: string): number {
  return text.split('\n').findIndex((line) => line.includes(words)) + 1;
}
