/** A calculator on the page that lists every destination: what it leads to, and how a person's profile answers its inputs. */
import * as z from 'zod';
import type {Place} from '../../diagnostics/diagnostic.ts';
import {
  either,
  entries,
  flag,
  map,
  named,
  pattern,
  readAs,
  sentence,
  wordOrFigure,
  type Word,
} from '../shape/concept.ts';
import type {Concept} from '../shape/readNode.ts';
import {jobOfferNeeds, languages, moneyTerms, numberTerms, occupations, purposes} from '../../runtime/profile.ts';
import {get, keyPlaceOf} from '../yaml/node.ts';
import {formula} from './formula.ts';

/** An input, and how a profile answers it. */
export type ProfileMapping = {readonly input: string; readonly inputPlace: Place} & z.output<typeof answerSchema>;

/** The terms that may answer an input without a table. */
export const plainTerms: readonly string[] = [...numberTerms, 'jobOffer', ...Object.keys(moneyTerms)];

/** The terms that a table may look up. */
export const tableTerms: readonly string[] = [...numberTerms, 'education', 'occupation', 'jobOffer', ...languages];

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

const answersSchema: Concept<readonly ProfileMapping[]> = readAs(
  named('How a profile answers the inputs. Inputs left out stay unanswered on that page.', answerSchema),
  (answers) => answers.map(({key, keyPlace, value}) => ({input: key, inputPlace: keyPlace, ...value})),
);

/** What else it takes; `unless` names what shows that the visitor has it. */
export type AlsoNeeds = NonNullable<z.output<typeof profileSchema>['alsoNeeds']>;

export const profileSchema = map('The calculator on the page that lists every destination.', {
  programme: sentence("The visa or permit as people would call it, without the country: 'EU Blue Card'."),
  needsJobOffer: z
    .enum(jobOfferNeeds)
    .describe("Whether it takes a job offer from an employer in the country. 'sometimes': only some ways to it do."),
  purposes: z
    .array(z.enum(purposes))
    .min(1)
    .describe('What people go to the country for with it. Without it, that is work.')
    .optional(),
  alsoNeeds: either(
    "What it also takes, after 'You need': 'a green card category that fits you'. A match is then not likely.",
    [
      readAs(z.string(), (say) => ({say, unless: undefined})),
      map('What it also takes until the result shows otherwise.', {
        say: sentence("What it takes, after 'You need'."),
        unless: formula("A condition of the result: 'result.passMarkReached'."),
      }),
    ],
  ).optional(),
  forWhom: named(
    "Questions that no profile answers and whose answers nobody can change, each with what the list says if only some answers lead to the visa: 'For citizens of Mercosur countries'.",
    sentence('Who the visa is for, without a full stop.'),
  ).optional(),
  notCovered: z
    .array(
      map('What no calculator covers. The list links the authority of this definition for it.', {
        say: sentence("Where and for whom, without a full stop: 'Germany for IT specialists without a degree'."),
        purposes: z
          .array(z.enum(purposes))
          .min(1)
          .describe('What they want to do there, if not what this programme is for.')
          .optional(),
        occupations: z
          .array(z.enum(occupations))
          .min(1)
          .describe('Their occupations, if it is not for all.')
          .optional(),
      }),
    )
    .min(1)
    .describe('Ways into the country that people would look for on the list, and that no calculator covers.')
    .optional(),
  closed: flag('It accepts no new applications.').optional(),
  answers: answersSchema,
});
