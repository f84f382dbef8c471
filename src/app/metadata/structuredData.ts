import type {PageDescription} from './pageDescription.ts';
import type {PublicMetadata} from './pageMetadata.ts';
import * as words from '../words/metadata.ts';

/** A schema.org Thing, as JSON-LD. */
export interface Thing {
  readonly '@type': string;
  readonly [property: string]: unknown;
}

/** The metadata that structured data is made from. */
type KnownPage = Omit<PublicMetadata, 'structuredData'>;

/** The schema.org things that describe a page. */
export function structuredDataOf(page: PageDescription, known: KnownPage, address: string): readonly Thing[] {
  const questions = questionsOf(page);
  return [
    webSite(address),
    ...(page.path === '/' ? [] : [breadcrumbList(known, address)]),
    describe(page, known, address),
    ...(questions.length > 0 ? [faqPage(questions, known)] : []),
  ];
}

/** Pages with a breadcrumb are guides. */
function describe({calculator, content}: PageDescription, known: KnownPage, address: string): Thing {
  if (calculator) return webApplication(known);
  return content?.breadcrumb ? article(known, address) : webPage(known);
}

interface Question {
  readonly question: string;
  readonly answer: string;
}

function questionsOf({faqs = [], content}: PageDescription): readonly Question[] {
  const blocks = content?.sections.flatMap((section) => section.blocks) ?? [];
  return [...faqs, ...blocks.flatMap((block) => ('faqs' in block ? block.faqs : []))];
}

/** A guide. */
function article(known: KnownPage, address: string): Thing {
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

function breadcrumbList({title, canonical}: KnownPage, address: string): Thing {
  const crumbs = [
    {name: words.site.home, item: `${address}/`},
    {name: title, item: canonical},
  ];
  return {
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map((crumb, index) => ({'@type': 'ListItem', position: index + 1, ...crumb})),
  };
}

const link = /\[([^\]]+)\]\([^)\s]+\)/g;

/** The questions that a page answers, with links reduced to their text. */
function faqPage(
  questions: readonly {readonly question: string; readonly answer: string}[],
  {canonical}: KnownPage,
): Thing {
  return {
    '@type': 'FAQPage',
    url: canonical,
    mainEntity: questions.map(({question, answer}) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: {'@type': 'Answer', text: answer.replace(link, '$1')},
    })),
  };
}

/** A calculator. */
function webApplication(known: KnownPage): Thing {
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

/** A page that is neither a calculator nor a guide. */
function webPage(known: KnownPage): Thing {
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
