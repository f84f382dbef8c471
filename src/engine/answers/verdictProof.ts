/**
 * Whether the open questions of a form can still change its verdict. A definition's cuts say which numbers the verdict
 * cannot tell apart, so one number from each region and every option of a choice represent all answers: if every
 * combination of them has the verdict of now, no answers change it.
 */
import type {Question, SearchedModule} from '../program/module.ts';
import type {Cut, JointCut} from '../language/expression/cut.ts';
import {isChoiceField} from '../language/inputs/choice.ts';
import type {FormField} from '../language/inputs/index.ts';
import {isNumberField, type NumberField} from '../language/inputs/number.ts';
import {type Region, regionsBetween} from '../reading/regionsBetween.ts';
import {LARGEST_NUMBER, type Answers} from '../runtime/answers.ts';
import type {CalendarDay} from '../runtime/calendar.ts';
import {solveFor} from './cuts.ts';
import type {Completeness} from '../results/published.ts';
import {completenessOf, openReasonOf} from './completeness.ts';
import {isShown} from './visibility.ts';
import {readAnswers} from './formValues.ts';

/** More combinations than this are not tried, so that a slow phone is done in a quarter of a second. */
export const MAX_VERDICTS = 50_000;

/** What a proof needs of a calculator. */
export type Judged = Pick<SearchedModule, 'outcome' | 'questions'>;

/** A question without a usable answer. */
export interface OpenAxis {
  readonly id: string;
  /** Answers that represent all others to it; undefined if none are known to. */
  readonly answers: readonly string[] | undefined;
}

/**
 * The completeness of a form, with the verdict settled if that can be proven.
 * @param values as typed or chosen, by input id
 */
export function provenCompleteness(
  calculator: Judged,
  fields: readonly FormField[],
  values: Readonly<Record<string, unknown>>,
  today: CalendarDay,
): Completeness {
  const completeness = completenessOf(fields, values);
  if (completeness.verdict === 'settled') return completeness;
  return {...completeness, verdict: isSettled(calculator, fields, values, today) ? 'settled' : 'open'};
}

/**
 * Also answers that the form hides at present are varied: another answer may bring them up. Each may stay as it is too,
 * so that answering only some of the questions does not change the verdict either.
 */
function isSettled(
  calculator: Judged,
  fields: readonly FormField[],
  values: Readonly<Record<string, unknown>>,
  today: CalendarDay,
): boolean {
  const answers = readAnswers(fields, values);
  const now = calculator.outcome(answers, today);
  if (now === null) return false;
  // An answer that the form hides may be shown by another one.
  const open = openAxes(calculator, fields, values, (field) => !isShown(field, answers) || lacksAnswer(field, values));
  const axes = open.map((axis) => axis.answers);
  if (!axes.every((axis) => axis !== undefined)) return false;
  const size = axes.reduce((product, {length}) => product * (length + 1), 1);
  if (size > MAX_VERDICTS) return false;
  return everyCombination(
    open.map(({id}) => id),
    axes,
    answers,
    (combined) => {
      const outcome = calculator.outcome(combined, today);
      return outcome !== null && outcome.rank === now.rank && outcome.text === now.text;
    },
  );
}

/**
 * The questions without a usable answer on which the verdict depends, in the form's order, also those that the form hides.
 * @param values as typed or chosen, by input id
 * @param isAsked whether a question counts as one of them
 */
export function openAxes(
  {questions}: Pick<Judged, 'questions'>,
  fields: readonly FormField[],
  values: Readonly<Record<string, unknown>>,
  isAsked = lacksAnswer,
): readonly OpenAxis[] {
  const answers = readAnswers(fields, values);
  const isOpenId = (id: string): boolean => fields.some((field) => field.id === id && isAsked(field, values));
  return questions
    .filter(({id}) => isOpenId(id))
    .map((question) => ({id: question.id, answers: representatives(question, fields, answers, isOpenId)}));
}

/** Whether a question has no usable answer. */
export function lacksAnswer(field: FormField, values: Readonly<Record<string, unknown>>): boolean {
  return openReasonOf(field, values) !== null;
}

/** Answers that represent all others to a question; undefined if none are known to. */
function representatives(
  question: Question,
  fields: readonly FormField[],
  answers: Answers,
  isOpen: (id: string) => boolean,
): readonly string[] | undefined {
  const field = fields.find(({id}) => id === question.id)!;
  if (isChoiceField(field)) return field.options.map(({value}) => value);
  if (question.kind !== 'number' || !isNumberField(field)) return undefined;
  const isFixed = ({terms}: JointCut): boolean =>
    fields.every(
      (other) =>
        other.id === field.id || !Object.hasOwn(terms, other.id) || (isNumberField(other) && !isOpen(other.id)),
    );
  if (!question.joint.every(isFixed)) return undefined;
  const solved = question.joint.map((cut) => solveFor(cut, field.id, fields, answers));
  return numbersFrom([...question.cuts, ...solved], field).map(String);
}

/** A number from each region that the field's bounds allow. */
function numbersFrom(cuts: readonly Cut[], field: NumberField): readonly number[] {
  return regionsBetween(cuts, field.kind === 'integer').flatMap((region) => numberIn(region, field) ?? []);
}

/** Inside the region rather than at its ends, which may be rounded; undefined if the bounds leave nothing of it. */
function numberIn(
  {from, excludesFrom, to, excludesTo}: Region,
  {kind, min = 0, max = LARGEST_NUMBER}: NumberField,
): number | undefined {
  const [low, high] = [Math.max(from, min), Math.min(to, max)];
  const isLowExcluded = low === from && excludesFrom;
  if (kind === 'integer') {
    const whole = isLowExcluded ? Math.floor(low) + 1 : Math.ceil(low);
    return whole <= high ? whole : undefined;
  }
  if (low < high) return (low + high) / 2;
  return low === high && !isLowExcluded && !(high === to && excludesTo) ? low : undefined;
}

/** Whether all combinations pass in which each answer stays as it is or becomes one of its axis. */
function everyCombination(
  ids: readonly string[],
  axes: readonly (readonly string[])[],
  answers: Answers,
  passes: (answers: Answers) => boolean,
): boolean {
  const [id, ...otherIds] = ids;
  const [axis, ...otherAxes] = axes;
  if (id === undefined || axis === undefined) return passes(answers);
  // The last option first: it often is the furthest from no answer, so that a difference is found early.
  return [...axis.toReversed().map((value) => ({...answers, [id]: value})), answers].every((changed) =>
    everyCombination(otherIds, otherAxes, changed, passes),
  );
}
