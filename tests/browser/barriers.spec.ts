// On every kind of page: are targets large enough, is each named as it reads, does Tab follow the page with the focus in
// sight, does everything fit at 400% zoom and with larger text, and are states distinct in forced colours?
import type {Page} from '@playwright/test';
import {fillIn, linkWith, resultCard, unfold} from './form.ts';
import {isFullRun} from './fullRun.ts';
import {untilLoaded} from './loaded.ts';
import {expect, test} from './page.ts';
import {accountant} from './samples.ts';
import {
  focusStops,
  lostText,
  lowControls,
  misnamed,
  movesBySetting,
  smallTargets,
  unmarkedControls,
} from './barriers.ts';

test.use({sharesPage: true, allowConsole: /status of 404|Page not found/});

const result = async (page: Page): Promise<void> => {
  await page.goto('/about');
  await page.goto(linkWith('qatar-work-visa-calculator', accountant));
  await expect(page.getByRole('button', {name: /^Try this: Earn at least/})).toBeVisible();
};
const plain = (path: string) => async (page: Page) => {
  await page.goto(path);
  await untilLoaded(page);
};

/** How each kind of page is opened. */
const kinds: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
  home: plain('/'),
  calculator: plain('/canada-express-entry-calculator'),
  result,
  comparison: async (page) => {
    await result(page);
    await resultCard(page).getByRole('button', {name: 'Compare with other answers'}).click();
    await page
      .getByRole('button', {name: 'Relevant work experience', exact: true})
      .or(page.locator('#comparison-title'))
      .first()
      .waitFor();
  },
  'list of trips': async (page) => {
    await page.goto('/about');
    await page.goto(linkWith('schengen-trip-planner', {trips: '2026-08-01,2026-09-30;2026-12-10,2027-02-20'}));
    await expect(resultCard(page).getByRole('slider')).toBeVisible();
    await unfold(page);
    await expect(page.getByRole('button', {name: 'Remove trip 2'})).toBeVisible();
  },
  'one question at a time': async (page) => {
    await page.goto('/about');
    await page.goto('/germany-blue-card-calculator#questions');
    await expect(page.getByRole('link', {name: 'Show all questions'})).toBeVisible();
  },
  'saved results': async (page) => {
    await result(page);
    await resultCard(page).getByLabel('Save my results in this browser').check();
  },
  destinations: async (page) => {
    await plain('/where-could-i-go')(page);
    await fillIn(page, {age: '30'});
    await page.getByRole('button', {name: /^Show/}).click();
    await expect(page.getByRole('status')).toContainText(/fits? now|fits yet/);
  },
  guide: plain('/germany-immigration-guide'),
  search: async (page) => {
    await page.goto('/search?q=germany');
    await expect(page.locator('main ol h2').first()).toBeVisible();
  },
  'search dialog': async (page) => {
    await plain('/about')(page);
    await page.getByRole('banner').getByRole('button', {name: 'Search'}).click();
    await page.getByRole('combobox').fill('germany');
    await expect(page.getByRole('option').first()).toBeVisible();
  },
  contact: plain('/contact-us'),
  developers: plain('/developers'),
  'accessibility statement': plain('/accessibility'),
  '404': async (page) => {
    await page.goto('/no-such-page');
    await expect(page.locator('h1')).toHaveText('404');
  },
  offline: (page) => page.goto('/offline'),
  embed: async (page) => {
    await page.goto('/embed/green-card-points-calculator');
    await page.locator('button[type="submit"]').waitFor();
  },
};

