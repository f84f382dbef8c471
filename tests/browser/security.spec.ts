// Does nothing reach another origin, and does no foreign script run, whatever a visitor does? Would the tests notice if
// one did?
import {once} from 'node:events';
import {createServer} from 'node:http';
import type {AddressInfo} from 'node:net';
import {fillIn, pressCalculate, resultCard} from './form.ts';
import {untilLoaded} from './loaded.ts';
import {expect, plainTest, test} from './page.ts';
import {field, titles} from './searchPage.ts';
import {address, watchSite} from './watchedSite.ts';

const greenCard = '/green-card-points-calculator';
const elsewhere = 'http://elsewhere.example/';

// One browser for all kinds of pages; takes a few seconds.
plainTest('the whole browser asks for nothing but the site, on every kind of page', async () => {
  const {page, heard, close} = await watchSite();
  try {
    await page.goto('/');
    await page.locator('#site-menu').getByText('Europe').hover();
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
    await page.getByLabel('Age', {exact: true}).fill('29');
    await page.goto('/contact-us');
    await page.getByLabel('Name').fill('Ada');
    await page.getByLabel('Email address').fill('ada@example.org');
    await page.getByLabel('Subject').fill('A fee');
    await page.getByLabel('Message', {exact: true}).fill('It changed.');
    await page.getByRole('button', {name: 'Write the email'}).click();
    await expect(page.getByRole('alert').getByRole('link')).toBeVisible();
    await page.goto('/green-card-point');
    await page.locator('main').getByRole('link', {name: greenCard}).waitFor();
    await page.goto('/about');
    await expect.poll(() => page.evaluate(async () => (await caches.keys()).length)).toBe(1);

    expect(heard.filter((each) => !each.startsWith(`${address}/`))).toEqual([]);
    // Answers and queries stay in the fragment and in the page.
    expect(heard.filter((each) => each.includes('?'))).toEqual([]);
    expect(heard.some((each) => each.endsWith('/service-worker.js'))).toBe(true);

    // The browser blocks what a foreign script might try, from a page and from the worker.
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
    expect(heard.filter((each) => each.includes('elsewhere'))).toEqual([]);

    // The policy cannot stop a navigation to another site. The proxy notices it.
    await page.goto(elsewhere).catch(() => undefined);
    expect(heard.filter((each) => each.includes('elsewhere'))).toEqual([elsewhere]);
  } finally {
    await close();
  }
});

test.describe('text', () => {
  test.use({allowConsole: /Trusted|trusted-types|content security policy/i});

  test("becomes HTML, a worker or a policy only through the site's own policy", async ({page}) => {
    await page.goto(greenCard);
    await untilLoaded(page);
    const outcomes = await page.evaluate(() => {
      const attempts: readonly (() => unknown)[] = [
        () => (document.body.innerHTML = '<b>text</b>'),
        () => new DOMParser().parseFromString('<b>text</b>', 'text/html'),
        () => document.createElement('div').insertAdjacentHTML('beforeend', '<b>text</b>'),
        () => new Worker('/service-worker.js'),
        () => (globalThis as unknown as {trustedTypes: TrustedTypes}).trustedTypes.createPolicy('site', {}),
        () => (globalThis as unknown as {trustedTypes: TrustedTypes}).trustedTypes.createPolicy('default', {}),
        // oxlint-disable-next-line no-implied-eval, no-new-func -- the browser must reject it
        () => new Function('return 1')(),
      ];
      const outcomesOf = () =>
        attempts.map((attempt) => {
          try {
            attempt();
            return `${attempt} was taken`;
          } catch (error) {
            return (error as Error).name;
          }
        });
      // Set later, because the test's own calls may use eval.
      return new Promise<readonly string[]>((resolve) => {
        setTimeout(() => resolve(outcomesOf()));
      });
    });
    expect(outcomes.filter((outcome) => !/^(Type|Eval)Error$/.test(outcome))).toEqual([]);
  });
});

interface TrustedTypes {
  createPolicy(name: string, rules: object): unknown;
}

test.describe('the monitoring in all other tests', () => {
  test.use({bypassCSP: true, allowConsole: /ERR_|CORS|Failed to load|fetch/});

  test('notices each request to another origin, including those that the policy would block', async ({
    page,
    problems,
  }) => {
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

test.describe('the monitoring in all other tests', () => {
  test.use({
    serviceWorker: true,
    allowConsole: /ERR_|Failed to load/,
    // Without a policy, and with a worker that requests another origin.
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the required fixtures from it: none
    baseURL: async ({}, use) => {
      const server = createServer(({url}, response) => {
        const isWorker = url === '/worker.js';
        response.setHeader('Content-Type', isWorker ? 'text/javascript' : 'text/html');
        response.end(isWorker ? `fetch('${elsewhere}').catch(() => undefined);` : '<link rel="icon" href="data:,">');
      });
      await once(server.listen(0, '127.0.0.1'), 'listening');
      await use(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
      server.close();
      server.closeAllConnections();
    },
  });

  test('notices requests made by a service worker', async ({page, problems}) => {
    await page.goto('/');
    await page.evaluate(() => navigator.serviceWorker.register('/worker.js'));
    await expect.poll(() => problems.splice(0).join()).toBe(`request to another origin: GET ${elsewhere}`);
  });
});
