/** Finds calculators, with the search of the site. */
import type {SearchDocument} from '../../app/search/document.ts';
import {find} from '../../app/search/find.ts';
import {indexOf, type SearchIndex} from '../../app/search/openIndex.ts';
import {quantity} from '../../engine/runtime/formats.ts';
import type {Reply, Site} from './reply.ts';

/** A conversation has no room for more. */
const MAX_FOUND = 10;

/** @returns finds calculators for a query, best first; all of them for an empty one */
export function calculatorFinder(site: Site): (query: string) => Reply {
  let documents: readonly SearchDocument[] | undefined;
  let index: SearchIndex | undefined;
  return (query) => {
    documents ??= site.documents().filter(({kind}) => kind === 'calculator');
    if (query.trim() === '') return listed(site, documents, `${quantity(documents.length, 'calculators')}:`);
    index ??= indexOf(documents);
    const {matches, hasAllWords} = find(index, query);
    const heading =
      matches.length === 0
        ? 'Nothing was found. Try a country or a kind of visa, or list all with an empty query.'
        : hasAllWords
          ? 'The best matches first:'
          : 'Nothing has all of these words. These have some:';
    return listed(
      site,
      matches.slice(0, MAX_FOUND).map(({document}) => document),
      heading,
    );
  };
}

function listed({address}: Site, documents: readonly SearchDocument[], heading: string): Reply {
  const calculators = documents.map(({path, title, country, description}) => ({
    id: path.slice(1),
    title,
    country,
    description,
    link: address + path,
  }));
  return {
    text: [heading, ...calculators.map(({id, title, country}) => `- ${id}: ${title} (${country})`)].join('\n'),
    data: {calculators},
  };
}
