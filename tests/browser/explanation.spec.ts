// Can visitors open, read and close an explanation with a pointer and with the keyboard, and print it?
import {fillIn, pressCalculate, resultCard, untilExplained} from './form.ts';
import {expect, expectAccessibleContent, test} from './page.ts';

test.use({sharesPage: true});

const route = '/singapore-s-pass-calculator';
const answers = {monthlySalary: '2800', experience: '3'};
const why = 'Monthly salary: SGD 2,800. You need SGD 3,000, so you are SGD 200 short.';

test.beforeEach(async ({page}) => {
  await page.goto(route);
  await fillIn(page, answers);
  await pressCalculate(page);
});

test('the first line of an explanation says why, and it closes again', async ({page}) => {
  const summary = resultCard(page).locator('summary', {hasText: 'Why this result?'});
  await expect(page.getByText('Not met', {exact: true})).toBeHidden();
  await summary.click();
  await expect(resultCard(page).locator('details[open] li').first()).toHaveText(`Not met${why}`);
  await expect(resultCard(page).locator('details[open]')).toContainText('June 2024 edition.');
  await expectAccessibleContent(page);
  await summary.click();
  await expect(page.getByText('Not met', {exact: true})).toBeHidden();
});

test('explanations open with the keyboard alone and link to the field and the row of the rules', async ({page}) => {
  const details = resultCard(page).locator('details', {hasText: 'Why this result?'});
  await untilExplained(page);
  await details.locator('summary').focus();
  await page.keyboard.press('Enter');
  await expect(details).toHaveAttribute('open');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.locator('#monthlySalary')).toBeFocused();

  await details.getByRole('link', {name: 'SGD 3,000'}).press('Enter');
  const row = page.locator('#rules :target');
  await expect(row).toContainText('Minimum monthly salary');
  await expect(row).toBeInViewport();
  expect(await row.evaluate((element) => getComputedStyle(element).outlineStyle)).toBe('solid');
});

test('one press leads from a result, and from each figure of the rules, to where it comes from', async ({page}) => {
  const source = page.locator('#source-1');
  await expect(source).toBeHidden();
  await resultCard(page).locator('footer').getByRole('link', {name: 'June 2024 edition'}).press('Enter');
  await expect(source).toBeInViewport();
  await expect(source).toContainText('June 2024 edition. We have not compared it with the law of that time.');

  const rows = page.locator('#rules dl:not(#history dl) > div');
  const marks = rows.getByRole('link', {name: 'Source 1'});
  expect(await marks.count()).toBe(await rows.count());
  await marks.first().press('Enter');
  await expect(page.locator(':target')).toContainText('June 2024 edition');

  // From above the form, the summary, and the answer to a question; the rules are closed each time.
  await page.goto('/brazil-work-visa-calculator');
  await pressCalculate(page);
  await expect(resultCard(page)).toBeVisible();
  await page.locator('details:has(> #faqs) > summary').press('Enter');
  const question = page.locator('#faqs details', {has: page.locator('sup')}).first();
  await question.locator('summary').press('Enter');
  const name = 'Where our figures come from';
  const links = [
    page.locator('article > header').getByRole('link', {name: 'June 2024 edition'}),
    resultCard(page).getByRole('link', {name}),
    question.getByRole('link', {name: 'Source 1'}),
  ];
  for (const link of links) {
    await page.locator('#rules').evaluate((rules) => rules.removeAttribute('open'));
    await expect(source).toBeHidden();
    await link.press('Enter');
    await expect(source).toBeInViewport();
  }
});

test('on a screen 320 px wide, an open explanation does not scroll horizontally', async ({page}) => {
  await page.setViewportSize({width: 320, height: 640});
  // Each opens the ones within it before their turn comes.
  for (const summary of await resultCard(page).locator('summary').all())
    if (!(await summary.evaluate(({parentElement}) => (parentElement as HTMLDetailsElement).open)))
      await summary.click();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  const sizes = await resultCard(page)
    .locator('summary')
    .evaluateAll((elements) => elements.map((element) => element.getBoundingClientRect().height));
  for (const size of sizes) expect(size).toBeGreaterThanOrEqual(24);
});

test('explanations of the verdict and the figure are open on paper, and as before afterwards', async ({page}) => {
  const reason = resultCard(page).locator('details', {hasText: 'Why this result?'});
  const open = resultCard(page).locator('details[open]');
  await untilExplained(page);
  await expect(reason).not.toHaveAttribute('open');
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
  await expect(reason).toHaveAttribute('open', '');
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
  await expect(open).toHaveCount(0);

  await reason.locator('summary').click();
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
  await expect(open).toHaveCount(1);
});

test('one press on how it was worked out shows how the first figure was', async ({page}) => {
  await page.goto('/canada-express-entry-calculator');
  await pressCalculate(page);
  const workings = resultCard(page).getByText('How we worked it out', {exact: true});
  const figures = resultCard(page).locator('details details', {has: page.locator('summary')});
  await workings.click();
  await expect(figures.first()).toHaveAttribute('open', '');
  await expect(figures.nth(1)).not.toHaveAttribute('open');
});

test.describe('an explanation that could not be fetched', () => {
  test.use({sharesPage: false, allowConsole: /ERR_FAILED/});

  // The same address again would be a reload, which keeps what was typed.
  test.beforeEach(async ({page}) => {
    await page.goto('/about');
  });

  test('says so where it is opened, and is there when it is opened again', async ({page}) => {
    await page.route('**/assets/opened-*', (request) => request.abort());
    await page.goto(route);
    await fillIn(page, answers);
    await pressCalculate(page);
    const summary = resultCard(page).locator('summary', {hasText: 'Why this result?'});
    await summary.click();
    const alert = resultCard(page).getByRole('alert').first();
    await expect(alert).toContainText('This part could not load.');
    await expectAccessibleContent(page);
    await page.unroute('**/assets/opened-*');
    await summary.click();
    await summary.click();
    await expect(resultCard(page).locator('details[open] li').first()).toHaveText(`Not met${why}`);
    await expect(resultCard(page).getByRole('alert')).toHaveCount(0);
  });

  test('is fetched for a print, which waits for it', async ({page}) => {
    let isAllowed = false;
    await page.route('**/assets/opened-*', (request) => (isAllowed ? request.continue() : request.abort()));
    await page.goto(route);
    await fillIn(page, answers);
    const unasked = page.waitForEvent('requestfailed', (request) => request.url().includes('/assets/opened-'));
    await pressCalculate(page);
    await unasked;
    isAllowed = true;
    await page.evaluate(() => {
      window.print = () =>
        document.body.append(document.querySelector('[aria-labelledby="result-title"] details')!.textContent!);
    });
    await resultCard(page).getByRole('button', {name: 'Print'}).click();
    await expect(page.locator('body')).toContainText(`Why this result?Not met${why}`);
  });
});
