import type {ContentPage} from '../content/contentPage.ts';
import type {Documentation} from '../../engine/compiled/documentation.ts';
import type {Page} from '../../engine/compiled/module.ts';

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
  /** What it answers about its calculator. */
  readonly faqs?: Documentation['faqs'];
}
