/** From what the form holds to the answers that reach the calculation. */
import type {FormField} from '../compiled/module.ts';
import {isBlank, readInteger, readNumber, readText} from '../runtime/answers.ts';
import {parseNumber} from './parseNumber.ts';
import {isShown} from './visibility.ts';

/** What the fields of a form hold, by input id, as typed or chosen; a field that was never shown is missing. */
export type FormValues = Record<string, string | null | undefined>;

/** One answer per field: typed numbers as plain numbers, everything else unchanged, missing values as ''. */
export function readAnswers(
  fields: readonly FormField[],
  values: Readonly<Record<string, unknown>>,
): Record<string, string> {
  return Object.fromEntries(
    fields.map(({id, kind}) => {
      const text = readText(values[id]);
      return [id, kind === 'number' || kind === 'integer' ? parseNumber(text).plain : text];
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
    if (field.kind !== 'number' && field.kind !== 'integer') return [];
    if (isBlank(values[field.id]) || !isShown(field, answers)) return [];
    const typed = readText(values[field.id]).trim();
    const {plain, ambiguous} = parseNumber(typed);
    const number = field.kind === 'integer' ? readInteger(plain) : readNumber(plain);
    return [{id: field.id, label: field.label, typed, number, ambiguous}];
  });
}
