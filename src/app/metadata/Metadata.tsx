import {useLayoutEffect} from 'react';
import {loadable} from '../loading/loadable.tsx';
import {fill} from '../../engine/runtime/message.ts';
import {usePageContext} from '../rendering/pageContext.ts';
import {useIsPrerendered} from '../rendering/StaticHtml.tsx';
import * as site from '../words/site.ts';
import type {PageDescription} from '../rendering/pageDescription.ts';

const headTags = loadable(() => import('./headTags.ts'));

/**
 * Title and metadata of the page that renders it. The build writes them into the document; after client-side navigation
 * they replace those of the previous page.
 */
export function Metadata({page}: {readonly page: PageDescription}) {
  const {address, describe} = usePageContext();
  const isPrerendered = useIsPrerendered();
  describe?.(page);
  useLayoutEffect(() => {
    if (isPrerendered) return undefined;
    // Not deferred like the tags: screen readers announce the title together with the focused heading.
    document.title = documentTitle(page);
    let isCurrent = true;
    headTags.load().then(
      ({showMetadata}) => isCurrent && showMetadata(page, address),
      // Harmless: without scripts nothing reads the missing tags.
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- `page` is a new object in each render
  }, [page.path, page.title, address, isPrerendered]);
  return null;
}

export function documentTitle({title}: PageDescription): string {
  return fill(site.shell.documentTitle, {title});
}
