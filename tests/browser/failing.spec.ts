// If a script or style sheet fails to load, is the page still readable, and does it say what does not work?
import type {Page} from '@playwright/test';
import {fillIn, pressCalculate, resultCard} from './form.ts';
import {isFullRun} from './fullRun.ts';
import {expect, expectNoAxeViolations, test} from './page.ts';

const greenCard = '/green-card-points-calculator';
const note = /has not loaded, so this form does not work yet/;

// The browser reports the file that fails, and the module that imports it.
test.use({
  sharesPage: true,
  allowConsole: /ERR_FAILED|Failed to fetch dynamically imported module|Unable to preload CSS/,
});
// An entry script that waits for such a module fails with an error without a message.
test.afterEach(({problems}) => {
  const others = problems.filter((problem) => problem !== 'page error: ');
  problems.splice(0, problems.length, ...others);
});

async function failing(page: Page, name: RegExp): Promise<void> {
  await page.route(name, (route) => route.abort());
}

/** Ends the wait for the style sheet, after which a page that is not interactive says so. */
async function waitOut(page: Page): Promise<void> {
  await page.waitForLoadState('load');
  await page.evaluate(() => document.getAnimations().forEach((animation) => animation.finish()));
}

const parts = [
  ['every script', /\.js$/],
  ['the definition', /green-card-points-calculator-[^/]*\.js$/],
  ['the entry', /entryClient-[^/]*\.js$/],
  ['what many pages share', /common-[^/]*\.js$/],
] as const;

// Nothing at all runs, or all but one module of those that the page waits for.
for (const [part, name] of isFullRun ? parts : parts.slice(0, 2)) {
  test(`without ${part}, the page says so and stays readable`, async ({page}) => {
    await failing(page, name);
    await page.goto(greenCard);
    await expect(page.getByText(note)).toBeHidden();
    await waitOut(page);
    await expect(page.getByText(note)).toBeVisible();
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Green Card Points Calculator');
    await fillIn(page, {age: '30'});
    await pressCalculate(page);
    await expect(page).toHaveURL(greenCard);
    await page.locator('details:has(> #faqs) > summary').click();
    await expect(page.locator('#faqs')).toBeVisible();
  });
}

for (const path of ['/contact-us', ...(isFullRun ? ['/search', '/where-could-i-go'] : [])]) {
  test(`without scripts, ${path} says so`, async ({page}) => {
    await failing(page, /\.js$/);
    await page.goto(path);
    await waitOut(page);
    await expect(page.getByText(note)).toBeVisible();
    if (path === '/contact-us') await expectNoAxeViolations(page);
  });
}

for (const [part, name] of [
  ['shows', /\/result-[^/]*\.js$/],
  ['calculates', /-result-[^/]*\.js$/],
] as const) {
  // As in a tab that was open while the site was updated: the server no longer has the files of the old version.
  test(`without what ${part} the result, the page loads again with the answers, and shows it`, async ({page}) => {
    await failing(page, name);
    await page.goto(greenCard);
    await fillIn(page, {age: '30'});
    await pressCalculate(page);
    await expect(page.getByRole('alert')).toContainText('The part of the page that shows your result could not load.');
    await page.unroute(name);
    await page.getByRole('button', {name: 'Load this page again'}).click();
    await expect(resultCard(page)).toBeVisible();
    await expect(page.getByRole('textbox', {name: 'Age'})).toHaveValue('30');
    await expect(page).toHaveURL(greenCard);
  });
}

test('without what reports a figure, the press leads to the contact page, and Back to the result', async ({page}) => {
  await failing(page, /\/openReport-[^/]*\.js$/);
  await page.goto(greenCard);
  await fillIn(page, {age: '30'});
  await pressCalculate(page);
  await resultCard(page).getByRole('button', {name: 'Report a wrong figure'}).last().press('Enter');
  await expect(page).toHaveURL('/contact-us');
  await page.goBack();
  await expect(page.getByRole('textbox', {name: 'Age'})).toHaveValue('30');
});

test('without style sheets, the page works', async ({page}) => {
  await failing(page, /\.css$/);
  await page.goto(greenCard);
  await fillIn(page, {age: '30'});
  await pressCalculate(page);
  await expect(
    resultCard(page)
      .or(page.getByText(/could not load/))
      .first(),
  ).toBeVisible();
  await expect(page.getByText(note)).toHaveCount(0);
});
