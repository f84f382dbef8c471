/** Finds pages and explains the matches: the excerpt, the words to mark, and the fields that match. */
import type {SearchOptions, SearchResult} from 'minisearch';
import {
  entriesOf,
  fuzzyOptions,
  namingFields,
  searchedFields,
  type SearchDocument,
  type SearchField,
} from './document.ts';
import type {SearchIndex} from './openIndex.ts';
import {boostFor, isOccupationOf} from './asked.ts';
import {queryTerms, termsOf} from './terms.ts';

/** A page that was found. */
export interface Match {
  readonly document: SearchDocument;
  /** The matching words of the page, normalized. */
  readonly terms: ReadonlySet<string>;
}

export interface SearchResults {
  /** Best first. */
  readonly matches: readonly Match[];
  /** Whether every match has all words of the query, typos allowed, rather than only some of them. */
  readonly hasAllWords: boolean;
}

/** A limit for partial matches: nearly all pages have at least one word of a long query. */
const maxPartialMatches = 10;

/** Tried in this order until a page has all words of the query. */
const attempts: readonly SearchOptions[] = [{}, {...fuzzyOptions, fields: namingFields}, fuzzyOptions];

/**
 * The pages for a query: those with all of its words, else those with all of them allowing for typos, else those with some.
 * @param query as returned by `queryOf`
 */
export function find(index: SearchIndex, query: string): SearchResults {
  const boost = boostFor(query, (term) => isOccupation(index, term));
  const asked: SearchOptions = {boostDocument: (_id, _term, stored) => boost(stored as unknown as SearchDocument)};
  for (const attempt of attempts) {
    const options = {...attempt, ...asked};
    const isAbout = subjectTest(index, query, options);
    const results = index.search(query, {...onlyTypos(index, options), combineWith: 'AND'}).filter(isAbout);
    if (results.length > 0) return {matches: results.map((result) => matchOf(index, result)), hasAllWords: true};
  }
  const partial = index.search(query, onlyTypos(index, {...fuzzyOptions, ...asked})).slice(0, maxPartialMatches);
  return {matches: partial.map((result) => matchOf(index, result)), hasAllWords: false};
}

/** A word that some pages contain is not a typo: fuzzy matches would add pages about something else ('limit' for 'visit'). */
function onlyTypos(index: SearchIndex, options: SearchOptions): SearchOptions {
  if (options.fuzzy === undefined) return options;
  return {...options, fuzzy: (term) => !isWordOf(index, term) && fuzzyOptions.fuzzy(term)};
}

/** Whether a page contains the whole word in one of the fields. */
function isWordOf(index: SearchIndex, term: string, fields: readonly SearchField[] = searchedFields): boolean {
  return index.search(term, {prefix: false, fields: [...fields]}).length > 0;
}

function isOccupation(index: SearchIndex, term: string): boolean {
  const pages = index.search(term, {prefix: false, fields: ['choices'] satisfies SearchField[]});
  return pages.some(({id}) => isOccupationOf(index.getStoredFields(id) as unknown as SearchDocument, term));
}

/** Where a page says which country it is about. */
const countryFields: readonly SearchField[] = ['title', 'country', 'otherNames'];
/** Where a page says what it is about. */
const subjectFields: readonly SearchField[] = [...namingFields, 'purposes'];

/**
 * Whether a result is about what the query names. A page may mention everything; but a page with only the beginning of a word or a likeness
 * ('employ' for 'emploi') must not hide those about the country that was typed.
 */
function subjectTest(index: SearchIndex, query: string, {fuzzy}: SearchOptions): (result: SearchResult) => boolean {
  const terms = [...new Set(queryTerms(query))];
  const isCountry = (term: string): boolean => isWordOf(index, term, ['country', 'otherNames']);
  const names = terms
    .filter((term) => isWordOf(index, term, subjectFields))
    .map((term) => ({term, fields: fuzzy !== undefined && isCountry(term) ? countryFields : subjectFields}));
  return ({match}) =>
    terms.every((term) => Object.hasOwn(match, term)) ||
    names.every(({term, fields}) =>
      Object.entries(match).some(
        ([word, places]) => word.startsWith(term) && fields.some((field) => places.includes(field)),
      ),
    );
}

