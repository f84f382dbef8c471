import type {Page} from '@playwright/test';

/**
 * From now on, what the page requests arrives one file after the other, in the order of the requests, as on a slow line: the page is
 * laid out anew between any two of them.
 */
export async function oneFileAtATime(page: Page): Promise<void> {
  let last: Promise<unknown> = Promise.resolve();
  await page.route('**/*', (route) => {
    const turn = last.then(async () => {
      if (route.request().isNavigationRequest()) return await route.continue();
      await page.evaluate(
        () =>
          new Promise<void>((resolve) => {
            // A page that waits for its styles has no frames.
            if (performance.getEntriesByName('first-contentful-paint').length === 0) resolve();
            else requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
          }),
      );
      const response = await route.fetch();
      await route.fulfill({response});
    });
    last = turn.catch(() => {});
    return turn;
  });
}
