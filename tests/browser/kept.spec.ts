// Does Back find what was typed, in every form that leads away from its page, without anything stored beyond this tab's
// history?
import type {Page} from '@playwright/test';
import {announcement, linkWith, pressCalculate, resultCard, summaryHeading} from './form.ts';
import {hold, holdScripts} from './hold.ts';
import {expect, test} from './page.ts';
import {untilLoaded} from './loaded.ts';

test.use({sharesPage: true});

/** Leaves for the home page once this answer is kept: what keeps it is fetched with the first touch. */
async function leave(page: Page, answer: string): Promise<void> {
  await expect.poll(() => page.evaluate(() => JSON.stringify(history.state))).toContain(`"${answer}"`);
  await page
    .getByRole('banner')
    .getByRole('link', {name: /^VisaTally/})
    .click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Free Visa & Immigration Calculators');
}

const stored = (page: Page) =>
  page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage), document.cookie].join(''));

test('a calculator keeps its answers and its result', async ({page}) => {
  await page.goto('/schengen-visa-calculator');
  const planned = page.getByRole('textbox', {name: 'Planned stay'});
  await planned.fill('40');
  await leave(page, '40');
  await expect(page).toHaveURL('/');
  await page.goBack();
  await expect(planned).toHaveValue('40');
  await expect(summaryHeading(page)).toBeHidden();

  await pressCalculate(page);
  await expect(announcement(page)).not.toBeEmpty();
  const result = await announcement(page).textContent();
  // The comparison has a form of its own, which is not kept.
  await resultCard(page).getByRole('button', {name: 'Compare with other answers'}).click();
  await expect(page.getByRole('region', {name: 'Compare with other answers'})).toBeVisible();
  await leave(page, '40');
  await page.goBack();
  await expect(announcement(page)).toHaveText(result!);
  await expect(planned).toHaveValue('40');
  expect(await stored(page)).toBe('');

  // A new visit begins with an empty form.
  await page.goto('/');
  await page.goto('/schengen-visa-calculator');
  await expect(planned).toHaveValue('');
});

test('a calculator keeps what was typed before it became interactive, although nothing is touched afterwards', async ({
  page,
}) => {
  const release = await holdScripts(page);
  await page.goto('/schengen-visa-calculator', {waitUntil: 'commit'});
  await page.getByRole('textbox', {name: 'Planned stay'}).fill('40');
  release();
  await leave(page, '40');
  await page.goBack();
  await expect(page.getByRole('textbox', {name: 'Planned stay'})).toHaveValue('40');
});

test('what was changed after opening a link is newer than the link', async ({page}) => {
  await page.goto('/where-could-i-go');
  await page.getByLabel('Age', {exact: true}).fill('29');
  await page.getByLabel('Highest level of education').selectOption("Bachelor's degree");
  await page.getByLabel('Salary of the job abroad, per year').fill('50000');
  await page.getByLabel('Currency', {exact: true}).selectOption('EUR');
  await page.getByRole('button', {name: 'Show destinations'}).click();
  await page.getByLabel('Region').selectOption('Europe');
  await page.getByRole('link', {name: 'Germany', exact: true}).click();
  const salary = page.getByRole('textbox', {name: 'Annual gross salary'});
  await expect(salary).toHaveValue('50000');
  await salary.fill('60000');
  await leave(page, '60000');
  await page.goBack();
  await expect(salary).toHaveValue('60000');

  // Two pages back, the list is there again, with the answers that led to it.
  await page.goBack();
  await expect(page.getByRole('heading', {name: /^Unlikely/})).toBeVisible();
  await expect(page.getByLabel('Age', {exact: true})).toHaveValue('29');
  await expect(page.getByLabel('Currency', {exact: true})).toHaveValue('EUR');
  expect(await stored(page)).toBe('');
});

test('a link that is followed before the form can be kept fills it: the empty form is not kept in its place', async ({
  page,
}) => {
  const arrive = await hold(page, /\/result-[^/]+\.js$/);
  const asked = page.waitForRequest(/\/result-[^/]+\.js$/);
  await page.goto('/schengen-visa-calculator');
  const planned = page.getByRole('textbox', {name: 'Planned stay'});
  await planned.focus();
  const address = (await asked).url();
  const {pathname, hash} = new URL(linkWith('schengen-visa-calculator', {plannedStayDays: '40'}), address);
  // As a browser does with a link to another fragment: the page hears of it later.
  await page.evaluate((link) => history.pushState(null, '', link), pathname + hash);
  arrive();
  await page.evaluate((module) => import(module), address);
  await page.evaluate(() => new Promise((shown) => requestAnimationFrame(() => requestAnimationFrame(shown))));
  await page.evaluate(() => window.dispatchEvent(new PopStateEvent('popstate', {state: history.state})));
  await expect(summaryHeading(page)).toBeVisible();
  await expect(planned).toHaveValue('40');
});

test('where could I go keeps answers that were not sent, with the questions that follow from them', async ({page}) => {
  await page.goto('/where-could-i-go');
  await page.getByLabel('Highest level of education').selectOption("Master's degree");
  await page.getByLabel('German', {exact: true}).check();
  await page.getByRole('group', {name: 'How well do you speak German?'}).getByLabel(/^B1/).check();
  await leave(page, 'b1');
  await expect(page).toHaveURL('/');
  await page.goBack();
  await expect(page.getByLabel('Highest level of education')).toHaveValue('masters');
  await expect(page.getByRole('group', {name: 'How well do you speak German?'}).getByLabel(/^B1/)).toBeChecked();
  await expect(page.getByText('Your destinations will appear here.')).toBeVisible();
});

test.describe('without a copy on the device, whose files cannot be held back', () => {
  test.use({serviceWorkers: 'block', sharesPage: false});

  test('the home page keeps the task, the country and the calculators that were found', async ({page}) => {
    // What renders the page is not part of its first load. It arrives late.
    const release = await hold(page, /\/assets\/home-[\w-]+\.js$/);
    await page.goto('/');
    await untilLoaded(page);
    await page.locator('select[name=task]').selectOption('study in');
    await page.locator('select[name=country]').selectOption('Germany');
    await page.getByRole('button', {name: 'Show calculators'}).click();
    await page.locator('[data-found]').getByRole('link').first().click();
    await expect(page.locator('h1')).toHaveText(/Germany/);
    await page.goBack();
    await expect(page.locator('h1')).toBeHidden();
    release();
    await expect(page.locator('select[name=task]')).toHaveValue('study in');
    await expect(page.locator('select[name=country]')).toHaveValue('Germany');
    await expect(page.getByText('Study in Germany', {exact: true})).toBeVisible();
  });
});
