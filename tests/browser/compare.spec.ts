// Can two sets of answers be compared: with the keyboard alone, accessibly, and on a narrow screen?
import type {Locator, Page} from '@playwright/test';
import {fillIn, pressCalculate, readBack, resultCard, summaryHeading, type Answers} from './form.ts';
import {isFullRun} from './fullRun.ts';
import {expect, expectAccessibleContent, test} from './page.ts';
import {accountant} from './samples.ts';

test.use({sharesPage: true});

const comparison = (page: Page): Locator => page.getByRole('region', {name: 'Compare with other answers'});
const openButton = (page: Page): Locator => resultCard(page).getByRole('button', {name: 'Compare with other answers'});
const row = (page: Page, name: string): Locator =>
  comparison(page)
    .getByRole('row')
    .filter({has: page.getByRole('rowheader', {name, exact: true})});

async function expectCells(page: Page, name: string, cells: readonly string[]): Promise<void> {
  await expect(row(page, name).first().getByRole('cell')).toHaveText([...cells], {useInnerText: true});
}

interface OtherAnswer {
  /** The question as the list of them names it. */
  readonly question: string;
  readonly id: string;
  readonly value: string;
  /** The first answer, as shown beside the other one. */
  readonly yours: string;
}

interface Comparing {
  readonly route: string;
  readonly answers: Answers;
  readonly others: readonly OtherAnswer[];
  readonly summary: RegExp;
  /** The cells of some rows that differ, by the name of the row. */
  readonly rows: Readonly<Record<string, readonly string[]>>;
  /** A row that is the same. */
  readonly same: string;
}

const comparisons: readonly Comparing[] = [
  {
    route: '/green-card-points-calculator',
    answers: {age: '30', education: 'bachelors', englishProficiency: 'advanced', workExperience: '4-6', jobOffer: 'no'},
    others: [
      {question: 'Education', id: 'education', value: 'masters', yours: "Bachelor's degree"},
      {question: 'US job offer', id: 'jobOffer', value: 'yes', yours: 'No'},
    ],
    summary: /^With the other answers: “.*” instead of “.*”\. 105 points instead of 70 points\.$/,
    rows: {
      'Total points': ['70 points Exactly 70', '105 points 5 points above 100', '+35 points'],
      'US job offer': ['0 points', '25 points', '+25 points'],
    },
    same: 'Age',
  },
  {
    route: '/qatar-work-visa-calculator',
    answers: accountant,
    others: [{question: 'Monthly salary', id: 'monthlySalary', value: '9,000', yours: '7,000'}],
    summary: /^With the other answers: “Eligible” instead of “Not eligible”\.$/,
    rows: {Result: ['Not eligible', 'Eligible', 'better']},
    same: 'Visa type',
  },
  {
    route: '/us-tourist-visa-calculator',
    answers: {visaType: 'L1', applicants: '10', processingType: 'expedited', country: 'India'},
    others: [
      {question: 'Number of applicants', id: 'applicants', value: '1', yours: '10'},
      {question: 'Processing speed', id: 'processingType', value: 'regular', yours: 'Expedited (premium processing)'},
    ],
    summary: /^With the other answers: Total fee: \$205 instead of \$27,050\.$/,
    rows: {
      'Total fee': ['$27,050', '$205', '−$26,845'],
      'Expedited fee for all applicants': ['$25,000', '–', '−$25,000'],
    },
    same: 'Visa type',
  },
];

/** The rows of a comparison are tested without a browser. */
const tried = isFullRun ? comparisons : comparisons.slice(0, 1);

async function openComparison(page: Page, {route, answers}: Comparing): Promise<void> {
  await page.goto(route);
  await fillIn(page, answers);
  await pressCalculate(page);
  await openButton(page).press('Enter');
  await expect(comparison(page).getByRole('heading', {name: 'Compare with other answers'})).toBeFocused();
}

/** Chooses a question and answers it differently, with the keyboard alone. */
async function changeAnswer(page: Page, {question, id, value, yours}: OtherAnswer): Promise<void> {
  const button = comparison(page).getByRole('button', {name: question, exact: true});
  const others = comparison(page).getByText('Change another answer');
  await expect(button.or(others).first()).toBeVisible();
  if (!(await button.isVisible())) await others.press('Enter');
  await button.press('Enter');
  await expect(comparison(page).locator(`[id^="other-${id}"]:focus`)).toBeVisible();
  await expect(comparison(page).getByText('Your answer: ').filter({hasText: yours})).toBeVisible();
  await fillIn(page, {[`other-${id}`]: value});
}

async function compare(page: Page, {others}: Comparing): Promise<void> {
  for (const other of others) await changeAnswer(page, other);
  await comparison(page).getByRole('button', {name: 'Compare', exact: true}).press('Enter');
}

for (const each of tried) {
  const {route, answers, summary, rows, same} = each;

  test(`${route} compares two sets of answers with the keyboard alone`, async ({page}) => {
    await openComparison(page, each);
    expect(await comparison(page).locator('input, select').count(), 'no second form').toBe(0);
    await compare(page, each);
    await expect(comparison(page).getByRole('status')).toHaveText(summary);
    for (const [name, cells] of Object.entries(rows)) await expectCells(page, name, cells);
    await expect(row(page, same)).toBeHidden();
    await comparison(page)
      .getByText(/^Show .* same$/)
      .press('Enter');
    await expect(row(page, same).first()).toBeVisible();
    expect(await readBack(page, Object.keys(answers))).toEqual(answers);
    await expectAccessibleContent(page);

    await comparison(page).getByRole('button', {name: 'Close'}).press('Enter');
    await expect(comparison(page)).toHaveCount(0);
    await expect(openButton(page)).toBeFocused();
  });

  test(`${route} compares on a narrow screen without horizontal scrolling`, async ({page}) => {
    await page.setViewportSize({width: 360, height: 740});
    await openComparison(page, each);
    await compare(page, each);
    await expect(comparison(page).getByRole('status')).toBeInViewport();
    // There, the cells of a row are below its name.
    for (const [name, cells] of Object.entries(rows)) await expectCells(page, name, cells);
    for (const width of [360, 320]) {
      await page.setViewportSize({width, height: 740});
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    }
  });
}

test('the second answers become the first ones', async ({page}) => {
  const [, qatar] = comparisons as [Comparing, Comparing];
  await openComparison(page, qatar);
  await compare(page, qatar);
  await comparison(page).getByRole('button', {name: 'Use these answers'}).click();
  await expect(comparison(page)).toHaveCount(0);
  await expect(openButton(page)).toBeFocused();
  await expect(resultCard(page).getByText('Eligible', {exact: true})).toBeVisible();
  await expect(summaryHeading(page)).toBeInViewport();
  expect(await readBack(page, Object.keys(qatar.answers))).toEqual({...qatar.answers, monthlySalary: '9000'});
});

test.describe('if the comparison cannot be fetched', () => {
  test.use({allowConsole: /Failed to load resource/});

  test('the button says so, the result remains, and the page can be loaded again with its answers', async ({page}) => {
    await page.route(/Comparison/, (route) => route.abort());
    await page.goto('/qatar-work-visa-calculator');
    await fillIn(page, comparisons[1]!.answers);
    await pressCalculate(page);
    await openButton(page).click();
    await expect(resultCard(page).getByText(/This could not load/)).toBeVisible();
    await expect(resultCard(page).getByText('Not eligible', {exact: true})).toBeVisible();
    await page.unroute(/Comparison/);
    await page.getByRole('button', {name: 'Load this page again'}).click();
    await openButton(page).click();
    await expect(comparison(page)).toBeVisible();
  });
});
