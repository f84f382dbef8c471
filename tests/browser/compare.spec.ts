// Can two sets of answers be compared: with the keyboard alone, accessibly, and on a narrow screen?
import type {Locator, Page} from '@playwright/test';
import {fillIn, pressCalculate, readBack, resultCard, type Answers} from './form.ts';
import {isFullRun} from './fullRun.ts';
import {fillInByKeyboard, pressByKeyboard} from './keyboard.ts';
import {expect, expectNoAxeViolations, test} from './page.ts';

const comparison = (page: Page): Locator => page.getByRole('region', {name: 'Compare with other answers'});
const openButton = (page: Page): Locator => resultCard(page).getByRole('button', {name: 'Compare with other answers'});
const row = (page: Page, name: string): Locator =>
  comparison(page)
    .getByRole('row')
    .filter({has: page.getByRole('rowheader', {name, exact: true})});

async function expectCells(page: Page, name: string, cells: readonly string[]): Promise<void> {
  await expect(row(page, name).first().getByRole('cell')).toHaveText([...cells], {useInnerText: true});
}

/** Answers for the second form, by input id. */
function otherForm(answers: Answers): Answers {
  return Object.fromEntries(Object.entries(answers).map(([id, value]) => [`other-${id}`, value]));
}

interface Comparing {
  readonly route: string;
  readonly answers: Answers;
  readonly other: Answers;
  readonly was: readonly string[];
  readonly essence: RegExp;
  /** The cells of some rows, by the name of the row. */
  readonly rows: Readonly<Record<string, readonly string[]>>;
}

const comparisons: readonly Comparing[] = [
  {
    route: '/green-card-points-calculator',
    answers: {age: '30', education: 'bachelors', englishProficiency: 'advanced', workExperience: '4-6', jobOffer: 'no'},
    other: {education: 'masters', jobOffer: 'yes'},
    was: ["Was: Bachelor's degree", 'Was: No'],
    essence: /^With these answers: .* \(was .*\)\. Total points: 105 points \(was 70 points\)\.$/,
    rows: {
      'Highest education': ["Bachelor's degree", "Master's degree", 'different'],
      'Total points': ['70 points', '105 points', '+35 points'],
      Age: ['30 points', '30 points', 'same'],
      'Job offer': ['0 points', '25 points', '+25 points'],
    },
  },
  {
    route: '/qatar-work-visa-calculator',
    answers: {
      nationality: 'india',
      education: 'bachelors',
      workExperience: '5',
      profession: 'finance',
      monthlySalary: '7000',
      sponsorType: 'company',
    },
    other: {monthlySalary: '9,000'},
    was: ['Was: 7,000'],
    essence: /^With these answers: Eligible \(was Not eligible\)\.$/,
    rows: {
      'Monthly salary (QAR)': ['7,000', '9,000', '+QAR 2,000'],
      Verdict: ['Not eligible', 'Eligible', 'better'],
      'Why you may not qualify': [
        'Minimum salary of 8,000 QAR per month required for Skilled Worker Visa.',
        '–',
        'different',
      ],
    },
  },
  {
    route: '/us-tourist-visa-calculator',
    answers: {visaType: 'L1', applicants: '10', processingType: 'expedited', country: 'India'},
    other: {applicants: '1', processingType: 'regular'},
    was: ['Was: 10', 'Was: Expedited'],
    essence: /^With these answers: Total fee: \$205 \(was \$27,050\)\.$/,
    rows: {
      'Number of applicants': ['10', '1', '−9'],
      'Total fee': ['$27,050', '$205', '−$26,845'],
      'Expedited processing': ['$25,000', '–', '−$25,000'],
    },
  },
];

/** The rows of a comparison are tested without a browser. */
const tried = isFullRun ? comparisons : comparisons.slice(0, 1);

for (const {route, answers, other, was, essence, rows} of tried) {
  test(`${route} compares two sets of answers with the keyboard alone`, async ({page}) => {
    await page.goto(route);
    await fillIn(page, answers);
    await pressCalculate(page);
    await openButton(page).press('Enter');
    const heading = comparison(page).getByRole('heading', {name: 'Compare with other answers'});
    await expect(heading).toBeFocused();

    await fillInByKeyboard(page, otherForm(other));
    for (const text of was) await expect(comparison(page).getByText(text, {exact: true})).toBeVisible();
    expect(await readBack(page, Object.keys(answers))).toEqual(answers);
    await pressByKeyboard(page, 'Calculate this one');
    await expect(comparison(page).getByRole('status')).toHaveText(essence);
    for (const [name, cells] of Object.entries(rows)) await expectCells(page, name, cells);
    await expectNoAxeViolations(page);
    await page.emulateMedia({colorScheme: 'dark'});
    await expectNoAxeViolations(page);

    await comparison(page).getByRole('button', {name: 'Close'}).press('Enter');
    await expect(comparison(page)).toHaveCount(0);
    await expect(openButton(page)).toBeFocused();
    expect(await readBack(page, Object.keys(answers))).toEqual(answers);
  });
}

test('the second answers become the first ones', async ({page}) => {
  const {route, answers, other} = comparisons[1]!;
  await page.goto(route);
  await fillIn(page, answers);
  await pressCalculate(page);
  await openButton(page).click();
  await fillIn(page, otherForm(other));
  await comparison(page).getByRole('button', {name: 'Calculate this one'}).click();
  await comparison(page).getByRole('button', {name: 'Use these answers'}).click();
  await expect(comparison(page)).toHaveCount(0);
  await expect(openButton(page)).toBeFocused();
  await expect(resultCard(page).getByText('Eligible', {exact: true})).toBeVisible();
  await expect(resultCard(page)).toBeInViewport();
  expect(await readBack(page, Object.keys(answers))).toEqual({...answers, monthlySalary: '9000'});
});

for (const {route, answers, other, rows} of tried) {
  test(`${route} compares on a narrow screen without horizontal scrolling`, async ({page}) => {
    await page.setViewportSize({width: 360, height: 740});
    await page.goto(route);
    await fillIn(page, answers);
    await pressCalculate(page);
    await openButton(page).click();
    await fillIn(page, otherForm(other));
    await comparison(page).getByRole('button', {name: 'Calculate this one'}).click();
    await expect(comparison(page).getByRole('status')).toBeInViewport();
    // There, the cells of a row are below its name.
    for (const [name, cells] of Object.entries(rows)) await expectCells(page, name, cells);
    for (const width of [360, 320]) {
      await page.setViewportSize({width, height: 740});
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    }
  });
}

test.describe('if the comparison cannot be fetched', () => {
  test.use({allowConsole: /Failed to load resource/});

  test('the button says so and the result remains', async ({page}) => {
    await page.route(/Comparison/, (route) => route.abort());
    await page.goto('/qatar-work-visa-calculator');
    await fillIn(page, comparisons[1]!.answers);
    await pressCalculate(page);
    await openButton(page).click();
    await expect(resultCard(page).getByText(/comparison could not be loaded/)).toBeVisible();
    await expect(resultCard(page).getByText('Not eligible', {exact: true})).toBeVisible();
  });
});
