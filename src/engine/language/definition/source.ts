/** Where figures come from: a definition's source, and what constants, tables, rows and dated periods say differently. */
import {diagnose, type Report} from '../../diagnostics/diagnostic.ts';
import {nearMissHint} from '../../diagnostics/nearMiss.ts';
import {entries, flag, map, month, pattern, sentence} from '../shape/concept.ts';
import type {Concept} from '../shape/readNode.ts';
import type {Entry} from '../yaml/node.ts';

const url = pattern(/^https:\/\/\S+$/, 'an address that begins with https://');

/** What was read. Without a document or a brief, it was the page at `url`. */
const readKeys = {
  brief: sentence(
    'What the editors worked from, if it is not published: pages name the edition in its place.',
  ).optional(),
  document: sentence('The document that was read, if it is not the page at `url`: a law, a fee schedule.').optional(),
  section: sentence("The section of what was read: 'article 6', 'Fees for visitors'.").optional(),
  read: month('The month in which it was read, YYYY-MM; by default `dataAsOf`.').optional(),
  reported: flag("What was read is not the authority's own: the page says 'reported by …'.").optional(),
};

/** The source of a definition: what was read, and the official place to verify it. */
export const sourceSchema = map('What the figures were taken from, and the official place to verify them.', {
  name: sentence('The authority.'),
  short: sentence(
    "The authority within a sentence, if it has a shorter name or takes an article: 'IRCC', 'the Home Office'.",
  ).optional(),
  website: flag("The name is that of a website: readers check 'on GOV.UK', but 'with IRCC'.").optional(),
  url: url.describe("The address of the authority's page."),
  ...readKeys,
});

/** The source of a figure; `sourceOf` (../sources.ts) adds what it leaves out. */
export interface FigureSource {
  readonly name?: string | undefined;
  readonly url?: string | undefined;
  readonly brief?: string | undefined;
  readonly document?: string | undefined;
  readonly section?: string | undefined;
  /** YYYY-MM */
  readonly read?: string | undefined;
  readonly reported?: true | undefined;
  readonly quote?: string | undefined;
}

export const figureSourceSchema: Concept<FigureSource> = map(
  "Where it comes from, as far as that differs from the definition's source.",
  {
    name: sentence('The authority, or the name of the page at `url`.').optional(),
    url: url.describe('The page where it can be verified.').optional(),
    ...readKeys,
    quote: sentence('The words of the source that give the figure.').optional(),
  },
  {id: 'figureSource', minProperties: 1},
);

/** Rows of a table that come from elsewhere than the table. */
export const rowSourcesSchema: Concept<readonly Entry<FigureSource>[]> = entries(
  'The sources of single rows, by the key of the row.',
  figureSourceSchema,
);

/** Reports sources of rows that the table does not have. */
export function reportRowSources(
  sources: readonly Entry<FigureSource>[],
  rows: readonly Entry<unknown>[],
  report: Report,
): void {
  const keys = rows.map(({key}) => key);
  for (const {key, keyPlace} of sources)
    if (!keys.includes(key)) report(diagnose('source-of-no-row', keyPlace, {row: key}, nearMissHint(key, keys)));
}
