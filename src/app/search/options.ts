import type {Options, SearchOptions} from 'minisearch';
import type {SearchDocument} from './document.ts';
import {queryTerms, termsOf} from './terms.ts';

export type SearchField = Exclude<keyof SearchDocument, 'path'>;

/** How much a match in each field counts: what names a page before what it mentions. */
const boosts: Readonly<Record<SearchField, number>> = {
  title: 6,
  country: 5,
  otherNames: 3,
  choices: 2.5,
  keywords: 2,
  description: 1.5,
  group: 1,
  passages: 0.5,
};

/** Words of a query may be cut short. */
export const searchOptions: SearchOptions = {
  boost: {...boosts},
  // Pages are about as long as they have to be: what a longer one says counts nearly as much.
  bm25: {k: 1.2, b: 0.4, d: 0.5},
  tokenize: queryTerms,
  prefix: (term) => term.length > 2,
  maxFuzzy: 2,
  weights: {prefix: 0.4, fuzzy: 0.2},
};

/** For a query that no page fits: 'ja' begins Japan, and 'japn' is nearly it. */
export const generousOptions: SearchOptions = {
  prefix: (term) => term.length > 1,
  fuzzy: (term) => term.length > 3 && !/\d/.test(term) && 0.3,
};

/** What names a page; among all words of its text a misspelt one is soon near to some. */
export const namingFields: SearchField[] = ['title', 'country', 'otherNames', 'choices', 'keywords'];

/** The index, made when the site is built and read in the browser; both must have the same options. */
export const indexOptions: Options<SearchDocument> = {
  idField: 'path',
  fields: Object.keys(boosts),
  storeFields: Object.keys(boosts),
  stringifyField: (value: SearchDocument[SearchField]) => entriesOf(value).join('\n'),
  tokenize: (text) => termsOf(text).map(({term}) => term),
  processTerm: (term) => term,
  searchOptions,
};

/** A field's entries in words; what stands in different entries must not become one word. */
export function entriesOf(value: SearchDocument[SearchField]): readonly string[] {
  if (typeof value === 'string') return [value];
  return value.flatMap((entry) => (typeof entry === 'string' ? [entry] : [entry.label, ...entry.options]));
}
