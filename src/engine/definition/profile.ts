/** How a calculator's inputs are answered from a person's profile, for the page that lists every destination. */
import * as z from 'zod';
import type {Place} from '../diagnostics/diagnostic.ts';
import {either, entries, map, named, pattern, readAs, wordOrFigure, type Word} from '../shape/concept.ts';
import type {Concept} from '../shape/readNode.ts';
import {languages, numberTerms} from '../runtime/profile.ts';
import {get, keyPlaceOf} from '../yaml/node.ts';

/** An input, and how a profile answers it. */
export type ProfileMapping = {readonly input: string; readonly inputPlace: Place} & z.output<typeof answerSchema>;

/** The terms that may answer an input without a table. */
export const plainTerms: readonly string[] = [...numberTerms, 'jobOffer', 'salary per year', 'salary per month'];

/** The terms that a table may look up. */
export const tableTerms: readonly string[] = [...numberTerms, 'education', 'jobOffer', ...languages];

const tableSchema = map('A table from a term of the profile to options of the input.', {
  by: pattern(/^[a-z][A-Za-z]*( or [a-z][A-Za-z]*)?$/, "a term, or two languages like 'english or french',").describe(
    `One of ${tableTerms.join(', ')}; or two languages, 'english or french': the better one is used.`,
  ),
  rows: entries(
    "Levels (bachelors | masters) or numbers (under 2, 3-4, 5+), each with an option, or 'nothing'.",
    wordOrFigure("An option, or 'nothing' to leave the input unanswered."),
  ),
});

const answerSchema = either(
  `A term of the profile (${plainTerms.join(', ')}), a table, or 'always'.`,
  [
    readAs(z.string(), (term, {place}) => ({kind: 'term', term, place}) as const),
    // For example the visa type that the page is about.
    readAs(
      map('The same answer for everybody.', {always: wordOrFigure('An option of the input.')}),
      ({always: option, place}) => ({kind: 'always', option, place}) as const,
    ),
    readAs(tableSchema, ({by, rows, place}, node) => ({
      kind: 'table' as const,
      by: by.split(' or ').map((word): Word => ({word: word.trim(), place: get(node, 'by')!.place})),
      rows,
      rowsPlace: keyPlaceOf(node, 'rows'),
      place,
    })),
  ],
  {chosenBy: [['always']]},
);

export const profileSchema: Concept<readonly ProfileMapping[]> = readAs(
  named(
    'How a profile answers the inputs, for the page that lists every destination. Inputs left out stay unanswered there.',
    answerSchema,
  ),
  (answers) => answers.map(({key, keyPlace, value}) => ({input: key, inputPlace: keyPlace, ...value})),
);
