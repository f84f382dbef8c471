// Does the first touch of a form fetch a handful of files, and does the next press try again what could not be fetched?
import type {Page} from '@playwright/test';
import {firstResultBudget} from '../../scripts/build/weight/budgets.ts';
import {fillIn, pressCalculate, readBack, resultCard} from './form.ts';
import {isFullRun} from './fullRun.ts';
import {isShownLater, untilLoaded} from './loaded.ts';
import {calculatorIds} from './loadEngine.ts';
import {expect, test} from './page.ts';

/** The most files that the first touch of a form fetches. */
const HANDFUL = firstResultBudget.files;

const greenCard = '/green-card-points-calculator';
const answers = {age: '35', education: 'phd', workExperience: '4-6'};

/** The paths that a page requests from now on; what it imports from the browser's cache is among them once. */
function watch(page: Page): Set<string> {
  const requested = new Set<string>();
  page.on('request', (request) => requested.add(new URL(request.url()).pathname));
  return requested;
}

/** Of the drawing of stays, which only results with stays fetch. */
const isOfStays = (path: string): boolean => /^\/assets\/drawing[-.]/.test(path);

/** Of what would change a result, for which that does not wait. */
const isOfSuggestions = (path: string): boolean => path.startsWith('/assets/below-');

test.describe('the first touch of a form', () => {
  test.use({sharesPage: true});

  // One with a list, which has tools of its own, and one of each part of the world.
  const samples = ['schengen-trip-planner', 'green-card-points-calculator'];
  for (const id of isFullRun ? calculatorIds : samples)
    test(`of ${id} fetches no more than ${HANDFUL} files, and a result only what its closed parts show`, async ({
      page,
    }) => {
      await page.goto(`/${id}`);
      await untilLoaded(page);
      const requested = watch(page);
      await page.locator('form :is(input, select)').first().focus();
      await expect.poll(() => [...requested].some((path) => path.includes(`${id}-result-`))).toBe(true);
      await page.waitForLoadState('networkidle');
      const atTouch = [...requested];
      const ofResult = atTouch.filter((path) => !isOfSuggestions(path));
      expect(ofResult.length, ofResult.join('\n')).toBeLessThanOrEqual(HANDFUL);
      await pressCalculate(page);
      await expect(
        page
          .getByRole('status')
          .or(page.getByText(/Still needed/))
          .first(),
      ).not.toBeEmpty();
      const ofOpened = (path: string): boolean => /\/opened-.*\.js$/.test(path);
      await expect.poll(() => [...requested].find(ofOpened)).toBeDefined();
      await page.waitForLoadState('networkidle');
      const later = [...requested].slice(atTouch.length);
      const opened = await (await page.request.get(later.find(ofOpened)!)).text();
      expect(
        later.filter(
          (path) =>
            !isShownLater(path) &&
            !isOfSuggestions(path) &&
            !(id === 'schengen-trip-planner' && isOfStays(path)) &&
            !opened.includes(path.slice('/assets/'.length)),
        ),
      ).toEqual([]);
    });
});

test.describe('without a connection', () => {
  test.use({allowConsole: /ERR_INTERNET_DISCONNECTED|preloaded using link preload but not used/});

  for (const [when, prepare] of [
    ['since the page was loaded', async () => {}],
    ['at the first touch only', (page: Page) => page.locator('#age').focus()],
  ] as const)
    test(`${when}, the page says that the result could not load, and the next press shows it, with the answers`, async ({
      page,
      context,
    }) => {
      await page.goto(greenCard);
      await untilLoaded(page);
      await context.setOffline(true);
      await prepare(page);
      await fillIn(page, answers);
      await pressCalculate(page);
      await expect(page.getByRole('alert')).toContainText('could not load');
      await context.setOffline(false);
      await pressCalculate(page);
      await expect(resultCard(page)).toBeVisible();
      await expect(page.getByRole('alert')).toHaveCount(0);
      expect(await readBack(page, Object.keys(answers))).toEqual(answers);
    });

  test('the list of destinations says that it could not load, and the next press shows it', async ({page, context}) => {
    await page.goto('/where-could-i-go');
    await untilLoaded(page);
    await context.setOffline(true);
    await page.getByLabel('Age', {exact: true}).fill('29');
    await page.getByRole('button', {name: 'Show destinations'}).press('Enter');
    await expect(page.getByRole('status')).toContainText("couldn't load");
    await context.setOffline(false);
    await page.getByRole('button', {name: 'Show destinations'}).press('Enter');
    await expect(page.getByRole('status')).toContainText(/fits? now|fits yet/);
  });
});

test('the first touch of the destinations fetches all rules, once, and a press none', async ({page}) => {
  await page.goto('/where-could-i-go');
  await untilLoaded(page);
  const requested = watch(page);
  await page.getByLabel('Age', {exact: true}).focus();
  await expect.poll(() => [...requested].filter((path) => path.includes('-calculator-result-')).length).toBe(34);
  await page.waitForLoadState('networkidle');
  const rules = (): readonly string[] => [...requested].filter((path) => path.includes('-calculator-'));
  const atTouch = rules();
  await page.getByLabel('Age', {exact: true}).fill('29');
  await page.getByRole('button', {name: 'Show destinations'}).press('Enter');
  await expect(page.getByRole('status')).toContainText(/fits? now|fits yet/);
  expect(rules()).toEqual(atTouch);
});
