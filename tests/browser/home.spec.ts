// Does the home page lead from a task and a country to the right calculators, with scripts and without?
import {holdScripts} from './hold.ts';
import {expect, expectNoAxeViolations, test} from './page.ts';

test.use({sharesPage: true});

test('a task and a country lead to the calculators for them, and a single one is listed too', async ({page}) => {
  await page.goto('/');
  const [task, country] = [page.locator('select[name=task]'), page.locator('select[name=country]')];
  const show = page.getByRole('button', {name: 'Show calculators'});
  await country.selectOption('Germany');
  await show.click();
  const heading = page.getByText('Work in Germany', {exact: true});
  await expect(heading).toBeFocused();
  const found = page.locator('[data-found]');
  await expect(found.getByRole('link')).toHaveText([
    'Germany EU Blue Card Calculator',
    'Germany Opportunity Card Calculator',
    'EU Blue Card Timeline Calculator',
  ]);
  await expectNoAxeViolations(page);

  await country.selectOption('United States');
  await show.click();
  await expect(page.getByText('Work in the United States', {exact: true})).toBeFocused();
  await country.selectOption('Germany');

  // Germany has a calculator for visits through the Schengen area, and stays chosen.
  await task.selectOption('visit');
  await expect(country).toHaveValue('Germany');
  await expect(country.locator('option', {hasText: 'Sweden'})).toBeAttached();
  await show.click();
  await expect(page.getByText('Visit Germany', {exact: true})).toBeFocused();
  await expect(found.getByRole('link')).toHaveText(['Schengen 90/180 Calculator', 'Schengen Trip Planner']);
});

test('countries are those of the task, A to Z, and a chosen one comes back with a task that has it', async ({page}) => {
  await page.goto('/');
  const [task, country] = [page.locator('select[name=task]'), page.locator('select[name=country]')];
  await task.selectOption('study in');
  await expect(page.locator('select[name=country] option')).toHaveText([
    'any country',
    'Australia',
    'Canada',
    'France',
    'Germany',
    'New Zealand',
    'Norway',
    'South Korea',
    'United Kingdom',
    'United States',
  ]);
  await country.selectOption('Australia');
  await task.selectOption('visit');
  await expect(country).toHaveValue('');
  await task.selectOption('study in');
  await expect(country).toHaveValue('Australia');
});

test('the search of the first screen leads to its results, with Enter or its button', async ({page}) => {
  await page.setViewportSize({width: 360, height: 740});
  await page.goto('/');
  const field = page.getByRole('searchbox', {name: /^Or search, for example/});
  await expect(field).toBeInViewport();
  await field.fill('nurse UK');
  await field.press('Enter');
  await expect(page).toHaveURL('/search?q=nurse+UK');
  await expect(page.getByRole('searchbox')).toHaveValue('nurse UK');
  await page.goBack();
  await field.fill('B1/B2 fee');
  await page.getByRole('search').getByRole('link', {name: 'Search'}).click();
  await expect(page).toHaveURL('/search?q=B1%2FB2+fee');
});

test('Enter before the scripts have loaded is held, in the search and in the choice', async ({page}) => {
  const release = await holdScripts(page);
  await page.goto('/', {waitUntil: 'commit'});
  const field = page.getByRole('searchbox', {name: /^Or search, for example/});
  await field.fill('nurse UK');
  await field.press('Enter');
  await expect(page.getByText('Your results will appear once the page has loaded.')).toBeVisible();
  release();
  await expect(page).toHaveURL('/search?q=nurse+UK');

  const releaseChoice = await holdScripts(page);
  await page.goto('/', {waitUntil: 'commit'});
  await page.locator('select[name=country]').selectOption('Germany');
  await page.getByRole('button', {name: 'Show calculators'}).click();
  releaseChoice();
  await expect(page.getByText('Work in Germany', {exact: true})).toBeFocused();
});

test('a wish to wait or to retire offers the countries that have a calculator for it', async ({page}) => {
  await page.goto('/');
  await page.locator('select[name=task]').selectOption('retire in');
  await expect(page.locator('select[name=country] option')).toHaveText(['any country', 'Malaysia', 'Portugal']);
  await page.locator('select[name=task]').selectOption('wait for a decision in');
  await page.locator('select[name=country]').selectOption('Canada');
  await page.getByRole('button', {name: 'Show calculators'}).click();
  await expect(page.locator('[data-found] a')).toContainText(['IRCC Processing Times Calculator']);
});

test('every country of a calculator has a flag', async ({page}) => {
  await page.goto('/');
  const flags = page.locator('main img');
  const addresses = await flags.evaluateAll((images) => images.map((image) => (image as HTMLImageElement).src));
  const [file] = addresses[0]!.split('#');
  const drawn = new Set(
    [...(await (await page.request.get(file!)).text()).matchAll(/<view id="([^"]+)"/g)].map(([, id]) => id),
  );
  expect(addresses.length).toBeGreaterThan(40);
  expect(addresses.map((address) => address.split('#')[1]!).filter((view) => !drawn.has(view))).toEqual([]);
});

test('without scripts each task is a list of its calculators', async ({browser, baseURL}) => {
  const context = await browser.newContext({javaScriptEnabled: false, baseURL: baseURL!});
  const page = await context.newPage();
  await page.goto('/');
  await expect(page.getByRole('button', {name: 'Show calculators'})).toBeHidden();
  await page.getByText('I want to study in another country').click();
  await page.locator('details[data-task]').getByRole('link', {name: 'Canada Study Permit Cost Calculator'}).click();
  await expect(page).toHaveURL('/canada-study-permit-calculator');
  await context.close();
});

test('on a phone the page is at most five screens long, and the rest of its lists opens', async ({page}) => {
  await page.setViewportSize({width: 360, height: 740});
  await page.goto('/');
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(5 * 740);
  const card = page.getByRole('link', {name: 'Calculate: IRCC Processing Times Calculator'});
  await expect(card).toBeHidden();
  await page.getByText('Show 15 more').press('Enter');
  await expect(card).toBeVisible();
});

test('on a desk and without scripts all lists of the page are there', async ({browser, baseURL}) => {
  const context = await browser.newContext({javaScriptEnabled: false, baseURL: baseURL!});
  const page = await context.newPage();
  await page.goto('/');
  await expect(page.locator('#calculators li:visible')).toHaveCount(18);
  await expect(page.getByText('Show 15 more')).toBeHidden();
  await expect(page.locator('#europe').getByRole('link', {name: 'France Visa Fee Calculator'})).toBeVisible();
  await context.close();
});

test('the choice leads to the countries that could take a visitor', async ({page}) => {
  await page.goto('/');
  await page.getByRole('link', {name: /^Not sure where/}).click();
  await expect(page).toHaveURL('/where-could-i-go');
});
