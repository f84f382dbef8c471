// Is every calculator's page at most six screens of a phone long, with its rules closed, before and after Calculate, and does it show
// what its cases expect, accessibly and on a narrow screen? One case of one calculator of each kind, opened by a link with its
// answers; `npm run test:full` fills in one for each verdict of all.
import {fillIn, linkWith, pressCalculate, resultCard} from './form.ts';
import {isFullRun} from './fullRun.ts';
import {calculatorIds, loadEngine} from './loadEngine.ts';
import {expect, expectNoAxeViolations, test} from './page.ts';

const phone = {width: 360, height: 740};
const desk = {width: 1280, height: 720};
const MAX_SCREENS = 6;

test.use({sharesPage: true, viewport: phone});

/** The longest pages, and one of each kind of result. What differs between others is data, and unit tests see all of it. */
const demanding = [
  'canada-express-entry-calculator',
  'green-card-points-calculator',
  'global-visa-status-tracker',
  'uscis-processing-time-calculator',
  'schengen-trip-planner',
  'uk-skilled-worker-calculator',
  'us-tourist-visa-calculator',
];

const shown = isFullRun ? calculatorIds : demanding;

for (const [index, id] of shown.entries()) {
  test(`${id} shows its verdicts`, async ({page}) => {
    // Unit tests compare the texts and tones of the verdicts; these tests check what only a browser can see.
    const cases = (await loadEngine()).casesOf(id).slice(0, isFullRun ? undefined : 1);
    expect(cases.length).toBeGreaterThan(0);
    await page.emulateMedia({colorScheme: index % 4 < 2 ? 'light' : 'dark'});
    for (const [at, {name, today, answers, says}] of cases.entries()) {
      await test.step(name, async () => {
        await page.clock.setFixedTime(`${today}T12:00:00`);
        // The same address again would be a reload, which keeps what was typed.
        if (at > 0) await page.goto('/about');
        await page.goto(`/${id}`);
        const height = await page.evaluate(() => document.documentElement.scrollHeight);
        expect(height / phone.height, 'screens').toBeLessThanOrEqual(MAX_SCREENS);
        await page.locator('button[type="submit"]').waitFor();
        if (isFullRun) {
          await fillIn(page, answers);
          await pressCalculate(page);
        } else {
          // Filling in a form by hand takes half of the time.
          await page.goto(linkWith(id, answers));
        }
        await expect(resultCard(page)).toContainText(says);
        await expect(page.getByText('Save your results', {exact: true})).toBeVisible();
        const withResult = await page.evaluate(() => {
          // Only somebody's link has it.
          const shared = document.querySelector('[aria-labelledby="result-title"] [role="group"]:has(> p[id])');
          return document.documentElement.scrollHeight - (shared?.getBoundingClientRect().height ?? 0);
        });
        expect(withResult / phone.height, 'screens with a result').toBeLessThanOrEqual(MAX_SCREENS);
        // All calculators have the same components: axe takes half of the time, so `npm test` checks every second of these.
        if (!isFullRun && index % 2 > 0) return;
        await page.setViewportSize(desk);
        // Header and footer are the same on all pages (pages.spec.ts), the rest of the page for every verdict.
        await expectNoAxeViolations(page, {within: at === 0 ? 'main' : '[aria-labelledby="result-title"]'});
      });
    }
    await page.setViewportSize({width: 320, height: 640});
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  });
}
