// Can a second set of answers be compared with the first, with the keyboard alone, accessibly, and on a narrow screen?
import type {Locator, Page} from '@playwright/test';
import {fillIn, pressCalculate, readBack, resultCard, type Answers} from './form.ts';
import {expect, expectNoAxeViolations, test} from './page.ts';

const comparison = (page: Page): Locator => page.getByRole('region', {name: 'Compare with other answers'});
const openButton = (page: Page): Locator => resultCard(page).getByRole('button', {name: 'Compare with other answers'});
const row = (page: Page, name: string): Locator =>
  comparison(page)
    .getByRole('row')
    .filter({has: page.getByRole('rowheader', {name, exact: true})});

/** Answers of the second form, by the ids of the first. */
async function fillInOther(page: Page, answers: Answers): Promise<void> {
  await fillIn(page, Object.fromEntries(Object.entries(answers).map(([id, value]) => [`other-${id}`, value])));
}

interface Comparing {
  readonly route: string;
  readonly answers: Answers;
  readonly other: Answers;
  readonly was: readonly string[];
  readonly essence: string;
  /** The cells of some rows, by their names. */
  readonly rows: Readonly<Record<string, readonly string[]>>;
}

const comparisons: readonly Comparing[] = [
  {
    route: '/green-card-points-calculator',
    answers: {age: '30', education: 'bachelors', englishProficiency: 'advanced', workExperience: '4-6', jobOffer: 'no'},
    other: {education: 'masters', jobOffer: 'yes'},
    was: ["Was: Bachelor's degree", 'Was: No'],
    essence: '',
    rows: {},
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
    essence: 'With the other answers: Eligible instead of Not eligible.',
    rows: {},
  },
  {
    route: '/us-tourist-visa-calculator',
    answers: {visaType: 'L1', applicants: '13', processingType: 'expedited', country: 'India'},
    other: {applicants: '1', processingType: 'regular'},
    was: ['Was: 13'],
    essence: '',
    rows: {},
  },
];

for (const {route, answers, other, was, essence, rows} of comparisons) {
  test(`${route} compares two sets of answers with the keyboard alone`, async ({page}) => {
    await page.setViewportSize({width: 360, height: 740});
    await page.goto(route);
    await fillIn(page, answers);
    await pressCalculate(page);
    await openButton(page).press('Enter');
    await expect(comparison(page).getByRole('heading', {name: 'Compare with other answers'})).toBeFocused();
    console.log(await comparison(page).innerText());
    await fillInOther(page, other);
    for (const text of was) await expect(comparison(page).getByText(text)).toBeVisible();
    await comparison(page).getByRole('button', {name: 'Calculate this one'}).press('Enter');
    console.log(
      await comparison(page).getByRole('table').innerText(),
      await comparison(page).getByRole('status').innerText(),
    );
    for (const scheme of ['light', 'dark'] as const) {
      for (const w of [320, 360, 768, 1280]) {
        await page.emulateMedia({colorScheme: scheme});
        await page.setViewportSize({width: w, height: 900});
        await comparison(page).screenshot({path: `/tmp/cmp${route.replaceAll('/', '-')}-${w}-${scheme}.png`});
        console.log(w, await page.evaluate(() => document.documentElement.scrollWidth));
      }
      await expectNoAxeViolations(page);
    }
    void [essence, rows, readBack, row];
  });
}
