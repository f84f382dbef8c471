import type {Page} from '@playwright/test';
import {observe, readObserved, slowestInteraction, totalBlockingTime} from './observed.ts';
import type {MeasuredPage} from './pages.ts';

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
