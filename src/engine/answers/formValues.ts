/** Between a form and the calculation: what the form shows, which answers the calculation gets, which are missing. */
import type {ChoiceField, FieldOption} from '../inputs/choice.ts';
import {readerOf, type FormField} from '../inputs/index.ts';
import {choose, readText, isBlank, type Answers} from '../runtime/answers.ts';
import type {Page} from '../compiled/module.ts';
import type {CountedAs} from '../inputs/descriptor.ts';

export interface OfferedOption extends FieldOption {
  /** No longer offered, but still chosen and still used: '(chosen before)'. */
  readonly keptFromBefore: boolean;
}

/** Whether the form shows the field for these answers. A hidden field keeps its answer. */
export function isShown(field: FormField, answers: Answers): boolean {
  return field.shownWhen === undefined || field.shownWhen(answers);
}

/**
 * The options to show, in the definition's order: those offered for the answer that they depend on, and the chosen
 * one even if it is no longer offered.
 */
export function offeredOptions(field: ChoiceField, answers: Answers): readonly OfferedOption[] {
  const chosen = choose(
    answers[field.id],
    field.options.map(({value}) => value),
  );
  const {by, rows = {}} = field.offered ?? {};
  const answer = by === undefined ? '' : readText(answers[by]);
  // Undefined if every option is offered.
  const offered = Object.hasOwn(rows, answer) ? rows[answer] : undefined;
  return field.options
    .map((option) => ({...option, keptFromBefore: offered !== undefined && !offered.includes(option.value)}))
    .filter(({value, keptFromBefore}) => !keptFromBefore || value === chosen);
}

/** What the fields of a form hold, by input id, as typed or chosen; a field that was never shown is missing. */
export type FormValues = Record<string, string | null | undefined>;

/** One answer per field: typed numbers as plain numbers, everything else unchanged, missing values as ''. */
export function readAnswers(
  fields: readonly FormField[],
  values: Readonly<Record<string, unknown>>,
): Record<string, string> {
  return Object.fromEntries(
    fields.map((field) => {
      const text = readText(values[field.id]);
      return [field.id, readerOf(field).parse?.(field, text).plain ?? text];
    }),
  );
}

/** How a typed number was read. */
export interface ParsedAnswer {
  readonly id: string;
  readonly label: string;
  /** Without the white space around it. */
  readonly typed: string;
  /** The number that was read, before `whenZero` replaces it; 0 for text that is not a number. */
  readonly number: number;
  /** Another reading is possible: '85.000' is read as 85,000, and could be 85. */
  readonly ambiguous: boolean;
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
    return [{id: field.id, label: field.label, typed, number: read(plain), ambiguous: readings.length > 1}];
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
    (field) => page.needs.includes(field.id) && readerOf(field).isMissing(field, answers[field.id]),
  );
}
