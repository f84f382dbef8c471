/** Answers that are missing: what the calculation counted instead, and which ones it cannot do without. */
import type {FormField, Page} from '../compiled/module.ts';
import {choose, isBlank, isNumber, readDate, readInteger, readNumber, type Answers} from '../runtime/answers.ts';
import {isShown} from './visibility.ts';

/** A field without a usable answer, and what the calculation counted instead. */
export interface MissingAnswer {
  readonly id: string;
  readonly label: string;
  readonly countedAs: 'zero' | 'notChosen' | 'noDate' | 'default';
  /** The number that counted, for 'default'. */
  readonly value?: number;
}

/**
 * The shown fields that a rule reads and that are blank or hold something unreadable.
 * A typed 0 is an answer, unless the definition counts another number in its place.
 * @param answers as they reach the calculation, from `readAnswers`
 */
export function missingAnswers(fields: readonly FormField[], answers: Answers): MissingAnswer[] {
  return fields
    .filter((field) => !field.unused && isShown(field, answers))
    .flatMap((field) => {
      const counted = countedAs(field, answers[field.id]);
      return counted === null ? [] : [{id: field.id, label: field.label, ...counted}];
    });
}

/** The required fields (`needs`) without an answer, in the form's order: with any of them there is no result. */
export function missingNeeds(page: Pick<Page, 'fields' | 'needs'>, answers: Answers): FormField[] {
  return page.fields.filter((field) => page.needs.includes(field.id) && isMissing(field, answers[field.id]));
}

/** Null for an answer that counts as given. */
function countedAs(field: FormField, answer: unknown): Pick<MissingAnswer, 'countedAs' | 'value'> | null {
  switch (field.kind) {
    case 'number':
    case 'integer': {
      const number = field.kind === 'integer' ? readInteger(answer) : readNumber(answer);
      if (number > 0) return null;
      if (field.whenZero !== undefined) return {countedAs: 'default', value: field.whenZero};
      return isNumber(answer) ? null : {countedAs: 'zero'};
    }
    case 'choice':
    case 'yesno':
      return isMissing(field, answer) ? {countedAs: 'notChosen'} : null;
    case 'date':
      return isMissing(field, answer) ? {countedAs: 'noDate'} : null;
    case 'text':
      return null;
  }
}

/** For a guard, an unreadable number is an answer; an unknown option or an impossible day is not. */
function isMissing(field: FormField, answer: unknown): boolean {
  switch (field.kind) {
    case 'choice':
    case 'yesno':
      return (
        choose(
          answer,
          field.options.map(({value}) => value),
        ) === ''
      );
    case 'date':
      return readDate(answer) === null;
    default:
      return isBlank(answer);
  }
}
