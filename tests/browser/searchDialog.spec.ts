// Does the search of the header suggest pages as visitors type, by mouse, touch and keyboard, and load nothing before?
import type {Locator, Page} from '@playwright/test';
import {isFullRun} from './fullRun.ts';
import {untilLoaded} from './loaded.ts';
import {expect, expectNoAxeViolations, test} from './page.ts';
import {isIndex, tryAgain} from './searchPage.ts';

test.use({sharesPage: true});

const trigger = (page: Page): Locator => page.getByRole('banner').getByRole('button', {name: 'Search'});
const dialog = (page: Page): Locator => page.getByRole('dialog', {name: 'Search'});
const field = (page: Page): Locator => page.getByRole('combobox', {name: 'Search calculators and guides'});
const options = (page: Page): Locator => dialog(page).getByRole('option');
const group = (page: Page, name: string): Locator => dialog(page).getByRole('group', {name});
const active = (page: Page): Locator => dialog(page).getByRole('option', {selected: true});

/** The trigger is a link until its script has arrived. */
async function open(page: Page, path = '/about'): Promise<void> {
  await page.goto(path);
  await trigger(page).click();
  await expect(field(page)).toBeFocused();
}

test('by keyboard alone: arrows move, Enter opens, Escape closes the list, then the dialog', async ({page}) => {
  await page.goto('/about');
  await trigger(page).focus();
  await page.keyboard.press('Space');
  await expect(field(page)).toBeFocused();
  await expect(field(page)).toHaveAttribute('aria-expanded', 'false');
  await page.keyboard.type('germany');
  await expect(field(page)).toHaveAttribute('aria-expanded', 'true');
  await expect(dialog(page).getByRole('status')).toHaveText(/^\d+ suggestions$/);
  await expect(active(page)).toHaveCount(0);

  await page.keyboard.press('ArrowDown');
  await expect(active(page)).toHaveText((await options(page).first().textContent())!);
  await expect(field(page)).toHaveAttribute('aria-activedescendant', (await active(page).getAttribute('id'))!);
  await page.keyboard.press('ArrowUp');
  await expect(active(page)).toHaveCount(0);
  await page.keyboard.press('ArrowUp');
  await expect(active(page)).toHaveText('Search all pages for ‘germany’');
  await page.keyboard.press('ArrowDown');
  await expect(active(page)).toHaveCount(0);

  await page.keyboard.press('Escape');
  await expect(options(page)).toHaveCount(0);
  await expect(field(page)).toHaveValue('germany');
  await page.keyboard.press('ArrowDown');
  await expect(options(page)).not.toHaveCount(0);
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
  await expect(trigger(page)).toBeFocused();

  await page.keyboard.press('Enter');
  await expect(field(page)).toBeFocused();
  await page.keyboard.type('japan work');
  await page.keyboard.press('ArrowDown');
  await expect(active(page)).toHaveText('Japan Work Visa Calculator');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/japan-work-visa-calculator');
  await expect(dialog(page)).toBeHidden();
  await expect(page.locator('h1')).toBeFocused();
});

test('Enter without a choice searches all pages', async ({page}) => {
  await open(page);
  await page.keyboard.type('blue card');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/search?q=blue+card');
  await expect(page.locator('main ol h2').first()).toContainText('EU Blue Card');
});

