/** The metadata of a page for search engines and link previews. */
import {month} from '../../engine/runtime/formats.ts';
import facts from '../content/facts.yaml';
import * as words from '../words/metadata.ts';
import {fill} from '../../engine/runtime/message.ts';
import type {PageDescription, PageMetadata, SocialImage} from '../rendering/pageDescription.ts';
import {structuredDataOf, webSite} from './structuredData.ts';

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
