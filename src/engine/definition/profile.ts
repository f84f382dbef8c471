/** How a calculator's questions are answered from one person's profile: what `/where-could-i-go` fills in. */
import type {Place} from '../diagnostics/diagnostic.ts';
import {languages, numberTerms} from '../runtime/profile.ts';
import {entriesOf, get, keyPlaceOf, textOf, type Entry, type Node} from '../yaml/node.ts';
import {keys, named, words, type Schema} from '../shape/schema.ts';

/** What fills one input. */
export type Filling = {readonly input: string; readonly inputPlace: Place; readonly place: Place} &
  /** The term as it stands: 'age', 'jobOffer', 'salary per month'. */
  (
    | {readonly kind: 'term'; readonly term: string}
    /** One answer for everybody: the visa type that the page is about. */
    | {readonly kind: 'always'; readonly option: Word}
    /** A table from levels or numbers of a term to options; of two languages the better one counts. */
    | {
        readonly kind: 'table';
        readonly by: readonly Word[];
        readonly rows: readonly FillingRow[];
        readonly rowsPlace: Place;
      }
  );

export interface Word {
  readonly word: string;
  readonly place: Place;
}

export interface FillingRow {
  readonly key: string;
  readonly keyPlace: Place;
  readonly option: Word;
}

/** The terms that may fill an input as they stand. */
export const plainTerms: readonly string[] = [...numberTerms, 'jobOffer', 'salary per year', 'salary per month'];

/** The terms that a table may begin with. */
export const tableTerms: readonly string[] = [...numberTerms, 'education', 'jobOffer', ...languages];

const table: Schema = keys(
  'A table from what the profile says to options of the input.',
  {
    by: {
      type: 'string',
      pattern: '^[a-z][A-Za-z]*( or [a-z][A-Za-z]*)?$',
      patternDescription: "a term, or two languages like 'english or french',",
      description: `One of ${tableTerms.join(', ')}; or two languages, 'english or french', of which the better counts.`,
    },
    rows: {
      type: 'object',
      description: "Levels (bachelors | masters) or numbers (under 2, 3-4, 5+), each with an option, or 'nothing'.",
      additionalProperties: words("An option, or 'nothing' where the profile cannot answer."),
      minProperties: 1,
    },
  },
  ['by', 'rows'],
);

const always: Schema = keys('The same answer for everybody.', {always: words('An option of the input.')}, ['always']);

export const profileSchema: Schema = named(
  'What of a profile answers which input, for the page that lists every destination. Inputs that are not named stay unanswered there.',
  {
    type: ['string', 'object'],
    description: `A term as it stands (${plainTerms.join(', ')}), a table, or 'always'.`,
    if: {type: 'object', required: ['always']},
    then: always,
    else: {if: {type: 'object'}, then: table},
  },
);

export function readProfile(node: Node | undefined): readonly Filling[] {
  return entriesOf(node).map(readFilling);
}

function readFilling({key, keyPlace, value}: Entry): Filling {
  const base = {input: key, inputPlace: keyPlace, place: value.place};
  const fixed = get(value, 'always');
  if (fixed !== undefined) return {...base, kind: 'always', option: wordOf(fixed)};
  const by = get(value, 'by');
  if (by === undefined) return {...base, kind: 'term', term: textOf(value) ?? ''};
  return {
    ...base,
    kind: 'table',
    by: (textOf(by) ?? '').split(' or ').map((word) => ({word: word.trim(), place: by.place})),
    rows: entriesOf(get(value, 'rows')).map((row) => ({
      key: row.key,
      keyPlace: row.keyPlace,
      option: wordOf(row.value),
    })),
    rowsPlace: keyPlaceOf(value, 'rows'),
  };
}

function wordOf(node: Node): Word {
  return {word: textOf(node) ?? '', place: node.place};
}
