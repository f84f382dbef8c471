// Does the page keep its look while it loads, and follow the visitor's choice of colours?
import type {Page} from '@playwright/test';
import {isFullRun} from './fullRun.ts';
import {hold} from './hold.ts';
import {layoutShift, watchLayoutShifts} from './layoutShifts.ts';
import {expect, test} from './page.ts';

/** At how many places a document is cut. */
const CUTS = isFullRun ? 60 : 8;

for (const path of ['/', '/canada-immigration-guide', '/canada-express-entry-calculator'])
  test(`${path} is in the font of the site, and nothing moves when it arrives`, async ({page}) => {
    await watchLayoutShifts(page);
    const release = await hold(page, /\.woff2$/);
    await page.goto(path, {waitUntil: 'domcontentloaded'});
    // Else the text might be painted for the first time after the release.
    await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
    expect(await page.evaluate(() => document.fonts.status)).toBe('loading');
    release();
    const loaded = await page.evaluate(async () => {
      const fonts = [...(await document.fonts.ready)];
      return fonts.filter(({status}) => status === 'loaded').map(({family, weight}) => `${family} ${weight}`);
    });
    expect(loaded).toEqual(expect.arrayContaining(['Public Sans 400', 'Public Sans 500 900']));
    expect(await layoutShift(page)).toBeLessThan(0.01);
  });

test.describe('a page that is painted before the browser has read it all', () => {
  test.use({allowConsole: /ERR_FAILED/});

  /** The elements in the order of the document: words to find them by, and where those in the window are. */
  const elements = (page: Page) =>
    page.evaluate(async () => {
      await document.fonts.ready;
      return [...document.body.querySelectorAll('*')].map((element) => {
        const {x, y, width, height} = element.getBoundingClientRect();
        const isSeen = element.checkVisibility() && width > 1 && height > 1 && y < innerHeight;
        return {
          words: `${element.localName} '${element.textContent.slice(0, 40)}'`,
          place: isSeen ? `${Math.round(x)}, ${Math.round(y)}` : undefined,
        };
      });
    });

  for (const path of ['/', '/canada-immigration-guide', '/canada-express-entry-calculator'])
    for (const [width, height] of [
      [360, 740],
      [1280, 720],
    ] as const)
      test(`has everything where it stays, on ${path} at ${width} px`, async ({page}) => {
        await page.setViewportSize({width, height});
        await page.route(/\/(?!theme-)[^/]*\.js$/, (script) => script.abort());
        await page.goto(path);
        const whole = await elements(page);
        const html = await (await page.request.get(path)).text();
        // After the end of an element each: closer to the beginning, where the header is.
        const ends = [...html.matchAll(/<\/(?:a|li|ul|p|h\d|details|nav|label|fieldset|section)>/g)]
          .map((end) => end.index + end[0].length)
          .filter((end) => end > html.indexOf('<body'));
        for (let part = 1; part <= CUTS; part++) {
          const cut = html.slice(0, ends[Math.round((ends.length - 1) * (part / CUTS) ** 2)]);
          await page.route(path, (route) => route.fulfill({contentType: 'text/html; charset=utf-8', body: cut}));
          await page.goto(path);
          await page.unroute(path);
          const early = await elements(page);
          const moved = early.flatMap(({words, place}, index) => {
            const last = whole[index]?.place;
            return place === undefined || place === last ? [] : [`${words} from ${place} to ${last}`];
          });
          expect(moved, `up to …${cut.slice(-80)}`).toEqual([]);
        }
      });
});

test.describe('the choice of colours', () => {
  const sheet = {light: 'rgb(255, 255, 255)', dark: 'rgb(29, 27, 24)'};

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
