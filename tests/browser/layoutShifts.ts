import type {Page} from '@playwright/test';

/** Collects what moves in the documents that a page opens from now on. */
export async function watchLayoutShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: {value: number; hadRecentInput: boolean}[] = [];
    new PerformanceObserver((list) => shifts.push(...(list.getEntries() as unknown as typeof shifts))).observe({
      type: 'layout-shift',
      buffered: true,
    });
    Object.assign(window, {shifts});
  });
}

/** The layout shift of the document so far, without what answers a press or a key. */
export async function layoutShift(page: Page): Promise<number> {
  return await page.evaluate(async () => {
    // Two frames: the first one lays out the page anew, the second one has reported what moved.
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    const {shifts} = window as unknown as {readonly shifts: readonly {value: number; hadRecentInput: boolean}[]};
    return shifts.filter(({hadRecentInput}) => !hadRecentInput).reduce((sum, {value}) => sum + value, 0);
  });
}
