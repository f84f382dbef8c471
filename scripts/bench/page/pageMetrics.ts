import type {Page} from '@playwright/test';

/** Performance entries of a page, since it was requested. Times in milliseconds. */
export interface PageMetrics {
  firstContentfulPaint: number;
  largestContentfulPaint: number;
  /** The sum of all unexpected layout shifts. CLS only counts the worst session window, so this is never less. */
  layoutShift: number;
  readonly longTasks: {readonly start: number; readonly duration: number}[];
  /** Events of presses, taps and keys, each with its duration until the next paint. */
  readonly interactions: {readonly id: number; readonly name: string; readonly duration: number}[];
}

declare global {
  interface Window {
    pageMetrics: PageMetrics;
  }
}

interface LayoutShiftEntry extends PerformanceEntry {
  readonly value: number;
  readonly hadRecentInput: boolean;
}

interface EventTimingEntry extends PerformanceEntry {
  /** 0 for an event that does not belong to an interaction, such as a mouse move. */
  readonly interactionId: number;
}

/** Browsers report no shorter durations of events. */
const shortestEvent = 16;

/** Collects metrics in every document that the page opens from now on. */
export async function collectMetrics(page: Page): Promise<void> {
  // No named functions in here: the compiler wraps them in a helper that does not exist in the page.
  await page.addInitScript((durationThreshold) => {
    window.pageMetrics = {
      firstContentfulPaint: 0,
      largestContentfulPaint: 0,
      layoutShift: 0,
      longTasks: [],
      interactions: [],
    };
    new PerformanceObserver((list) => {
      for (const {name, startTime} of list.getEntries())
        if (name === 'first-contentful-paint') window.pageMetrics.firstContentfulPaint = startTime;
    }).observe({type: 'paint', buffered: true});
    new PerformanceObserver((list) => {
      window.pageMetrics.largestContentfulPaint = list.getEntries().at(-1)!.startTime;
    }).observe({type: 'largest-contentful-paint', buffered: true});
    new PerformanceObserver((list) => {
      for (const {value, hadRecentInput} of list.getEntries() as LayoutShiftEntry[])
        if (!hadRecentInput) window.pageMetrics.layoutShift += value;
    }).observe({type: 'layout-shift', buffered: true});
    new PerformanceObserver((list) => {
      for (const {startTime, duration} of list.getEntries())
        window.pageMetrics.longTasks.push({start: startTime, duration});
    }).observe({type: 'longtask', buffered: true});
    new PerformanceObserver((list) => {
      for (const {interactionId, name, duration} of list.getEntries() as EventTimingEntry[])
        if (interactionId > 0) window.pageMetrics.interactions.push({id: interactionId, name, duration});
    }).observe({type: 'event', durationThreshold, buffered: true} as PerformanceObserverInit);
  }, shortestEvent);
}

export function readMetrics(page: Page): Promise<PageMetrics> {
  return page.evaluate(() => window.pageMetrics);
}

/** TBT: for each task after the first contentful paint, the milliseconds by which it exceeds 50. */
export function totalBlockingTime({firstContentfulPaint, longTasks}: PageMetrics): number {
  return longTasks
    .map(({start, duration}) => start + duration - Math.max(start, firstContentfulPaint) - 50)
    .reduce((total, blockingTime) => total + Math.max(blockingTime, 0), 0);
}

/** The duration of the slowest interaction in milliseconds, or 16 if all were too short for the browser to report. */
export function slowestInteraction({interactions}: PageMetrics): number {
  return Math.max(shortestEvent, ...interactions.map(({duration}) => duration));
}
