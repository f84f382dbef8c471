import type {Page} from '@playwright/test';

/** Holds back what the page requests at such an address until the returned function is called. */
export async function hold(page: Page, address: RegExp | ((url: URL) => boolean)): Promise<() => void> {
  let release = (): void => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(address, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

/** Holds back every script but the one for the colours, which runs before the first paint. */
export function holdScripts(page: Page): Promise<() => void> {
  return hold(page, /\/(?!theme-)[^/]*\.js$/);
}