test('each check finds what it is for', async ({page}) => {
  const body = `
    <style>button, a { position: relative } [hidden-focus]:focus { outline: none } @media { .slow { transition: transform 1s } }</style>
    <button id="small" style="width: 12px; height: 12px; padding: 0; border: 0; appearance: none">x</button><button id="near" style="width: 12px; height: 12px; padding: 0">y</button>
    <main><form><label>Age <input id="low" style="height: 30px"></label></form></main>
    <p><button id="other" aria-label="Send">Cancel</button> <button id="empty"><svg id="drawing" width="9" height="9"></svg></button></p>
    <div id="cut" style="overflow: hidden; width: 30px; white-space: nowrap">A long word that is cut off</div>
    <p><a id="unmarked" hidden-focus href="#a">Unmarked</a> <a id="first" tabindex="1" href="#b">First</a> <a id="slow" class="slow" href="#c">Slow</a></p>
    <div style="position: fixed; inset: auto 0 0; height: 60px; background: white"></div>
    <p style="position: fixed; bottom: 20px; z-index: -1"><a id="covered" href="#d">Covered</a></p>`;
  await page.route('**/barriers', (route) => route.fulfill({contentType: 'text/html', body}));
  await page.goto('/barriers');
  const ids = (found: readonly string[]): readonly string[] =>
    found.map((each) => /id="([^"]+)"/.exec(each)?.[1] ?? each);
  expect(ids(await page.evaluate(smallTargets))).toEqual(['small', 'near']);
  expect(ids(await page.evaluate(lowControls))).toEqual(['low']);
  expect(ids(await page.evaluate(misnamed))).toEqual(['drawing', 'other', 'empty']);
  expect(ids(await page.evaluate(lostText))).toEqual(['cut']);
  expect(ids(await page.evaluate(unmarkedControls))).toEqual(['small']);
  expect(ids(await page.evaluate(movesBySetting))).toEqual(['slow']);
  const stops = await focusStops(page, 'Tab');
  expect(stops.filter((stop) => stop.startsWith('covered')).map((stop) => ids([stop])[0])).toEqual(['covered']);
  expect(stops.filter((stop) => stop.startsWith('not marked')).map((stop) => ids([stop])[0])).toEqual(['unmarked']);
  expect(stops.filter((stop) => stop.startsWith('out of order'))).toHaveLength(1);
});

// Between them these have every part of the form, the result and the frame; the full run looks at all kinds, and goes through each
// in both directions.
const usual = ['home', 'result', 'list of trips', 'destinations', 'search dialog', 'guide', 'embed'];

const directions = [
  [1280, 900, 'Tab'],
  [360, 740, 'Shift+Tab'],
] as const;

for (const [index, kind] of (isFullRun ? Object.keys(kinds) : usual).entries()) {
  test(`${kind}: targets, names, keyboard, zoom, larger text and forced colours`, async ({page}) => {
    await page.clock.setFixedTime('2026-11-22T12:00:00Z');
    await page.setViewportSize({width: 360, height: 740});
    await kinds[kind]!(page);

    await test.step('targets are 24 px, or have that space to themselves; fields and options are 44 px high', async () => {
      expect.soft(await page.evaluate(smallTargets)).toEqual([]);
      expect.soft(await page.evaluate(lowControls)).toEqual([]);
    });
    await test.step('drawings and controls are named, and as they read', async () => {
      expect.soft(await page.evaluate(misnamed)).toEqual([]);
    });
    await test.step('at 400% of 1280 × 1024 px nothing is beside the window', async () => {
      await page.setViewportSize({width: 320, height: 256});
      expect.soft(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
      expect.soft(await page.evaluate(lostText), 'cut off').toEqual([]);
    });
    await test.step('keys follow the text, with the focus marked and in sight', async () => {
      for (const [width, height, key] of isFullRun ? directions : [directions[index % 2]!]) {
        await page.setViewportSize({width, height});
        expect.soft(await focusStops(page, key), key).toEqual([]);
      }
    });
    await test.step('text at 200% fits a phone', async () => {
      await page.setViewportSize({width: 360, height: 740});
      await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
      expect.soft(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
      expect.soft(await page.evaluate(lostText), 'cut off').toEqual([]);
      await page.evaluate(() => (document.documentElement.style.fontSize = ''));
    });
    await test.step('in forced colours controls have edges', async () => {
      await page.emulateMedia({forcedColors: 'active'});
      expect.soft(await page.evaluate(unmarkedControls)).toEqual([]);
      await page.emulateMedia({forcedColors: null});
    });
    await test.step('nothing moves for those who want less motion', async () => {
      expect.soft(await page.evaluate(movesBySetting)).toEqual([]);
    });
  });
}
