/** A page of the site as content: what src/app/content/pages/*.yaml may say. Every text may hold [words](address) and {facts}. */
import {actions, anchor, blockSchemas, type Action, type Block} from './contentBlock.ts';
import {keys, listOf, month, sentence, type Schema} from '../../engine/shape/schema.ts';

/** A page as the browser gets it: facts are filled in, calculators have their titles. */
export interface ContentPage {
  readonly title: string;
  readonly description: string;
  readonly keywords?: readonly string[];
  /** Month when the page came out, YYYY-MM, where it is not the site's first edition. */
  readonly published?: string;
  /** Month of its newest fact, YYYY-MM, where it names one. */
  readonly changed?: string;
  readonly breadcrumb?: boolean;
  readonly lead?: string;
  readonly actions?: readonly Action[];
  readonly sections: readonly ContentSection[];
}

export interface ContentSection {
  /** The fragment of its address. */
  readonly id?: string;
  readonly title: string;
  readonly blocks: readonly Block[];
}

/** The schema of a page; schemas/page.schema.json is made from it. */
export const contentPageSchema: Schema = keys(
  'A page of the site.',
  {
    title: sentence('The heading of the page and the title of the window.'),
    description: sentence('What search engines show.'),
    keywords: listOf('Words for search.', {type: 'string'}),
    published: {...month, description: 'The month when the page came out, YYYY-MM, where it is not the first edition.'},
    breadcrumb: {const: true, description: 'Shows the way from the home page above the heading.'},
    lead: sentence('The first words below the heading.'),
    actions,
    sections: listOf(
      'The parts of the page.',
      keys(
        'A part of the page.',
        {
          id: anchor,
          title: sentence('Its heading.'),
          blocks: listOf('What it shows, in this order.', {
            ...keys('A block: one key that says its kind.', blockSchemas),
            minProperties: 1,
            maxProperties: 1,
          }),
        },
        ['title', 'blocks'],
      ),
    ),
  },
  ['title', 'description', 'sections'],
);
