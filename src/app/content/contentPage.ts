/**
 * The schema of src/app/content/pages/*.yaml: `z.input` is a page as in its file, `z.output` as the browser gets it. Every text
 * may contain [words](address), {facts} and {calculator.figures}.
 */
import * as z from 'zod';
import {entries, flag, month, oneKey, pattern, sentence} from '../../engine/language/shape/concept.ts';
import type {SourcedRules} from '../../engine/plan/staleness.ts';
import {linkAddress, linkAddressForm} from './links.ts';
import {keys, listOf} from './siteFiles.ts';

/** A calculator in a list of links. */
export interface CalculatorLink {
  readonly id: string;
  readonly title: string;
  /** What it answers, in the visitor's words: 'Is my salary enough?' */
  readonly question?: string;
}

/** A calculator as a card. */
export interface CalculatorCard extends CalculatorLink {
  readonly description: string;
  readonly country: string;
}

/** A calculator for a task; its country decides where it is offered. */
export interface TaskCalculator extends CalculatorLink {
  readonly country: string;
}

/** Ids in the file; siteContent.ts replaces each with the calculator's title and more. */
const calculatorsAs = <Shown extends CalculatorLink>() =>
  listOf(
    'Ids of calculators.',
    z.string().transform((id) => id as unknown as Shown),
  );
const calculators = calculatorsAs<CalculatorLink>();

const textOrNumber = (description: string) => z.union([z.string(), z.number()]).describe(description);

const anchor = pattern(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'a word in small letters with hyphens').describe(
  'The fragment that links to it.',
);

const action = keys('A prominent link.', {
  label: sentence('The text of the link.'),
  about: sentence('Added for screen readers only, if the text alone does not say where the link leads.').optional(),
  to: pattern(linkAddress, linkAddressForm).describe('The target of the link.'),
});
const actions = listOf('Prominent links; the first is the primary one.', action);

const contactForm = keys('The contact form: its texts, and the address for messages.', {
  address: sentence('The e-mail address that messages go to.'),
  name: sentence('Label of the field for the name.'),
  email: sentence('Label of the field for the e-mail address.'),
  subject: sentence('Label of the field for the subject.'),
  category: sentence('Label of the choice of a category.'),
  noCategory: sentence('The option shown until a category is chosen.'),
  message: sentence('Label of the field for the message.'),
  send: sentence('The label of the button.'),
  notSent: sentence('The note next to the button about what it does.'),
  withoutScript: sentence('Shown if JavaScript is off.'),
  notEmpty: sentence('The error for a field that contains only spaces.'),
  thanks: sentence('Shown after the button is pressed.'),
  openMail: sentence('The link that opens the mail program with the message filled in.'),
  changed: sentence('Shown instead of the thanks and the link once the form is changed.'),
  categories: listOf(
    'The categories of a message.',
    keys('A category.', {
      value: sentence('The value that is logged.'),
      label: sentence('The label shown to visitors.'),
    }),
  ),
});

/** Every calculator, by title: `all` in the file. */
const allCalculators = z
  .literal('all')
  .describe('Every calculator: all.')
  .transform((all) => all as unknown as readonly CalculatorLink[]);

const snippetBuilder = keys('A form that writes the HTML for a calculator in a page of another site: its texts.', {
  label: sentence('The name of the form, for screen readers.'),
  calculators: allCalculators,
  calculator: sentence('Label of the choice of a calculator.'),
  colours: sentence('The question about the colours.'),
  themes: keys('The colours.', {
    system: sentence("The visitor's system decides."),
    light: sentence('Always light.'),
    dark: sentence('Always dark.'),
  }),
  way: sentence('The question about the kind of frame.'),
  ways: keys('The kinds of frame.', {
    script: sentence('As tall as its content, with embed.js.'),
    frame: sentence('Of a fixed height, without a script.'),
  }),
  snippet: sentence('Label of the field with the HTML.'),
  copy: sentence('The label of the button.'),
  copied: sentence('Shown after the HTML was copied.'),
  notCopied: sentence('Shown where the browser did not copy it; it is selected then.'),
});

/** The languages of examples: tests run each of them. */
const languages = ['html', 'http', 'js', 'json', 'sh', 'text'] as const;

/** What the home page begins with. */
const start = keys('The choice of a task and a country, and the best-known countries.', {
  tasks: z
    .record(z.string(), calculatorsAs<TaskCalculator>())
    .describe(
      "The calculators for each task, in the order in which they answer it. The name of a task continues 'I want to', and a country follows it: 'work in'. Every calculator has at least one.",
    ),
  areas: z
    .record(z.string(), listOf('Names of countries.', z.string()))
    .describe('The countries of an area. Its calculators are offered for each of them.'),
  countries: listOf(
    'The best-known countries, each with its guide.',
    keys('A country.', {name: sentence('Its name.'), to: sentence('The guide.')}),
  ),
});

