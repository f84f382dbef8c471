import type {Locator, Page} from '@playwright/test';
import {hold} from './hold.ts';

/** Parts of the search page. */
export const field = (page: Page): Locator => page.getByRole('searchbox');
export const status = (page: Page): Locator => page.getByRole('search').locator('~ [role="status"]');
/** The titles of the results. */
export const titles = (page: Page): Locator => page.locator('main ol h2');
/** The heading of the list of all pages. */
export const list = (page: Page): Locator => page.getByRole('heading', {name: 'All calculators and guides'});

/** Whether this is the path of the index. */
export const isIndex = (path: string): boolean => /\/assets\/search-[\w-]+\.json$/.test(path);

/** Presses 'Try again' after the index could not be fetched. It is held until then, or an automatic attempt could be sooner. */
export async function tryAgain(page: Page, alert: Locator): Promise<void> {
  const release = await hold(page, ({pathname}) => isIndex(pathname));
  await alert.getByRole('button', {name: 'Try again'}).click();
  release();
}
