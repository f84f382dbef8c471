/** Visits to a page on an emulated slow phone: loading it, and using its form as a visitor would. */
import type {Browser, Locator, Page} from '@playwright/test';
import {collectMetrics, readMetrics, slowestInteraction, totalBlockingTime} from './pageMetrics.ts';
import type {MeasuredPage} from './pages.ts';

/** Network throttling, in the units of Chromium's `Network.emulateNetworkConditions`. */
interface Connection {
  readonly name: string;
  readonly conditions: {
    /** Minimum milliseconds from a request to the first byte of its response. */
    readonly latency: number;
    /** Bytes per second. */
    readonly downloadThroughput: number;
    readonly uploadThroughput: number;
  };
}

const bytesPerSecond = (kilobits: number): number => (kilobits * 1024) / 8;

/** Lighthouse's `mobileSlow4G`. */
export const slow4G: Connection = {
  name: 'slow 4G (150 ms, 1.6 Mbit/s)',
  conditions: {latency: 150, downloadThroughput: bytesPerSecond(1638.4), uploadThroughput: bytesPerSecond(750)},
};

/** CPU throttling: how many times slower than this machine. */
export const cpuSlowdown = 4;

/** The phone that Lighthouse emulates. */
const phone = {
  viewport: {width: 412, height: 823},
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
  locale: 'en-GB',
} as const;

/** Opens a blank page on the emulated phone, with an empty cache, and closes it after the visit. */
export async function visitOnSlowPhone<Measurements>(
  browser: Browser,
  options: {readonly areScriptsBlocked: boolean},
  visit: (page: Page) => Promise<Measurements>,
): Promise<Measurements> {
  const context = await browser.newContext(phone);
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', {offline: false, ...slow4G.conditions});
    if (options.areScriptsBlocked) await session.send('Network.setBlockedURLs', {urls: ['*.js']});
    await session.send('Emulation.setCPUThrottlingRate', {rate: cpuSlowdown});
    return await visit(page);
  } finally {
    await context.close();
  }
}

/** Measurements of loading a page. Times in milliseconds. */
export interface LoadMetrics {
  readonly largestContentfulPaint: number;
  readonly totalBlockingTime: number;
  readonly layoutShift: number;
}

/** Measurements of using a form. Times in milliseconds. */
export interface UseMetrics {
  /** The slowest interaction while filling in the form. */
  readonly fillIn: number;
  /** From pressing Calculate to the next paint. */
  readonly calculate: number;
  /** From pressing Calculate until the result is shown, which may have to load more scripts. */
  readonly result: number;
  /** The slowest interaction while changing answers under the result. */
  readonly change: number;
  readonly layoutShift: number;
}

/** Loads a page and waits until it is idle. */
export async function measureLoad(page: Page, url: string): Promise<LoadMetrics> {
  await collectMetrics(page);
  await page.goto(url, {waitUntil: 'networkidle'});
  await waitUntilIdle(page);
  const metrics = await readMetrics(page);
  return {
    largestContentfulPaint: metrics.largestContentfulPaint,
    totalBlockingTime: totalBlockingTime(metrics),
    layoutShift: metrics.layoutShift,
  };
}

/** Fills in the form of a loaded page, presses Calculate and changes answers, by tapping and typing. */
export async function measureUse(page: Page, {answers = {}, change = {}}: MeasuredPage): Promise<UseMetrics> {
  const shiftBefore = (await readMetrics(page)).layoutShift;
  await fillIn(page, answers);
  const slowestFillIn = await takeSlowestInteraction(page);
  const button = await page.getByRole('button', {name: /^Calculate/}).elementHandle();
  await button!.scrollIntoViewIfNeeded();
  const resultShown = timeToResult(page);
  await button!.tap();
  const result = await resultShown;
  const calculate = await takeSlowestInteraction(page);
  await fillIn(page, change);
  const slowestChange = await takeSlowestInteraction(page);
  const {layoutShift} = await readMetrics(page);
  return {fillIn: slowestFillIn, calculate, result, change: slowestChange, layoutShift: layoutShift - shiftBefore};
}

/**
 * Milliseconds from the next press to the result. Observed inside the page, because polling it from here would keep it
 * busy.
 */
function timeToResult(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        document.addEventListener(
          'pointerdown',
          ({timeStamp}) =>
            new MutationObserver((_mutations, observer) => {
              if (document.getElementById('result-title') === null) return;
              observer.disconnect();
              resolve(performance.now() - timeStamp);
            }).observe(document.body, {childList: true, subtree: true}),
          {capture: true, once: true},
        );
      }),
  );
}

/**
 * Milliseconds: ten keys a second is fast typing on a phone. Without a delay, key events would queue up and the wait for
 * earlier ones would count as the page's delay.
 */
const keyDelay = 100;

async function fillIn(page: Page, answers: Readonly<Record<string, string>>): Promise<void> {
  for (const [id, value] of Object.entries(answers)) {
    const control = page.locator(`[id="${id}"], [id="${id}-${value}"]`).first();
    const type = await control.evaluate((element) => {
      // Questions that no rule reads are in a part that is closed.
      element.closest('details')?.setAttribute('open', '');
      return (element as HTMLInputElement | HTMLSelectElement).type;
    });
    if (type === 'radio') await control.tap();
    else if (type === 'select-one') await selectWithKeys(page, control, value);
    else if (type === 'date') await control.fill(value);
    else await control.pressSequentially(value, {delay: keyDelay});
  }
}

/** Selects an option with the keyboard, because a phone's native option picker is outside the page and cannot be tapped. */
async function selectWithKeys(page: Page, select: Locator, value: string): Promise<void> {
  await select.focus();
  await page.keyboard.press('Home');
  const options = await select.locator('option').count();
  for (let presses = 0; presses < options && (await select.inputValue()) !== value; presses++)
    await page.keyboard.press('ArrowDown', {delay: keyDelay});
  if ((await select.inputValue()) !== value) throw new Error(`There is no option ${value} at ${page.url()}`);
}

/** Returns the slowest interaction since the last call, and removes all of them from the page's metrics. */
async function takeSlowestInteraction(page: Page): Promise<number> {
  await waitUntilIdle(page);
  const slowest = slowestInteraction(await readMetrics(page));
  await page.evaluate(() => window.pageMetrics.interactions.splice(0));
  return slowest;
}

/** Waits until there are no more requests, and until the last interaction has been painted and reported to the observers. */
async function waitUntilIdle(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(500);
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, {timeout: 5_000})));
}
