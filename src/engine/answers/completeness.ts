/**
 * How complete the answers behind a result are. A calculation reads blanks and junk as 0 or as not chosen, so it always
 * has a result; this says which questions still lack a usable answer, and why.
 */
import {isChoiceField} from '../language/inputs/choice.ts';
import {readerOf, type FormField} from '../language/inputs/index.ts';
import type {Completeness, OpenQuestion, OpenReason} from '../results/published.ts';
import {readText} from '../runtime/answers.ts';
import {readAnswers} from './formValues.ts';
import {isNotOffered, isShown} from './visibility.ts';

/** The completeness of a form before any proof: while a question is open, the verdict counts as open too. */
export function completenessOf(fields: readonly FormField[], values: Readonly<Record<string, unknown>>): Completeness {
  const open = openQuestions(fields, values);
  return {open, verdict: open.length === 0 ? 'settled' : 'open'};
}

/** @param values as typed or chosen, by input id */
export function openQuestions(
  fields: readonly FormField[],
  values: Readonly<Record<string, unknown>>,
): readonly OpenQuestion[] {
  const answers = readAnswers(fields, values);
  return fields
    .filter((field) => !field.unused && isShown(field, answers))
    .flatMap((field) => {
      const reason = openReasonOf(field, values);
      if (reason === null) return [];
      const question = {id: field.id, label: field.label, reason};
      if (reason !== 'unfinished') return [question];
      return [{...question, items: readerOf(field).openItems?.(field, readText(values[field.id])) ?? []}];
    });
}

/**
 * Why a question has no usable answer; null if it has one.
 * @param values of all fields, as typed or chosen, by input id
 */
export function openReasonOf(field: FormField, values: Readonly<Record<string, unknown>>): OpenReason | null {
  const reason = readerOf(field).openReason(field, readText(values[field.id]));
  return reason ?? (isChoiceField(field) && isNotOffered(field, values) ? 'notOffered' : null);
}

/** Whether a number has two readings, so that nothing is claimed until the visitor has chosen one. */
export function isAmbiguous({open, verdict}: Completeness): boolean {
  return verdict === 'open' && open.some(({reason}) => reason === 'ambiguous');
}

/**
 * Whether a result must not look final: open questions may still change it, or an answer was given that cannot be used as it is.
 * That no other answer changes the verdict is no comfort to somebody whose answer was not read.
 */
export function isProvisional(completeness: Completeness): boolean {
  return completeness.verdict === 'open' || hasAnswerToCheck(completeness);
}

/** Whether an answer was given that cannot be used as it is. */
export function hasAnswerToCheck({open}: Completeness): boolean {
  return open.some(({reason}) => reason !== 'unanswered');
}
