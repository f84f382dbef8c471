/** The kinds of block that a page of content is made of. */
import {contactFormSchema, type ContactWords} from './contactForm.ts';
import {keys, listOf, sentence, words, type Schema} from '../../engine/shape/schema.ts';

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
  /** Read out after the label and not shown, where the label by itself does not say where it leads. */
  readonly about?: string;
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

export const anchor: Schema = {
  type: 'string',
  pattern: '^[a-z0-9]+(-[a-z0-9]+)*$',
  patternDescription: 'a word in small letters with hyphens',
  description: 'The fragment of its address.',
};
const calculators = listOf('Ids of calculators.', {type: 'string'});
const action = keys(
  'A link that stands out.',
  {
    label: sentence('Its words.'),
    about: sentence(
      'Read out after the words and not shown, where they do not say by themselves where the link leads.',
    ),
    to: {
      type: 'string',
      pattern: '^(/|#|https://|mailto:)',
      patternDescription: 'a page like /about, a part of the page like #faqs, or an address with https://',
      description: 'Where it leads.',
    },
  },
  ['label', 'to'],
);
export const actions = listOf('Links that stand out; the first is the main one.', action);
const fact = keys('A fact.', {label: sentence('What it is.'), value: words('The value.')}, ['label', 'value']);

/** The schema of each kind, by the key that says it. */
export const blockSchemas = {
  text: sentence('A paragraph.'),
  list: listOf('A list.', sentence('An entry.')),
  cards: listOf(
    'Cards beside each other.',
    keys(
      'A card.',
      {
        title: sentence('Its heading.'),
        flag: sentence('A flag, drawn before the heading and not read out.'),
        text: sentence('Its text.'),
        facts: listOf('Facts below the text, such as a fee.', fact),
        calculators,
        link: action,
      },
      ['title', 'text'],
    ),
  ),
  grid: keys(
    'Calculators as cards with country, title and description.',
    {action: sentence('The words of the link at the end of each card.'), calculators},
    ['action', 'calculators'],
  ),
  groups: listOf(
    'Lists of calculators under headings.',
    keys('A list.', {id: anchor, title: sentence('Its heading.'), calculators}, ['id', 'title', 'calculators']),
  ),
  table: keys(
    'A table. Figures stand here, not in the code.',
    {
      caption: sentence('What the table shows.'),
      columns: listOf('The headings of its columns.', sentence('A heading.')),
      rows: listOf('Its rows.', listOf('A row: a cell for each column.', words('A cell.'))),
      note: sentence('Stands below the table.'),
    },
    ['caption', 'columns', 'rows'],
  ),
  stats: listOf(
    'Short claims with a figure.',
    keys('A claim.', {figure: words('The figure or word in large type.'), text: sentence('What it says.')}, [
      'figure',
      'text',
    ]),
  ),
  faqs: listOf(
    'Questions with answers that open.',
    keys('A question.', {question: sentence('The question.'), answer: sentence('The answer.')}, ['question', 'answer']),
  ),
  actions,
  contactForm: contactFormSchema,
} as const satisfies Record<string, Schema>;
