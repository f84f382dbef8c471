// How do five journeys sound? Each is written down as a screen reader gets it, and compared with transcripts/: read those
// files, they are what these tests are for. They change only on purpose: CONTRIBUTING.md has the command.
import type {Page} from '@playwright/test';
import type {Part} from './accessibilityTree.ts';
import {announcement, fillIn, pressCalculate, resultCard, untilExplained} from './form.ts';
import {untilLoaded} from './loaded.ts';
import {expect, test} from './page.ts';
import {accountant} from './samples.ts';
import {ScreenReader} from './screenReader.ts';
import {status, titles} from './searchPage.ts';

test.use({sharesPage: true, viewport: {width: 1280, height: 900}});

type Step = (title: string, taken: () => Promise<unknown>) => Promise<void>;

/** Opens an address as a visitor who listens, and writes the journey down. The day is that of the references. */
function journey(name: string, path: string, travel: (page: Page, step: Step) => Promise<void>, part?: Part): void {
  test(`${name}, as it sounds`, async ({page}) => {
    await page.clock.setFixedTime('2026-11-22T12:00:00Z');
    await page.goto('/about');
    await page.goto(path);
    await untilLoaded(page);
    const reader = await ScreenReader.listenTo(page, part);
    await travel(page, (title, taken) => reader.step(title, taken));
    const transcript = await reader.finish();
    expect(transcript).not.toContain('WITHOUT A NAME');
    expect(transcript, 'if this is how it should sound, CONTRIBUTING.md says how to rewrite it').toMatchSnapshot(
      `${name}.txt`,
    );
  });
}

const lastPart = (page: Page) => resultCard(page).getByText('How we worked it out', {exact: true});

/** Until the result is there with what is fetched after it, the list of kept results. */
async function untilComplete(page: Page): Promise<void> {
  await expect(lastPart(page)).toBeVisible();
  await expect(resultCard(page).getByText('Save your results', {exact: true})).toBeVisible();
}

const focusOn = (page: Page, selector: string) => page.locator(selector).focus();

journey('form-to-result', '/germany-blue-card-calculator', async (page, step) => {
  await step('Open the page', async () => {});
  await step('Choose "Software engineer" and move on to the salary', async () => {
    await fillIn(page, {occupation: 'software_engineer'});
    await focusOn(page, '#annualSalary');
  });
  await step('Type "6ooo0" and move on', async () => {
    await page.keyboard.type('6ooo0');
    await page.keyboard.press('Tab');
    await expect(page.locator('#annualSalary-feedback')).not.toBeEmpty();
  });
  await step('Press "Calculate"', async () => {
    await pressCalculate(page);
    await expect(announcement(page).first()).not.toBeEmpty();
    await untilComplete(page);
  });
  await step('Correct the salary, answer the rest and press "Calculate"', async () => {
    await fillIn(page, {annualSalary: '60000', education: 'university', germanLevel: 'b1'});
    await pressCalculate(page);
    await expect(announcement(page).first()).toContainText('Eligible');
    await untilComplete(page);
  });
  await untilExplained(page);
  await step('Open "How we worked it out"', async () => {
    await lastPart(page).press('Enter');
    // Its first part opens with it, one event later.
    await expect(resultCard(page).locator('details[open] > summary', {hasText: 'What we checked'})).toBeVisible();
  });
  await step('Change the salary to 30,000', async () => {
    await fillIn(page, {annualSalary: '30000'});
    await expect(page.getByText('Answers changed').first()).toBeVisible();
    // The bar for a summary out of sight goes once the browser has said that the summary is in sight again.
    await expect(page.getByRole('complementary', {name: 'Your result'})).toBeHidden();
  });
});

journey('improve', '/qatar-work-visa-calculator', async (page, step) => {
  await step('Answer all questions and press "Calculate"', async () => {
    await fillIn(page, accountant);
    await expect(page.locator('#monthlySalary-feedback')).not.toBeEmpty();
    await pressCalculate(page);
    await expect(page.getByRole('region', {name: 'What would change your result'})).toContainText('To get');
    await untilComplete(page);
  });
  await step('Press the link to other ways', async () => {
    await resultCard(page)
      .getByRole('button', {name: /^See (another way|\d+ other ways)$/})
      .press('Enter');
    await expect(page.getByRole('heading', {name: 'What would change your result'})).toBeFocused();
  });
  await step('Press "Try this"', async () => {
    await page.getByRole('button', {name: /^Try this: Earn at least/}).press('Enter');
    await expect(announcement(page)).toContainText('Eligible');
    await expect(page.getByText(/^You tried/).first()).toBeVisible();
  });
  await step('Press "Undo"', async () => {
    await resultCard(page).getByRole('button', {name: 'Undo'}).first().press('Enter');
    await expect(announcement(page)).toContainText('Not eligible');
    await expect(page.getByRole('button', {name: /^Try this: Earn at least/})).toBeVisible();
  });
});