/** The kinds of block, by the key that identifies them. */
const blocks = {
  text: sentence('A paragraph.'),
  list: listOf('A list.', sentence('A list item.')),
  cards: listOf(
    'Cards side by side.',
    keys('A card.', {
      title: sentence('The heading.'),
      flag: sentence('The country whose flag is before the heading.').optional(),
      text: sentence('The text.'),
      facts: listOf(
        'Facts below the text, such as a fee.',
        keys('A fact.', {label: sentence('The label.'), value: textOrNumber('The value.')}),
      ).optional(),
      calculators: calculators.optional(),
      link: action.optional(),
    }),
  ),
  grid: keys('Calculators as cards with country, title and description.', {
    action: sentence('The text of the link at the end of each card.'),
    calculators: calculatorsAs<CalculatorCard>(),
  }),
  groups: listOf(
    'Lists of calculators under headings.',
    keys('A list.', {id: anchor, title: sentence('The heading.'), calculators}),
  ),
  table: keys('A table. Its figures belong in this file, not in the code.', {
    caption: sentence('What the table shows.'),
    columns: listOf('The column headings.', sentence('A heading.')),
    rows: listOf('The rows.', listOf('A row: a cell for each column.', textOrNumber('A cell.'))),
    note: sentence('Shown below the table.').optional(),
  }),
  stats: listOf(
    'Short claims with a figure.',
    keys('A claim.', {
      figure: textOrNumber('The figure or word in large type.'),
      text: sentence('The text next to the figure.'),
    }),
  ),
  faqs: listOf(
    'Questions with collapsible answers.',
    keys('A question.', {question: sentence('The question.'), answer: sentence('The answer.')}),
  ),
  actions,
  code: keys('An example, shown as it is.', {
    language: z.enum(languages).describe('The language; text is what the example before it prints.'),
    text: sentence('The example. https://visatally.example in it becomes the address of the published site.'),
  }),
  snippetBuilder,
  contactForm,
};

/** The schema of a page; schemas/page.schema.json is generated from it. */
export const contentPageSchema = keys('A page of the site.', {
  title: sentence('The heading of the page and the document title.'),
  description: sentence('What search engines show.'),
  keywords: listOf('Search keywords.', z.string()),
  published: month('The month when the page was published, YYYY-MM, if later than the first edition.').optional(),
  figures: entries(
    'Figures that no calculator has, by the name in braces: {usualTime}. Each is written once and named wherever it appears.',
    sentence('The figure with its unit.'),
  ).optional(),
  questions: entries(
    "The question that a calculator answers, by its id: in at most six words, about the visitor. Shown under the page's links to it.",
    sentence("The question: 'Is my salary enough?'"),
  ).optional(),
  breadcrumb: flag('Shows a breadcrumb above the heading.').optional(),
  lead: sentence('The introduction below the heading.').optional(),
  rules: keys('The rules that the page states. It names their edition.', {
    source: keys('Where visitors can check them.', {
      name: sentence("The authority within a sentence: 'IRCC', 'the Home Office'."),
      website: flag("The name is that of a website: visitors check 'on GOV.UK', but 'with IRCC'.").optional(),
      url: pattern(/^(https:\/\/\S+|\/\S*)$/, 'a page of the site, or an address with https://')
        .describe('The address of its page.')
        .optional(),
    }),
  }).optional(),
  actions: actions.optional(),
  start: start.optional(),
  sections: listOf(
    'The sections of the page.',
    keys('A section of the page.', {
      id: anchor.optional(),
      title: sentence('The heading.'),
      blocks: listOf('The blocks, in order.', oneKey('A block: one key that names its kind.', blocks)),
    }),
  ),
});

/** A page as in its file. */
export type ContentPageTexts = z.output<typeof contentPageSchema>;

/** A page as the browser gets it: facts and figures are filled in, calculators have their titles and questions. */
export interface ContentPage extends Omit<ContentPageTexts, 'rules' | 'figures' | 'questions'> {
  readonly rules?: SourcedRules;
  /** Month of its newest fact, YYYY-MM, if it names one. */
  readonly changed?: string;
}

export type Blocks = z.output<z.ZodObject<typeof blocks>>;
export type Block = ContentPage['sections'][number]['blocks'][number];
export type Action = z.output<typeof action>;
export type Group = Blocks['groups'][number];
export type Start = z.output<typeof start>;
export type ContactWords = Blocks['contactForm'];
