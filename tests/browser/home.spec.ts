// Does the home page lead from a task and a country to the right calculators, with scripts and without?
import {expect, expectNoAxeViolations, test} from './page.ts';

test('a task and a country lead to the calculators for them, the only one at once', async ({page}) => {
  await page.goto('/');
  const [task, country] = [page.locator('select[name=task]'), page.locator('select[name=country]')];
  const show = page.getByRole('button', {name: 'Show calculators'});
  await country.selectOption('Germany');
  await show.click();
  const heading = page.getByText('To work in Germany', {exact: true});
  await expect(heading).toBeFocused();
  const found = page.locator('[data-found]');
  await expect(found.getByRole('link')).toHaveText([
    'EU Blue Card Timeline Calculator',
    'Germany EU Blue Card Calculator',
  ]);
  await expectNoAxeViolations(page);

  // Germany has a calculator for visits through the Schengen area, and stays chosen.
  await task.selectOption('visit');
  await expect(country).toHaveValue('Germany');
  await expect(country.locator('option', {hasText: 'Sweden'})).toBeAttached();
  await show.click();
  await expect(page).toHaveURL('/schengen-visa-calculator');
});

test('countries are those of the task, A to Z', async ({page}) => {
  await page.goto('/');
  await page.locator('select[name=task]').selectOption('study');
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
  await page.getByText('I want to study').click();
  await page.locator('details').getByRole('link', {name: 'Canada Study Permit Cost Calculator'}).click();
  await expect(page).toHaveURL('/canada-study-permit-calculator');
  await context.close();
});
