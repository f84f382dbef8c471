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
    await page.getByLabel('Salary of the job abroad, per year').fill('55 000');
    await page.getByLabel('Currency', {exact: true}).selectOption('EUR');
    await page.getByLabel('English', {exact: true}).press('Space');
    await page.getByRole('group', {name: 'How well do you speak English?'}).getByLabel(/^C1/).press('Space');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('status')).toHaveText(/(fits? now|Nothing fits yet)\..* one step away\.$/);
    await expect(page.getByRole('status')).toBeInViewport();
    // The form makes room for the list, which leads back to it.
    await expect(page.getByRole('status')).toBeFocused();
    await expect(page.getByLabel('Age', {exact: true})).toBeHidden();
    await page.getByRole('link', {name: 'Change your answers'}).press('Enter');
    await expect(page.getByRole('radio', {name: /^Work for an employer/})).toBeFocused();
    await expect(page.getByLabel('Age', {exact: true})).toHaveValue('29');
    await expect(page.locator('article article')).toHaveCount(34);
    for (const more of await page.locator('article details:has(article) > summary').all()) await more.press('Enter');
    await expect(page.locator('article article:visible')).toHaveCount(34);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
    // One region has all kinds of rows; for the whole page, axe takes seconds.
    await page.getByLabel('Region').selectOption('United States');
    await expect(page.locator('article article:visible')).toHaveCount(2);
    await expectAccessibleContent(page);
    await page.getByLabel('Region').selectOption('Europe');
    await page.getByRole('link', {name: 'Germany', exact: true}).press('Enter');
    await expect(page).toHaveURL(/\/germany-blue-card-calculator#answers:/);
    await expect(page.locator('#annualSalary')).toHaveValue('55000');
    const verdict = page.getByRole('paragraph').filter({hasText: /^Eligible$/, visible: true});
    await expect(verdict.first()).toBeVisible();
    // They are the visitor's own answers, also after a reload.
    await expect(page.getByText('Save your results', {exact: true})).toBeVisible();
    await expect(page.getByText('Someone’s shared result')).toHaveCount(0);
    await page.reload();
    await expect(verdict.first()).toBeVisible();
    await expect(page.getByText('Save your results', {exact: true})).toBeVisible();
    await expect(page.getByText('Someone’s shared result')).toHaveCount(0);
  });

  test("today's figures, once chosen, are kept for the calculators that are opened next", async ({page}) => {
    await page.getByRole('radio', {name: /^Work for an employer/}).check();
    await page.getByLabel('Age', {exact: true}).fill('34');
    await page.getByLabel('Highest level of education').selectOption("Bachelor's degree");
    await page.getByLabel('What field do you work in?').selectOption('Nursing');
    await page.getByRole('radio', {name: 'No', exact: true}).check();
    await page.getByRole('button', {name: 'Show destinations'}).click();
    const germany = page.getByRole('article', {name: 'Germany'});
    await expect(germany).toContainText(/Get a job offer there that pays at least .*June 2024: Get a job offer there/);
    await page.getByRole('button', {name: 'Use the June 2024 edition'}).click();
    await expect(germany).toContainText('Today: Get a job offer there');
    await page.getByRole('button', {name: "Use today's figures"}).click();
    await expect(germany).toContainText('June 2024: Get a job offer there');
    await germany.getByRole('link', {name: 'Germany'}).click();
    await expect(page).toHaveURL(/\/germany-blue-card-calculator#answers:\w+@today/);
    await expect(page.getByRole('radio', {name: 'Today'})).toBeChecked();
    // The next calculator has them from its first result on, without anything in its address.
    await page
      .getByRole('link', {name: /Netherlands/, includeHidden: true})
      .first()
      .evaluate((link: HTMLElement) => link.click());
    await expect(page).toHaveURL(/netherlands-hsm-visa-calculator$/);
    await page.getByRole('textbox', {name: 'Monthly salary'}).fill('4000');
    await page.getByRole('button', {name: 'Calculate'}).first().click();
    await expect(page.getByRole('radio', {name: 'Today'})).toBeChecked();
    expect(await page.evaluate(() => [localStorage.length, sessionStorage.length, document.cookie])).toEqual([
      0,
      0,
      '',
    ]);
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
