import {parseHtml} from '../trustedTypes.ts';
import {headTags, structuredDataTags} from './headTags.ts';
import type {PageDescription} from './pageDescription.ts';
import {metadataOf} from './pageMetadata.ts';

/**
 * Replaces the metadata of the previous page in the document's head.
 * @param address of the published site, without a trailing slash
 */
export function showMetadata(page: PageDescription, address: string): void {
  const metadata = metadataOf(page, address);
  const {head} = parseHtml(headTags(metadata) + structuredDataTags(metadata));
  for (const old of document.querySelectorAll('[data-page]')) old.remove();
  document.head.append(...head.children);
}
