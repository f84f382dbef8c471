// Is every page complete, available at a single address, accessible, and free of console messages?
import {isFullRun} from './fullRun.ts';
import {untilLoaded} from './loaded.ts';
import {calculatorIds} from './loadEngine.ts';
import {expect, expectNoAxeViolations, test} from './page.ts';
import {builtRoutes} from './routes.ts';

test.use({sharesPage: true});

const schemes = ['light', 'dark'] as const;

const calculators = [
  '/us-tourist-visa-calculator',
  '/h1b-visa-salary-calculator',
  '/green-card-points-calculator',
  '/f1-opt-stem-calculator',
  '/uscis-processing-time-calculator',
];

/** Besides the guide of the United States, which is the longest: they differ in text only, as the legal pages do. */
const alike = /^\/((?!united-states).*-immigration-guide|terms-of-service|disclaimer)$/;

// everyCalculator.spec.ts covers those; all pages in both colour schemes are left to npm run test:full.
const isLookedAt = (route: string) => isFullRun || !(calculatorIds.includes(route.slice(1)) || alike.test(route));

for (const [index, route] of builtRoutes().filter(isLookedAt).entries()) {
  test(`${route} is complete, narrow enough, and passes axe`, async ({page, baseURL}) => {
    await page.setViewportSize({width: 320, height: 640});
    await page.emulateMedia({colorScheme: schemes[index % 2]!});
    const response = await page.goto(route);
    expect(response?.status()).toBe(200);
    await expect(page.locator('h1')).toHaveCount(1);
    await expect(page).toHaveTitle(/VisaTally/);
    expect(await page.locator('meta[name="description"]').getAttribute('content')).not.toBe('');
    const canonical = await page.locator('link[rel="canonical"]').getAttribute('href');
    expect(new URL(canonical!, baseURL).pathname).toBe(route);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
    await untilLoaded(page);
    await expectNoAxeViolations(page);
    if (!isFullRun) return;
    await page.emulateMedia({colorScheme: schemes[(index + 1) % 2]!});
    await expectNoAxeViolations(page);
  });
}

test('a table is focusable only if it scrolls', async ({page}) => {
  const stops = () =>
    page.locator('table').evaluateAll((tables) => tables.map(({parentElement}) => parentElement!.tabIndex === 0));
  await page.goto('/canada-immigration-guide');
  await expect.poll(stops).toEqual([false, false]);
  await page.setViewportSize({width: 160, height: 640});
  await expect.poll(stops).toContain(true);
});

test('the home page leads to each calculator, back and forth without reloading', async ({page}) => {
  await page.goto('/');
  await expect(page.locator('h1')).toHaveText('Free Visa & Immigration Calculators');
  for (const route of isFullRun ? calculators : calculators.slice(-2)) {
    await page.locator(`main a[href="${route}"]:visible`).first().click();
    await expect(page).toHaveURL(route);
    await expect(page.locator('h1')).toBeFocused();
    await page.goBack();
    await expect(page.locator('h1')).toHaveText('Free Visa & Immigration Calculators');
  }
});

test('the skip link is the first tab stop', async ({page}) => {
  await page.goto('/');
  await page.keyboard.press('Tab');
  const skipLink = page.locator('body a').first();
  await expect(skipLink).toBeFocused();
  await expect(skipLink).toHaveAttribute('href', /^#/);
});

test.describe('an unknown address', () => {
  test.use({allowConsole: /status of 404|Page not found: \/no-such-page/});

  test('gets a 404 with a page that links home', async ({page}) => {
    const response = await page.goto('/no-such-page');
    expect(response?.status()).toBe(404);
    await expect(page.locator('h1')).toHaveText('404');
    await expect(page.getByText('Oops! Page not found')).toBeVisible();
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
    await expectNoAxeViolations(page);
    await page.getByRole('link', {name: 'Return to Home'}).click();
    await expect(page).toHaveURL('/');
  });
});

test('each page has a single address', async ({request}) => {
  for (const [path, canonical] of [
    ['/index.html', '/'],
    ['/green-card-points-calculator/', '/green-card-points-calculator'],
  ]) {
    const response = await request.get(path!, {maxRedirects: 0});
    expect([response.status(), response.headers().location]).toEqual([301, canonical]);
  }
});

test.describe('without scripts', () => {
  test.use({javaScriptEnabled: false, sharesPage: false});

  test('a calculator shows its rules and says that calculating needs JavaScript', async ({page}) => {
    await page.goto('/green-card-points-calculator');
    await expect(page.locator('h1')).toBeVisible();
    await expect(page.getByText(/needs JavaScript/)).toBeVisible();
    await page.getByText('Rules we use').click();
    await expect(page.getByRole('heading', {name: 'Points: Age'})).toBeVisible();
    await expect(page.getByText('21 to 35 years')).toBeVisible();
  });
});
