// Does anything move by itself while a page arrives file by file, as on a slow line?
import type {Page} from '@playwright/test';
import {resultCard} from './form.ts';
import {layoutShift, watchLayoutShifts} from './layoutShifts.ts';
import {untilLoaded} from './loaded.ts';
import {expect, test} from './page.ts';
import {oneFileAtATime} from './slowLine.ts';

test.use({allowConsole: /status of 404|Page not found/});

const answers = '#answers:&monthlySalary=5000&age=35&education=masters&experience=8';
/** The last part of a result to arrive: what is closed at first. */
const result = (page: Page) =>
  resultCard(page).locator('details p', {hasText: 'June 2024 edition.'}).first().waitFor({state: 'attached'});

const pages: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  '/': untilLoaded,
  '/where-could-i-go': untilLoaded,
  '/canada-immigration-guide': untilLoaded,
  '/germany-blue-card-calculator': untilLoaded,
  [`/netherlands-hsm-visa-calculator${answers}`]: result,
  [`/netherlands-hsm-visa-calculator${answers}&height=180`]: result,
  '/uk-student-visas': (page) => page.getByRole('link', {name: '/uk-student-visa-calculator'}).waitFor(),
  '/xyzzy': (page) => page.getByText('There are none.').waitFor(),
};

/** On a desk the result stands beside the form, and the last of these pages end within the window. */
const onDesk = Object.fromEntries(Object.entries(pages).slice(-3));

for (const [width, height, all] of [
  [360, 740, pages],
  [1280, 800, onDesk],
] as const)
  for (const [path, arrived] of Object.entries(all))
    test(`nothing moves on ${path} at ${width} px`, async ({page}) => {
      await page.setViewportSize({width, height});
      await watchLayoutShifts(page);
      await oneFileAtATime(page);
      await page.goto(path);
      await arrived(page);
      // A field that a link fills in may get a line of its own below it.
      expect(await layoutShift(page)).toBeLessThan(0.005);
    });
