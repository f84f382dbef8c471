/** The answers of worked cases, which a sample of the answers begins with. */
import {asAnswer, readCases, type Cases} from '../../engine/definition/cases.ts';
import {hasErrors, type Diagnostic} from '../../engine/diagnostics/diagnostic.ts';
import type {SourceFile} from '../../engine/diagnostics/source.ts';
import {answersOf} from '../../engine/project/cases.ts';
import {isCalendarDay} from '../../engine/runtime/calendar.ts';
import {validateCases} from '../../engine/project/project.ts';
import {read} from '../../engine/yaml/read.ts';
import type {AnswerSet, DatedAnswers} from './answerSets.ts';

/** The answers of every case, and of every step of a ladder. */
export function datedAnswersIn({people, cases, ladders, today}: Cases): readonly DatedAnswers[] {
  const ofPerson = (person: {readonly name: string} | undefined): AnswerSet =>
    answersOf(people.find(({name}) => name === person?.name)?.answers ?? []) as AnswerSet;
  const all = [
    ...cases.map(({given, but, today: ownDay}) => ({
      answers: {...ofPerson(given), ...(answersOf(but) as AnswerSet)},
      today: (ownDay ?? today).day,
    })),
    ...ladders.flatMap(({given, vary, rows}) =>
      rows
        .flatMap(({key}) => key.split('|'))
        .map((answer) => ({answers: {...ofPerson(given), [vary.name]: asAnswer(answer.trim())}, today: today.day})),
    ),
  ];
  return all.filter((each) => isCalendarDay(each.today));
}

/** The same for a cases file; none where it has errors, which `check` reports. */
export function datedAnswersInFile(source: SourceFile): readonly DatedAnswers[] {
  const diagnostics: Diagnostic[] = [];
  const collect = (diagnostic: Diagnostic): void => void diagnostics.push(diagnostic);
  const tree = read(source, collect);
  if (tree !== undefined) validateCases(tree, collect);
  return tree === undefined || hasErrors(diagnostics) ? [] : datedAnswersIn(readCases(tree));
}
