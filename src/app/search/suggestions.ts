/** Suggestions for a query that is being typed: pages to open at once, and countries to search for. */
import type {SearchDocument} from './document.ts';
import {find} from './find.ts';
import type {SearchIndex} from './openIndex.ts';
import {addressOfQuery} from '../addresses/searchAddress.ts';
import {termsOf} from './terms.ts';

export interface Suggestion {
  /** A path of the site, with its query. */
  readonly to: string;
  readonly label: string;
  /** '' for a page about no particular country. */
  readonly country: string;
  /** For a country: how many pages a search for it finds. */
  readonly pages?: number;
}

export interface SuggestionGroup {
  readonly kind: SearchDocument['kind'] | 'country';
  /** Best first. */
  readonly suggestions: readonly Suggestion[];
}

/** Few enough to be read while typing. */
const limits: Readonly<Record<SuggestionGroup['kind'], number>> = {calculator: 5, page: 3, country: 2};

/**
 * The best matches of each kind, typos allowed as in the search; kinds without a match are left out.
 * @param query as returned by `queryOf`, not empty
 */
export function suggestionsFor(index: SearchIndex, query: string): readonly SuggestionGroup[] {
  const {matches} = find(index, query);
  const pagesOf = (kind: SearchDocument['kind']): readonly Suggestion[] =>
    matches
      .filter(({document}) => document.kind === kind)
      .slice(0, limits[kind])
      .map(({document: {path, title, country}}) => ({to: path, label: title, country}));
  const named = matches.filter(({document, terms}) =>
    document.countryNames.some((name) => termsOf(name).some(({term}) => terms.has(term))),
  );
  const countries = [...new Set(named.map(({document}) => document.country))].slice(0, limits.country);
  const groups: readonly SuggestionGroup[] = [
    {kind: 'calculator', suggestions: pagesOf('calculator')},
    {kind: 'page', suggestions: pagesOf('page')},
    {
      kind: 'country',
      suggestions: countries.map((country) => ({
        to: addressOfQuery(country),
        label: country,
        country,
        pages: find(index, country).matches.length,
      })),
    },
  ];
  return groups.filter(({suggestions}) => suggestions.length > 0);
}
