// Is a calculator accessible in each of its states, and does nothing move that no press or key has moved?
import type {Page} from '@playwright/test';
import {announcement, fillIn, pressCalculate, resultCard, unfold} from './form.ts';
import {isFullRun} from './fullRun.ts';
import {layoutShift, watchLayoutShifts} from './layoutShifts.ts';
import {untilLoaded} from './loaded.ts';
import {expect, expectNoAxeViolations, test} from './page.ts';

async function typeSalary(page: Page, salary: string): Promise<void> {
  await unfold(page);
  const field = page.locator('#annualSalary');
  await field.press('ControlOrMeta+a');
  await field.pressSequentially(salary);
  await field.press('Tab');
}

/** How a visitor gets from each state to the next, and what shows that it is reached. */
const states: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  before: (page) => expect(page.getByText('Your result will appear here')).toBeVisible(),
  'menu open': async (page) => {
    const button = page.getByRole('button', {name: 'Menu', exact: true});
    if (await button.isVisible()) await button.click();
    await page.locator('#site-menu summary').first().click();
    await expect(page.locator('#site-menu details[open]').getByRole('link').first()).toBeVisible();
  },
  'search open': async (page) => {
    await page.keyboard.press('Escape');
    await page.getByRole('banner').getByRole('button', {name: 'Search'}).click();
    await page.getByRole('combobox', {name: 'Search calculators and guides'}).fill('germany');
    await expect(page.getByRole('dialog').getByRole('option').first()).toContainText('Germany');
  },
  incomplete: async (page) => {
    await page.getByRole('dialog').getByRole('button', {name: 'Close'}).click();
    // As for a visitor, the first touch of the form fetches what a result needs.
    await page.locator('#annualSalary').focus();
    await pressCalculate(page);
    await expect(
      resultCard(page)
        .getByText(/^Incomplete: \d questions left$/)
        .first(),
    ).toBeVisible();
  },
  result: async (page) => {
    // Keys first, as they are what moves the page: what a script fills in does not count as a visitor's input.
    await typeSalary(page, '60000');
    await fillIn(page, {occupation: 'software_engineer', education: 'university', germanLevel: 'b1'});
    await pressCalculate(page);
    await expect(announcement(page).first()).toContainText('Eligible');
  },
  'changed answers': async (page) => {
    await typeSalary(page, '30000');
    await expect(page.getByText('Answers changed').first()).toBeVisible();
  },
  'comparison open': async (page) => {
    await pressCalculate(page);
    await resultCard(page).getByRole('button', {name: 'Compare with other answers'}).click();
    await expect(page.getByRole('heading', {name: 'Compare with other answers'})).toBeFocused();
  },
};

// On a phone the menu has a button and the result is below the form: more can move there.
const sizes = [
  [360, 740],
  [1280, 900],
] as const;

for (const [width, height] of isFullRun ? sizes : sizes.slice(0, 1))
  test(`at ${width} px every state of a calculator passes axe, and nothing moves by itself`, async ({context}) => {
    // A browser forgives a press for what it moves within half a second. On busy cores a result can take longer, so an
    // attempt that failed is repeated; what moves by itself moves each time.
    await expect(async () => {
      const page = await context.newPage();
      await page.setViewportSize({width, height});
      await watchLayoutShifts(page);
      await page.goto('/germany-blue-card-calculator');
      await untilLoaded(page);
      for (const [name, reach] of Object.entries(states))
        await test.step(name, async () => {
          await reach(page);
          await expectNoAxeViolations(page);
          expect(await layoutShift(page)).toBeLessThan(0.01);
        });
      await page.close();
    }).toPass();
  });
