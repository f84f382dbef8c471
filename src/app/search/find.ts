import MiniSearch, {type SearchOptions, type SearchResult} from 'minisearch';
import type {SearchDocument} from './document.ts';
import {generousOptions, indexOptions, namingFields} from './options.ts';
import {queryTerms} from './terms.ts';

export type SearchIndex = MiniSearch<SearchDocument>;

/** A page that was found. */
export interface Found {
  readonly document: SearchDocument;
  /** The words of the page that match, in the form in which words are compared. */
  readonly terms: ReadonlySet<string>;
}

export interface Finding {
  /** Best first. */
  readonly found: readonly Found[];
  /** The pages have every word of the query; else no page has, and these have some. */
  readonly complete: boolean;
}

/**
 * The index from its file.
 * @throws an Error when the text is none
 */
export function openIndex(text: string): SearchIndex {
  return MiniSearch.loadJSON(text, indexOptions);
}

/** Of the pages that have only some of the words; those with one of many words would be nearly all. */
const mostOfSome = 10;

/** One after the other, until pages have all words of the query. */
const attempts: readonly SearchOptions[] = [{}, {...generousOptions, fields: namingFields}, generousOptions];

/**
 * The pages for a query: those with all of its words, with all of them nearly, or else with some.
 * @param query as `queryOf` gives it
 */
export function find(index: SearchIndex, query: string): Finding {
  for (const options of attempts) {
    const found = index.search(query, {...options, combineWith: 'AND'});
    if (found.length > 0) return {found: found.map(foundOf), complete: true};
  }
  const some = index.search(query, generousOptions).slice(0, mostOfSome);
  return {found: some.map(foundOf), complete: false};
}

/** Words of the pages that are near those of a query without results, best first. */
export function suggest(index: SearchIndex, query: string, most = 4): readonly string[] {
  const near = queryTerms(query).flatMap((term) =>
    index.autoSuggest(term, {fields: namingFields, prefix: true, fuzzy: term.length > 4 ? 0.4 : 0.3, maxFuzzy: 3}),
  );
  const words = near.filter(({terms}) => terms.length === 1).toSorted((one, other) => other.score - one.score);
  return [...new Set(words.map(({suggestion}) => suggestion))].slice(0, most);
}

function foundOf({id, terms, score: _score, match: _match, queryTerms: _queryTerms, ...stored}: SearchResult): Found {
  return {document: {...(stored as unknown as SearchDocument), path: id as string}, terms: new Set(terms)};
}
