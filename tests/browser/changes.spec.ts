// Does a result suggest what would change it, and can each suggestion be tried and undone with the keyboard alone?
import type {Locator, Page} from '@playwright/test';
import {fillIn, pressCalculate, readBack, resultCard, summaryHeading} from './form.ts';
import {expect, expectNoAxeViolations, test} from './page.ts';
import {accountant} from './samples.ts';

test.use({sharesPage: true});

const suggestions = (page: Page): Locator => page.getByRole('region', {name: 'What would change your result'});
const tryIt = (page: Page, change: RegExp): Locator => suggestions(page).getByRole('button', {name: change});

test('a suggestion can be tried and undone with the keyboard', async ({page}) => {
  await page.goto('/qatar-work-visa-calculator');
  await fillIn(page, accountant);
  await pressCalculate(page);
  await expect(suggestions(page)).toContainText('To get the result “Eligible”');
  await expectNoAxeViolations(page, {within: 'main'});

  await tryIt(page, /^Try this: Earn at least/).press('Enter');
  await expect(resultCard(page).getByText('Eligible', {exact: true}).first()).toBeVisible();
  expect(await readBack(page, ['monthlySalary'])).toEqual({monthlySalary: '8000'});
  await expect(summaryHeading(page)).toBeFocused();
  await expectNoAxeViolations(page, {within: 'main'});

  await resultCard(page).getByRole('button', {name: 'Undo'}).first().press('Enter');
  await expect(resultCard(page).getByText('Not eligible', {exact: true})).toBeVisible();
  expect(await readBack(page, Object.keys(accountant))).toEqual(accountant);
});

test('Undo in the bar of a phone leaves the focus on the heading of the result', async ({page}) => {
  await page.setViewportSize({width: 360, height: 740});
  await page.goto('/qatar-work-visa-calculator');
  await fillIn(page, accountant);
  await pressCalculate(page);
  await expect(summaryHeading(page)).toBeInViewport();
  await tryIt(page, /^Try this: Earn at least/).press('Enter');
  await expect(page.getByText(/^You tried/).first()).toBeVisible();
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  const undo = page.getByRole('complementary', {name: 'Your result'}).getByRole('button', {name: 'Undo'});
  await undo.press('Enter');
  await expect(undo).toBeHidden();
  await expect(summaryHeading(page)).toBeFocused();
});

test('two changes together fill in a field that was hidden', async ({page}) => {
  await page.goto('/uae-golden-visa-calculator');
  await fillIn(page, {category: 'student', gpa: '3'});
  await pressCalculate(page);
  await tryIt(page, /as an investor and invest/).click();
  await expect(resultCard(page).getByText('Eligible', {exact: true}).first()).toBeVisible();
  expect(await readBack(page, ['category', 'investmentAmount'])).toEqual({
    category: 'investor',
    investmentAmount: '2000000',
  });
});

test('a negative result names the nearest improvement, and leads to all others with their heading at the top', async ({
  page,
}) => {
  await page.setViewportSize({width: 360, height: 740});
  await page.goto('/qatar-work-visa-calculator');
  await fillIn(page, accountant);
  await pressCalculate(page);
  await expect(resultCard(page)).toContainText(/What would help: earn at least QAR\s8,000 a month/);
  await resultCard(page)
    .getByRole('button', {name: /^See (another way|\d+ other ways)$/})
    .click();
  const heading = page.getByRole('heading', {name: 'What would change your result'});
  await expect(heading).toBeFocused();
  const [{y}, header] = [(await heading.boundingBox())!, (await page.getByRole('banner').boundingBox())!];
  expect(y).toBeGreaterThanOrEqual(header.height);
  expect(y).toBeLessThan(header.height + 60);
});

test('after a changed answer the bar says that its result is from before', async ({page}) => {
  await page.setViewportSize({width: 360, height: 740});
  await page.goto('/qatar-work-visa-calculator');
  await fillIn(page, accountant);
  await pressCalculate(page);
  await expect(resultCard(page)).toBeVisible();
  // A press ends the scrolling to a result that has just arrived.
  await page.locator('h1').click();
  await fillIn(page, {monthlySalary: '9000'});
  await page.locator('h1').click();
  const bar = page.getByRole('complementary', {name: 'Your result'});
  await expect(bar).toContainText(/Before: QAR\s7,000 · QAR\s1,000 short/);
  await expect(bar.locator('strong')).toHaveCount(0);
  await bar.getByRole('button', {name: 'Update'}).click();
  await expect(resultCard(page).getByText('Eligible', {exact: true}).first()).toBeVisible();
});

test('a result without ranked verdicts has no suggestions', async ({page}) => {
  await page.goto('/uk-student-visa-calculator');
  await fillIn(page, {tuitionFees: '20000'});
  await pressCalculate(page);
  // The last part of a result to arrive.
  await expect(resultCard(page).getByText('How we worked it out', {exact: true})).toBeVisible();
  await expect(suggestions(page)).toHaveCount(0);
});