/** Words of the index that resemble those of a query without results, best first. */
export function suggest(index: SearchIndex, query: string, limit = 4): readonly string[] {
  const suggestions = queryTerms(query).flatMap((term) =>
    index.autoSuggest(term, {fields: namingFields, prefix: true, fuzzy: term.length > 4 ? 0.4 : 0.3, maxFuzzy: 3}),
  );
  const words = suggestions.filter(({terms}) => terms.length === 1).toSorted((a, b) => b.score - a.score);
  return [...new Set(words.map(({suggestion}) => suggestion))].slice(0, limit);
}

function matchOf(index: SearchIndex, {id, terms}: SearchResult): Match {
  return {document: index.getStoredFields(id) as unknown as SearchDocument, terms: new Set(terms)};
}

const maxEntriesPerField = 2;
/** In characters. */
const maxExcerptLength = 220;

/** A part of a text that matches, or the text between two matches. */
export interface Piece {
  readonly text: string;
  readonly isMatch: boolean;
}

/** A matching field; for a field with several entries, also the matching entry. */
export interface Reason {
  readonly field: SearchField;
  readonly entry?: string;
  /** The question that the entry answers. */
  readonly label?: string;
}

interface PossibleReason extends Reason {
  readonly words: string;
}

/** Splits a text into matching words and the text between them. */
export function piecesOf(text: string, terms: ReadonlySet<string>): readonly Piece[] {
  const pieces: Piece[] = [];
  let position = 0;
  for (const {term, start, end} of termsOf(text)) {
    if (!terms.has(term)) continue;
    pieces.push({text: text.slice(position, start), isMatch: false}, {text: text.slice(start, end), isMatch: true});
    position = end;
  }
  pieces.push({text: text.slice(position), isMatch: false});
  return pieces.filter((piece) => piece.text !== '');
}

/** The matching fields, most relevant first; each contributes a word that no earlier one has. */
export function reasonsOf({document, terms}: Match): readonly Reason[] {
  const best = (entries: readonly string[]): readonly string[] => bestOf(entries, terms).slice(0, maxEntriesPerField);
  const wholeField = (field: 'title' | 'country' | 'group' | 'description' | 'passages'): readonly PossibleReason[] => [
    {field, words: entriesOf(document[field]).join('\n')},
  ];
  const entriesIn = (field: 'keywords' | 'otherNames' | 'purposes'): readonly PossibleReason[] =>
    best(document[field]).map((entry) => ({field, entry, words: entry}));
  const choices = best(document.choices.flatMap(({options}) => options)).map((entry): PossibleReason => {
    const {label} = document.choices.find(({options}) => options.includes(entry))!;
    return {field: 'choices', entry, label, words: entry};
  });
  const possible = [
    ...wholeField('title'),
    ...wholeField('country'),
    ...choices,
    ...entriesIn('keywords'),
    ...entriesIn('purposes'),
    ...entriesIn('otherNames'),
    ...wholeField('group'),
    ...wholeField('description'),
    ...wholeField('passages'),
  ];
  const covered = new Set<string>();
  return possible.flatMap(({words, ...reason}) => {
    const newTerms = matchesIn(words, terms).filter((term) => !covered.has(term));
    for (const term of newTerms) covered.add(term);
    return newTerms.length > 0 ? [reason] : [];
  });
}

/** The passage with the most matching words; the description unless a passage has more. */
export function excerptOf({document, terms}: Match): string {
  const {description, passages} = document;
  return shorten(bestOf([description, ...passages], terms)[0] ?? description, terms);
}

/** The texts with the most matching words, in their order; none if no word matches. */
function bestOf(texts: readonly string[], terms: ReadonlySet<string>): readonly string[] {
  const counts = texts.map((text) => matchesIn(text, terms).length);
  const highest = Math.max(1, ...counts);
  return texts.filter((_text, index) => counts[index] === highest);
}

/** The words of a text that match, each once. */
function matchesIn(text: string, terms: ReadonlySet<string>): readonly string[] {
  return [...new Set(termsOf(text).map(({term}) => term))].filter((term) => terms.has(term));
}

/** Cuts a long text to the part around its first matching word. */
function shorten(text: string, terms: ReadonlySet<string>): string {
  if (text.length <= maxExcerptLength) return text;
  const first = termsOf(text).find(({term}) => terms.has(term))?.start ?? 0;
  const from = first < maxExcerptLength / 2 ? 0 : text.lastIndexOf(' ', first - maxExcerptLength / 4) + 1;
  const end = from + maxExcerptLength;
  const to = end >= text.length ? text.length : text.lastIndexOf(' ', end);
  return `${from > 0 ? '… ' : ''}${text.slice(from, to)}${to < text.length ? ' …' : ''}`;
}
