// Does a link quickly lead where a visitor expects, and back again, also within a page and to a page that fails?
import type {Page} from '@playwright/test';
import {failure} from '../../src/app/words/site.ts';
import {hold} from './hold.ts';
import {untilLoaded} from './loaded.ts';
import {expect, expectNoAxeViolations, test} from './page.ts';

test.use({sharesPage: true});

const calculator = '/japan-work-visa-calculator';
/** The calculator's definition, and what its page says below the form. */
const script = /\/assets\/japan-work-visa-calculator-[\w-]+\.js$/;

const scrolled = (page: Page) => page.evaluate(() => Math.round(window.scrollY));

async function scrollTo(page: Page, top: number): Promise<void> {
  await page.evaluate((to) => window.scrollTo(0, to), top);
  await expect.poll(() => scrolled(page)).toBe(top);
}

async function openHome(page: Page): Promise<void> {
  await page.goto('/');
  await untilLoaded(page);
}

function linkTo(page: Page, path: string) {
  return page.locator(`main a[href="${path}"]:visible`).first();
}

test("Back and Forward restore each page's scroll position, even from a page too short to scroll that far", async ({
  page,
}) => {
  await openHome(page);
  await scrollTo(page, 2400);
  // A mouse click would scroll to the footer first.
  await page.locator('footer a[href="/contact-us"]').dispatchEvent('click');
  await expect(page.locator('h1')).toBeFocused();
  expect(await scrolled(page)).toBe(0);
  await scrollTo(page, 100);

  await page.goBack();
  await expect(page.locator('h1')).toHaveText('Free Visa & Immigration Calculators');
  await expect(page.locator('h1')).toBeFocused();
  expect(await scrolled(page)).toBe(2400);
  await page.goForward();
  await expect(page.locator('h1')).toHaveText(/Contact/);
  expect(await scrolled(page)).toBe(100);
});

test('Back restores it even if the page must be fetched again', async ({page}) => {
  await openHome(page);
  await scrollTo(page, 2400);
  await page.locator('footer a[href="/contact-us"]').dispatchEvent('click');
  await expect(page.locator('h1')).toBeFocused();
  const release = await hold(page, /\/assets\/home-[\w-]+\.js$/);
  await page.reload();
  await untilLoaded(page);
  await page.goBack();
  await expect(page.locator('h1')).toBeHidden();
  release();
  await expect(page.locator('h1')).toHaveText('Free Visa & Immigration Calculators');
  expect(await scrolled(page)).toBe(2400);
});

test('a link to a part of another page scrolls to it, not hidden by the header', async ({page}) => {
  await page.goto('/green-card-points-calculator');
  const sidebar = page.getByRole('navigation', {name: 'More calculators'});
  await sidebar.getByText('Categories').click();
  await sidebar.getByRole('link', {name: 'Europe', exact: true}).click();
  await expect(page).toHaveURL('/#europe');
  const top = await page.locator('#europe').evaluate((part) => part.getBoundingClientRect().top);
  const header = await page
    .locator('header')
    .first()
    .evaluate((element) => element.getBoundingClientRect().bottom);
  expect(top).toBeGreaterThanOrEqual(header);
  expect(top).toBeLessThan(header + 40);
  await expect(page.locator('h1')).toBeFocused();
});

test.describe('a page and its script', () => {
  const requests = (page: Page): string[] => {
    const found: string[] = [];
    page.on('request', (request) => found.push(request.url()));
    return found;
  };

  test('are fetched when the mouse rests on a link to it, once', async ({page}) => {
    await openHome(page);
    const asked = requests(page);
    await linkTo(page, calculator).hover();
    // Its definition and its documentation: each is fetched, and then imported from the browser's cache.
    await expect.poll(() => asked.filter((url) => script.test(url)).length).toBe(4);
    const before = asked.length;
    await linkTo(page, '/about').hover();
    await linkTo(page, calculator).hover();
    await linkTo(page, calculator).click();
    await expect(page.locator('h1')).toBeFocused();
    // What shows a result is fetched once the page is at rest.
    const again = asked.slice(before).filter((url) => script.test(url) && !url.includes('-result-'));
    expect(again).toEqual([]);
  });

  test('are fetched when a link of the header takes the focus', async ({page}) => {
    await openHome(page);
    const asked = requests(page);
    await page.locator('#site-menu').getByRole('link', {name: 'About', exact: true}).focus();
    await expect.poll(() => asked.some((url) => /\/assets\/about-[\w-]+\.js$/.test(url))).toBe(true);
  });

  test.describe('in data-saving mode', () => {
    test.use({sharesPage: false});

    test('are not prefetched', async ({page}) => {
      await page.addInitScript(() => Object.defineProperty(navigator, 'connection', {value: {saveData: true}}));
      await openHome(page);
      const asked = requests(page);
      await page.clock.install();
      await linkTo(page, calculator).focus();
      await linkTo(page, calculator).hover();
      // Longer than any prefetch waits.
      await page.clock.runFor(2000);
      expect(asked).toEqual([]);
    });
  });
});

