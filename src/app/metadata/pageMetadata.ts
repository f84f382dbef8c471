import {facts} from '../content/facts.ts';
import type {PageDescription} from './pageDescription.ts';
import {type SocialImage, socialImageOf} from './socialImage.ts';
import {structuredDataOf, type Thing, webSite} from './structuredData.ts';

interface Words {
  readonly title: string;
  readonly description: string;
  readonly keywords: readonly string[];
  readonly structuredData: readonly Thing[];
}

/** A page that search engines may show. */
export interface PublicMetadata extends Words {
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
export type PageMetadata = PublicMetadata | (Words & {readonly canonical?: undefined});

/** @param address of the published site, without a trailing slash */
export function metadataOf(page: PageDescription, address: string): PageMetadata {
  const {title, description, keywords = [], path} = page;
  const words = {title, description, keywords};
  if (path === undefined) return {...words, structuredData: [webSite(address)]};
  const {published, changed} = monthsOf(page);
  const known = {
    ...words,
    canonical: address + path,
    ogType: path === '/' ? ('website' as const) : ('article' as const),
    ogImage: socialImageOf(page, path, address),
    articlePublishedTime: firstDay(published),
    articleModifiedTime: firstDay(changed > published ? changed : published),
  };
  return {...known, structuredData: structuredDataOf(page, known, address)};
}

function monthsOf({calculator, content}: PageDescription): {published: string; changed: string} {
  return {
    published: calculator?.published ?? content?.published ?? facts.published,
    changed: calculator?.dataAsOf ?? content?.changed ?? '',
  };
}

function firstDay(month: string): string {
  return `${month}-01`;
}
