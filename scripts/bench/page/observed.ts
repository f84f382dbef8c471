import type {Page} from '@playwright/test';

/** What a page's own observers saw since its document was asked for. Times in milliseconds. */
export interface Observed {
  /** First contentful paint. */
  firstPaint: number;
  /** Largest contentful paint. */
  largestPaint: number;
  /** Sum of all shifts that no visitor caused: never less than CLS, which is the worst window of them. */
  shift: number;
  readonly longTasks: {readonly start: number; readonly duration: number}[];
  /** Each press of a key, a finger or a button: from the press to the next paint. */
  readonly interactions: {readonly id: number; readonly name: string; readonly duration: number}[];
}

declare global {
  interface Window {
    observed: Observed;
  }
}

interface ShiftEntry extends PerformanceEntry {
  readonly value: number;
  readonly hadRecentInput: boolean;
}

interface EventEntry extends PerformanceEntry {
  /** 0 for an event that is no part of an interaction, such as a move of the mouse. */
  readonly interactionId: number;
}

/** Observes each document that the page will open, from its beginning. */
export async function observe(page: Page): Promise<void> {
  // No function in it has a name: the compiler would call a helper of its own, which the page does not have.
  await page.addInitScript(() => {
    window.observed = {firstPaint: 0, largestPaint: 0, shift: 0, longTasks: [], interactions: []};
    new PerformanceObserver((list) => {
      for (const {name, startTime} of list.getEntries())
        if (name === 'first-contentful-paint') window.observed.firstPaint = startTime;
    }).observe({type: 'paint', buffered: true});
    new PerformanceObserver((list) => {
      window.observed.largestPaint = list.getEntries().at(-1)!.startTime;
    }).observe({type: 'largest-contentful-paint', buffered: true});
    new PerformanceObserver((list) => {
      for (const {value, hadRecentInput} of list.getEntries() as ShiftEntry[])
        if (!hadRecentInput) window.observed.shift += value;
    }).observe({type: 'layout-shift', buffered: true});
    new PerformanceObserver((list) => {
      for (const {startTime, duration} of list.getEntries())
        window.observed.longTasks.push({start: startTime, duration});
    }).observe({type: 'longtask', buffered: true});
    new PerformanceObserver((list) => {
      for (const {interactionId, name, duration} of list.getEntries() as EventEntry[])
        if (interactionId > 0) window.observed.interactions.push({id: interactionId, name, duration});
      // The shortest that browsers tell.
    }).observe({type: 'event', durationThreshold: 16, buffered: true} as PerformanceObserverInit);
  });
}

export function readObserved(page: Page): Promise<Observed> {
  return page.evaluate(() => window.observed);
}

/** Milliseconds for which tasks longer than 50 ms kept the page from answering, after its first paint. */
export function totalBlockingTime({firstPaint, longTasks}: Observed): number {
  return longTasks
    .map(({start, duration}) => start + duration - Math.max(start, firstPaint) - 50)
    .reduce((total, blocked) => total + Math.max(blocked, 0), 0);
}

/** Milliseconds of the slowest interaction; 16, the shortest that browsers tell, where all were faster. */
export function slowestInteraction({interactions}: Observed): number {
  return Math.max(16, ...interactions.map(({duration}) => duration));
}
