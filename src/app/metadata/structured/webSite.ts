import * as words from '../../words/metadata.ts';
import type {Thing} from '../structuredData.ts';

/** The site, which can be searched. */
export function webSite(address: string): Thing {
  return {
    '@type': 'WebSite',
    '@id': `${address}/#website`,
    name: words.site.name,
    url: `${address}/`,
    inLanguage: 'en',
    potentialAction: {
      '@type': 'SearchAction',
      target: {'@type': 'EntryPoint', urlTemplate: `${address}/search?q={search_term_string}`},
      'query-input': 'required name=search_term_string',
    },
  };
}
