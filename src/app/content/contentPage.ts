/**
 * The schema of src/app/content/pages/*.yaml: `z.input` is a page as written, `z.output` as the browser gets it. Every text
 * may contain [words](address) and {facts}.
 */
import * as z from 'zod';
import {flag, month, oneKey, pattern, sentence} from '../../engine/shape/concept.ts';
import {keys, listOf} from './siteFiles.ts';

/** A calculator as a list of links names it. */
export interface CalculatorLink {
  readonly id: string;
  readonly title: string;
}

/** A calculator as a card presents it. */
export interface CalculatorCard extends CalculatorLink {
  readonly description: string;
  readonly country: string;
}

/** Written as ids; compilePage.ts replaces each with the calculator's title and more. */
const calculatorsAs = <Shown extends CalculatorLink>() =>
  listOf(
    'Ids of calculators.',
    z.string().transform((id) => id as unknown as Shown),
  );
const calculators = calculatorsAs<CalculatorLink>();

const words = (description: string) => z.union([z.string(), z.number()]).describe(description);

const anchor = pattern(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'a word in small letters with hyphens').describe(
  'The fragment of its address.',
);

const action = keys('A link that stands out.', {
  label: sentence('Its words.'),
  about: sentence(
    'Read out after the words and not shown, where they do not say by themselves where the link leads.',
  ).optional(),
  to: pattern(
    /^(\/|#|https:\/\/|mailto:)/,
    'a page like /about, a part of the page like #faqs, or an address with https://',
  ).describe('Where it leads.'),
});
const actions = listOf('Links that stand out; the first is the main one.', action);

const contactForm = keys('The contact form: its words, and where its message goes.', {
  address: sentence('The e-mail address that messages go to.'),
  name: sentence('Label of the field for the name.'),
  email: sentence('Label of the field for the e-mail address.'),
  subject: sentence('Label of the field for the subject.'),
  category: sentence('Label of the choice of a category.'),
  noCategory: sentence('What the choice says before a category is chosen.'),
  message: sentence('Label of the field for the message.'),
  send: sentence('The button.'),
  notSent: sentence('Says, beside the button, what it does.'),
  withoutScript: sentence('Shown where JavaScript is off.'),
  notEmpty: sentence('Shown at a field that has only spaces.'),
  thanks: sentence('Shown after a press of the button.'),
  openMail: sentence('The link that opens the mail program with the message filled in.'),
  categories: listOf(
    'The categories of a message.',
    keys('A category.', {value: sentence('What is logged.'), label: sentence('What visitors read.')}),
  ),
});

/** The kinds of block, by the key that identifies them. */
const blocks = {
  text: sentence('A paragraph.'),
  list: listOf('A list.', sentence('An entry.')),
  cards: listOf(
    'Cards beside each other.',
    keys('A card.', {
      title: sentence('Its heading.'),
      flag: sentence('A flag, drawn before the heading and not read out.').optional(),
      text: sentence('Its text.'),
      facts: listOf(
        'Facts below the text, such as a fee.',
        keys('A fact.', {label: sentence('What it is.'), value: words('The value.')}),
      ).optional(),
      calculators: calculators.optional(),
      link: action.optional(),
    }),
  ),
  grid: keys('Calculators as cards with country, title and description.', {
    action: sentence('The words of the link at the end of each card.'),
    calculators: calculatorsAs<CalculatorCard>(),
  }),
  groups: listOf(
    'Lists of calculators under headings.',
    keys('A list.', {id: anchor, title: sentence('Its heading.'), calculators}),
  ),
  table: keys('A table. Figures are written here, not in the code.', {
    caption: sentence('What the table shows.'),
    columns: listOf('The headings of its columns.', sentence('A heading.')),
    rows: listOf('Its rows.', listOf('A row: a cell for each column.', words('A cell.'))),
    note: sentence('Shown below the table.').optional(),
  }),
  stats: listOf(
    'Short claims with a figure.',
    keys('A claim.', {figure: words('The figure or word in large type.'), text: sentence('What it says.')}),
  ),
  faqs: listOf(
    'Questions with answers that open.',
    keys('A question.', {question: sentence('The question.'), answer: sentence('The answer.')}),
  ),
  actions,
  contactForm,
};

/** The schema of a page; schemas/page.schema.json is generated from it. */
export const contentPageSchema = keys('A page of the site.', {
  title: sentence('The heading of the page and the title of the window.'),
  description: sentence('What search engines show.'),
  keywords: listOf('Words for search.', z.string()).optional(),
  published: month('The month when the page came out, YYYY-MM, where it is not the first edition.').optional(),
  breadcrumb: flag('Shows the way from the home page above the heading.').optional(),
  lead: sentence('The first words below the heading.').optional(),
  actions: actions.optional(),
  sections: listOf(
    'The parts of the page.',
    keys('A part of the page.', {
      id: anchor.optional(),
      title: sentence('Its heading.'),
      blocks: listOf('What it shows, in this order.', oneKey('A block: one key that says its kind.', blocks)),
    }),
  ),
});

/** A page as the browser gets it: facts are filled in, calculators have their titles. */
export interface ContentPage extends z.output<typeof contentPageSchema> {
  /** Month of its newest fact, YYYY-MM, where it names one. */
  readonly changed?: string;
}

export type Blocks = z.output<z.ZodObject<typeof blocks>>;
export type Block = ContentPage['sections'][number]['blocks'][number];
export type Action = z.output<typeof action>;
export type Group = Blocks['groups'][number];
export type ContactWords = Blocks['contactForm'];
