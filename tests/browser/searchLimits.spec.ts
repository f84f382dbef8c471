// Does the search page survive hostile queries, a missing index, and missing or late scripts?
import {holdScripts} from './hold.ts';
import {calculatorIds} from './loadEngine.ts';
import {expect, expectNoAxeViolations, test} from './page.ts';
import {field, isIndex, list, status, titles, tryAgain} from './searchPage.ts';

test.use({sharesPage: true});

const hostile = [
  '<img src=x onerror=alert(1)>',
  '"><script>alert(1)</script>',
  'javascript:alert(1)',
  '__proto__',
  'constructor',
  '\u202egnp.exe שלום مرحبا',
  '\u200b\u200d',
  '{query} {count}',
  '%E0%A4%A',
  '\\',
];

test('a hostile query is only text', async ({page}) => {
  await page.goto('/search');
  await field(page).focus();
  for (const query of hostile) {
    await field(page).fill(query);
    await expect(page).toHaveURL((address) => address.searchParams.get('q') === query);
    await expect(status(page)).toContainText(`‘${query}’`);
    await expect(page.locator('main :is(script, img, iframe)')).toHaveCount(0);
  }
});

test('a megabyte is truncated, and an invalid address is harmless', async ({page}) => {
  await page.goto('/search');
  await field(page).evaluate((input: HTMLInputElement) => {
    input.value = 'visa '.repeat(200_000);
    input.dispatchEvent(new Event('input', {bubbles: true}));
  });
  await expect(status(page)).toContainText('results for ‘visa visa');
  expect(page.url().length).toBeLessThan(300);
  await page.goto('/search?q=%E0%A4%A&q=%00&__proto__=1');
  await expect(list(page)).toBeVisible();
});

test.describe('without the index', () => {
  // The browser reports a request that fails.
  test.use({allowConsole: /Failed to load resource/});

  test('the page says so, keeps the full list, and tries again when asked', async ({page}) => {
    await page.route(
      (address) => isIndex(address.pathname),
      (route) => route.abort('internetdisconnected'),
    );
    await page.goto('/search?q=dubai');
    const alert = page.getByRole('alert');
    await expect(alert).toContainText('Search could not load');
    await expect(list(page)).toBeVisible();
    await expectNoAxeViolations(page, {within: 'main'});
    await tryAgain(page, alert);
    await expect(titles(page)).toHaveText(['UAE Golden Visa Calculator']);
    await expect(alert).toHaveCount(0);
  });
});

test('what was typed before the scripts loaded is searched', async ({page}) => {
  const release = await holdScripts(page);
  await page.goto('/search', {waitUntil: 'commit'});
  await field(page).fill('dubai');
  await field(page).press('Enter');
  await page.getByRole('main').getByRole('button', {name: 'Search', exact: true}).click();
  release();
  await expect(titles(page)).toHaveText(['UAE Golden Visa Calculator']);
  await expect(page).toHaveURL('/search?q=dubai');
});

test.describe('without scripts', () => {
  test.use({javaScriptEnabled: false, sharesPage: false});

  test('all calculators are listed by group', async ({page}) => {
    await page.goto('/search?q=dubai');
    await expect(page.getByText(/Searching needs JavaScript/)).toBeVisible();
    await expect(page.locator('main h3')).toHaveCount(8);
    const listed = await page
      .locator('main ul a')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    expect(calculatorIds.filter((id) => !listed.includes(`/${id}`))).toEqual([]);
  });
});
