/** A visit to a page on a slow phone: the phone, loading, and using a form as a visitor does. */
import type {Browser, Page} from '@playwright/test';
import {observe, readObserved, slowestInteraction, totalBlockingTime} from './observed.ts';
import type {MeasuredPage} from './pages.ts';

/** A connection as Chromium's `Network.emulateNetworkConditions` slows it down. */
interface Connection {
  readonly name: string;
  readonly conditions: {
    /** Milliseconds from each request to the first byte of its answer, at least. */
    readonly latency: number;
    /** Bytes per second. */
    readonly downloadThroughput: number;
    readonly uploadThroughput: number;
  };
}

const perSecond = (kilobits: number): number => (kilobits * 1024) / 8;

/** Lighthouse's `mobileSlow4G`. */
export const slow4G: Connection = {
  name: 'slow 4G (150 ms, 1.6 Mbit/s)',
  conditions: {latency: 150, downloadThroughput: perSecond(1638.4), uploadThroughput: perSecond(750)},
};

/** How many times slower than this machine's processor. */
export const slowdown = 4;

/** The screen that Lighthouse emulates. */
const screen = {
  viewport: {width: 412, height: 823},
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
  locale: 'en-GB',
} as const;

/**
 * Opens an empty page of a slow phone with nothing in its cache, and closes it after the visit.
 * @param withScripts whether the page's scripts are loaded
 */
export async function visitOnSlowPhone<Measured>(
  browser: Browser,
  withScripts: boolean,
  visit: (page: Page) => Promise<Measured>,
): Promise<Measured> {
  const context = await browser.newContext(screen);
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', {offline: false, ...slow4G.conditions});
    if (!withScripts) await session.send('Network.setBlockedURLs', {urls: ['*.js']});
    await session.send('Emulation.setCPUThrottlingRate', {rate: slowdown});
    return await visit(page);
  } finally {
    await context.close();
  }
}

/** What a load measured; times in milliseconds. */
export interface Load {
  readonly largestPaint: number;
  readonly blocked: number;
  readonly shift: number;
}

/** What using a calculator measured; times in milliseconds. */
export interface Use {
  /** The slowest interaction while the form was filled in. */
  readonly filling: number;
  /** The press of Calculate, until the next paint. */
  readonly calculate: number;
  /** The same, until the result is on the page: what it needs may be on its way yet. */
  readonly result: number;
  /** The slowest interaction while an answer under the result was changed. */
  readonly change: number;
  /** By what came without being asked for. */
  readonly shift: number;
}

/** Loads a page and waits until it rests. */
export async function load(page: Page, address: string): Promise<Load> {
  await observe(page);
  await page.goto(address, {waitUntil: 'networkidle'});
  await rest(page);
  const observed = await readObserved(page);
  return {largestPaint: observed.largestPaint, blocked: totalBlockingTime(observed), shift: observed.shift};
}

/** Uses a calculator as a visitor would, who taps and types. */
export async function use(page: Page, {answers = {}, change = {}}: MeasuredPage): Promise<Use> {
  const {shift} = await readObserved(page);
  await fillIn(page, answers);
  const filling = await slowestSoFar(page);
  const button = await page.getByRole('button', {name: /^Calculate/}).elementHandle();
  await button!.scrollIntoViewIfNeeded();
  const shown = untilResult(page);
  await button!.tap();
  const result = await shown;
  const calculate = await slowestSoFar(page);
  await fillIn(page, change);
  const changed = await slowestSoFar(page);
  return {filling, calculate, result, change: changed, shift: (await readObserved(page)).shift - shift};
}

/**
 * Milliseconds from the next press to the result on the page. The page itself looks for it: to ask it again and again
 * would keep it busy.
 */
function untilResult(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        document.addEventListener(
          'pointerdown',
          ({timeStamp}) =>
            new MutationObserver((_changes, observer) => {
              if (document.getElementById('result-title') === null) return;
              observer.disconnect();
              resolve(performance.now() - timeStamp);
            }).observe(document.body, {childList: true, subtree: true}),
          {capture: true, once: true},
        );
      }),
  );
}

/** Milliseconds: ten keys a second are fast on a phone. All at once would wait for each other and not for the page. */
const betweenKeys = 100;

async function fillIn(page: Page, answers: Readonly<Record<string, string>>): Promise<void> {
  for (const [id, value] of Object.entries(answers)) {
    const control = page.locator(`[id="${id}"], [id="${id}-${value}"]`).first();
    const type = await control.evaluate((element) => (element as HTMLInputElement | HTMLSelectElement).type);
    if (type === 'radio') await control.tap();
    else if (type === 'select-one') await choose(page, control, value);
    else if (type === 'date') await control.fill(value);
    else await control.pressSequentially(value, {delay: betweenKeys});
  }
}

/** Goes through the options with the keys: what a phone shows in their place is no part of the page. */
async function choose(page: Page, select: ReturnType<Page['locator']>, value: string): Promise<void> {
  await select.focus();
  await page.keyboard.press('Home');
  const options = await select.locator('option').count();
  for (let tries = 0; tries < options && (await select.inputValue()) !== value; tries++)
    await page.keyboard.press('ArrowDown', {delay: betweenKeys});
  if ((await select.inputValue()) !== value) throw new Error(`There is no option ${value} at ${page.url()}`);
}

/** The slowest interaction since this was asked last. */
async function slowestSoFar(page: Page): Promise<number> {
  await rest(page);
  const slowest = slowestInteraction(await readObserved(page));
  await page.evaluate(() => window.observed.interactions.splice(0));
  return slowest;
}

/** Until nothing is on its way, and what came of the last interaction has been painted and told to the observers. */
async function rest(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(500);
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, {timeout: 5_000})));
}
