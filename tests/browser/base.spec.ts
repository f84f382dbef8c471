// Does the whole site work under a subpath of a host, and request nothing outside it?
// Only with FULL=1, because it builds a copy of the project for a subpath.
import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {crawl} from './crawl.ts';
import {fillIn, pressCalculate, resultCard} from './form.ts';
import {expect} from './page.ts';
import {builtRoutes} from './routes.ts';
import {field, titles} from './searchPage.ts';
import {at, below, test} from './siteBelow.ts';
import {isFullRun} from './fullRun.ts';

const greenCard = '/green-card-points-calculator';

test.skip(!isFullRun, 'with FULL=1 only');

// In one worker, so that it is built only once.
test.describe.configure({mode: 'default'});

/** The page's requests outside the path; fails if the page made no requests. */
function askedOutside(asked: readonly string[]): readonly string[] {
  expect(asked.length).toBeGreaterThan(0);
  return asked.filter((path) => !path.startsWith(below));
}

test.beforeEach(({site}) => {
  site.asked.length = 0;
});

test.describe('from outside', () => {
  test.use({bypassCSP: true, allowConsole: /status of 404/});

  test('links lead from the home page to every page, and nowhere else on the host', async ({page}) => {
    await page.goto(at('/sitemap.xml'));
    const pages = await crawl(page, below);
    expect(pages.filter(({path}) => !path.startsWith(below)).map(({path}) => path)).toEqual([]);
    const found = pages.filter(({status}) => status === 200).map(({path}) => path);
    expect(found.toSorted()).toEqual(builtRoutes().map(at).toSorted());
    expect(pages.filter(({status}) => status !== 200).map(({path}) => path)).toEqual([]);
  });

  test('everything that pages, manifest and sitemap refer to exists', async ({page, site}) => {
    const home = readFileSync(join(site.folder, 'index.html'), 'utf8');
    const named = [...home.matchAll(/ (?:href|src)="(\/[^"]*\.\w+)"/g)].map(([, path]) => path!);
    expect(named.length).toBeGreaterThan(5);
    expect(named.filter((path) => !path.startsWith(below))).toEqual([]);
    // The copy skips the part of the build that draws icons.
    for (const path of named.filter((each) => !/favicon|apple/.test(each)))
      expect((await page.request.get(path)).status(), path).toBe(200);
    const manifest = await (await page.request.get(at('/site.webmanifest'))).json();
    const address = new URL(at('/site.webmanifest'), site.address);
    const inManifest = [manifest.start_url, manifest.scope, ...manifest.icons.map(({src}: {src: string}) => src)];
    expect(inManifest.filter((each) => !new URL(each, address).pathname.startsWith(below))).toEqual([]);
    for (const tag of ['canonical', 'og:url', 'og:image', '"url"'])
      expect(home).toMatch(new RegExp(`${tag}[^>]*https://visatally\\.example${below.replace('.', '\\.')}`));
    expect(home).not.toMatch(/visatally\.example(?!\/tools\/visas-2\.0\/)(?=[/"])/);
  });

  test('near-miss addresses are redirected within the path', async ({page}) => {
    for (const [from, to] of [
      [below.slice(0, -1), below],
      [at('/index.html'), below],
      [at(`${greenCard}/?a=1`), `${at(greenCard)}?a=1`],
    ] as const) {
      const {headers, status} = await page.request
        .get(from, {maxRedirects: 0})
        .then((response) => ({headers: response.headers(), status: response.status()}));
      expect([status, headers['location']]).toEqual([301, to]);
    }
    for (const path of ['/', greenCard, '/tools/visas-2.0more']) {
      expect((await page.request.get(path)).status(), path).toBe(404);
    }
  });
});

test('a calculator works, and its links, including shared ones, stay within the path', async ({page, site}) => {
  await page.goto(below);
  await page
    .locator('main')
    .locator(`a[href="${at(greenCard)}"]`)
    .filter({visible: true})
    .first()
    .click();
  await expect(page).toHaveURL(at(greenCard));
  await fillIn(page, {age: '30'});
  await pressCalculate(page);
  await expect(resultCard(page)).toBeVisible();
  await page.getByRole('button', {name: 'Bookmark'}).click();
  await expect(page).toHaveURL(new RegExp(`${at(greenCard)}#.*age=30`));
  await page.reload();
  await expect(resultCard(page)).toBeVisible();
  await expect(page.locator('[id="age"]')).toHaveValue('30');
  await resultCard(page).getByRole('link', {name: /could/i}).click();
  await expect(page).toHaveURL(at('/where-could-i-go'));
  await page.goBack();
  await expect(page.locator('h1')).toHaveText('Green Card Points Calculator');
  await page.locator('footer').getByRole('link', {name: 'Privacy Policy'}).click();
  await expect(page).toHaveURL(at('/privacy-policy'));
  await expect(page.locator('footer [aria-current="page"]')).toHaveText('Privacy Policy');
  expect(askedOutside(site.asked)).toEqual([]);
});

test('the search finds pages and leads to them', async ({page, site}) => {
  await page.goto(at('/search'));
  await field(page).fill('green card');
  await expect(titles(page).first()).toBeVisible();
  await expect(page).toHaveURL(at('/search?q=green+card'));
  await titles(page).first().getByRole('link').click();
  await expect(page).toHaveURL(at(greenCard));
  expect(askedOutside(site.asked)).toEqual([]);
});

test.describe('an unknown address', () => {
  test.use({allowConsole: /404|Page not found/});

  test('gets suggestions of similar pages', async ({page, site}) => {
    await page.goto(at('/green-card-point'));
    await page.locator('main').getByRole('link', {name: greenCard}).click();
    await expect(page).toHaveURL(at(greenCard));
    await expect(page.locator('h1')).toHaveText('Green Card Points Calculator');
    expect(askedOutside(site.asked)).toEqual([]);
  });
});

test.describe('offline', () => {
  test.use({serviceWorker: true, allowConsole: /ERR_CONNECTION_REFUSED|fetching the script|status of 404/});

  test('the service worker caches pages of its path, and no others', async ({page, site}) => {
    await page.goto(at(greenCard));
    await expect.poll(() => page.evaluate(async () => (await caches.keys()).length)).toBe(1);
    const address = page.url();
    await expect.poll(() => page.evaluate((url) => caches.match(url).then(Boolean), address)).toBe(true);
    const scope = await page.evaluate(async () => (await navigator.serviceWorker.ready).scope);
    expect(new URL(scope).pathname).toBe(below);
    expect(await page.evaluate(async () => (await caches.keys())[0])).toMatch(/^visatally-tools\/visas-2\.0\/\w+$/);
    expect(askedOutside(site.asked)).toEqual([]);
    site.goAway();
    await page.goto(`${at(greenCard)}/?from=elsewhere`);
    await expect(page).toHaveURL(`${at(greenCard)}?from=elsewhere`);
    await fillIn(page, {age: '30'});
    await pressCalculate(page);
    await expect(resultCard(page)).toBeVisible();
  });
});
