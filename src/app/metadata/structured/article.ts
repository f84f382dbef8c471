import * as words from '../../words/metadata.ts';
import type {KnownPage, Thing} from '../structuredData.ts';

/** A guide. */
export function article(known: KnownPage, address: string): Thing {
  const site = {'@type': 'Organization', name: words.site.name, url: `${address}/`};
  return {
    '@type': 'Article',
    headline: known.title,
    description: known.description,
    url: known.canonical,
    mainEntityOfPage: known.canonical,
    image: known.ogImage.url,
    inLanguage: 'en',
    datePublished: known.articlePublishedTime,
    dateModified: known.articleModifiedTime,
    author: site,
    publisher: site,
  };
}
