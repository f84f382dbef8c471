import words from '../metadata.yaml';
import type {Thing} from '../structuredData.ts';

/** The site, which can be searched. */
export function webSite(origin: string): Thing {
  return {
    '@type': 'WebSite',
    '@id': `${origin}/#website`,
    name: words.site.name,
    url: `${origin}/`,
    inLanguage: 'en',
    potentialAction: {
      '@type': 'SearchAction',
      target: {'@type': 'EntryPoint', urlTemplate: `${origin}/search?q={search_term_string}`},
      'query-input': 'required name=search_term_string',
    },
  };
}
