// Are numbers read as people write them, asked about where they are ambiguous, and never called missing once typed?
import {expect, test} from './page.ts';
import {fillIn, pressCalculate, resultCard} from './form.ts';
import {hold} from './hold.ts';

test.use({sharesPage: true});

const sweden = '/sweden-work-visa-calculator';

test('a field says how it understood a number, and asks which one was meant', async ({page}) => {
  await page.goto(sweden);
  const salary = page.locator('#monthlySalary');
  await salary.fill('60k');
  await salary.press('Tab');
  await expect(page.locator('#monthlySalary-feedback')).toHaveText(/SEK\s60,000 a month/);

  await salary.fill('60.000');
  await salary.press('Tab');
  await expect(page.locator('#monthlySalary-feedback')).toHaveText(/^SEK\s60,000 a month$/);

  await salary.fill('60 mil');
  await salary.press('Tab');
  await expect(page.locator('#monthlySalary-feedback')).toContainText(/Did you mean SEK\s60,000 a month\?/);
  // The buttons are between the field and the question to which Tab has led.
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(salary).toHaveValue('60,000');
  await expect(salary).toBeFocused();
  await expect(page.locator('#monthlySalary-feedback')).toHaveText(/SEK\s60,000 a month/);
});

test('an amount in another currency, or for another period, is entered as the one that is asked for', async ({
  page,
}) => {
  await page.goto('/germany-blue-card-calculator');
  const salary = page.locator('#annualSalary');
  const feedback = page.locator('#annualSalary-feedback');
  for (const [typed, says, use, value] of [
    [
      '50000 USD',
      /^50,000 US dollars a year is about €46,500 a year, at our rates of June 2024\./,
      /^Use €46,500/,
      '46,500',
    ],
    ['4,000 a month', /^4,000 euros a month is €48,000 a year\./, /^Use €48,000/, '48,000'],
    ['3,900', /^€3,900 a yearIs it for a month\? That is €46,800 a year\./, /^Use €46,800/, '46,800'],
  ] as const) {
    await salary.fill(typed);
    await salary.press('Tab');
    await expect(feedback).toHaveText(says);
    await feedback.getByRole('button', {name: use}).click();
    await expect(salary).toHaveValue(value);
    await expect(feedback.getByRole('button')).toHaveCount(0);
  }
});

test('a choice between two readings is a change, also if the calculation had used the chosen one', async ({page}) => {
  await page.goto(sweden);
  await fillIn(page, {monthlySalary: '60 mil', jobOffer: 'yes'});
  await pressCalculate(page);
  await expect(resultCard(page)).toContainText('Incomplete: 1 answer to check');
  // Nothing is claimed from a number that may be another one.
  await expect(resultCard(page)).toContainText('Choose which one you mean');
  await expect(resultCard(page)).not.toContainText(/eligible/i);
  await page.getByRole('button', {name: /^Yes, SEK\s60,000/}).click();
  await resultCard(page).getByRole('button', {name: 'Update'}).click();
  await expect(resultCard(page)).not.toContainText('Incomplete');
});

test('a press that leaves a field hits what it was aimed at, though the field then says how it was understood', async ({
  page,
}) => {
  await page.goto(sweden);
  const salary = page.locator('#monthlySalary');
  const feedback = page.locator('#monthlySalary-feedback');
  // What says how a number was understood is loaded with the first one.
  await salary.fill('60k');
  await salary.press('Tab');
  await expect(feedback).not.toBeEmpty();
  await salary.fill('70k');
  await expect(feedback).toBeEmpty();
  const yes = page.locator('#jobOffer-yes');
  await yes.hover();
  await page.mouse.down();
  // Long enough for a page that does not wait for the end of the press.
  await page.evaluate(() => new Promise((shown) => requestAnimationFrame(() => requestAnimationFrame(shown))));
  await expect(feedback).toBeEmpty();
  await page.mouse.up();
  await expect(yes).toBeChecked();
  await expect(feedback).not.toBeEmpty();
});

