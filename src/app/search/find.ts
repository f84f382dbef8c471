/** Finds pages, and says why: the excerpt of a result, the words to mark, and the fields that match. */
import MiniSearch, {type SearchOptions, type SearchResult} from 'minisearch';
import {
  entriesOf,
  generousOptions,
  indexOptions,
  namingFields,
  type SearchDocument,
  type SearchField,
} from './document.ts';
import {queryTerms, termsOf} from './terms.ts';

export type SearchIndex = MiniSearch<SearchDocument>;

/** A page that was found. */
export interface Match {
  readonly document: SearchDocument;
  /** The matching words of the page, normalized. */
  readonly terms: ReadonlySet<string>;
}

export interface SearchResults {
  /** Best first. */
  readonly matches: readonly Match[];
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
export function find(index: SearchIndex, query: string): SearchResults {
  for (const options of attempts) {
    const results = index.search(query, {...options, combineWith: 'AND'});
    if (results.length > 0) return {matches: results.map(matchOf), complete: true};
  }
  const some = index.search(query, generousOptions).slice(0, mostOfSome);
  return {matches: some.map(matchOf), complete: false};
}

/** Words of the index that resemble those of a query without results, best first. */
export function suggest(index: SearchIndex, query: string, most = 4): readonly string[] {
  const near = queryTerms(query).flatMap((term) =>
    index.autoSuggest(term, {fields: namingFields, prefix: true, fuzzy: term.length > 4 ? 0.4 : 0.3, maxFuzzy: 3}),
  );
  const words = near.filter(({terms}) => terms.length === 1).toSorted((one, other) => other.score - one.score);
  return [...new Set(words.map(({suggestion}) => suggestion))].slice(0, most);
}

function matchOf({id, terms, score: _score, match: _match, queryTerms: _queryTerms, ...stored}: SearchResult): Match {
  return {document: {...(stored as unknown as SearchDocument), path: id as string}, terms: new Set(terms)};
}

const maxEntriesPerField = 2;
/** In characters. */
const longestExcerpt = 220;

/** A part of a text that matches, or the text between two matches. */
export interface Piece {
  readonly text: string;
  readonly matches: boolean;
}

/** A matching field; for a field with several entries, also the matching entry. */
export interface Reason {
  readonly field: SearchField;
  readonly entry?: string;
  /** The question to which the entry is an answer. */
  readonly label?: string;
}

interface Place extends Reason {
  readonly words: string;
}

/** Splits a text into matching words and the text between them. */
export function piecesOf(text: string, terms: ReadonlySet<string>): readonly Piece[] {
  const pieces: Piece[] = [];
  let at = 0;
  for (const {term, start, end} of termsOf(text)) {
    if (!terms.has(term)) continue;
    pieces.push({text: text.slice(at, start), matches: false}, {text: text.slice(start, end), matches: true});
    at = end;
  }
  pieces.push({text: text.slice(at), matches: false});
  return pieces.filter((piece) => piece.text !== '');
}

/** The matching fields, most relevant first; each contributes a word that no earlier one has. */
export function reasonsOf({document, terms}: Match): readonly Reason[] {
  const best = (entries: readonly string[]): readonly string[] => bestOf(entries, terms).slice(0, maxEntriesPerField);
  const whole = (field: 'title' | 'country' | 'group' | 'description' | 'passages'): readonly Place[] => [
    {field, words: entriesOf(document[field]).join('\n')},
  ];
  const entriesIn = (field: 'keywords' | 'otherNames'): readonly Place[] =>
    best(document[field]).map((entry) => ({field, entry, words: entry}));
  const choices = best(document.choices.flatMap(({options}) => options)).map((entry): Place => {
    const {label} = document.choices.find(({options}) => options.includes(entry))!;
    return {field: 'choices', entry, label, words: entry};
  });
  const places = [
    ...whole('title'),
    ...whole('country'),
    ...choices,
    ...entriesIn('keywords'),
    ...entriesIn('otherNames'),
    ...whole('group'),
    ...whole('description'),
    ...whole('passages'),
  ];
  const named = new Set<string>();
  return places.flatMap(({words, ...reason}) => {
    const news = matchesIn(words, terms).filter((term) => !named.has(term));
    for (const term of news) named.add(term);
    return news.length > 0 ? [reason] : [];
  });
}

/** The passage with the most matching words; the description unless a passage has more. */
export function excerptOf({document, terms}: Match): string {
  const {description, passages} = document;
  return shortened(bestOf([description, ...passages], terms)[0] ?? description, terms);
}

/** The texts with the most matching words, in their order; none if no word matches. */
function bestOf(texts: readonly string[], terms: ReadonlySet<string>): readonly string[] {
  const counts = texts.map((text) => matchesIn(text, terms).length);
  const most = Math.max(1, ...counts);
  return texts.filter((_text, index) => counts[index] === most);
}

/** The words of a text that match, each once. */
function matchesIn(text: string, terms: ReadonlySet<string>): readonly string[] {
  return [...new Set(termsOf(text).map(({term}) => term))].filter((term) => terms.has(term));
}

/** A long text around its first matching word, cut between words. */
function shortened(text: string, terms: ReadonlySet<string>): string {
  if (text.length <= longestExcerpt) return text;
  const first = termsOf(text).find(({term}) => terms.has(term))?.start ?? 0;
  const from = first < longestExcerpt / 2 ? 0 : text.lastIndexOf(' ', first - longestExcerpt / 4) + 1;
  const end = from + longestExcerpt;
  const to = end >= text.length ? text.length : text.lastIndexOf(' ', end);
  return `${from > 0 ? '… ' : ''}${text.slice(from, to)}${to < text.length ? ' …' : ''}`;
}
