/** The search index: made by the build, opened by the browser. */
import MiniSearch from 'minisearch';
import {indexOptions, type SearchDocument} from './document.ts';

export type SearchIndex = MiniSearch<SearchDocument>;

export function indexOf(documents: readonly SearchDocument[]): SearchIndex {
  const index = new MiniSearch(indexOptions);
  index.addAll(documents);
  return index;
}

/**
 * @param text an index as JSON
 * @throws an Error if it is not one
 */
export function openIndex(text: string): SearchIndex {
  return MiniSearch.loadJSON(text, indexOptions);
}
