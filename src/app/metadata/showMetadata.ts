import {parseHtml} from '../trustedTypes.ts';
import {headTags, structuredDataTags} from './headTags.ts';
import type {PageDescription} from './pageDescription.ts';
import {metadataOf} from './pageMetadata.ts';

/**
 * Puts the metadata of a page in the place of that of the page before. Scripts can read it; search engines load documents.
 * @param address of the published site, without a trailing slash
 */
export function showMetadata(page: PageDescription, address: string): void {
  const metadata = metadataOf(page, address);
  const {head} = parseHtml(headTags(metadata) + structuredDataTags(metadata));
  for (const old of document.querySelectorAll('[data-page]')) old.remove();
  document.head.append(...head.children);
}
