// Does nothing reach another origin or another line of script, whatever a visitor does, and would the tests notice if it did?
import {expect as plainExpect, test as plainTest} from '@playwright/test';
import {test as withWorker} from './changingSite.ts';
import {fillIn, pressCalculate, resultCard} from './form.ts';
import {expect, test} from './page.ts';
import {field, titles} from './searchPage.ts';
import {address, watchSite} from './watchedSite.ts';

const greenCard = '/green-card-points-calculator';
const elsewhere = 'http://elsewhere.example/';

plainTest('the whole browser asks for nothing but the site, on every kind of page', async () => {
  const {page, heard, close} = await watchSite();
  try {
    await page.goto('/');
    await page.locator('header').getByText('Europe').hover();
    await page.locator('footer').getByRole('link', {name: 'Privacy Policy'}).click();
    await page.goto('/canada-immigration-guide');
    await page.goto('/sweden-work-visa-calculator');
    await page.goto(greenCard);
    await fillIn(page, {age: '30', education: 'masters'});
    await pressCalculate(page);
    await resultCard(page).getByRole('button', {name: 'Compare with other answers'}).click();
    await page.getByRole('button', {name: 'Bookmark'}).click();
    await page.reload();
    await expect(resultCard(page)).toBeVisible();
    await page.goto('/search');
    await field(page).fill('green card');
    await expect(titles(page).first()).toBeVisible();
    await page.goto('/where-could-i-go');
    await page.getByLabel('Age (years)').fill('29');
    await page.goto('/contact-us');
    await page.getByLabel('Name').fill('Ada');
    await page.getByLabel('E-mail address').fill('ada@example.org');
    await page.getByLabel('Subject').fill('A fee');
    await page.getByLabel('Message', {exact: true}).fill('It changed.');
    await page.getByRole('button', {name: 'Send Message'}).click();
    await expect(page.getByRole('alert').getByRole('link')).toBeVisible();
    await page.goto('/green-card-point');
    await page.locator('main').getByRole('link', {name: greenCard}).waitFor();
    await page.goto('/about');
    await plainExpect.poll(() => page.evaluate(async () => (await caches.keys()).length)).toBe(1);

    plainExpect(heard.filter((each) => !each.startsWith(`${address}/`))).toEqual([]);
    plainExpect(heard.filter((each) => /Ada|ada%40|30/.test(each))).toEqual([]);
    plainExpect(heard.some((each) => each.endsWith('/service-worker.js'))).toBe(true);

    // What a line of script might try, from a page and from the worker, goes no further than the browser.
    const attempts = () =>
      Promise.allSettled([
        fetch('http://elsewhere.example/fetch'),
        new Promise((resolve) => {
          new WebSocket('ws://elsewhere.example/socket').addEventListener('error', resolve);
        }),
      ]);
    await page.evaluate(attempts);
    await page.evaluate(() => {
      navigator.sendBeacon('http://elsewhere.example/beacon');
      new Image().src = 'http://elsewhere.example/image';
    });
    await page.context().serviceWorkers()[0]!.evaluate(attempts);
    plainExpect(heard.filter((each) => each.includes('elsewhere'))).toEqual([]);

    // A page that leaves is all that can be heard: the proxy does hear it.
    await page.goto(elsewhere).catch(() => undefined);
    plainExpect(heard.at(-1)).toBe(elsewhere);
  } finally {
    await close();
  }
});

test.describe('text', () => {
  test.use({allowConsole: /Trusted|trusted-types|content security policy/i});

  test('becomes neither HTML nor a worker nor a policy, but by the one policy of the site', async ({page}) => {
    await page.goto(greenCard);
    await page.waitForLoadState('networkidle');
    const outcomes = await page.evaluate(() => {
      const attempts: readonly (() => unknown)[] = [
        () => (document.body.innerHTML = '<b>text</b>'),
        () => new DOMParser().parseFromString('<b>text</b>', 'text/html'),
        () => document.createElement('div').insertAdjacentHTML('beforeend', '<b>text</b>'),
        () => new Worker('/service-worker.js'),
        () => (globalThis as unknown as {trustedTypes: TrustedTypes}).trustedTypes.createPolicy('site', {}),
        () => (globalThis as unknown as {trustedTypes: TrustedTypes}).trustedTypes.createPolicy('default', {}),
        // oxlint-disable-next-line no-implied-eval, no-new-func -- that it is refused
        () => new Function('return 1')(),
      ];
      return attempts.map((attempt) => {
        try {
          attempt();
          return 'done';
        } catch (error) {
          return (error as Error).name;
        }
      });
    });
    expect(outcomes.map((outcome) => /^(Type|Eval)Error$/.test(outcome))).toEqual(outcomes.map(() => true));
  });
});

interface TrustedTypes {
  createPolicy(name: string, rules: object): unknown;
}

test.describe('the watch of every other test', () => {
  test.use({bypassCSP: true, allowConsole: /ERR_|CORS|Failed to load|fetch/});

  test('hears of each request to another origin, also by what the policy would stop', async ({page, problems}) => {
    await page.route(`${elsewhere}**`, (route) => route.abort());
    await page.goto('/about');
    await page.evaluate(async () => {
      const load = (element: HTMLElement) =>
        new Promise((resolve) => {
          element.addEventListener('error', resolve);
          document.body.append(element);
        });
      await fetch('http://elsewhere.example/fetch').catch(() => undefined);
      await load(Object.assign(document.createElement('img'), {src: 'http://elsewhere.example/img'}));
      await load(Object.assign(document.createElement('script'), {src: 'http://elsewhere.example/script'}));
    });
    const heard = problems.splice(0);
    expect(heard.map((problem) => problem.replace(/^.*elsewhere\.example/, ''))).toEqual(['/fetch', '/img', '/script']);
  });
});

withWorker.describe('the watch of every other test', () => {
  withWorker.use({allowConsole: /ERR_|Failed to load/});

  withWorker('hears of a request that the service worker makes', async ({page, context, problems, site}) => {
    await page.goto('/about');
    await expect.poll(() => context.serviceWorkers().length).toBe(1);
    await context.serviceWorkers()[0]!.evaluate(() => fetch('http://elsewhere.example/').catch(() => undefined));
    await expect.poll(() => problems.length).toBeGreaterThan(0);
    expect(problems.splice(0).join('\n')).toContain(elsewhere);
    expect(site.asked).toContain('/service-worker.js');
  });
});
