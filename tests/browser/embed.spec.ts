// Do calculators work in the pages of other sites, under their rules, and do those pages learn nothing but how tall a frame is?
import {once} from 'node:events';
import {mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {createServer} from 'node:http';
import type {AddressInfo} from 'node:net';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {pathToFileURL} from 'node:url';
import {gzipSync} from 'node:zlib';
import type {Frame, Page} from '@playwright/test';
import {distFolder} from '../../scripts/build/folders.ts';
import {headersFile} from '../../scripts/deploy/hostFiles.ts';
import {readSite} from '../../scripts/siteFiles.ts';
import {hostHeaders} from '../scripts/deploy/hostHeaders.ts';
import {fillIn, pressCalculate} from './form.ts';
import {developerExamples} from '../tools/api/examples.ts';
import {startHostSite} from './hostSite.ts';
import {loadEngine} from './loadEngine.ts';
import {expect, expectAccessibleContent, expectNoAxeViolations, plainTest} from './page.ts';
import {printedTexts, squeezed} from './printedPages.ts';

const greenCard = 'green-card-points-calculator';
const schengen = 'schengen-visa-calculator';
/** Playwright's `test` with a page of another site, which fails at anything in the console. */
const test = plainTest.extend<{
  /** Opens a page with this body, under a policy that allows only what an embed needs. */
  openHost: (body: string, allowed?: string) => Promise<void>;
  /** What the console of a page of another site may say. */
  allowConsole: RegExp | undefined;
}>({
  allowConsole: [undefined, {option: true}],
  openHost: async ({page, baseURL, allowConsole}, use) => {
    const problems: string[] = [];
    page.on('console', (message) => problems.push(message.text()));
    page.on('pageerror', (error) => problems.push(error.message));
    // Hears every message, as any script of the host's page can.
    await page.addInitScript(() => {
      if (window.parent !== window) return;
      const heard: unknown[] = [];
      Object.assign(window, {heard});
      window.addEventListener('message', ({data}) => heard.push(data));
    });
    const strict = "default-src 'none'; img-src data:; require-trusted-types-for 'script'";
    const host = await startHostSite();
    await use(async (body, allowed = `script-src ${baseURL}/embed.js; frame-src ${baseURL}`) => {
      host.show(body, `${strict}; ${allowed}`);
      await page.goto(host.address);
    });
    host.close();
    expect(problems.filter((text) => !allowConsole?.test(text))).toEqual([]);
  },
});

const script = (baseURL: string | undefined, attributes = ''): string =>
  `<script src="${baseURL}/embed.js" async ${attributes}></script>`;
const place = (id: string, attributes = ''): string =>
  `<div class="visatally" data-calculator="${id}" ${attributes}><a href="https://visatally.example/${id}">Open it</a></div>`;

/** The document of an embedded calculator, once it is interactive. */
async function frameOf(page: Page, id: string): Promise<Frame> {
  const element = page.locator(`iframe[src*="${id}"]`);
  await element.scrollIntoViewIfNeeded();
  const frame = (await (await element.elementHandle())!.contentFrame())!;
  await frame.locator('button[type="submit"]').waitFor();
  return frame;
}

/** How much of each frame's content is out of its sight, in pixels. */
async function overflowOf(frame: Frame): Promise<readonly number[]> {
  return frame.evaluate(() => {
    const {scrollHeight, scrollWidth} = document.documentElement;
    return [scrollHeight - window.innerHeight, scrollWidth - window.innerWidth];
  });
}

const heardBy = (page: Page): Promise<readonly unknown[]> =>
  page.evaluate(() => (window as unknown as {heard: unknown[]}).heard);

test.describe('with a place that names no calculator', () => {
  test.use({allowConsole: /^embed\.js: data-calculator="\.\.\/about" is not the id of a calculator$/});

  test('two calculators on a page with a strict policy, and the script loaded twice', async ({
    page,
    openHost,
    baseURL,
  }) => {
    await openHost(
      script(baseURL) +
        place(greenCard, 'data-title="Points for a Green Card" data-theme="dark"') +
        place(schengen, 'data-theme="auto"') +
        place('../about') +
        script(baseURL),
    );
    const first = await frameOf(page, greenCard);
    const second = await frameOf(page, schengen);
    await expect(page.locator('iframe')).toHaveCount(2);
    await expect(page.getByRole('link', {name: 'Open it'})).toHaveCount(1);
    const titles = await page
      .locator('iframe')
      .evaluateAll((frames) => frames.map((frame) => (frame as HTMLIFrameElement).title));
    expect(titles).toEqual(['Points for a Green Card', 'schengen visa calculator']);
    expect(await first.evaluate(() => getComputedStyle(document.documentElement).colorScheme)).toBe('dark');
    expect(await second.evaluate(() => getComputedStyle(document.documentElement).colorScheme)).toBe('light dark');

    // Each frame grows with its own result.
    await expect.poll(() => overflowOf(first)).toEqual([0, 0]);
    const before = await page.locator('iframe').first().boundingBox();
    await first.locator('#education-phd').check();
    await first.getByRole('button', {name: 'Calculate'}).click();
    await expect(first.getByRole('heading', {name: 'Your estimate'})).toBeVisible();
    await expect
      .poll(async () => (await page.locator('iframe').first().boundingBox())!.height)
      .toBeGreaterThan(before!.height);
    await expect.poll(() => overflowOf(first)).toEqual([0, 0]);
    await expect.poll(() => overflowOf(second)).toEqual([0, 0]);
    // What only this site's own pages have.
    await expect(first.getByRole('group', {name: 'Keep'})).toHaveCount(0);
    await expect(first.getByRole('navigation')).toHaveCount(0);
  });
});

test.describe('in a frame without an origin', () => {
  test.use({allowConsole: /sandbox|Blocked|service worker/i});

  test('a sandboxed frame calculates, in the font of the site', async ({page, openHost, baseURL}) => {
    const sandbox = `<iframe sandbox="allow-scripts allow-forms" src="${baseURL}/embed/${greenCard}" title="Points"></iframe>`;
    await openHost(sandbox, `frame-src ${baseURL}`);
    const frame = await frameOf(page, greenCard);
    await frame.locator('#education-phd').check();
    await frame.getByRole('button', {name: 'Calculate'}).click();
    await expect(frame.getByRole('heading', {name: 'Your estimate'})).toBeVisible();
  });
});

test.describe('with a calculator that the site does not have', () => {
  test.use({allowConsole: /404|X-Frame-Options|frame-ancestors|Refused to|Framing/});

  test("the author's link stays, and no box is beside it", async ({page, openHost, baseURL}) => {
    await openHost(script(baseURL) + place('no-such-calculator'));
    await expect.poll(() => page.locator('iframe').evaluate((frame) => frame.clientHeight)).toBe(0);
    await expect(page.getByRole('link', {name: 'Open it'})).toBeVisible();
  });
});

test("the height of a frame is not left to the page's styles for all frames", async ({page, openHost, baseURL}) => {
  await openHost(
    `<style>iframe {height: auto; max-width: 100%}</style>${script(baseURL)}${place(greenCard)}`,
    `script-src ${baseURL}/embed.js; frame-src ${baseURL}; style-src 'unsafe-inline'`,
  );
  const frame = await frameOf(page, greenCard);
  await expect.poll(() => overflowOf(frame)).toEqual([0, 0]);
  await expect(page.getByRole('link', {name: 'Open it'})).toHaveCount(0);
});

test('a hostile page that listens to everything learns nothing but heights', async ({page, openHost, baseURL}) => {
  await openHost(script(baseURL, `data-calculator="${greenCard}"`));
  const frame = await frameOf(page, greenCard);
  // All events that reach the host, and what it can read of the frame after each.
  const events = await page.evaluateHandle(() => {
    const element = document.querySelector('iframe')!;
    const seen: string[] = [];
    const attempt = (name: string, read: (frame: Window) => unknown): string => {
      try {
        return `${name} ${String(read(element.contentWindow!))}`;
      } catch (error) {
        return `${name} ${(error as Error).name}`;
      }
    };
    const look = (type: string): void => {
      const found = [
        attempt('document', () => element.contentDocument),
        attempt('location', (other) => other.location.href),
        attempt('storage', (other) => other.localStorage.length),
        attempt('form', (other) => (other as unknown as {age: unknown}).age),
        attempt('frames', (other) => other.length),
        attempt('opener', (other) => other.opener),
        attempt('address', () => element.src),
      ];
      seen.push(`${type}: ${found.join(', ')}`);
    };
    const listened = Object.keys(window).filter((name) => name.startsWith('on'));
    for (const name of listened)
      for (const target of [window, document, element])
        target.addEventListener(name.slice(2), () => look(name.slice(2)), true);
    new PerformanceObserver((list) => {
      for (const {name} of list.getEntries()) seen.push(`loaded: ${name}`);
    }).observe({type: 'resource', buffered: true});
    return seen;
  });
  await frame.locator('#education-phd').check();
  await frame.locator('#age').fill('31');
  for (const width of ['320px', '90%', '100%'])
    await page.locator('iframe').evaluate((element, size) => (element.style.width = size), width);
  await frame.getByRole('button', {name: 'Calculate'}).click();
  await expect(frame.getByRole('heading', {name: 'Your estimate'})).toBeVisible();
  await expect.poll(() => overflowOf(frame)).toEqual([0, 0]);

  const seen = await events.jsonValue();
  expect(seen.some((line) => line.startsWith('message: '))).toBe(true);
  const address = `${baseURL}/embed/${greenCard}`;
  const known = `document null, location SecurityError, storage SecurityError, form SecurityError, frames 0, opener null, address ${address}`;
  for (const line of seen.filter((each) => !each.startsWith('loaded: ')))
    expect(line.replace(/^\w+: /, '')).toBe(known);
  // What the frame loads after its document is its own.
  const loaded = seen.filter((line) => line.startsWith('loaded: ')).map((line) => line.slice('loaded: '.length));
  expect(loaded.filter((url) => ![address, `${baseURL}/embed.js`].includes(url))).toEqual([]);
  const heard = await heardBy(page);
  expect(heard.length).toBeGreaterThan(1);
  for (const message of heard) expect(message).toEqual({height: expect.any(Number)});
});

test('a hostile page can tell the calculator nothing', async ({page, openHost, baseURL}) => {
  await openHost(script(baseURL, `data-calculator="${greenCard}"`));
  const frame = await frameOf(page, greenCard);
  await frame.locator('#education-phd').check();
  const age = frame.locator('#age');
  await age.fill('31');
  const [length, address] = await Promise.all([page.evaluate(() => history.length), frame.url()]);
  await page.evaluate(() => {
    const {contentWindow} = document.querySelector('iframe')!;
    const cyclic: Record<string, unknown> = {};
    cyclic['self'] = cyclic;
    const messages: readonly unknown[] = [
      {height: 1},
      {theme: 'light'},
      {age: '99'},
      'submit',
      {type: 'navigate', path: '/about'},
      {jsonrpc: '2.0', method: 'answers'},
      null,
      Number.NEGATIVE_INFINITY,
      '#answers:x&age=99',
      '<img src=x onerror=alert(1)>',
      cyclic,
      new ArrayBuffer(1_000_000),
      new Map([['age', 99]]),
      [[], [[]]],
    ];
    for (const message of messages) contentWindow!.postMessage(message, '*');
    const {port1, port2} = new MessageChannel();
    port1.addEventListener('message', ({data}) => (window as unknown as {heard: unknown[]}).heard.push(data));
    port1.start();
    contentWindow!.postMessage('port', '*', [port2]);
  });
  await frame.getByRole('button', {name: 'Calculate'}).click();
  await expect(frame.getByRole('heading', {name: 'Your estimate'})).toBeVisible();
  await expect.poll(() => overflowOf(frame)).toEqual([0, 0]);

  const heard = await heardBy(page);
  for (const message of heard) expect(message).toEqual({height: expect.any(Number)});
  expect(await age.inputValue()).toBe('31');
  expect(frame.url()).toBe(address);
  // The history of a page counts the addresses of its frames too.
  expect(await page.evaluate(() => history.length)).toBe(length);
  // A height that the calculator did not send.
  const heightOf = () => page.locator('iframe').evaluate(({style}) => style.height);
  const height = await heightOf();
  await page.evaluate(() => window.postMessage({height: 5}, '*'));
  await expect.poll(async () => (await heardBy(page)).length).toBeGreaterThan(heard.length);
  expect(await heightOf()).toBe(height);
});

test('a plain frame needs nothing but its site in frame-src, and takes its colours from its address', async ({
  page,
  openHost,
  baseURL,
}) => {
  await page.emulateMedia({colorScheme: 'dark'});
  const themes = ['', '?theme=light', '?theme=dark', '?theme=auto', '?theme=%3Cb%3E'];
  const frames = themes.map((theme) => `<iframe title="${theme}" src="${baseURL}/embed/${schengen}${theme}"></iframe>`);
  await openHost(frames.join(''), `frame-src ${baseURL}`);
  const schemes = ['light dark', 'light', 'dark', 'light dark', 'light dark'];
  for (const [index, scheme] of schemes.entries()) {
    const frame = page.frameLocator('iframe').nth(index);
    await frame.locator('button[type="submit"]').waitFor();
    expect(await frame.locator(':root').evaluate((root) => getComputedStyle(root).colorScheme)).toBe(scheme);
  }
});

test('on a phone of 320 px, and printed with the page around it', async ({page, openHost, baseURL}) => {
  await page.setViewportSize({width: 320, height: 640});
  await openHost(`<h1>Host</h1>${script(baseURL, `data-calculator="${greenCard}"`)}`);
  const frame = await frameOf(page, greenCard);
  await frame.getByRole('button', {name: 'Calculate'}).click();
  await expect(frame.getByRole('heading', {name: 'Your estimate'})).toBeVisible();
  await expect.poll(() => overflowOf(frame)).toEqual([0, 0]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  const text = squeezed(...(await printedTexts(page)).map((each) => each.text));
  for (const part of ['Host', 'Green Card Points Calculator', 'Your estimate', 'on VisaTally'])
    expect(text).toContain(squeezed(part));
});

test.describe('on a phone, Calculate brings the result into the view of the page around it', () => {
  test.use({viewport: {width: 360, height: 740}});

  const block = (height: number): string => `<svg width="9" height="${height}"></svg>`;
  /** Where the heading of the result is in the window of the host's page. */
  const headingTop = async (frame: Frame): Promise<number> =>
    (await frame.getByRole('heading', {name: 'Your estimate'}).boundingBox())!.y;

  async function press(frame: Frame, key?: string): Promise<void> {
    const button = frame.getByRole('button', {name: /^Calculate/});
    await button.scrollIntoViewIfNeeded();
    if (key === undefined) await button.click();
    else await button.press(key);
    await expect(frame.getByRole('heading', {name: 'Your estimate'})).toBeVisible();
    await expect.poll(() => overflowOf(frame)).toEqual([0, 0]);
  }

  for (const [id, above, key] of [
    ['uk-skilled-worker-calculator', 0, undefined],
    ['portugal-d7-visa-calculator', 1500, undefined],
    ['us-tourist-visa-calculator', 0, 'Enter'],
  ] as const)
    test(id, async ({page, openHost, baseURL}) => {
      await openHost(block(above) + place(id) + script(baseURL) + block(900));
      const frame = await frameOf(page, id);
      await expect.poll(() => overflowOf(frame)).toEqual([0, 0]);
      await fillIn(frame, (await loadEngine()).casesOf(id)[0]!.answers);
      await press(frame, key);
      await expect.poll(() => headingTop(frame)).toBeLessThan(370);
      expect(await headingTop(frame)).toBeGreaterThanOrEqual(0);
    });

  test('also if its frame scrolls by itself', async ({page, openHost, baseURL}) => {
    const id = 'us-tourist-visa-calculator';
    await openHost(`<iframe src="${baseURL}/embed/${id}" height="600"></iframe>${block(900)}`, `frame-src ${baseURL}`);
    const frame = await frameOf(page, id);
    await fillIn(frame, (await loadEngine()).casesOf(id)[0]!.answers);
    await frame.getByRole('button', {name: /^Calculate/}).click();
    await expect.poll(() => headingTop(frame)).toBeLessThan(370);
    expect(await headingTop(frame)).toBeGreaterThanOrEqual(0);
  });

  test('but a result that is in view already moves nothing', async ({page, openHost, baseURL}) => {
    const id = 'us-tourist-visa-calculator';
    await page.setViewportSize({width: 360, height: 3000});
    await openHost(block(100) + place(id) + script(baseURL) + block(3000));
    const frame = await frameOf(page, id);
    await expect.poll(() => overflowOf(frame)).toEqual([0, 0]);
    await fillIn(frame, (await loadEngine()).casesOf(id)[0]!.answers);
    await press(frame);
    // The frame has looked where its result is once an observer made later has.
    await frame.evaluate(
      () => new Promise((resolve) => new IntersectionObserver(resolve).observe(document.documentElement)),
    );
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
  });
});

test.describe('without scripts', () => {
  test.use({javaScriptEnabled: false});

  test('a link takes the place of the frame, and a plain frame shows the questions', async ({
    page,
    openHost,
    baseURL,
  }) => {
    await openHost(
      `${place(greenCard)}${script(baseURL)}<iframe title="Plain" src="${baseURL}/embed/${schengen}" width="600" height="800"></iframe>`,
    );
    await expect(page.getByRole('link', {name: 'Open it'})).toBeVisible();
    const frame = page.frameLocator('iframe');
    await expect(frame.getByRole('heading', {level: 1})).toHaveText('Schengen 90/180 Calculator');
    await expect(frame.getByRole('link', {name: 'on VisaTally'})).toHaveAttribute('href', `/${schengen}`);
    // What is different is listed on the full page.
    const different = frame.getByRole('link', {name: /different today/});
    await expect(different).toHaveAttribute('href', `/${schengen}#different`);
    // Playwright's browser runs no scripts, but reads HTML as if it did.
    const html = await (await page.request.get(`${baseURL}/embed/${schengen}`)).text();
    expect(html).toMatch(/<noscript><p[^>]*>Calculating needs JavaScript/);
  });
});

test('in a page on a developer’s disk, and from a host that reads _headers', async ({page, baseURL}) => {
  const site = readSite(distFolder);
  const headers = headersFile({address: 'http://visatally.example', base: '/'});
  const server = createServer(({url = ''}, response) => {
    const path = url.split('?')[0]!;
    for (const [name, values] of hostHeaders(headers, path)) response.setHeader(name, values.join(', '));
    const file = site.get(path)!;
    response.setHeader('Content-Type', file.type).end(file.content);
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const folder = mkdtempSync(join(tmpdir(), 'visatally-host-'));
  const addresses = [baseURL!, `http://127.0.0.1:${(server.address() as AddressInfo).port}`];
  for (const address of addresses) {
    const file = join(folder, 'host.html');
    writeFileSync(file, `<!doctype html>${place(greenCard)}${script(address)}`);
    await page.goto(pathToFileURL(file).href);
    const frame = await frameOf(page, greenCard);
    await expect.poll(() => overflowOf(frame)).toEqual([0, 0]);
  }
  server.close();
  server.closeAllConnections();
  rmSync(folder, {recursive: true});
});

test.describe('the page for developers', () => {
  const examples = developerExamples();
  // As the page says that a policy must be.
  const [policy] = examples.filter(({language}) => language === 'http').map(({text}) => text.trim().split(': ')[1]!);

  for (const {text} of examples.filter(({language}) => language === 'html'))
    test(`shows HTML that works: ${text.slice(0, 60)}`, async ({page, openHost, baseURL}) => {
      const here = (example: string): string => example.replaceAll('https://visatally.example', baseURL!);
      await openHost(here(text), here(policy!));
      for (const [, id] of text.matchAll(/data-calculator="([^"]+)"/g)) {
        const frame = await frameOf(page, id!);
        await expect.poll(() => overflowOf(frame)).toEqual([0, 0]);
      }
    });

  test('builds the HTML for a calculator, which works', async ({page, context, openHost, baseURL}) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto('/developers');
    const [calculator, html] = [page.getByLabel('Calculator', {exact: true}), page.getByLabel('HTML for your page')];
    await expect(html).toHaveValue(/data-calculator="/);
    await calculator.selectOption({label: 'UK Student Visa Cost Calculator'});
    await page.getByLabel('Always dark').check();
    await expect(html).toHaveValue(/data-calculator="uk-student-visa-calculator" .*data-theme="dark"/);
    await page.getByRole('button', {name: 'Copy HTML'}).click();
    await expect(page.getByText('Copied.')).toBeVisible();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    await page.getByLabel('Fixed height with its own scroll bar, no script').check();
    await expect(html).toHaveValue(/^<iframe src="[^"]+\/embed\/uk-student-visa-calculator\?theme=dark"/);
    await expectAccessibleContent(page);
    await page.setViewportSize({width: 320, height: 640});
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);

    await openHost(copied.replaceAll('https://visatally.example', baseURL!));
    const frame = await frameOf(page, 'uk-student-visa-calculator');
    expect(await frame.evaluate(() => getComputedStyle(document.documentElement).colorScheme)).toBe('dark');
  });
});

test.describe('any other page', () => {
  test.use({allowConsole: /frame-ancestors 'none'|ERR_|404/});

  test('refuses to be framed', async ({page, openHost, baseURL}) => {
    const paths = ['about', schengen, 'embed/nothing'];
    await openHost(paths.map((path) => `<iframe title="${path}" src="${baseURL}/${path}"></iframe>`).join(''));
    await expect
      .poll(() =>
        page
          .frames()
          .map((frame) => frame.url())
          .slice(1),
      )
      .toEqual(paths.map(() => 'chrome-error://chromewebdata/'));
  });
});

test('alone it is accessible, hidden from search engines, and its links open a new tab', async ({page, context}) => {
  await page.goto(`/embed/${greenCard}?theme=light`);
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', `https://visatally.example/${greenCard}`);
  await pressCalculate(page);
  await fillIn(page, {age: '30'});
  // A link to a question stays in the frame. By keyboard: a click waits for two frames, which a busy browser may not draw.
  await page.getByRole('listitem').getByRole('link', {name: 'Age'}).press('Enter');
  await expect(page.locator('#age')).toBeFocused();
  await expectNoAxeViolations(page);
  const opened = context.waitForEvent('page');
  // By keyboard: what arrives late above it would move it away from the mouse.
  await page.getByRole('link', {name: 'on VisaTally'}).press('Enter');
  expect(new URL((await opened).url()).pathname).toBe(`/${greenCard}`);
});

test('embed.js weighs less than 1 kB as it is sent, and its frames are in no sitemap and not kept for offline use', () => {
  const read = (name: string) => readFileSync(join(distFolder, name), 'utf8');
  expect(gzipSync(read('embed.js')).length).toBeLessThan(900);
  expect(read('sitemap.xml')).not.toContain('/embed/');
  expect(read('service-worker.js')).not.toMatch(/\/embed\/[a-z]|embed\.js|assets\/frame-/);
});
