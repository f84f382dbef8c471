// Does the page keep its look while it loads, and follow the visitor's choice of colours?
import {hold} from './hold.ts';
import {layoutShift, watchLayoutShifts} from './layoutShifts.ts';
import {expect, test} from './page.ts';

for (const path of ['/', '/canada-immigration-guide', '/canada-express-entry-calculator'])
  test(`${path} is in the font of the site, and nothing moves when it arrives`, async ({page}) => {
    await watchLayoutShifts(page);
    const release = await hold(page, /\.woff2$/);
    await page.goto(path, {waitUntil: 'domcontentloaded'});
    await expect(page.getByRole('heading', {level: 1})).toBeVisible();
    expect(await page.evaluate(() => document.fonts.status)).toBe('loading');
    release();
    const loaded = await page.evaluate(async () => {
      const fonts = [...(await document.fonts.ready)];
      return fonts.filter(({status}) => status === 'loaded').map(({family, weight}) => `${family} ${weight}`);
    });
    expect(loaded).toEqual(expect.arrayContaining(['Public Sans 400', 'Public Sans 500 900']));
    expect(await layoutShift(page)).toBeLessThan(0.01);
  });

test('on a phone the button of the menu does not move when the rest of the page is read', async ({page}) => {
  await page.setViewportSize({width: 360, height: 740});
  await page.goto('/about');
  const button = page.getByRole('button', {name: 'Menu'});
  const place = await button.boundingBox();
  // As in a paint in the middle of a slow document.
  await page.locator('[data-search-index]').evaluate((search) => search.remove());
  expect(await button.boundingBox()).toEqual(place);
});

test.describe('the choice of colours', () => {
  const sheet = {light: 'rgb(255, 255, 255)', dark: 'rgb(23, 29, 38)'};

  for (const [system, other] of [
    ['light', 'dark'],
    ['dark', 'light'],
  ] as const)
    test(`changes a ${system} page to ${other}, on every page and after a reload, until it is System again`, async ({
      page,
    }) => {
      await page.emulateMedia({colorScheme: system});
      await page.goto('/about');
      const header = page.getByRole('banner');
      const choice = page.getByRole('group', {name: 'Colours'});
      await expect(header).toHaveCSS('background-color', sheet[system]);
      await expect(choice.getByRole('radio', {name: 'System'})).toBeChecked();

      await choice.getByRole('radio', {name: 'System'}).focus();
      await page.keyboard.press(other === 'light' ? 'ArrowRight' : 'ArrowLeft');
      await expect(header).toHaveCSS('background-color', sheet[other]);
      await page.getByRole('contentinfo').getByRole('link', {name: 'Disclaimer', exact: true}).click();
      await expect(page.getByRole('heading', {level: 1})).toHaveText('Disclaimer');
      await expect(header).toHaveCSS('background-color', sheet[other]);

      await page.reload({waitUntil: 'commit'});
      // Before anything is painted, not only in the end.
      await page.waitForFunction(() => document.body !== null);
      expect(await page.evaluate(() => document.documentElement.dataset['theme'])).toBe(other);
      await expect(choice.getByRole('radio', {name: other, exact: false})).toBeChecked();
      await expect(page.locator('meta[name="theme-color"][media="all"]')).toHaveAttribute('id', other);

      await choice.getByText('System').click();
      await expect(header).toHaveCSS('background-color', sheet[system]);
      expect(await page.evaluate(() => localStorage.length)).toBe(0);
    });

  test('lasts until the next document where the browser refuses to keep it, without an error', async ({page}) => {
    await page.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        get() {
          throw new DOMException('Access is denied for this document.', 'SecurityError');
        },
      });
    });
    await page.emulateMedia({colorScheme: 'light'});
    await page.goto('/about');
    const header = page.getByRole('banner');
    await page.getByRole('group', {name: 'Colours'}).getByText('Dark').click();
    await expect(header).toHaveCSS('background-color', sheet.dark);
    await page.reload();
    await expect(header).toHaveCSS('background-color', sheet.light);
  });

  test('is not there without scripts', async ({browser, baseURL}) => {
    const context = await browser.newContext({javaScriptEnabled: false, baseURL: baseURL!});
    const page = await context.newPage();
    await page.goto('/about');
    await expect(page.getByRole('contentinfo')).toBeVisible();
    await expect(page.getByRole('group', {name: 'Colours'})).toBeHidden();
    await context.close();
  });
});
