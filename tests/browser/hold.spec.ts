// What happens to answers, and to a click on Calculate, before the scripts have loaded, and does anything leave the
// page?
import type {Page, Request} from '@playwright/test';
import {announcement, fillIn, pressCalculate, readBack} from './form.ts';
import {hold, holdScripts} from './hold.ts';
import {layoutShift, watchLayoutShifts} from './layoutShifts.ts';
import {isShownLater, untilLoaded} from './loaded.ts';
import {expect, test} from './page.ts';

test.use({sharesPage: true});

const route = '/green-card-points-calculator';
const answers = {
  age: '35',
  education: 'phd',
  englishProficiency: 'advanced',
  workExperience: '4-6',
  jobOffer: 'no',
  investmentAmount: '0',
  familyInUS: 'yes',
};
const verdict = 'Excellent chances for Green Card eligibility';
const heldMessage = 'Your result will appear once the page has loaded.';

/** All requests of the page from now on. */
function watchRequests(page: Page): Request[] {
  const requests: Request[] = [];
  page.on('request', (request) => requests.push(request));
  return requests;
}

/** Only the site's own files were requested, without query, fragment or body, and so without answers. */
function expectNothingLeft(requests: readonly Request[], page: Page): void {
  const telling = requests.filter(
    (request) =>
      request.method() !== 'GET' ||
      request.postData() !== null ||
      !/^\/(assets\/[\w.-]+|[\w.-]*)$/.test(new URL(request.url()).pathname) ||
      /[?#]/.test(request.url()),
  );
  expect(telling.map((request) => `${request.method()} ${request.url()}`)).toEqual([]);
  const documents = requests.filter((request) => request.isNavigationRequest());
  expect(documents.map((request) => new URL(request.url()).pathname)).toEqual([route]);
  expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe(route);
}

test('while scripts are loading, a click is remembered, then runs with what was typed', async ({page}) => {
  const requests = watchRequests(page);
  const releaseScripts = await holdScripts(page);
  await page.goto(route, {waitUntil: 'commit'});
  await fillIn(page, answers);
  await pressCalculate(page);
  await expect(page.getByText(heldMessage)).toBeVisible();
  await expect(announcement(page)).toBeEmpty();

  releaseScripts();
  await expect(announcement(page)).toContainText(verdict);
  await expect(page.getByText(heldMessage)).toBeHidden();
  expect(await readBack(page, Object.keys(answers))).toEqual(answers);
  expectNothingLeft(requests, page);
});

test('what was typed before the scripts loaded counts at a later click', async ({page}) => {
  const requests = watchRequests(page);
  const releaseScripts = await holdScripts(page);
  await page.goto(route, {waitUntil: 'commit'});
  await fillIn(page, answers);
  releaseScripts();
  await page.locator('button[type="submit"]').waitFor();
  await expect(announcement(page)).toBeEmpty();
  await pressCalculate(page);
  await expect(announcement(page)).toContainText(verdict);
  expectNothingLeft(requests, page);
});

test.describe('on a phone', () => {
  test.use({sharesPage: false, viewport: {width: 360, height: 740}});

  test('a result whose scripts take long says so, and moves nothing in view when it comes', async ({page}) => {
    await watchLayoutShifts(page);
    const releaseResult = await hold(page, /\/result-[^/]+\.js$/);
    await page.goto(route);
    await fillIn(page, answers);
    // For so long browsers count what moves as the answer to a press.
    const unforgiven = page.evaluate(
      () => new Promise((resolve) => addEventListener('click', () => setTimeout(resolve, 500), {once: true})),
    );
    await pressCalculate(page);
    await expect(page.getByText('Loading your result…').first()).toBeVisible();
    await unforgiven;
    // On a slow machine 'Loading your result…' may appear later than browsers forgive.
    const before = await layoutShift(page);
    releaseResult();
    await expect(announcement(page)).toContainText(verdict);
    expect((await layoutShift(page)) - before).toBeLessThan(0.01);
  });
});

test.describe('with scripts that never load', () => {
  test.use({allowConsole: /ERR_FAILED/});

  test('a click and the Enter key stay on the page', async ({page}) => {
    const requests = watchRequests(page);
    await page.route('**/*.js', (script) => script.abort());
    await page.goto(route);
    await fillIn(page, answers);
    await page.locator('#age').press('Enter');
    await pressCalculate(page);
    await expect(page.getByText(heldMessage)).toBeVisible();
    expect(await readBack(page, Object.keys(answers))).toEqual(answers);
    expectNothingLeft(requests, page);
  });
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false, sharesPage: false});

  test('a click and the Enter key stay on the page', async ({page}) => {
    const requests = watchRequests(page);
    await page.goto(route);
    await fillIn(page, answers);
    await page.locator('#age').press('Enter');
    await pressCalculate(page);
    expectNothingLeft(requests, page);
  });
});

test('filling in and calculating request nothing more than the first touch of the form did', async ({page}) => {
  await page.goto(route);
  await untilLoaded(page);
  const fetched = watchRequests(page);
  await page.getByRole('button', {name: 'Calculate', exact: true}).hover();
  // What shows a result, and the rules, the explanation and the changes of this calculator.
  for (const part of [/\/result-[^/]+\.js$/, /green-card-points-calculator-result-[^/]+\.js$/])
    await expect.poll(() => fetched.some((request) => part.test(request.url())), {message: `${part}`}).toBe(true);
  // With all that they import.
  const scripts = fetched.map((request) => request.url()).filter((address) => address.endsWith('.js'));
  await page.evaluate((addresses) => Promise.all(addresses.map((address) => import(address))), scripts);
  await Promise.all(fetched.map((request) => request.response().then((response) => response?.finished())));
  const requests = watchRequests(page);
  await fillIn(page, answers);
  await pressCalculate(page);
  await expect(announcement(page)).toContainText(verdict);
  // A shown result fetches what would change it, unless that came before, and what its closed parts show, with the figures that they share with the documentation.
  const others = requests
    .map((request) => request.url())
    .filter((url) => !isShownLater(url) && !/\/assets\/below[-.]/.test(url));
  expect(others).toEqual([]);
});
