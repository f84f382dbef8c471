// Does a new version of the site replace the old one completely, while a page that is still open keeps working?
import type {Page} from '@playwright/test';
import {laterVersion, smallSite, test, withoutPage} from './changingSite.ts';
import {fillIn, pressCalculate, resultCard} from './form.ts';
import {untilLoaded} from './loaded.ts';
import {expect} from './page.ts';

const greenCard = '/green-card-points-calculator';
const blueCard = '/germany-blue-card-calculator';

/** The pages of the site in these tests, most of which wait for a copy of all of it. */
const fewPages = ['/', '/about', '/disclaimer', '/search', greenCard, blueCard];

const first = smallSite(fewPages);

test.beforeEach(({site}) => site.deploy(first));

/** The number of pages in each offline copy of the site. */
function copies(page: Page): Promise<number[]> {
  return page.evaluate(async (routes) => {
    // Not caches.open, which would make a copy anew that is being deleted.
    const keptIn = (cacheName: string) => Promise.all(routes.map((route) => caches.match(route, {cacheName})));
    const lists = await Promise.all((await caches.keys()).map(keptIn));
    return lists.map((kept) => kept.filter((response) => response !== undefined).length);
  }, fewPages);
}

/** Waits until there are this many copies, all complete. */
async function untilComplete(page: Page, number: number): Promise<void> {
  const complete = Array.from({length: number}, () => fewPages.length);
  await expect.poll(() => copies(page)).toEqual(complete);
}

/** Waits until these are the only copies. */
async function untilOnly(page: Page, ...names: readonly string[]): Promise<void> {
  await expect.poll(() => page.evaluate(() => caches.keys())).toEqual(names);
}

/** Runs in the browser: only visited pages are cached, which takes no time. */
function saveData(): void {
  Object.defineProperty(Navigator.prototype, 'connection', {get: () => ({saveData: true})});
}

/** The names of the scripts and style sheets that the document requests. */
function assetsOf(page: Page): Promise<string[]> {
  return page
    .evaluate(() => performance.getEntriesByType('resource').map(({name}) => new URL(name).pathname))
    .then((paths) => paths.filter((path) => path.startsWith('/assets/')));
}

test('a new version is shown at once and cached completely, and the old one is deleted', async ({page, site}) => {
  await page.goto(greenCard);
  await untilComplete(page, 1);
  site.deploy(laterVersion(first, 'second'));
  await page.reload();
  await expect(page.getByText('Version second')).toBeVisible();
  await untilOnly(page, 'visatally-second');
  await untilComplete(page, 1);
  expect((await assetsOf(page)).filter((path) => !/\.second\.|\.woff2$/.test(path))).toEqual([]);

  site.goAway();
  for (const path of [greenCard, blueCard]) {
    await page.goto(path);
    await expect(page.getByText('Version second')).toBeVisible();
    await expect(page.getByRole('banner').getByRole('button', {name: 'Search'})).toBeVisible();
    expect((await assetsOf(page)).filter((asset) => !/\.second\.|\.woff2$/.test(asset))).toEqual([]);
  }
});

test('a page of the old version keeps using its own files, and the next page is new', async ({page, context, site}) => {
  await page.goto(greenCard);
  await untilComplete(page, 1);
  site.deploy(laterVersion(first, 'second'));
  const [old] = await page.evaluate(() => caches.keys());
  const other = await context.newPage();
  await other.goto('/');
  await untilComplete(other, 2);
  // No page is of the second version any more, once the other one is of the third.
  site.deploy(laterVersion(first, 'third'));
  await other.goto('/');
  await untilOnly(other, old!, 'visatally-third');
  await untilComplete(other, 2);

  await fillIn(page, {age: '30'});
  await pressCalculate(page);
  await expect(resultCard(page)).toBeVisible();
  expect((await assetsOf(page)).filter((path) => /\.(?:second|third)\./.test(path))).toEqual([]);
  await other.close();
  await page.locator('footer').getByRole('link', {name: 'Disclaimer'}).click();
  await expect(page.getByText('Version third')).toBeVisible();
  await expect(page.locator('h1')).toHaveText('Disclaimer');
  await untilComplete(page, 1);
});

test.describe('with a page that the new version no longer has', () => {
  // The browser reports the status.
  test.use({allowConsole: /status of 404|^Page not found: |ERR_CONNECTION_(REFUSED|RESET)/});

  test('the page disappears with the old version, online and offline', async ({page, site}) => {
    await page.addInitScript(saveData);
    await page.goto(blueCard);
    // The first page is cached as soon as it is shown.
    await expect
      .poll(() => page.evaluate(() => caches.match('/germany-blue-card-calculator').then(Boolean)))
      .toBe(true);
    site.deploy(withoutPage(laterVersion(first, 'second'), blueCard));
    await page.goto('/about');
    await expect(page.getByText('Version second')).toBeVisible();
    await untilOnly(page, 'visatally-second');
    expect((await page.goto(blueCard))?.status()).toBe(404);
    await expect(page.locator('h1')).toHaveText('404');
    site.goAway();
    await page.goto(blueCard);
    await expect(page.locator('h1')).not.toHaveText(/Blue Card/);
    await expect(page.getByText('Version second')).toBeVisible();
  });
});

test.describe('without a copy', () => {
  test.use({
    serviceWorker: false,
    allowConsole: /status of 404|MIME type|404 Not Found|Failed to fetch dynamically imported module/,
  });

  test('a page whose scripts the server no longer has is loaded as a document, by a link and by Back', async ({
    page,
    site,
  }) => {
    await page.goto('/disclaimer');
    await untilLoaded(page);
    await page.locator('a[href="/about"]').first().dispatchEvent('click');
    await expect(page.locator('h1')).toHaveText('About VisaTally');
    site.deploy(laterVersion(first, 'second'));
    // A click by mouse would first rest on the link, whose page would then be left to the browser.
    await page.locator('footer').getByRole('link', {name: 'Disclaimer'}).dispatchEvent('click');
    await expect(page.getByText('Version second')).toBeVisible();
    await expect(page.locator('h1')).toHaveText('Disclaimer');
    await expect(page.getByRole('banner').getByRole('button', {name: 'Search'})).toBeVisible();
    site.deploy(laterVersion(first, 'third'));
    await page.goBack();
    await expect(page.getByText('Version third')).toBeVisible();
    await expect(page.locator('h1')).toHaveText('About VisaTally');
  });
});

test('a version that is replaced while being fetched is never shown', async ({page, site}) => {
  await page.addInitScript(saveData);
  await page.goto(greenCard);
  await expect.poll(() => copies(page)).toEqual([1]);
  const [second, third] = [laterVersion(first, 'second'), laterVersion(first, 'third')];
  // The worker of the second version, the pages of the third one.
  site.deploy(new Map([...third, ['/service-worker.js', second.get('/service-worker.js')!]]));
  await page.reload();
  await expect(page.getByText('Version third')).toBeVisible();
  site.deploy(third);
  await page.reload();
  await untilOnly(page, 'visatally-third');
  await expect.poll(() => copies(page)).toEqual([1]);
});
