import type {Browser} from '@playwright/test';
import type {Figure, ReportProgress} from '../benchmark.ts';
import {median} from '../timeCalls.ts';
import type {MeasuredPage} from './pages.ts';
import {measureLoad, measureUse, visitOnSlowPhone, type LoadMetrics, type UseMetrics} from './visit.ts';

const visits = 5;

/** The samples of all visits to one URL. */
interface Samples {
  readonly loads: LoadMetrics[];
  readonly uses: UseMetrics[];
}

/**
 * Medians over several visits, each with a new profile. Visits to the page, to the same document without scripts and to a
 * bare form with the same fields alternate, so that a change in the machine's speed affects all of them alike.
 */
export async function measurePage(
  browser: Browser,
  page: MeasuredPage,
  url: string,
  bareUrl: string,
  reportProgress: ReportProgress,
): Promise<readonly Figure[]> {
  const site: Samples = {loads: [], uses: []};
  const bare: Samples = {loads: [], uses: []};
  const withoutScripts: LoadMetrics[] = [];
  for (let visit = 1; visit <= visits; visit++) {
    reportProgress(`${page.name}, visit ${visit} of ${visits}`);
    await measureVisit(browser, page, url, site);
    await measureVisit(browser, page, bareUrl, bare);
    if (!page.skipLoad)
      withoutScripts.push(await visitOnSlowPhone(browser, {areScriptsBlocked: true}, (tab) => measureLoad(tab, url)));
  }
  return [
    ...(page.skipLoad ? [] : loadFigures(page.name, site.loads, bare.loads, withoutScripts)),
    ...(site.uses.length > 0 ? useFigures(page, site.uses, bare.uses) : []),
  ];
}

function measureVisit(browser: Browser, page: MeasuredPage, url: string, {loads, uses}: Samples): Promise<void> {
  return visitOnSlowPhone(browser, {areScriptsBlocked: false}, async (tab) => {
    loads.push(await measureLoad(tab, url));
    if (page.answers !== undefined) uses.push(await measureUse(tab, page));
  });
}

function loadFigures(
  name: string,
  site: readonly LoadMetrics[],
  bare: readonly LoadMetrics[],
  withoutScripts: readonly LoadMetrics[],
): readonly Figure[] {
  const medianOf = (loads: readonly LoadMetrics[], metric: keyof LoadMetrics): number =>
    median(loads.map((load) => load[metric]));
  const lcp = medianOf(site, 'largestContentfulPaint');
  return [
    {label: `${name}: LCP`, value: lcp, unit: 'ms'},
    {
      label: `${name}: LCP, against the same document without scripts`,
      value: lcp / medianOf(withoutScripts, 'largestContentfulPaint'),
      unit: 'times',
      limit: {atMost: 1.15},
    },
    noLayoutShift(`${name}: CLS while loading`, site),
    ...compareWithBare(
      `${name}: TBT`,
      medianOf(site, 'totalBlockingTime'),
      medianOf(bare, 'totalBlockingTime'),
      negligibleBlockingTime,
    ),
  ];
}

function useFigures(
  {name, answers = {}, change = {}}: MeasuredPage,
  site: readonly UseMetrics[],
  bare: readonly UseMetrics[],
): readonly Figure[] {
  const medianOf = (uses: readonly UseMetrics[], metric: keyof UseMetrics): number =>
    median(uses.map((use) => use[metric]));
  const interaction = (label: string, metric: keyof UseMetrics): readonly Figure[] =>
    compareWithBare(`${name}: INP of ${label}`, medianOf(site, metric), medianOf(bare, metric), negligibleDelay);
  return [
    ...(Object.keys(answers).length > 0 ? interaction('filling in the form', 'fillIn') : []),
    ...interaction('Calculate', 'calculate'),
    ...(Object.keys(change).length > 0 ? interaction('changing an answer under the result', 'change') : []),
    noLayoutShift(`${name}: CLS in use`, site),
    {label: `${name}: from pressing Calculate to the result`, value: medianOf(site, 'result'), unit: 'ms'},
  ];
}

function noLayoutShift(label: string, samples: readonly {readonly layoutShift: number}[]): Figure {
  return {label, value: Math.max(...samples.map(({layoutShift}) => layoutShift)), unit: '', limit: {atMost: 0}};
}

/** In milliseconds. Nobody notices shorter times, and ratios of such small numbers would mostly be noise. */
const negligibleBlockingTime = 50;
const negligibleDelay = 40;

/** @param minimum both times count as at least this in the ratio */
function compareWithBare(label: string, site: number, bare: number, minimum: number): readonly Figure[] {
  return [
    {label, value: site, unit: 'ms'},
    {
      label: `${label}, against the bare form (${bare.toFixed(0)} ms)`,
      value: Math.max(site, minimum) / Math.max(bare, minimum),
      unit: 'times',
      limit: {atMost: 1.5},
    },
  ];
}