test('suggestions forgive typos, and are grouped as calculators, guides and countries with flags', async ({page}) => {
  await open(page);
  await field(page).fill('germny');
  await expect(group(page, 'Calculators').getByRole('option').first()).toContainText('Germany');
  await expect(group(page, 'Guides').getByRole('option')).toHaveText(['Germany Immigration Guide']);
  const country = group(page, 'By country').getByRole('option');
  await expect(country).toHaveText(/^Germany\d+ pages$/);
  await expect(country.locator('img')).toHaveAttribute('src', /#germany$/);
  await country.click();
  await expect(page).toHaveURL('/search?q=Germany');
  await expect(page.locator('main ol h2').first()).toContainText('Germany');
});

test('a country is found by its other names', async ({page}) => {
  await open(page);
  for (const [query, name] of [
    ['uk', 'United Kingdom'],
    ['dubai', 'United Arab Emirates'],
    ['usa', 'United States'],
  ] as const) {
    await field(page).fill(query);
    await expect(group(page, 'By country').getByRole('option').first()).toContainText(name);
  }
});

test('a query without suggestions says so, and still leads to the search page', async ({page}) => {
  await open(page);
  await field(page).fill('qqqq');
  await expect(dialog(page).getByRole('status')).toHaveText('Nothing found for ‘qqqq’.');
  await expect(options(page)).toHaveText(['Search all pages for ‘qqqq’']);
  await expectNoAxeViolations(page);
});

test('nothing of it is loaded before it is opened, not even on hover', async ({page}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto('/us-tourist-visa-calculator');
  await untilLoaded(page);
  asked.length = 0;
  await page.clock.install();
  await trigger(page).hover();
  // Resting there for longer than any prefetch waits.
  await page.clock.runFor(2000);
  expect(asked).toEqual([]);
  await trigger(page).click();
  await expect(field(page)).toBeFocused();
  await expect.poll(() => asked.filter(isIndex).length).toBe(1);
});

// The smallest is the window of a desk at 400% zoom.
const sizes = [
  [320, 256],
  [360, 740],
  [1280, 800],
] as const;

for (const [width, height] of isFullRun ? sizes : sizes.slice(0, 1))
  test(`at ${width} × ${height} px it is accessible in both schemes, and every option can be pressed`, async ({
    page,
  }) => {
    await page.setViewportSize({width, height});
    await open(page);
    const {width: targetWidth, height: targetHeight} = (await trigger(page).boundingBox())!;
    expect(Math.min(targetWidth, targetHeight)).toBeGreaterThanOrEqual(44);
    await field(page).fill('student');
    await expect(options(page)).not.toHaveCount(0);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    expect(await dialog(page).evaluate(({scrollWidth, clientWidth}) => scrollWidth - clientWidth)).toBe(0);
    for (const option of await options(page).all())
      expect((await option.boundingBox())!.height).toBeGreaterThanOrEqual(44);
    await expectNoAxeViolations(page);
    await page.emulateMedia({colorScheme: 'dark'});
    await expectNoAxeViolations(page);
    await options(page).last().click();
    await expect(page).toHaveURL('/search?q=student');
    await expect(dialog(page)).toBeHidden();
  });

test('a press beside it closes it, and so does going back', async ({page}) => {
  await page.goto('/');
  await page.getByRole('contentinfo').getByRole('link', {name: 'Disclaimer', exact: true}).click();
  await expect(page.locator('h1')).toHaveText('Disclaimer');
  await trigger(page).click();
  await expect(field(page)).toBeFocused();
  await page.mouse.click(5, 700);
  await expect(dialog(page)).toBeHidden();
  await trigger(page).click();
  await expect(field(page)).toBeFocused();
  await page.goBack();
  await expect(dialog(page)).toBeHidden();
  await expect(page).toHaveURL('/');
});

test.describe('when its files cannot be fetched', () => {
  test.use({allowConsole: /Failed to load resource|ERR_FAILED|503/});

  test('without its script the press leads to the search page', async ({page}) => {
    await page.route('**/SearchDialog-*.js', (route) => route.abort());
    await page.goto('/about');
    await trigger(page).click();
    await expect(page).toHaveURL('/search');
  });

  test('without the index it says so, and leads to the search page', async ({page}) => {
    await page.route(
      (url) => isIndex(url.pathname),
      (route) => route.fulfill({status: 503}),
    );
    await open(page);
    await field(page).fill('japan');
    await expect(dialog(page).getByRole('alert')).toContainText('Suggestions could not load.');
    await expectNoAxeViolations(page);
    await tryAgain(page, dialog(page));
    await expect(group(page, 'By country').getByRole('option')).toContainText('Japan');
  });
});

test.describe('without scripts', () => {
  test.use({javaScriptEnabled: false, sharesPage: false});

  test('it is a link to the search page', async ({page}) => {
    await page.setViewportSize({width: 360, height: 740});
    await page.goto('/about');
    await page.getByRole('banner').getByRole('link', {name: 'Search'}).click();
    await expect(page).toHaveURL('/search');
  });
});
