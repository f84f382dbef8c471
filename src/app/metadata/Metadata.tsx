import {useLayoutEffect} from 'react';
import {fill} from '../words/placeholders.tsx';
import {usePageContext} from '../pageContext.ts';
import {useIsPrerendered} from '../StaticHtml.tsx';
import * as site from '../words/site.ts';
import type {PageDescription} from './pageDescription.ts';

/**
 * Title and metadata of the page that renders it. The build writes them into the document; after a followed link they take
 * the place of those of the page before.
 */
export function Metadata({page}: {readonly page: PageDescription}) {
  const {address, describe} = usePageContext();
  const isPrerendered = useIsPrerendered();
  describe?.(page);
  useLayoutEffect(() => {
    if (isPrerendered) return undefined;
    // At once, since screen readers say it together with the heading that takes the focus.
    document.title = documentTitle(page);
    let isShown = true;
    import('./showMetadata.ts').then(
      ({showMetadata}) => isShown && showMetadata(page, address),
      // Only scripts read what is missing then.
      () => undefined,
    );
    return () => {
      isShown = false;
    };
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- made anew in each render of the same page
  }, [page.path, page.title, address, isPrerendered]);
  return null;
}

export function documentTitle({title}: PageDescription): string {
  return fill(site.shell.documentTitle, {title});
}
