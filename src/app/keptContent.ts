import type {ReactNode} from 'react';
import {emptyHtml, htmlIn} from './trusted.ts';

/** What stands inside a kept part: rendered by the build, or HTML that a document brought. */
export type KeptContent =
  {readonly children: ReactNode} | {readonly dangerouslySetInnerHTML: {readonly __html: string}};

/** What the document that is open shows already. One object, or React would set it anew. */
const asItIs: KeptContent = {dangerouslySetInnerHTML: {__html: emptyHtml}};

/** For the page of the document that is open. */
export function keepAsItIs(): KeptContent {
  return asItIs;
}

/** The kept parts that a document brings. */
export function keptIn(source: Document): (name: string) => KeptContent {
  const parts = [...source.querySelectorAll<HTMLElement>('[data-kept]')].map(
    (part) => [part.dataset['kept'], {dangerouslySetInnerHTML: {__html: htmlIn(part)}}] as const,
  );
  const contents = new Map(parts);
  return (name) => contents.get(name) ?? asItIs;
}
