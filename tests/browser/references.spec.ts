// Do the pages look as they did? The references in looks/ change only on purpose: CONTRIBUTING.md has the command.
import type {Page} from '@playwright/test';
import {announcement, fillIn, pressCalculate} from './form.ts';
import {isFullRun} from './fullRun.ts';
import {untilLoaded} from './loaded.ts';
import {expect, test} from './page.ts';

test.use({sharesPage: true});

/** What is pictured, one of each kind of page: the others follow from the same styles. */
const looks: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
  home: (page) => page.goto('/'),
  calculator: (page) => page.goto('/germany-blue-card-calculator'),
  result: async (page) => {
    await page.goto('/germany-blue-card-calculator');
    await fillIn(page, {
      occupation: 'software_engineer',
      annualSalary: '60000',
      education: 'university',
      germanLevel: 'b1',
    });
    // Otherwise the press scrolls, and how far depends on whether its first try hits the button.
    await page.getByRole('button', {name: /^Calculate/}).evaluate((button) => button.scrollIntoView({block: 'center'}));
    await pressCalculate(page);
    await expect(announcement(page).first()).toContainText('Eligible');
    // Otherwise the picture would show the caret or a focus ring.
    await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  },
  destinations: (page) => page.goto('/where-could-i-go'),
  guide: (page) => page.goto('/germany-immigration-guide'),
};

const devices = {phone: {width: 360, height: 740}, desk: {width: 1280, height: 900}};

/** In `npm test` each page is pictured on one device, so that each device has pages of several kinds. */
const usual = [
  'home on a desk',
  'calculator on a phone',
  'result on a desk',
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