test('the last of two followed links wins, even if the first one takes longer', async ({page}) => {
  await openHome(page);
  const release = await hold(page, script);
  await linkTo(page, calculator).dispatchEvent('click');
  // The page before stays, and says that the next one is on its way.
  await expect(page.getByRole('main')).toHaveAttribute('aria-busy', 'true');
  await expect(page.locator('h1')).toHaveText('Free Visa & Immigration Calculators');
  await linkTo(page, '/about').dispatchEvent('click');
  await expect(page.locator('h1')).toHaveText('About VisaTally');
  const arrived = page.waitForResponse(script);
  release();
  await (await arrived).finished();
  await expect(page.locator('h1')).toHaveText('About VisaTally');
  await expect(page).toHaveURL('/about');
  await expect(page.getByRole('main')).not.toHaveAttribute('aria-busy');
});

test.describe('a page that cannot be shown', () => {
  test.use({allowConsole: /ERR_FAILED|Failed to fetch|Broken on purpose|status of 404|404 Not Found/});

  /** @param status what the server answered, if it did: the text of an error is none for visitors */
  async function expectFailure(page: Page, status = ''): Promise<void> {
    const alert = page.getByRole('main').getByRole('alert');
    await expect(alert.getByRole('heading', {level: 1, name: 'Unexpected Application Error!'})).toBeFocused();
    await expect(alert).toHaveText(`Unexpected Application Error!${status}${failure.advice}${failure.reload}`);
    await expect(page).toHaveTitle('Unexpected Application Error! | VisaTally');
    await expect(page.getByRole('banner')).toBeVisible();
  }

  test('because its script cannot be fetched is loaded as a document', async ({page}) => {
    await openHome(page);
    let isOld = true;
    await page.route(script, (request) => (isOld ? request.fulfill({status: 404, body: ''}) : request.continue()));
    await page.route(`**${calculator}`, (request) => {
      isOld = false;
      return request.continue();
    });
    // A mouse click would hover first, and the page would then be left to the browser.
    await linkTo(page, calculator).dispatchEvent('click');
    await expect(page.locator('h1')).toHaveText(/Japan/);
    await expect(page).toHaveURL(calculator);
    await untilLoaded(page);

    await page.goBack();
    await expect(page.locator('h1')).toHaveText('Free Visa & Immigration Calculators');
    await expect(page).toHaveTitle(/^Free Visa/);
  });

  test('because the browser is offline says so, leads back, and can be reloaded', async ({page}) => {
    await openHome(page);
    await page.route(script, (request) => request.abort());
    await page.evaluate(() => Object.defineProperty(navigator, 'onLine', {get: () => false}));
    await linkTo(page, calculator).dispatchEvent('click');
    await expectFailure(page);
    await expectNoAxeViolations(page);

    await page.goBack();
    await expect(page.locator('h1')).toHaveText('Free Visa & Immigration Calculators');
    await expect(page).toHaveTitle(/^Free Visa/);
    await page.goForward();
    await expectFailure(page);
    await page.unroute(script);
    await page.getByRole('button', {name: 'Load this page again'}).click();
    await expect(page.locator('h1')).toHaveText(/Japan/);
    await expect(page.getByRole('alert')).toHaveCount(0);
  });

  test('because it breaks while it is rendered says so, and why in the console', async ({page}) => {
    await openHome(page);
    const logged = page.waitForEvent('console', (message) => message.text().includes('Broken on purpose'));
    await page.route(script, (request) =>
      request.fulfill({
        contentType: 'text/javascript',
        body: "export default () => ({edition: 'today', page() { throw new Error('Broken on purpose'); }});",
      }),
    );
    await linkTo(page, calculator).click();
    await expectFailure(page);
    await logged;
    await page.goBack();
    await expect(page.locator('h1')).toHaveText('Free Visa & Immigration Calculators');
  });

  test('when its link is hovered is still shown once it can be', async ({page}) => {
    await openHome(page);
    await page.route(script, (request) => request.abort());
    const failed: string[] = [];
    page.on('requestfailed', (request) => void (script.test(request.url()) && failed.push(request.url())));
    await linkTo(page, calculator).hover();
    // Its definition and its documentation.
    await expect.poll(() => failed.length).toBe(2);
    await expect(page).toHaveURL('/');
    await page.unroute(script);
    await linkTo(page, calculator).click();
    await expect(page.locator('h1')).toHaveText(/Japan/);
  });
});
