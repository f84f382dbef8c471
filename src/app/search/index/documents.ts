/** Converts pages to documents of the search index. */
import type {ContentPage} from '../../content/contentPage.ts';
import type {Documentation} from '../../../engine/compiled/documentation.ts';
import type {Page} from '../../../engine/compiled/module.ts';
import type {SearchDocument} from '../document.ts';

/** What does not follow from the page itself. */
interface Place {
  readonly group: string;
  readonly otherNames: (texts: readonly string[]) => readonly string[];
}

/** @param texts the documentation below the form */
export function calculatorDocument(page: Page, texts: Documentation, {group, otherNames}: Place): SearchDocument {
  const {id, title, country, description, keywords} = page;
  return {
    path: `/${id}`,
    title,
    group,
    country,
    description,
    keywords,
    otherNames: otherNames([title, country, ...keywords]),
    // Without yes/no inputs: nobody searches for yes or no.
    choices: page.fields.flatMap((input) =>
      input.kind === 'choice' ? [{label: input.label, options: input.options.map(({label}) => label)}] : [],
    ),
    passages: [
      ...texts.method,
      ...texts.explainers.map(({title: heading, text}) => `${heading}: ${text}`),
      ...texts.faqs.map(({question, answer}) => `${question} ${answer}`),
    ],
  };
}

export function contentDocument(path: string, page: ContentPage, {group, otherNames}: Place): SearchDocument {
  const {title, description, keywords = [], lead, sections} = page;
  return {
    path,
    title,
    group,
    country: '',
    description,
    keywords,
    otherNames: otherNames([title, ...keywords]),
    choices: [],
    passages: [
      ...(lead === undefined ? [] : [lead]),
      ...sections.flatMap(({title: heading, blocks}) => [heading, ...blocks.flatMap(textsOf)]),
    ].map(withoutLinks),
  };
}

/** Keys of links, forms and ids, whose texts do not describe the page. */
const leftOut = new Set(['actions', 'calculators', 'contactForm', 'flag', 'grid', 'groups', 'id', 'link', 'to']);

/** The texts of a block; each card, question or table row is one text. */
function textsOf(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value];
  if (Array.isArray(value))
    return value.flatMap((item: unknown) => (Array.isArray(item) ? [item.join(' · ')] : textsOf(item)));
  if (typeof value !== 'object' || value === null) return [];
  const entries = Object.entries(value).filter(([key]) => !leftOut.has(key));
  const own = entries.flatMap(([key, each]) => (typeof each === 'string' ? [ended(each, key === 'label')] : []));
  const inner = entries.flatMap(([, each]) => (typeof each === 'object' ? textsOf(each) : []));
  return [...(own.length > 0 ? [own.join(' ')] : []), ...inner];
}

/** Ends a heading or label with punctuation, so that text can follow. */
function ended(text: string, isLabel: boolean): string {
  return /[.?!:]$/.test(text) ? text : `${text}${isLabel ? ':' : '.'}`;
}

/** '[words](address)' as the words. */
function withoutLinks(text: string): string {
  return text.replace(/\[([^\]]+)\]\([^)\s]+\)/g, '$1');
}
