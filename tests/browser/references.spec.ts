// Do the pages look as they did? The references in looks/ change only on purpose: CONTRIBUTING.md has the command.
import type {Page} from '@playwright/test';
import {announcement, type Answers, fillIn, pressCalculate} from './form.ts';
import {isFullRun} from './fullRun.ts';
import {untilLoaded} from './loaded.ts';
import {expect, test} from './page.ts';

test.use({sharesPage: true});

/** One result of each kind: of the other calculators, those of the same kind look alike. */
const results: Readonly<Record<string, readonly [calculator: string, answers: Answers]>> = {
  verdict: [
    'germany-blue-card-calculator',
    {occupation: 'software_engineer', annualSalary: '46000', education: 'university', germanLevel: 'b1'},
  ],
  points: [
    'canada-express-entry-calculator',
    {
      age: '34',
      education: 'bachelors',
      languageFirst: '8',
      workExperience: '3',
      canadianExperience: '0',
      jobOffer: 'no',
      nomination: 'no',
    },
  ],
  cost: [
    'canada-study-permit-calculator',
    {
      programType: 'graduate',
      programDuration: '2',
      tuitionFees: '25000',
      province: 'on',
      hasSpouse: 'yes',
      hasChildren: 'yes',
    },
  ],
  waiting: [
    'uscis-processing-time-calculator',
    {
      formType: 'I-485',
      serviceCenter: 'NBC',
      filingDate: '2026-02-01',
      applicationCategory: 'family',
      expediteRequest: 'no',
    },
  ],
  planner: ['schengen-trip-planner', {trips: '2026-08-01,2026-09-30;2026-10-10,2026-10-24', stayDays: '35'}],
};

/** What is pictured, one of each kind of page: the others follow from the same styles. */
const looks: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
  home: (page) => page.goto('/'),
  calculator: (page) => page.goto('/germany-blue-card-calculator'),
  ...Object.fromEntries(
    Object.entries(results).map(([name, [calculator, answers]]) => [
      name,
      async (page: Page) => {
        await page.goto(`/${calculator}`);
        await fillIn(page, answers);
        // Otherwise the press scrolls, and how far depends on whether its first try hits the button.
        const button = page.getByRole('button', {name: /^Calculate/});
        await button.evaluate((element) => element.scrollIntoView({block: 'center'}));
        await pressCalculate(page);
        await expect(announcement(page).first()).not.toBeEmpty();
        // Otherwise the picture would show the caret or a focus ring.
        await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
      },
    ]),
  ),
  destinations: (page) => page.goto('/where-could-i-go'),
  places: async (page) => {
    await page.goto('/where-could-i-go');
    await page.getByLabel('Age', {exact: true}).fill('34');
    await page.getByLabel('Highest level of education').selectOption("Bachelor's degree");
    await page.getByLabel('Years of work experience').fill('4');
    await page.getByLabel('Salary of the job abroad, per year').fill('50 000');
    await page.getByLabel('Currency', {exact: true}).selectOption('EUR');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('status')).not.toBeEmpty();
    await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  },
  guide: (page) => page.goto('/germany-immigration-guide'),
};

const devices = {phone: {width: 360, height: 740}, desk: {width: 1280, height: 900}};

/** In `npm test` each page is pictured on one device, so that each device has pages of several kinds. */
const usual = [
  'home on a desk',
  'calculator on a phone',
  'verdict on a phone',
  'points on a desk',
  'cost on a phone',
  'waiting on a desk',
  'planner on a phone',
  'places on a desk',
  'destinations on a phone',
  'guide on a phone',
];

for (const [name, show] of Object.entries(looks))
  for (const [device, viewport] of Object.entries(devices)) {
    if (!isFullRun && !usual.includes(`${name} on a ${device}`)) continue;
    test.describe(`${name} on a ${device}`, () => {
      test.use({viewport});

      test('looks as in its references, light and dark', async ({page}) => {
        // The age of the rules is part of the page; so is the day of the build, which scripts/test sets.
        await page.clock.setFixedTime('2026-11-22T12:00:00Z');
        await show(page);
        await untilLoaded(page);
        await page.evaluate(() => document.fonts.ready);
        for (const colorScheme of ['light', 'dark'] as const) {
          await page.emulateMedia({colorScheme});
          // Measured: repeated pictures do not differ at all; a heading that moves by one pixel changes 1 to 3% of them, text
          // that is half a pixel larger 2 to 4%. What is left is room for the antialiasing of another machine.
          await expect.soft(page).toHaveScreenshot(`${name}-${device}-${colorScheme}.png`, {maxDiffPixelRatio: 0.001});
        }
      });
    });
  }
