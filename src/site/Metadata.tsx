import {useEffect} from 'react';
import type {ContentPage} from '../definition/contentPage.ts';
import type {Page} from '../definition/module.ts';
import {fill} from '../react/fill.ts';
import site from './site.yaml';
import {useSurroundings} from './surroundings.ts';

/** What a page says of itself. */
export interface PageDescription {
  readonly title: string;
  readonly description: string;
  readonly keywords?: readonly string[];
  /** The route, for the canonical address; without it the page is kept out of search engines. */
  readonly path?: string;
  /** What it shows, where that is one of these. */
  readonly calculator?: Page;
  readonly content?: ContentPage;
}

/**
 * Title and metadata of a page. Of these only the title is React's: crawlers read the HTML of the address that they
 * ask for, so the build writes the rest, and no script carries it. See metadata/.
 */
export function Metadata(page: PageDescription) {
  useSurroundings().describe?.(page);
  // They leave with the page: they would describe another one, and none is better than a wrong one.
  useEffect(
    () => () => {
      for (const tag of document.querySelectorAll('[data-page]')) tag.remove();
    },
    [],
  );
  return <title>{fill(site.shell.documentTitle, {title: page.title})}</title>;
}
