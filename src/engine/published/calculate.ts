/** A calculation for programs: terminal, package, assistants and everything else that has no form. */
import {answerProblems, shapeProblem} from '../answers/problems.ts';
import {readAnswers} from '../answers/formValues.ts';
import {isShown} from '../answers/visibility.ts';
import {provenCompleteness} from '../answers/verdictProof.ts';
import type {CompiledCalculator} from '../program/module.ts';
import {endedBy} from '../plan/lawChange.ts';
import type {Result} from '../results/program.ts';
import {ownValue} from '../language/ownValue.ts';
import {nameOfRules} from '../results/editions.ts';
import {dayOf, formValuesOf, recordOf} from './answers.ts';
import type {Calculation, Completeness, On, OpenQuestion} from '../results/published.ts';

/** What reading answers needs of a calculator. */
export type Judged = Pick<CompiledCalculator, 'page' | 'outcome' | 'questions'>;

/** What a calculation needs of a calculator. */
export type Calculated = Judged & Pick<CompiledCalculator, 'id' | 'calculate' | 'rules' | 'rulesOn'>;

/**
 * The result, what a form would say about the answers, and which are still open (decision 035). Answers are read as the form reads what
 * is typed: '60k', '60,000'; what cannot be read counts as 0 or as not chosen, and is open. Never throws for any answers.
 * @param given answers by input id
 * @throws a RangeError if `today` is not a day of the calendar
 */
export function calculate(calculator: Calculated, given: unknown, on?: On): Calculation<Result | null> {
  const today = dayOf(on);
  const {answers, problems, completeness} = judge(calculator, given, today);
  const result = calculator.calculate(answers, today);
  return {
    calculator: calculator.id,
    today,
    edition: nameOfRules(calculator.rules),
    result,
    ...endedOn(calculator, today),
    problems,
    completeness,
  };
}

/** Why the rules give no result any more, if they have ended. */
export function endedOn(
  {page, rulesOn}: Pick<Calculated, 'page' | 'rulesOn'>,
  today: string,
): Pick<Calculation, 'ended'> {
  const ended = endedBy(page(today), rulesOn(today));
  return ended === undefined ? {} : {ended: ended.say};
}

/** What a form would make of answers, and say about them. */
interface JudgedAnswers extends Pick<Calculation, 'problems' | 'completeness'> {
  /** As the rules read them. */
  readonly answers: Readonly<Record<string, string>>;
}

export function judge(calculator: Judged, given: unknown, today: string): JudgedAnswers {
  const {fields} = calculator.page(today);
  const record = recordOf(given);
  const values = formValuesOf(fields, given);
  const answers = readAnswers(fields, values);
  const problems = answerProblems(fields, record, values, answers);
  const completeness = provenCompleteness(calculator, fields, values, today);
  // A form cannot hold what is no text, so it would call it unanswered.
  const unread = fields.filter(
    (field) =>
      !field.unused && isShown(field, answers) && shapeProblem(field, ownValue(record, field.id)) !== undefined,
  );
  return {
    answers,
    problems,
    completeness: unread.length === 0 ? completeness : withUnread(completeness, unread, fields),
  };
}

type Named = Pick<OpenQuestion, 'id' | 'label'>;

/** The completeness with questions whose answers are no texts, in the form's order. */
function withUnread({open, verdict}: Completeness, unread: readonly Named[], fields: readonly Named[]): Completeness {
  const all = fields.flatMap(({id, label}): readonly OpenQuestion[] =>
    unread.some((field) => field.id === id)
      ? [{id, label, reason: 'unreadable'}]
      : open.filter((question) => question.id === id),
  );
  return {open: all, verdict: all.length > open.length ? 'open' : verdict};
}
