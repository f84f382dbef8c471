import MiniSearch, {type SearchOptions, type SearchResult} from 'minisearch';
import {generousOptions, indexOptions, namingFields, type SearchDocument} from './document.ts';
import {queryTerms} from './terms.ts';

export type SearchIndex = MiniSearch<SearchDocument>;

/** A page that was found. */
export interface Found {
  readonly document: SearchDocument;
  /** The matching words of the page, normalized. */
  readonly terms: ReadonlySet<string>;
}

export interface Finding {
  /** Best first. */
  readonly found: readonly Found[];
  /** True if the pages have all words of the query, false if only some. */
  readonly complete: boolean;
}

/**
 * The index from its file's text.
 * @throws an Error if the text is not an index
 */
export function openIndex(text: string): SearchIndex {
  return MiniSearch.loadJSON(text, indexOptions);
}

/** A limit for partial matches: nearly all pages have at least one word of a long query. */
const mostOfSome = 10;

/** Tried in this order until a page has all words of the query. */
const attempts: readonly SearchOptions[] = [{}, {...generousOptions, fields: namingFields}, generousOptions];

/**
 * The pages for a query: those with all of its words, else with approximately all, else with some.
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

/** Words of the index that resemble those of a query without results, best first. */
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
