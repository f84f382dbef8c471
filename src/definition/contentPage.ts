/** A page of the site as content: what src/site/content/*.yaml may say. Every text may hold [words](address) and {facts}. */
import {keys, listOf, words, type Schema} from './schema.ts';

/** A page as the browser gets it: facts are filled in, calculators have their titles. */
export interface ContentPage {
  readonly title: string;
  readonly description: string;
  readonly keywords?: readonly string[];
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

export type Block =
  | {readonly text: string}
  | {readonly list: readonly string[]}
  | {readonly cards: readonly Card[]}
  | {readonly grid: Grid}
  | {readonly groups: readonly Group[]}
  | {readonly table: ContentTable}
  | {readonly stats: readonly Stat[]}
  | {readonly faqs: readonly {readonly question: string; readonly answer: string}[]}
  | {readonly actions: readonly Action[]}
  | {readonly contactForm: ContactWords};

export interface Action {
  readonly label: string;
  readonly to: string;
}

export interface CalculatorLink {
  readonly id: string;
  readonly title: string;
}

export interface Card {
  readonly title: string;
  readonly flag?: string;
  readonly text: string;
  readonly facts?: readonly {readonly label: string; readonly value: string}[];
  readonly calculators?: readonly CalculatorLink[];
  readonly link?: Action;
}

export interface Grid {
  readonly action: string;
  readonly calculators: readonly (CalculatorLink & {readonly description: string; readonly country: string})[];
}

export interface Group {
  readonly id: string;
  readonly title: string;
  readonly calculators: readonly CalculatorLink[];
}

export interface ContentTable {
  readonly caption: string;
  readonly columns: readonly string[];
  readonly rows: readonly (readonly (string | number)[])[];
  readonly note?: string;
}

export interface Stat {
  readonly figure: string;
  readonly text: string;
}

const contactTexts = {
  address: 'The e-mail address that messages go to.',
  name: 'Label of the field for the name.',
  email: 'Label of the field for the e-mail address.',
  subject: 'Label of the field for the subject.',
  category: 'Label of the choice of a category.',
  noCategory: 'What the choice says before a category is chosen.',
  message: 'Label of the field for the message.',
  send: 'The button.',
  notSent: 'Says, beside the button, what it does.',
  withoutScript: 'Shown where JavaScript is off.',
  notEmpty: 'Shown at a field that holds spaces only.',
  thanks: 'Shown after a press of the button.',
  openMail: 'The link that opens the mail program with the message filled in.',
} as const;

/** The words of the contact form, and where its message goes. */
export type ContactWords = Readonly<Record<keyof typeof contactTexts, string>> & {
  readonly categories: readonly {readonly value: string; readonly label: string}[];
};

const text = (description: string): Schema => ({type: 'string', description});
const anchor: Schema = {
  type: 'string',
  pattern: '^[a-z0-9]+(-[a-z0-9]+)*$',
  patternDescription: 'a word in small letters with hyphens',
  description: 'The fragment of its address.',
};
const calculators = listOf('Ids of calculators.', {type: 'string'});
const action = keys(
  'A link that stands out.',
  {
    label: text('Its words.'),
    to: {
      type: 'string',
      pattern: '^(/|#|https://|mailto:)',
      patternDescription: 'a page like /about, a part of the page like #faqs, or an address with https://',
      description: 'Where it leads.',
    },
  },
  ['label', 'to'],
);
const actions = listOf('Links that stand out; the first is the main one.', action);
const fact = keys('A fact.', {label: text('What it is.'), value: words('The value.')}, ['label', 'value']);

const blocks = {
  text: text('A paragraph.'),
  list: listOf('A list.', text('An entry.')),
  cards: listOf(
    'Cards beside each other.',
    keys(
      'A card.',
      {
        title: text('Its heading.'),
        flag: text('A flag, drawn before the heading and not read out.'),
        text: text('Its text.'),
        facts: listOf('Facts below the text, such as a fee.', fact),
        calculators,
        link: action,
      },
      ['title', 'text'],
    ),
  ),
  grid: keys(
    'Calculators as cards with country, title and description.',
    {action: text('The words of the link at the end of each card.'), calculators},
    ['action', 'calculators'],
  ),
  groups: listOf(
    'Lists of calculators under headings.',
    keys('A list.', {id: anchor, title: text('Its heading.'), calculators}, ['id', 'title', 'calculators']),
  ),
  table: keys(
    'A table. Figures stand here, not in the code.',
    {
      caption: text('What the table shows.'),
      columns: listOf('The headings of its columns.', text('A heading.')),
      rows: listOf('Its rows.', listOf('A row: a cell for each column.', words('A cell.'))),
      note: text('Stands below the table.'),
    },
    ['caption', 'columns', 'rows'],
  ),
  stats: listOf(
    'Short claims with a figure.',
    keys('A claim.', {figure: words('The figure or word in large type.'), text: text('What it says.')}, [
      'figure',
      'text',
    ]),
  ),
  faqs: listOf(
    'Questions with answers that open.',
    keys('A question.', {question: text('The question.'), answer: text('The answer.')}, ['question', 'answer']),
  ),
  actions,
  contactForm: keys(
    'The contact form: its words, and where its message goes.',
    {
      ...Object.fromEntries(Object.entries(contactTexts).map(([key, description]) => [key, text(description)])),
      categories: listOf(
        'The categories of a message.',
        keys('A category.', {value: text('What is logged.'), label: text('What visitors read.')}, ['value', 'label']),
      ),
    },
    [...Object.keys(contactTexts), 'categories'],
  ),
} as const satisfies Record<string, Schema>;

/** The schema of a page; schemas/page.schema.json is made from it. */
export const contentPageSchema: Schema = keys(
  'A page of the site.',
  {
    title: text('The heading of the page and the title of the window.'),
    description: text('What search engines show.'),
    keywords: listOf('Words for search.', {type: 'string'}),
    breadcrumb: {const: true, description: 'Shows the way from the home page above the heading.'},
    lead: text('The first words below the heading.'),
    actions,
    sections: listOf(
      'The parts of the page.',
      keys(
        'A part of the page.',
        {
          id: anchor,
          title: text('Its heading.'),
          blocks: listOf('What it shows, in this order.', {
            ...keys('A block: one key that says its kind.', blocks),
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
