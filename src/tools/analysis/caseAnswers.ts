/** The answers of worked cases, which a sample of the answers begins with. */
import {readCases, type Cases} from '../../engine/language/definition/cases.ts';
import {hasErrors, type Diagnostic} from '../../engine/diagnostics/diagnostic.ts';
import type {SourceFile} from '../../engine/diagnostics/source.ts';
import {startOf, stepsOf} from '../../engine/project/caseAnswers.ts';
import {isCalendarDay} from '../../engine/runtime/calendar.ts';
import {validateCases} from '../../engine/project/casesFile.ts';
import {read} from '../../engine/language/yaml/read.ts';
import type {AnswerSet, DatedAnswers} from './answerSets.ts';

/** The answers of every case, and of every step of a ladder or a grid. */
export function datedAnswersIn(cases: Cases): readonly DatedAnswers[] {
  const start = startOf(cases);
  const all = [...cases.cases.map(start), ...cases.ladders.flatMap((ladder) => stepsOf(ladder, start))];
  return all.flatMap(({answers, today}) => (isCalendarDay(today) ? [{answers: answers as AnswerSet, today}] : []));
}

/** The same for a cases file; none if it has errors, which `check` reports. */
export function datedAnswersInFile(source: SourceFile): readonly DatedAnswers[] {
  const diagnostics: Diagnostic[] = [];
  const collect = (diagnostic: Diagnostic): void => void diagnostics.push(diagnostic);
  const tree = read(source, collect);
  if (tree !== undefined) validateCases(tree, collect);
  return tree === undefined || hasErrors(diagnostics) ? [] : datedAnswersIn(readCases(tree));
}
