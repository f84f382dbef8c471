import {parseHtml} from '../rendering/trustedTypes.ts';
import * as words from '../words/metadata.ts';
import {imageSize} from './imageSize.ts';
import {metadataOf} from './pageMetadata.ts';
import type {PageDescription, PageMetadata} from '../rendering/pageDescription.ts';

/** Rendered with `data-page`, by which showMetadata finds the tags to replace. */
type Tag = readonly [element: 'meta' | 'link', attributes: Readonly<Record<string, string>>];

/** The tags of the head as HTML, one per line, without the title. */
export function headTags(metadata: PageMetadata): string {
  return tagsOf(metadata)
    .map(([element, attributes]) => {
      const pairs = Object.entries(attributes).map(([name, value]) => `${name}="${escapeAttribute(value)}"`);
      return `<${element} ${pairs.join(' ')} data-page>`;
    })
    .join('\n    ');
}

/** JSON-LD as HTML. The content security policy allows it because it is data, not a script. */
export function structuredDataTags({structuredData}: PageMetadata): string {
  return (
    structuredData
      .map((thing) => JSON.stringify({'@context': 'https://schema.org', ...thing}))
      // Escaped, so that no text can close the element with '</script>'.
      .map((json) => `<script type="application/ld+json" data-page>${json.replaceAll('<', '\\u003c')}</script>`)
      .join('\n    ')
  );
}

function tagsOf(metadata: PageMetadata): readonly Tag[] {
  const {title, description, keywords} = metadata;
  const texts = {description, ...(keywords.length > 0 && {keywords: keywords.join(', ')})};
  if (metadata.canonical === undefined) {
    const {fullPage} = metadata;
    return [
      ...metaTags('name', {...texts, robots: 'noindex'}),
      ...(fullPage === undefined ? [] : [['link', {rel: 'canonical', href: fullPage}] as const]),
    ];
  }
  const {canonical, ogImage} = metadata;
  return [
    ...metaTags('name', {...texts, robots: 'index'}),
    ['link', {rel: 'canonical', href: canonical}],
    ...metaTags('property', {
      'og:type': metadata.ogType,
      'og:site_name': words.site.name,
      'og:title': title,
      'og:description': description,
      'og:url': canonical,
      'og:image': ogImage.url,
      'og:image:type': 'image/png',
      'og:image:width': String(imageSize.width),
      'og:image:height': String(imageSize.height),
      'og:image:alt': ogImage.alternative,
      'article:published_time': metadata.articlePublishedTime,
      'article:modified_time': metadata.articleModifiedTime,
    }),
    ...metaTags('name', {
      'twitter:card': 'summary_large_image',
      'twitter:title': title,
      'twitter:description': description,
      'twitter:image': ogImage.url,
      'twitter:image:alt': ogImage.alternative,
    }),
  ];
}

function metaTags(attribute: 'name' | 'property', contents: Readonly<Record<string, string>>): readonly Tag[] {
  return Object.entries(contents).map(([name, content]) => ['meta', {[attribute]: name, content}]);
}

function escapeAttribute(value: string): string {
  return value.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}

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
