import * as words from '../../words/metadata.ts';
import type {KnownPage, Thing} from '../structuredData.ts';

/** A calculator. */
export function webApplication(known: KnownPage): Thing {
  const {systems, category, browser} = words.calculator;
  return {
    '@type': 'WebApplication',
    name: known.title,
    description: known.description,
    url: known.canonical,
    image: known.ogImage.url,
    applicationCategory: category,
    operatingSystem: systems,
    browserRequirements: browser,
    isAccessibleForFree: true,
    // The price is 0 in any currency, but the format asks for one.
    offers: {'@type': 'Offer', price: '0', priceCurrency: 'USD'},
    inLanguage: 'en',
    datePublished: known.articlePublishedTime,
    dateModified: known.articleModifiedTime,
  };
}
