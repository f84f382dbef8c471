// Does the search page find results as visitors type, keep the query in the address, and lead on to other pages?
import {isFullRun} from './fullRun.ts';
import {untilLoaded} from './loaded.ts';
import {expect, expectAccessibleContent, expectNoAxeViolations, test} from './page.ts';
import {field, isIndex, list, status, titles} from './searchPage.ts';

test.use({sharesPage: true});

test('typing finds, highlights and gives reasons; the query is in the address', async ({page}) => {
  await page.goto('/search');
  await field(page).pressSequentially('blue card');
  await expect(status(page)).toHaveText(/^\d+ results for ‘blue card’$/);
  await expect(list(page)).toBeHidden();
  await expect(titles(page).first()).toContainText('EU Blue Card');
  await expect(page.locator('main mark').first()).toHaveText('Blue');
  await expect(page.locator('main li').first()).toContainText('Matches: title');
  await expect(page).toHaveURL('/search?q=blue+card');
  await field(page).fill('');
  await expect(list(page)).toBeVisible();
  await expect(page).toHaveURL('/search');
});

test('Enter adds a history entry, for Back and Forward', async ({page}) => {
  await page.goto('/');
  await page.goto('/search');
  await field(page).fill('dubai');
  await field(page).press('Enter');
  await expect(titles(page)).toHaveText(['UAE Golden Visa Calculator']);
  await field(page).pressSequentially(' zz');
  await expect(status(page)).toContainText('dubai zz');
  await field(page).fill('schengen 90');
  await field(page).press('Enter');
  await expect(titles(page).first()).toHaveText('Schengen 90/180 Calculator');
  await page.goBack();
  await expect(titles(page)).toHaveText(['UAE Golden Visa Calculator']);
  await expect(field(page)).toHaveValue('dubai');
  await page.goBack();
  await expect(list(page)).toBeVisible();
  await expect(field(page)).toHaveValue('');
  await page.goForward();
  await expect(field(page)).toHaveValue('dubai');
  await titles(page).getByRole('link').click();
  await expect(page).toHaveURL('/uae-golden-visa-calculator');
  await page.goBack();
  await expect(field(page)).toHaveValue('dubai');
  await expect(titles(page)).toHaveText(['UAE Golden Visa Calculator']);
});

test('Back to an entry with the same query, and Enter from there, keep the query of each entry', async ({page}) => {
  await page.goto('/search');
  await field(page).fill('dubai');
  await field(page).press('Enter');
  await expect(page).toHaveURL('/search?q=dubai');
  await field(page).fill('');
  await expect(page).toHaveURL('/search');
  await page.goBack();
  // Nothing that one sees tells the two entries apart.
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  await field(page).fill('japan');
  await field(page).press('Enter');
  await expect(titles(page).first()).toHaveText('Japan Work Visa Calculator');
  await page.goBack();
  await expect(page).toHaveURL('/search');
  await expect(field(page)).toHaveValue('');
});

test('an address with a query shows its results, accessible in both colour schemes and narrow enough', async ({
  page,
}) => {
  await page.setViewportSize({width: 320, height: 640});
  await page.goto('/search?q=skiled%20worker');
  await expect(titles(page).first()).toHaveText('UK Skilled Worker Salary Calculator');
  await expect(field(page)).toHaveValue('skiled worker');
  await expectAccessibleContent(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
});

test('the full list is accessible in both colour schemes', async ({page}) => {
  test.skip(!isFullRun, 'pages.spec.ts looks at it in one');
  await page.goto('/search');
  await untilLoaded(page);
  await expectAccessibleContent(page);
});

test('a query without results offers other pages, and the full list stays', async ({page}) => {
  await page.goto('/search?q=immigrashun%20');
  await page.getByRole('link', {name: 'immigration', exact: true}).click();
  await expect(titles(page).first()).toContainText('Immigration');
  await expect(field(page)).toHaveValue('immigration');
  await field(page).fill('qqqq');
  await expect(status(page)).toHaveText('Nothing found for ‘qqqq’.');
  await expect(page.getByRole('link', {name: 'Immigration guides by country', exact: true})).toBeVisible();
  await expect(list(page)).toBeVisible();
  await expectNoAxeViolations(page);
});

test('it works by keyboard alone', async ({page}) => {
  await page.goto('/search');
  await untilLoaded(page);
  await field(page).focus();
  await page.keyboard.type('japan');
  await page.keyboard.press('Enter');
  await expect(titles(page).first()).toHaveText('Japan Work Visa Calculator');
  await expect(field(page)).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('main').getByRole('button', {name: 'Search', exact: true})).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/japan-work-visa-calculator');
  await expect(page.locator('h1')).toBeFocused();
});

test('no page requests the index before a query, and only the search page its code', async ({page}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  for (const route of ['/', '/countries', '/us-tourist-visa-calculator', '/search']) {
    await page.goto(route);
    await untilLoaded(page);
    if (route !== '/search')
      expect(asked.filter((path) => /Results|SearchPage|SearchDialog|searchIndex/.test(path))).toEqual([]);
  }
  expect(asked.filter(isIndex)).toEqual([]);
  await field(page).focus();
  await expect.poll(() => asked.filter(isIndex).length).toBe(1);
});

test('its results lead on and back', async ({page}) => {
  await page.goto('/search');
  await field(page).fill('dubai');
  await titles(page).getByRole('link').click();
  await expect(page.locator('h1')).toHaveText('UAE Golden Visa Calculator');
  await page.goBack();
  await expect(field(page)).toHaveValue('dubai');
  await field(page).fill('');
  await expect(list(page)).toBeVisible();
  await expect(page.locator('main h3')).toHaveCount(8);
});

test.describe('from an unknown address', () => {
  test.use({allowConsole: /status of 404|Page not found/});

  test('the words of the address are searched', async ({page}) => {
    await page.goto('/germany-blue-crd');
    const link = page.getByRole('link', {name: 'Search all calculators and guides'});
    await expect(link).toHaveAttribute('href', '/search?q=germany+blue+crd');
    await link.click();
    await expect(titles(page).first()).toHaveText('Germany EU Blue Card Calculator');
  });
});
