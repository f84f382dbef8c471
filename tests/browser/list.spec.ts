// A repeated question: are rows kept from before the scripts have loaded to a reload, however they are removed, brought back and
// moved, are their fields there however the page arrives, and does a visitor with a small phone find what could not be read of
// pasted ones?
import {fillIn, pasteRows, pressCalculate, readBack, resultCard} from './form.ts';
import {holdScripts} from './hold.ts';
import {fillInByKeyboard, inFieldOrder, pressByKeyboard} from './keyboard.ts';
import {untilLoaded} from './loaded.ts';
import {expect, expectNoAxeViolations, test} from './page.ts';

test.use({sharesPage: true});

const planner = '/schengen-trip-planner';
const sixty = Array.from({length: 60}, (_, index) => {
  const month = String(1 + (index % 12)).padStart(2, '0');
  return `20${10 + Math.floor(index / 12)}-${month}-03,20${10 + Math.floor(index / 12)}-${month}-07`;
});

test('rows that are removed, brought back and moved are those of before the scripts and after a reload', async ({
  page,
}) => {
  const releaseScripts = await holdScripts(page);
  await page.goto(planner, {waitUntil: 'commit'});
  await fillIn(page, {'trips.1.entry': '2026-01-01', 'trips.1.exit': '2026-01-10'});
  releaseScripts();
  await untilLoaded(page);
  await page.getByRole('button', {name: 'Add another trip'}).press('Enter');
  await expect(page.getByRole('group', {name: 'Trip 2'}).getByLabel('Arrival')).toBeFocused();
  await page.keyboard.type(inFieldOrder('2026-03-01'));
  await fillInByKeyboard(page, {'trips.2.exit': '2026-03-05'});
  await page.getByRole('button', {name: 'Remove trip 1'}).press('Enter');
  await expect(page.getByRole('group', {name: 'Trip 1'})).toBeFocused();
  await page.getByRole('button', {name: 'Undo'}).press('Enter');
  await expect(page.getByRole('group', {name: 'Trip 1'}).getByLabel('Arrival')).toBeFocused();
  await page.getByRole('button', {name: 'Move trip 2 up'}).press('Enter');
  await expect(page.getByRole('button', {name: 'Move trip 1 down'})).toBeFocused();
  await pressByKeyboard(page, 'Calculate');
  await expect(resultCard(page)).toContainText('Within the limit');

  const trips = '2026-03-01,2026-03-05;2026-01-01,2026-01-10';
  expect(await readBack(page, ['trips'])).toEqual({trips});
  await page.reload();
  await expect(page.getByRole('group', {name: 'Trip 2'}).getByLabel('Departure')).toHaveValue('2026-01-10');
  expect(await readBack(page, ['trips'])).toEqual({trips});
});

test('the fields of a list are there, though something looks for them while the styles arrive', async ({page}) => {
  const held: (() => Promise<void>)[] = [];
  await page.route(/\.css$/, (style) => {
    held.push(() => style.continue());
  });
  await page.goto(planner, {waitUntil: 'commit'});
  const arrival = page.locator('[id="trips.1.entry"]');
  await arrival.waitFor({state: 'attached'});
  const styles = await page.locator('link[rel="stylesheet"]').count();
  await expect.poll(() => held.length).toBe(styles);
  for (const release of held) {
    const arrived = page.waitForEvent('requestfinished', (request) => request.url().endsWith('.css'));
    await release();
    await arrived;
    // As an extension may, and as Playwright does before it fills in a field.
    await arrival.evaluate((field) => field.getBoundingClientRect());
  }
  await expect(arrival).toBeVisible();
});

test.describe('on a small phone', () => {
  test.use({viewport: {width: 320, height: 640}, hasTouch: true, sharesPage: false});

  test('what could not be read of 60 pasted trips is mended', async ({page}) => {
    await page.goto(planner);
    await pasteRows(page, [...sixty.slice(0, 59), '2015-01-03,soon'].join(';'));
    await expect(page.getByText('Trip 60, Departure: “soon”')).toBeVisible();
    await expect(page.getByRole('button', {name: 'You can enter up to 60 trips'})).toBeVisible();
    await pressCalculate(page);
    await page.getByRole('link', {name: 'Trip 60: Departure'}).tap();
    await expect(page.getByRole('group', {name: 'Trip 60'}).getByLabel('Departure')).toBeFocused();
    await fillIn(page, {'trips.60.exit': '2015-01-07'});
    await expect(page.getByText('Trip 60 has no departure.')).toBeHidden();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    await expectNoAxeViolations(page, {within: '#questions'});
  });
});
