// Can a visitor answer one question at a time with the keyboard alone and on a small phone, go back, reload and switch to all
// questions, without losing an answer?
import type {Page} from '@playwright/test';
import {announcement, summaryHeading} from './form.ts';
import {expect, test} from './page.ts';

test.use({sharesPage: true});

/** Waits for the question, whose heading has the focus. */
async function asked(page: Page, name: string | RegExp): Promise<void> {
  await expect(page.getByRole('heading', {level: 2, name})).toBeFocused();
}

test('with the keyboard alone, Back and a reload', async ({page}) => {
  await page.goto('/uk-skilled-worker-calculator');
  await page.getByRole('link', {name: 'Answer one question at a time'}).press('Enter');
  await asked(page, /^Question 1, 7 at most.+Do you have a job offer/);
  await expect(page.locator('#questions fieldset')).toHaveCount(1);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await page.keyboard.press('Enter');
  await asked(page, /^Question 2, 7 at most.+Skill level of the job$/);
  // The hint has a link before the first answer.
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toHaveText("Answer this question, or choose “I don't know”.");

  await page.goBack();
  await asked(page, /Do you have a job offer/);
  await expect(page.getByRole('radio', {name: 'Yes'})).toBeChecked();
  await page.goForward();
  await asked(page, /Skill level of the job$/);
  await page.reload();
  await expect(page.locator('#questions').getByRole('definition')).toHaveText(/^Yes/);

  // A job below the required level decides, whatever the other answers are.
  await page.getByRole('radio', {name: 'Below the required level'}).press('Space');
  await page.keyboard.press('Enter');
  await asked(page, "That's all we need to ask");
  await expect(announcement(page)).toContainText('Not eligible');
  await expect(page.getByText('The verdict is “Not eligible”, whatever your other answers would be.')).toBeVisible();
  await page.getByRole('link', {name: 'Show all questions'}).press('Enter');
  await expect(page.getByRole('radio', {name: 'Below the required level'})).toBeChecked();
});

test.describe('on a small phone with large text', () => {
  test.use({viewport: {width: 320, height: 640}, hasTouch: true, sharesPage: false});

  test('by touch, with a question that nobody can answer', async ({page, baseURL}) => {
    await page.goto('/germany-blue-card-calculator#questions');
    await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
    await expect(page.getByRole('heading', {level: 2, name: /^Question 1, 3 at most/})).toBeVisible();
    for (const question of [/^Question 2, /, /^Question 3 of /, /^Incomplete: 3 questions left/]) {
      await page.getByRole('button', {name: "I don't know"}).tap();
      await asked(page, question);
      await expect(page.getByRole('heading', {level: 2, name: question})).toBeInViewport();
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    }
    await expect(page.getByText(/^It depends on your answers? to:$/)).toBeVisible();
    await expect(summaryHeading(page)).toBeVisible();
    // A link with answers leaves out what is not known.
    expect(page.url()).toBe(`${baseURL}/germany-blue-card-calculator#questions-end`);
  });
});
