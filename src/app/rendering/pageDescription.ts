/** What describes a page, and the metadata that are made of it. */
import type {Documentation, Page} from '../../engine/plan/inWords/texts.ts';
import type {ContentPage} from '../content/contentPage.ts';

/** The input for a page's metadata. */
export interface PageDescription {
  readonly title: string;
  readonly description: string;
  readonly keywords?: readonly string[];
  /** The route, for the canonical address; without it the page is kept out of search engines. */
  readonly path?: string;
  /** The path of the page that search engines should show instead, if this one is kept out of them. */
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

/** A schema.org Thing, as JSON-LD. */
export interface Thing {
  readonly '@type': string;
  readonly [property: string]: unknown;
}
