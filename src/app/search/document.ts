import type {Options, SearchOptions} from 'minisearch';
import {queryTerms, termsOf} from './terms.ts';

/** A page as indexed for search. The index stores every field, so that results can show where they match. */
export interface SearchDocument {
  /** A slash and the calculator's id or the page's name. */
  readonly path: string;
  readonly kind: 'calculator' | 'page';
  readonly title: string;
  /** The heading under which the search page lists it. */
  readonly group: string;
  /** '' for a page about no particular country. */
  readonly country: string;
  /** The country and its synonyms, for suggestions; none if the page is about no particular country. */
  readonly countryNames: readonly string[];
  readonly description: string;
  readonly keywords: readonly string[];
  /** Synonyms that visitors may search for: USA, PR, Dubai. */
  readonly otherNames: readonly string[];
  /** What it helps with, from the tasks of the home page: 'study in France'. */
  readonly purposes: readonly string[];
  /** The answers that its form offers, such as the types of visa, by the question. */
  readonly choices: readonly Choice[];
  /** Its text, paragraph by paragraph. */
  readonly passages: readonly string[];
}

export interface Choice {
  readonly label: string;
  readonly options: readonly string[];
}

/** A group of pages as the search page lists them. */
export interface SearchGroup {
  readonly title: string;
  readonly links: readonly {readonly path: string; readonly title: string}[];
}

/** What a query can match. */
export type SearchField = Exclude<keyof SearchDocument, (typeof unsearched)[number]>;

const unsearched = ['path', 'kind', 'countryNames'] as const;

/** The weight of a match in each field: names of a page count more than mentions. */
const boosts: Readonly<Record<SearchField, number>> = {
  title: 6,
  country: 5,
  purposes: 4,
  otherNames: 3,
  choices: 2.5,
  keywords: 2,
  description: 1.5,
  group: 1,
  passages: 0.5,
};

export const searchedFields = Object.keys(boosts) as readonly SearchField[];

/** Numbers only match as a whole: '40' must not find 40,653. */
const isNumber = (term: string): boolean => /^\d+$/.test(term);

/** For the first attempt: a word of the query may be the beginning of a word on the page. */
const searchOptions: SearchOptions = {
  boost: {...boosts},
  // b is below its default of 0.7, which penalizes long pages too much.
  bm25: {k: 1.2, b: 0.4, d: 0.5},
  tokenize: queryTerms,
  prefix: (term) => term.length > 2 && !isNumber(term),
  maxFuzzy: 2,
  weights: {prefix: 0.4, fuzzy: 0.2},
};

/** For a query without results: also two letters of the last word, which may be half typed ('ja' for Japan), and typos ('japn'). */
export const fuzzyOptions = {
  prefix: (term, index, terms) => term.length > (index === terms.length - 1 ? 1 : 2) && !isNumber(term),
  fuzzy: (term: string) => term.length > 3 && !/\d/.test(term) && 0.3,
} satisfies SearchOptions;

/** Fuzzy matching only on these fields: in body text almost any typo matches something. */
export const namingFields: SearchField[] = ['title', 'country', 'otherNames', 'choices', 'keywords'];

/** Options of the index. The build that creates it and the browser that loads it must use the same. */
export const indexOptions: Options<SearchDocument> = {
  idField: 'path',
  fields: [...searchedFields],
  storeFields: [...searchedFields, ...unsearched],
  stringifyField: (value: SearchDocument[SearchField]) => entriesOf(value).join('\n'),
  tokenize: (text) => termsOf(text).map(({term}) => term),
  processTerm: (term) => term,
  searchOptions,
};

/** The texts of a field, separate so that words of different entries are not joined. */
export function entriesOf(value: SearchDocument[SearchField]): readonly string[] {
  if (typeof value === 'string') return [value];
  return value.flatMap((entry) => (typeof entry === 'string' ? [entry] : [entry.label, ...entry.options]));
}
