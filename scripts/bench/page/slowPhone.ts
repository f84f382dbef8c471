import type {BrowserContext, Page} from '@playwright/test';

/** A line as Chromium's `Network.emulateNetworkConditions` slows it down. */
export interface Line {
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
export const slow4G: Line = {
  name: 'slow 4G (150 ms, 1.6 Mbit/s)',
  conditions: {latency: 150, downloadThroughput: perSecond(1638.4), uploadThroughput: perSecond(750)},
};

/** The preset of Chrome's developer tools that is called 'Slow 4G'. */
export const slow4GOfDevTools: Line = {
  name: "developer tools' Slow 4G (563 ms, 1.4 Mbit/s)",
  conditions: {latency: 562.5, downloadThroughput: 180_000, uploadThroughput: 84_375},
};

/** How many times slower than this machine's processor. */
export const slowdown = 4;

/** The screen that Lighthouse emulates. */
export const screen = {
  viewport: {width: 412, height: 823},
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
  locale: 'en-GB',
} as const;

/** An empty page of a slow phone on a slow line, with nothing in its cache. */
export async function openSlowly(context: BrowserContext, {conditions}: Line): Promise<Page> {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {offline: false, ...conditions});
  await session.send('Emulation.setCPUThrottlingRate', {rate: slowdown});
  return page;
}
