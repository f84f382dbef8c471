/** The schema.org things that describe a page. */
import {withoutLinks} from '../content/links.ts';
import * as words from '../words/metadata.ts';
import type {PageDescription, PublicMetadata, Thing} from '../rendering/pageDescription.ts';

/** The metadata that structured data is made from. */
type BasicMetadata = Omit<PublicMetadata, 'structuredData'>;

export function structuredDataOf(page: PageDescription, metadata: BasicMetadata, address: string): readonly Thing[] {
  const blocks = page.content?.sections.flatMap((section) => section.blocks) ?? [];
  const questions = [...(page.faqs ?? []), ...blocks.flatMap((block) => ('faqs' in block ? block.faqs : []))];
  return [
    webSite(address),
    ...(page.path === '/' ? [] : [breadcrumbList(metadata, address)]),
    describe(page, metadata, address),
    ...(questions.length > 0 ? [faqPage(questions, metadata)] : []),
  ];
}

/** Pages with a breadcrumb are guides. */
function describe({calculator, content}: PageDescription, metadata: BasicMetadata, address: string): Thing {
  if (calculator) return webApplication(metadata);
  return content?.breadcrumb
    ? article(metadata, address)
    : {'@type': 'WebPage', ...textsOf(metadata), ...datesOf(metadata)};
}

function textsOf({title, description, canonical, ogImage}: BasicMetadata) {
  return {name: title, description, url: canonical, image: ogImage.url};
}

function datesOf({articlePublishedTime, articleModifiedTime}: BasicMetadata) {
  return {inLanguage: 'en', datePublished: articlePublishedTime, dateModified: articleModifiedTime};
}

function article(metadata: BasicMetadata, address: string): Thing {
  const site = {'@type': 'Organization', name: words.site.name, url: `${address}/`};
  const {name: headline, description, url, image} = textsOf(metadata);
  return {
    '@type': 'Article',
    headline,
    description,
    url,
    mainEntityOfPage: url,
    image,
    ...datesOf(metadata),
    author: site,
    publisher: site,
  };
}

function webApplication(metadata: BasicMetadata): Thing {
  const {systems, category, browser} = words.calculator;
  return {
    '@type': 'WebApplication',
    ...textsOf(metadata),
    applicationCategory: category,
    operatingSystem: systems,
    browserRequirements: browser,
    isAccessibleForFree: true,
    // The price is 0 in any currency, but the format requires one.
    offers: {'@type': 'Offer', price: '0', priceCurrency: 'USD'},
    ...datesOf(metadata),
  };
}

function breadcrumbList({title, canonical}: BasicMetadata, address: string): Thing {
  const crumbs = [
    {name: words.site.home, item: `${address}/`},
    {name: title, item: canonical},
  ];
  return {
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map((crumb, index) => ({'@type': 'ListItem', position: index + 1, ...crumb})),
  };
}

/** The questions that a page answers, with links reduced to their text. */
function faqPage(questions: NonNullable<PageDescription['faqs']>, {canonical}: BasicMetadata): Thing {
  return {
    '@type': 'FAQPage',
    url: canonical,
    mainEntity: questions.map(({question, answer}) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: {'@type': 'Answer', text: withoutLinks(answer)},
    })),
  };
}

/** The site and its search. */
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