journey('compare', '/green-card-points-calculator', async (page, step) => {
  const compared = page.getByRole('region', {name: 'Compare with other answers'});
  await step('Answer five questions and press "Calculate"', async () => {
    await fillIn(page, {
      age: '30',
      education: 'bachelors',
      englishProficiency: 'advanced',
      workExperience: '4-6',
      jobOffer: 'no',
    });
    await pressCalculate(page);
    await untilComplete(page);
  });
  await step('Press "Compare"', async () => {
    await resultCard(page).getByRole('button', {name: 'Compare with other answers'}).press('Enter');
    await expect(compared.getByRole('heading', {name: 'Compare with other answers'})).toBeFocused();
  });
  await step('Press "Education"', async () => {
    await compared.getByRole('button', {name: 'Education', exact: true}).press('Enter');
    await expect(compared.locator('[id^="other-education"]:focus')).toBeVisible();
  });
  await step('Choose "Master\'s degree" and press "Compare"', async () => {
    await fillIn(page, {'other-education': 'masters'});
    await compared.getByRole('button', {name: 'Compare', exact: true}).press('Enter');
    await expect(compared.getByRole('status')).not.toBeEmpty();
  });
  await step('Press "Close"', async () => {
    await compared.getByRole('button', {name: 'Close'}).press('Enter');
    await expect(compared).toHaveCount(0);
  });
});

journey('trip-planner', '/schengen-trip-planner', async (page, step) => {
  const add = page.getByRole('button', {name: 'Add another trip'});
  await step('Open the page', async () => {});
  await step('Fill in the first trip', async () => {
    await fillIn(page, {'trips.1.entry': '2026-08-01', 'trips.1.exit': '2026-09-30'});
    await expect(page.getByRole('button', {name: 'Remove trip 1'})).toBeVisible();
  });
  await step('Press "Add another trip"', async () => {
    await add.press('Enter');
    await expect(page.locator('[id="trips.2.entry"]')).toBeFocused();
  });
  await step('Fill in only the arrival of the second trip, and move on', async () => {
    await fillIn(page, {'trips.2.entry': '2026-12-10'});
    await add.focus();
    await expect(page.getByText('Trip 2 has no departure.')).toBeVisible();
  });
  await step('Fill in its departure and press "Calculate"', async () => {
    await fillIn(page, {'trips.2.exit': '2027-02-20'});
    await pressCalculate(page);
    await untilComplete(page);
    await expect(resultCard(page).getByRole('slider')).toBeVisible();
    await expect(page.getByRole('button', {name: /^Try this: Trip 2/}).first()).toBeVisible();
  });
  await step('Move the day with the right arrow key', async () => {
    await resultCard(page).getByRole('slider').press('ArrowRight');
    await expect(resultCard(page).locator('output')).toContainText('23 November');
  });
  await step('Open the calendar as a table', () => resultCard(page).getByText('Show as a table').press('Enter'));
  await step('Press "Remove trip 2"', async () => {
    await page.getByRole('button', {name: 'Remove trip 2'}).press('Enter');
    await expect(page.getByText('Trip 2 was removed.')).toBeVisible();
    await expect(page.getByText('Answers changed').first()).toBeVisible();
  });
});

journey(
  'search',
  '/about',
  async (page, step) => {
    await step('Open the page', async () => {});
    await step('Open the menu "Students"', () => page.locator('#site-menu summary').last().press('Enter'));
    await step('Press "Search"', async () => {
      await page.locator('#site-menu summary').last().press('Enter');
      await page.getByRole('banner').getByRole('button', {name: 'Search'}).press('Enter');
      await expect(page.getByRole('combobox', {name: 'Search calculators and guides'})).toBeFocused();
    });
    await step('Type "germany"', async () => {
      await page.keyboard.insertText('germany');
      await expect(page.getByRole('dialog').getByRole('status')).toHaveText(/^\d+ suggestions$/);
    });
    await step('Press the down arrow key', () => page.keyboard.press('ArrowDown'));
    await step('Press the up arrow key twice and Enter, to search all pages', async () => {
      await page.keyboard.press('ArrowUp');
      await page.keyboard.press('ArrowUp');
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL('/search?q=germany');
      await expect(titles(page).first()).toContainText('Germany');
      await expect(status(page)).not.toBeEmpty();
    });
    await step('Search for "qqqq"', async () => {
      await page.getByRole('searchbox').fill('qqqq');
      await expect(status(page)).toContainText('Nothing found');
    });
    await step('Search for "norway visa" and follow the first result', async () => {
      await page.getByRole('searchbox').fill('norway visa');
      await titles(page).first().getByRole('link').press('Enter');
      await expect(page.locator('h1')).toBeFocused();
    });
  },
  {role: 'RootWebArea'},
);
