import * as words from '../words/metadata.ts';
import type {PageMetadata} from './pageMetadata.ts';
import {imageSize} from './socialImage.ts';

/** Each tag has `data-page`, by which the browser finds what is of the loaded page only. */
type Tag = readonly [element: 'meta' | 'link', attributes: Readonly<Record<string, string>>];

/** The tags of the head as HTML, a line each; the title is the page's own. */
export function headTags(metadata: PageMetadata): string {
  return tagsOf(metadata)
    .map(([element, attributes]) => {
      const written = Object.entries(attributes).map(([name, value]) => `${name}="${escapeAttribute(value)}"`);
      return `<${element} ${written.join(' ')} data-page>`;
    })
    .join('\n    ');
}

/** JSON-LD as HTML. It is data that no browser runs, so the content security policy lets it stand. */
export function structuredDataTags({structuredData}: PageMetadata): string {
  return (
    structuredData
      .map((thing) => JSON.stringify({'@context': 'https://schema.org', ...thing}))
      // A text cannot end the element by '</script>'.
      .map((json) => `<script type="application/ld+json" data-page>${json.replaceAll('<', '\\u003c')}</script>`)
      .join('\n    ')
  );
}

function tagsOf(metadata: PageMetadata): readonly Tag[] {
  const {title, description, keywords} = metadata;
  const found = [
    named('description', description),
    ...(keywords.length > 0 ? [named('keywords', keywords.join(', '))] : []),
  ];
  if (metadata.canonical === undefined) return [...found, named('robots', 'noindex')];
  const {canonical, ogImage} = metadata;
  return [
    ...found,
    named('robots', 'index'),
    ['link', {rel: 'canonical', href: canonical}],
    property('og:type', metadata.ogType),
    property('og:site_name', words.site.name),
    property('og:title', title),
    property('og:description', description),
    property('og:url', canonical),
    property('og:image', ogImage.url),
    property('og:image:type', 'image/png'),
    property('og:image:width', String(imageSize.width)),
    property('og:image:height', String(imageSize.height)),
    property('og:image:alt', ogImage.alternative),
    property('article:published_time', metadata.articlePublishedTime),
    property('article:modified_time', metadata.articleModifiedTime),
    named('twitter:card', 'summary_large_image'),
    named('twitter:title', title),
    named('twitter:description', description),
    named('twitter:image', ogImage.url),
    named('twitter:image:alt', ogImage.alternative),
  ];
}

function named(name: string, content: string): Tag {
  return ['meta', {name, content}];
}

function property(name: string, content: string): Tag {
  return ['meta', {property: name, content}];
}

function escapeAttribute(value: string): string {
  return value.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}
