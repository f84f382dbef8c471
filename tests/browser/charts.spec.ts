// Are charts of each kind drawn, accessible in both colour schemes, readable on small screens, and printed?
import {casesOfCalculators} from './casesOfCalculators.ts';
import {fillIn, pressCalculate, resultCard} from './form.ts';
import {expect, expectNoAxeViolations, test} from './page.ts';

const day = '2024-06-30';
const cases = new Map(casesOfCalculators());
const title = 'What if one number were different?';

/** One of each kind of chart: pass marks and categories, costs, two kinds of timeline, a verdict along an amount. */
const charts = [
  {id: 'green-card-points-calculator', name: /^Total points: .* Good potential from: 70 points/, hasCurve: true},
  {id: 'uk-student-visa-calculator', name: /the table below/i, hasCurve: true},
  {id: 'ircc-processing-times-calculator', name: /^Progress: .* Start: .* Estimate: /, hasCurve: false},
  {id: 'global-visa-status-tracker', name: /on a line of days/, hasCurve: false},
  {id: 'germany-blue-card-calculator', name: /the table below/i, hasCurve: true},
];

for (const {id, name, hasCurve} of charts) {
  test(`${id} has its charts`, async ({page}) => {
    const [sample] = cases.get(id)!;
    const answers =
      id === 'global-visa-status-tracker' ? {...sample!.answers, submissionDate: '2024-04-20'} : sample!.answers;
    await page.clock.setFixedTime(`${sample!.today}T12:00:00`);
    await page.setViewportSize({width: 320, height: 640});
    await page.goto(`/${id}`);
    await fillIn(page, answers);
    await pressCalculate(page);
    const card = resultCard(page);
    if (hasCurve) {
      // With the keyboard, like keyboard users.
      await card.getByText(title).press('Enter');
      await expect(card.locator('tr[aria-current]')).toHaveCount(1);
    }
    await expect(card.getByRole('img', {name}).first()).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    const small = await card
      .locator('svg text')
      .evaluateAll((texts) => texts.filter((text) => Number.parseFloat(getComputedStyle(text).fontSize) < 12).length);
    expect(small).toBe(0);
    await expectNoAxeViolations(page);
    await page.emulateMedia({colorScheme: 'dark'});
    await expectNoAxeViolations(page);
    await page.emulateMedia({media: 'print'});
    await expect(card.getByRole('img', {name}).first()).toBeVisible();
  });
}

test.describe('if the charts cannot be fetched', () => {
  test.use({allowConsole: /ERR_FAILED/});

  test('the result has its meters', async ({page}) => {
    await page.route(/charts-[\w-]+\.js/, (script) => script.abort());
    await page.clock.setFixedTime(`${day}T12:00:00`);
    await page.goto('/green-card-points-calculator');
    await fillIn(page, {age: '35', education: 'phd'});
    await pressCalculate(page);
    await expect(resultCard(page).getByRole('meter', {name: 'Total points'})).toBeVisible();
    await expect(page.getByText(title)).toHaveCount(0);
  });
});