for (const press of ['mouse', 'keyboard'] as const) {
  test(`what says how a number was understood does not appear during a press of the ${press}`, async ({page}) => {
    const arrive = await hold(page, /\/result-[^/]+\.js$/);
    const asked = page.waitForRequest(/\/result-[^/]+\.js$/);
    await page.goto(sweden);
    await page.locator('#monthlySalary').fill('60k');
    const address = (await asked).url();
    const feedback = page.locator('#monthlySalary-feedback');
    const yes = page.locator('#jobOffer-yes');
    if (press === 'mouse') {
      await yes.hover();
      await page.mouse.down();
    } else {
      await yes.focus();
      await page.keyboard.down('Space');
    }
    await expect(page.locator('#jobOffer-yes:active')).toHaveCount(1);
    arrive();
    await page.evaluate((module) => import(module), address);
    await page.evaluate(() => new Promise((shown) => requestAnimationFrame(() => requestAnimationFrame(shown))));
    await expect(feedback).toBeEmpty();
    await (press === 'mouse' ? page.mouse.up() : page.keyboard.up('Space'));
    await expect(yes).toBeChecked();
    await expect(feedback).toHaveText(/SEK\s60,000 a month/);
  });
}

for (const typed of ['-5', 'abc']) {
  test(`Sweden says what to enter instead of ${typed}, and does not call it missing`, async ({page}) => {
    await page.goto(sweden);
    await fillIn(page, {monthlySalary: typed, jobOffer: 'yes'});
    await expect(page.locator('#monthlySalary-feedback')).toContainText('Enter');
    await pressCalculate(page);
    await expect(resultCard(page)).toContainText('Incomplete: 1 answer to check');
    await expect(resultCard(page)).toContainText('Check your answers before you rely on it');
    await expect(resultCard(page)).not.toContainText(/not filled in|left empty/i);
  });
}

test('a course of 0 years gets a note, and is not called missing', async ({page}) => {
  await page.goto('/uk-student-visa-calculator');
  await fillIn(page, {programDuration: '0', tuitionFees: '20,000'});
  await expect(page.locator('#programDuration-feedback')).toHaveText('Enter a number above 0.');
  await pressCalculate(page);
  await expect(resultCard(page)).toContainText('1 year (you typed “0”)');
  await expect(resultCard(page)).not.toContainText('Course lengthnot answered');
});

test('an empty field whose hint says what it stands for is no open question', async ({page}) => {
  await page.goto('/uk-student-visa-calculator');
  await fillIn(page, {tuitionFees: '20,000'});
  await pressCalculate(page);
  await expect(resultCard(page)).toBeVisible();
  await expect(resultCard(page).getByRole('listitem').filter({hasText: 'Course length'})).toHaveCount(0);
});

test('the UK timeline offers routes once a visa type is chosen', async ({page}) => {
  await page.goto('/uk-home-office-timeline-calculator');
  const options = page.locator('#applicationRoute option');
  await expect(options).toHaveText(['First answer “Visa type”.']);
  await page.locator('input[name="visaType"]').first().check();
  await expect(options).not.toHaveCount(1);
  expect(await options.count()).toBeLessThan(10);
});

test.describe('on a touch screen', () => {
  test.use({hasTouch: true, viewport: {width: 360, height: 740}, sharesPage: false});

  test('what a field says about its number does not move what is tapped next', async ({page}) => {
    await page.goto('/where-could-i-go');
    await page.getByLabel('Currency', {exact: true}).selectOption('EUR');
    await page.getByLabel('Savings').fill('10.000');
    await page.getByLabel('Savings').evaluate((field) => field.scrollIntoView({block: 'start'}));
    for (const language of ['English', 'German']) {
      // At its place, where a finger goes: other presses wait until nothing moves.
      const box = await page.getByLabel(language, {exact: true}).boundingBox();
      await page.touchscreen.tap(box!.x + box!.width / 2, box!.y + box!.height / 2);
      await expect(page.getByLabel(language, {exact: true})).toBeChecked();
      await expect(page.getByText('€10,000', {exact: true})).toBeVisible();
    }
  });
});
