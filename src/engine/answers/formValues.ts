/** From what the form holds to the answers that reach the calculation. */
import {readerOf, type FormField} from '../inputs/index.ts';
import {isBlank, readText} from '../runtime/answers.ts';
import {isShown} from './visibility.ts';

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
      return [field.id, readerOf(field).parse?.(text).plain ?? text];
    }),
  );
}

/** How a typed number was read. */
export interface ParsedAnswer {
  readonly id: string;
  readonly label: string;
  /** Without the white space around it. */
  readonly typed: string;
  /** The number that counted, before any default of the definition; text that is not a number counts as 0. */
  readonly number: number;
  /** Another reading is possible: '85.000' is read as 85. */
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
    const {plain, ambiguous} = parse(typed);
    return [{id: field.id, label: field.label, typed, number: read(plain), ambiguous}];
  });
}
