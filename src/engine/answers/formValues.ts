/** Between a form and the calculation: which answers the calculation gets, and which are missing. */
import {readerOf, type FormField} from '../language/inputs/index.ts';
import {readText, isBlank, type Answers} from '../runtime/answers.ts';
import type {Page} from '../plan/inWords/texts.ts';
import type {CountedAs} from '../language/inputs/descriptor.ts';
import {isShown, shownAnswers} from './visibility.ts';

/** What the fields of a form hold, by input id, as typed or chosen; a field that was never shown is missing. */
export type FormValues = Record<string, string | null | undefined>;

/** One answer per field: typed numbers as plain numbers, everything else unchanged; '' for what is missing or not shown. */
export function readAnswers(
  fields: readonly FormField[],
  values: Readonly<Record<string, unknown>>,
): Record<string, string> {
  const answers = Object.fromEntries(
    fields.map((field) => {
      const text = readText(values[field.id]);
      const reader = readerOf(field);
      return [field.id, reader.plain?.(field, text) ?? reader.parse?.(field, text).plain ?? text];
    }),
  );
  return shownAnswers(fields, answers);
}

/** How a typed number was read. */
export interface ParsedAnswer {
  readonly id: string;
  readonly label: string;
  /** Without the white space around it. */
  readonly typed: string;
  /** The number that the rules use; 0, or the field's default, for what is not a number. */
  readonly number: number;
  /** It can only be read as the number that the rules use. */
  readonly isCertain: boolean;
}

/** The numbers typed into the shown fields, in the form's order. */
export function parsedNumbers(
  fields: readonly FormField[],
  values: Readonly<Record<string, unknown>>,
): readonly ParsedAnswer[] {
  const answers = readAnswers(fields, values);
  return fields.flatMap((field) => {
    const {parse, number: read} = readerOf(field);
    if (parse === undefined || read === undefined) return [];
    if (isBlank(values[field.id]) || !isShown(field, answers)) return [];
    const typed = readText(values[field.id]).trim();
    const {plain, readings} = parse(field, typed);
    const number = read(field, plain);
    const isCertain = readings.length === 1 && Number(plain) === number;
    return [{id: field.id, label: field.label, typed, number, isCertain}];
  });
}

/** A field without a usable answer, and what the calculation used instead. */
export interface MissingAnswer extends CountedAs {
  readonly id: string;
  readonly label: string;
}

/**
 * The shown fields that a rule reads and whose answers are blank or unreadable.
 * A typed 0 is an answer, unless `whenZero` replaces it.
 * @param answers as `readAnswers` returns them
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
    (field) =>
      page.needs.includes(field.id) &&
      (field.neededWhen?.(answers) ?? true) &&
      readerOf(field).isMissing(field, answers[field.id]),
  );
}
