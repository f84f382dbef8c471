/** The metadata of a page for search engines and link previews. */
import type {Documentation, Page} from '../../engine/compiled/module.ts';
import {month} from '../../engine/runtime/formats.ts';
import type {ContentPage} from '../content/contentPage.ts';
import facts from '../content/facts.yaml';
import * as words from '../words/metadata.ts';
import {fill} from '../words/placeholders.tsx';
import {structuredDataOf, webSite, type Thing} from './structuredData.ts';

/** The input for a page's metadata. */
export interface PageDescription {
  readonly title: string;
  readonly description: string;
  readonly keywords?: readonly string[];
  /** The route, for the canonical address; without it the page is kept out of search engines. */
  readonly path?: string;
  /** Of a page that is kept out of search engines: the route of the one that they should show instead. */
  readonly fullPage?: string;
  /** Set on a calculator's page. */
  readonly calculator?: Page;
  /** Set on a content page. */
  readonly content?: ContentPage;
  /** The calculator's questions and answers. */
  readonly faqs?: Documentation['faqs'];
}

interface HiddenMetadata {
  readonly title: string;
  readonly description: string;
  readonly keywords: readonly string[];
  readonly structuredData: readonly Thing[];
  readonly canonical?: undefined;
  /** The URL of the page that search engines should show instead. */
  readonly fullPage?: string | undefined;
}

/** A page that search engines may show. */
export interface PublicMetadata extends Omit<HiddenMetadata, 'canonical' | 'fullPage'> {
  /** The page's canonical URL. */
  readonly canonical: string;
  readonly ogType: 'website' | 'article';
  readonly ogImage: SocialImage;
  /** YYYY-MM-DD */
  readonly articlePublishedTime: string;
  /** YYYY-MM-DD, never before the publication. */
  readonly articleModifiedTime: string;
}

/** All metadata of a page; without `canonical` for pages hidden from search engines. */
export type PageMetadata = PublicMetadata | HiddenMetadata;

/** The image of a link preview. */
export interface SocialImage {
  /** Its path in dist/. */
  readonly file: string;
  readonly url: string;
  /** Alternative text. */
  readonly alternative: string;
  /** The site's name. */
  readonly name: string;
  /** Shown above the title: the country of a calculator. */
  readonly place: string;
  readonly title: string;
  /** Shown at the bottom. */
  readonly note: string;
}

/** @param address of the published site, without a trailing slash */
export function metadataOf(page: PageDescription, address: string): PageMetadata {
  const {title, description, keywords = [], path, fullPage, calculator, content} = page;
  if (fullPage !== undefined) return {title, description, keywords, structuredData: [], fullPage: address + fullPage};
  if (path === undefined) return {title, description, keywords, structuredData: [webSite(address)]};
  const published = calculator?.published ?? content?.published ?? facts.published;
  const changed = calculator?.dataAsOf ?? content?.changed ?? '';
  const metadata = {
    title,
    description,
    keywords,
    canonical: address + path,
    ogType: path === '/' ? ('website' as const) : ('article' as const),
    ogImage: socialImageOf(page, path, address),
    articlePublishedTime: `${published}-01`,
    articleModifiedTime: `${changed > published ? changed : published}-01`,
  };
  return {...metadata, structuredData: structuredDataOf(page, metadata, address)};
}

function socialImageOf({title, calculator}: PageDescription, path: string, address: string): SocialImage {
  const file = `social/${path === '/' ? 'home' : path.slice(1).replaceAll('/', '-')}.png`;
  const note = calculator ? fill(words.image.estimate, {month: month(calculator.dataAsOf)}) : words.image.page;
  return {
    file,
    url: `${address}/${file}`,
    alternative: fill(words.image.alternative, {title, note}),
    name: words.site.name,
    place: calculator?.country ?? words.image.site,
    title,
    note,
  };
}
