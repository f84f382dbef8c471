import {readFileSync} from 'node:fs';
import {expect, type BrowserContext, type Page, type Request} from '@playwright/test';
import {reportFile, type WeightReport} from '../../scripts/build/weight/checkBudgets.ts';

/** What the build counted: the files that each page loads before any interaction. */
export const {pages}: WeightReport = JSON.parse(readFileSync(reportFile, 'utf8'));

/** The paths of what the document of a page has loaded. Not from the page's own list of resources, which a set clock empties. */
const loadedIn = new WeakMap<Page, Set<string>>();

/** Lists what the pages of a context load from now on. */
export function listLoaded(context: BrowserContext): void {
  const pageOf = (request: Request): Page | undefined => (request.serviceWorker() ? undefined : request.frame().page());
  context.on('request', (request) => {
    if (request.isNavigationRequest()) loadedIn.set(pageOf(request)!, new Set());
  });
  context.on('requestfinished', (request) => {
    const page = pageOf(request);
    if (page) loadedIn.get(page)?.add(new URL(request.url()).pathname.slice(1));
  });
}

/**
 * Waits until an opened page is complete and reacts to everything: all files that the build counted for it have arrived,
 * those that are fetched after hydration too, and the script of the header has run, which makes the link to the search a
 * button. An idle network would only show that nothing arrived for a while.
 */
export async function untilLoaded(page: Page): Promise<void> {
  const {pathname} = new URL(page.url());
  const counted = pages.find(({path}) => path === pathname);
  if (!counted) throw new Error(`The build counted nothing for ${pathname}`);
  const files = [...counted.files.scripts, ...counted.files.styles];
  const missing = () => files.filter((file) => !loadedIn.get(page)?.has(file));
  await expect.poll(missing, {message: `what ${pathname} has not loaded`, intervals: [20, 50, 100, 200]}).toEqual([]);
  await page.locator('header a[role="button"]').waitFor({state: 'attached'});
}

/** What is fetched once a result is shown, on which it does not wait: its closed parts, the bar below, changes on other days, the calendar, kept results. */
export const isShownLater = (path: string): boolean =>
  /-workings-|\/assets\/(?:opened|figure|ResultBar|OtherChanges|laterResults|CalendarButton|saveFile|KeepAnswers|saved|savedResult|sharedResult|SharedResult)[-.]/.test(
    path,
  );
