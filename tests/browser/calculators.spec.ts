// Can visitors use each calculator with a pointer and with the keyboard alone, and is the result accessible?
import {announcement, fillIn, pressCalculate, readBack, resultCard, summaryHeading} from './form.ts';
import {fillInByKeyboard, pressByKeyboard} from './keyboard.ts';
import {expect, expectAccessibleContent, expectNoAxeViolations, test} from './page.ts';
import {isFullRun} from './fullRun.ts';
import {sampleDay, samples} from './samples.ts';

test.use({sharesPage: true});

const changedLine = 'Answers changed';

test.beforeEach(async ({page}) => {
  await page.clock.setFixedTime(`${sampleDay}T12:00:00`);
});

/** One calculator with amounts and one with dates cover every kind of field; everyCalculator.spec.ts opens all pages. */
const tried = isFullRun ? samples : samples.filter(({route}) => /tourist|f1-opt/.test(route));

for (const {route, answers, result, change, changedResult} of tried) {
  test(`${route} can be filled in, calculated, changed and calculated again`, async ({page}) => {
    await page.goto(route);
    await fillIn(page, answers);
    await expect(announcement(page)).toBeEmpty();
    await expect(resultCard(page)).toHaveCount(0);

    await pressCalculate(page);
    for (const text of result) await expect(resultCard(page)).toContainText(text);
    await expect(announcement(page)).not.toBeEmpty();
    await expect(page.getByText(changedLine)).toHaveCount(0);
    if (isFullRun) await expectNoAxeViolations(page, {within: 'main'});

    await fillIn(page, change);
    for (const text of result) await expect(resultCard(page)).toContainText(text);
    await expect(page.getByText(changedLine)).toBeVisible();

    await pressCalculate(page);
    for (const text of changedResult) await expect(resultCard(page)).toContainText(text);
    await expect(page.getByText(changedLine)).toHaveCount(0);
    expect(await readBack(page, Object.keys(answers))).toEqual({...answers, ...change});
    await expect(page.getByRole('button', {name: /reset/i})).toHaveCount(0);

    await expectAccessibleContent(page);
  });

  test(`${route} can be used with the keyboard alone`, async ({page}) => {
    await page.goto(route);
    await page.locator('button[type="submit"]').waitFor();
    await fillInByKeyboard(page, answers);
    expect(await readBack(page, Object.keys(answers))).toEqual(answers);
    await pressByKeyboard(page, 'Calculate');
    for (const text of result) await expect(resultCard(page)).toContainText(text);
  });

  test(`${route} shows its result on a screen 320 px wide, and with text at 200%, without sideways scrolling`, async ({
    page,
  }) => {
    await page.setViewportSize({width: 320, height: 640});
    await page.goto(route);
    await fillIn(page, answers);
    await pressCalculate(page);
    await expect(summaryHeading(page)).toBeInViewport();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);

    await page.setViewportSize({width: 360, height: 740});
    await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  });
}

test('the Enter key in a field calculates', async ({page}) => {
  await page.goto('/us-tourist-visa-calculator');
  await page.locator('button[type="submit"]').waitFor();
  await fillIn(page, samples[0]!.answers);
  await page.locator('#applicants').press('Enter');
  await expect(resultCard(page)).toContainText('$185');
});

test('a guard says next to the button what is still needed, and shows no result', async ({page}) => {
  await page.goto('/us-tourist-visa-calculator');
  await fillIn(page, {applicants: '2'});
  await pressCalculate(page);
  await expect(page.locator('form').getByText(/^Still needed: /)).toBeVisible();
  await expect(resultCard(page)).toHaveCount(0);
});
