// Does one profile lead to every destination in a real browser: by keyboard, on a narrow screen, in both colour
// schemes, without scripts?
import {expect, expectAccessibleContent, test} from './page.ts';

test.use({sharesPage: true});

test.describe('the page of all destinations', () => {
  test.beforeEach(async ({page}) => {
    await page.setViewportSize({width: 320, height: 640});
    await page.goto('/where-could-i-go');
  });

  test('can be filled in by keyboard, lists every destination, and leads to one with the answers filled in', async ({
    page,
  }) => {
    await page.getByLabel('Age', {exact: true}).fill('29');
    await page.getByLabel('Highest level of education').selectOption("Bachelor's degree");
    await page.getByLabel('Years of work experience').fill('4');
    await page.getByLabel('Salary of the job abroad, per year').fill('50 000');
    await page.getByLabel('Currency', {exact: true}).selectOption('EUR');
    await page.getByLabel('English', {exact: true}).press('Space');
    await page.getByRole('group', {name: 'How well do you speak English?'}).getByLabel(/^C1/).press('Space');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('status')).toHaveText(
      /^\d+ likely match(es)?, \d+ needs? only a job offer, .*\d+ unlikely$/,
    );
    await expect(page.getByRole('heading', {name: /^Likely/})).toBeInViewport();
    await expect(page.locator('article article')).toHaveCount(34);
    for (const more of await page.getByText(/^Show \d+/).all()) await more.press('Enter');
    await expect(page.locator('article article:visible')).toHaveCount(34);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
    // One region has all kinds of rows; for the whole page, axe takes seconds.
    await page.getByLabel('Region').selectOption('United States');
    await expect(page.locator('article article:visible')).toHaveCount(2);
    await expectAccessibleContent(page);
    await page.getByLabel('Region').selectOption('Europe');
    await page.getByRole('link', {name: /^Germany EU Blue Card/}).press('Enter');
    await expect(page).toHaveURL(/\/germany-blue-card-calculator#answers:/);
    await expect(page.getByRole('textbox', {name: 'Annual gross salary'})).toHaveValue('50000');
    await expect(
      page
        .getByRole('paragraph')
        .filter({hasText: /^Eligible$/, visible: true})
        .first(),
    ).toBeVisible();
  });
});

test.describe('without scripts', () => {
  test.use({javaScriptEnabled: false, sharesPage: false});

  test('the page says so and lists the calculators', async ({page}) => {
    await page.goto('/where-could-i-go');
    await expect(page.getByText(/This page needs JavaScript/)).toBeVisible();
    await expect(page.getByRole('link', {name: /Germany.*Blue Card/}).first()).toBeVisible();
  });
});
