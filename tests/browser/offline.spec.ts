// Does the site work offline after one visit, and what does that visit download?
import type {Page} from '@playwright/test';
import {smallSite, test} from './changingSite.ts';
import {fillIn, pressCalculate, resultCard} from './form.ts';
import {isFullRun} from './fullRun.ts';
import {calculatorIds} from './loadEngine.ts';
import {expect, expectNoAxeViolations} from './page.ts';
import {builtRoutes} from './routes.ts';

const greenCard = '/green-card-points-calculator';
const blueCard = '/germany-blue-card-calculator';

/** The pages of a small site, of each kind. */
const fewPages = [
  '/',
  '/about',
  '/privacy-policy',
  '/search',
  '/countries',
  '/germany-immigration-guide',
  greenCard,
  blueCard,
];

/** The addresses in the site's offline copy. */
function kept(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const lists = await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys()));
    return lists.flat().map(({url}) => url);
  });
}

async function untilKept(page: Page, paths: readonly string[]): Promise<void> {
  const addresses = paths.map((path) => new URL(path, page.url()).href);
  await expect.poll(() => kept(page)).toEqual(expect.arrayContaining(addresses));
}

/** Runs in the browser: only visited pages are cached. */
function saveData(): void {
  Object.defineProperty(Navigator.prototype, 'connection', {get: () => ({saveData: true})});
}

/** The browser's own messages about files that it requests while offline. */
const unreachable = /ERR_CONNECTION_(REFUSED|RESET)|fetching the script/;

test.describe('after one visit', () => {
  test.use({allowConsole: unreachable});

  // The slowest of these tests: it waits until the site is cached, once for all its checks; in the full run all of it.
  test('every page works offline, and nothing typed is stored', async ({page, site}) => {
    const routes = isFullRun ? builtRoutes() : fewPages;
    if (!isFullRun) site.deploy(smallSite(fewPages));
    await page.goto(`${greenCard}?name=Ada#age=37`);
    await fillIn(page, {age: '37'});
    await untilKept(page, routes);
    const addresses = await kept(page);
    expect(addresses.filter((address) => /[?#]/.test(address))).toEqual([]);
    // Preview pictures are of no use here.
    expect(addresses.filter((address) => address.endsWith('.png') && !address.includes('/icon'))).toEqual([]);

    site.goAway();
    await page.reload();
    await fillIn(page, {age: '30'});
    await pressCalculate(page);
    await expect(resultCard(page)).toBeVisible();
    await expect(page.getByRole('button', {name: /Share/}).first()).toBeVisible();
    // Pages that were never visited: from a link, and from a near-miss address.
    await page.locator('footer').getByRole('link', {name: 'Privacy Policy'}).click();
    await expect(page.locator('h1')).toHaveText('Privacy Policy');
    await page.goto(`${blueCard}/?from=elsewhere`);
    await expect(page).toHaveURL(`${blueCard}?from=elsewhere`);
    await expect(page.locator('h1')).toHaveText(/Blue Card/);
  });
});

test.describe('under Save-Data', () => {
  test.use({allowConsole: unreachable});

  test('only visited pages are cached; others are replaced by a page that says so', async ({page, site}) => {
    await page.addInitScript(saveData);
    await page.goto(greenCard);
    await untilKept(page, [greenCard]);
    await page.locator('footer').getByRole('link', {name: 'Privacy Policy'}).click();
    await untilKept(page, ['/privacy-policy']);
    const paths = (await kept(page)).map((address) => new URL(address).pathname);
    const pages = paths.filter((path) => builtRoutes().includes(path));
    expect(pages.toSorted()).toEqual([greenCard, '/privacy-policy']);
    const definitions = [...paths, ...site.asked].filter((path) => /-calculator-[\w-]+\.js$/.test(path));
    expect(definitions.filter((path) => !path.includes(greenCard))).toEqual([]);

    site.goAway();
    await page.goto('/about');
    await expect(page.locator('h1')).toHaveText("You're offline");
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
    await expect(page.locator('main section a')).toHaveCount(calculatorIds.length);
    await expectNoAxeViolations(page);
    await page.setViewportSize({width: 320, height: 640});
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
    await page.getByRole('link', {name: 'Try again'}).click();
    await expect(page).toHaveURL('/about');
    const main = page.getByRole('main');
    const list = main.locator('details', {has: page.locator('a', {hasText: /^Green Card/})});
    await list.locator('summary').click();
    await main.getByRole('link', {name: /^Green Card/}).click();
    await expect(page.locator('h1')).toHaveText('Green Card Points Calculator');
  });
});

test.describe('a server in trouble', () => {
  test.use({allowConsole: /status of 503|ERR_|fetching the script|preload/});

  test('that answers with errors is replaced by the copy, where there is one', async ({page, site}) => {
    await page.addInitScript(saveData);
    await page.goto(greenCard);
    await untilKept(page, [greenCard]);
    site.fail();
    await page.reload();
    await expect(page.locator('h1')).toHaveText('Green Card Points Calculator');
    await page.goto('/about');
    await expect(page.locator('h1')).toHaveText('Service Unavailable');
  });

  test('that does not answer is replaced by the copy', async ({page, site}) => {
    await page.addInitScript(saveData);
    await page.goto(greenCard);
    await untilKept(page, [greenCard]);
    site.stall();
    await page.reload();
    await expect(page.locator('h1')).toHaveText('Green Card Points Calculator');
  });
});

test.describe('a server without the worker', () => {
  test.use({allowConsole: /status of 404|fetching the script/});

  test('serves pages that work', async ({page, site}) => {
    site.remove('/service-worker.js');
    await page.goto(greenCard);
    await expect.poll(() => site.asked).toContain('/service-worker.js');
    await fillIn(page, {age: '30'});
    await pressCalculate(page);
    await expect(resultCard(page)).toBeVisible();
  });
});
