import type {ContentPage} from '../content/contentPage.ts';
import type {Documentation} from '../../engine/compiled/documentation.ts';
import type {Page} from '../../engine/compiled/module.ts';

/** What the metadata of a page is made from. */
export interface PageDescription {
  readonly title: string;
  readonly description: string;
  readonly keywords?: readonly string[];
  /** The route, for the canonical address; without it the page is kept out of search engines. */
  readonly path?: string;
  /** Set on a calculator's page. */
  readonly calculator?: Page;
  /** Set on a page of content. */
  readonly content?: ContentPage;
  /** Of the calculator. */
  readonly faqs?: Documentation['faqs'];
}
