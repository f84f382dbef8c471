import type {KnownPage, Thing} from '../structuredData.ts';

/** A page that is neither a calculator nor a guide. */
export function webPage(known: KnownPage): Thing {
  return {
    '@type': 'WebPage',
    name: known.title,
    description: known.description,
    url: known.canonical,
    image: known.ogImage.url,
    inLanguage: 'en',
    datePublished: known.articlePublishedTime,
    dateModified: known.articleModifiedTime,
  };
}
