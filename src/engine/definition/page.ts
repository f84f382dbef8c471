import type {Place, Report} from '../diagnostics/diagnostic.ts';
import {optional} from './constant.ts';
import {historySchema, readHistory, type Change} from './history.ts';
import {get, itemsOf, textOf, type Node} from '../yaml/node.ts';
import {keys, listOf, month, type Schema, textSchema} from '../shape/schema.ts';
import {readText, type Text} from './text.ts';

/** What the page says beside the form: all of it texts that may refer to constants. */
export interface PageTexts {
  readonly title: Text;
  readonly description: Text;
  readonly keywords: readonly string[];
  readonly country: string;
  readonly currency?: string;
  readonly source: {readonly name: string; readonly url: string};
  readonly dataAsOf: string;
  readonly checked?: string;
  readonly reviewBy?: string;
  readonly published?: string;
  readonly method: readonly Text[];
  readonly explainers: readonly {readonly title: Text; readonly text: Text}[];
  readonly howTo: readonly Text[];
  readonly faqs: readonly {readonly question: Text; readonly answer: Text}[];
  readonly assumptions: readonly Text[];
  readonly disclaimer?: Text;
  readonly history: readonly Change[];
  readonly related: readonly {readonly id: string; readonly place: Place}[];
}

export const pageKeys = {
  title: textSchema('The heading of the page and the title of the window.'),
  description: textSchema('One or two sentences below the heading; also the description that search engines show.'),
  keywords: listOf('Words for search.', {type: 'string'}),
  country: {type: 'string', description: 'The country or area, as visitors call it.'},
  currency: {
    type: 'string',
    pattern: '^[A-Z]{3}$',
    patternDescription: 'a currency code like USD',
    description: 'The currency of its amounts, ISO 4217.',
  },
  source: keys(
    'The official place to verify the rules.',
    {
      name: {type: 'string', description: 'The authority.'},
      url: {
        type: 'string',
        pattern: '^https://\\S+$',
        patternDescription: 'an address that begins with https://',
        description: 'Its page.',
      },
    },
    ['name', 'url'],
  ),
  dataAsOf: {...month, description: 'The month of the data, YYYY-MM.'},
  checked: {
    ...month,
    description: 'The month when somebody last compared the data with the source and found it right, YYYY-MM.',
  },
  reviewBy: {...month, description: 'The month by which the data should be checked again, YYYY-MM.'},
  published: {...month, description: 'The month when the page came out, YYYY-MM, where it is not the first edition.'},
  method: listOf('How the result is worked out, in paragraphs.', textSchema('A paragraph.')),
  explainers: listOf(
    'Cards that explain a rule.',
    keys('A card.', {title: textSchema('Its heading.'), text: textSchema('Its text.')}, ['title', 'text']),
  ),
  howTo: listOf('How to use the calculator, step by step.', textSchema('A step.')),
  faqs: listOf(
    'Questions that visitors have.',
    keys('A question.', {question: textSchema('The question.'), answer: textSchema('The answer.')}, [
      'question',
      'answer',
    ]),
  ),
  assumptions: listOf(
    'What the documents leave open and how it is read here; marked as our assumption on the page.',
    textSchema('An assumption.'),
  ),
  disclaimer: textSchema('Shown on the result card.'),
  history: historySchema,
  related: listOf('Ids of related calculators.', {type: 'string'}),
} as const satisfies Record<string, Schema>;

export function readPage(node: Node, report: Report): PageTexts {
  const text = (from: Node | undefined): Text => readText(from ?? node, report);
  const texts = (key: string): readonly Text[] => itemsOf(get(node, key)).map(text);
  const disclaimer = get(node, 'disclaimer');
  const source = get(node, 'source');
  return {
    title: text(get(node, 'title')),
    description: text(get(node, 'description')),
    keywords: itemsOf(get(node, 'keywords')).map((item) => textOf(item) ?? ''),
    country: textOf(get(node, 'country')) ?? '',
    ...optional('currency', textOf(get(node, 'currency'))),
    source: {name: textOf(get(source, 'name')) ?? '', url: textOf(get(source, 'url')) ?? ''},
    dataAsOf: textOf(get(node, 'dataAsOf')) ?? '',
    ...optional('checked', textOf(get(node, 'checked'))),
    ...optional('reviewBy', textOf(get(node, 'reviewBy'))),
    ...optional('published', textOf(get(node, 'published'))),
    method: texts('method'),
    explainers: itemsOf(get(node, 'explainers')).map((item) => ({
      title: text(get(item, 'title')),
      text: text(get(item, 'text')),
    })),
    howTo: texts('howTo'),
    faqs: itemsOf(get(node, 'faqs')).map((item) => ({
      question: text(get(item, 'question')),
      answer: text(get(item, 'answer')),
    })),
    assumptions: texts('assumptions'),
    ...optional('disclaimer', disclaimer && text(disclaimer)),
    history: readHistory(get(node, 'history')),
    related: itemsOf(get(node, 'related')).map((item) => ({id: textOf(item) ?? '', place: item.place})),
  };
}
