/** Answers that are missing: what the calculation counted instead, and which ones it cannot do without. */
import type {Page} from '../compiled/module.ts';
import type {CountedAs} from '../inputs/descriptor.ts';
import {readerOf, type FormField} from '../inputs/index.ts';
import type {Answers} from '../runtime/answers.ts';
import {isShown} from './visibility.ts';

/** A field without a usable answer, and what the calculation counted instead. */
export interface MissingAnswer extends CountedAs {
  readonly id: string;
  readonly label: string;
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
      const counted = readerOf(field).countedAs(field, answers[field.id]);
      return counted === null ? [] : [{id: field.id, label: field.label, ...counted}];
    });
}

/** The required fields (`needs`) without an answer, in the form's order: with any of them there is no result. */
export function missingNeeds(page: Pick<Page, 'fields' | 'needs'>, answers: Answers): FormField[] {
  return page.fields.filter(
    (field) => page.needs.includes(field.id) && readerOf(field).isMissing(field, answers[field.id]),
  );
}
