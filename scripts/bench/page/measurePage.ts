import type {Browser} from '@playwright/test';
import type {Figure} from '../benchmark.ts';
import {median} from '../measure.ts';
import type {MeasuredPage} from './pages.ts';
import {load, use, visitOnSlowPhone, type Load, type Use} from './visit.ts';

/** Each in a new profile, with nothing in its cache. */
const visits = 5;

interface Visits {
  readonly loads: Load[];
  readonly uses: Use[];
}

/**
 * Medians of some visits to a page, against visits to the same document without its scripts and to a bare form with the same
 * fields. The visits alternate, so that a change of the machine's speed meets all of them.
 * @param address of the page
 * @param bareAddress of the bare form
 */
export async function measurePage(
  browser: Browser,
  page: MeasuredPage,
  address: string,
  bareAddress: string,
  tell: (words: string) => void,
): Promise<readonly Figure[]> {
  const own: Visits = {loads: [], uses: []};
  const bare: Visits = {loads: [], uses: []};
  const withoutScripts: Load[] = [];
  for (let number = 1; number <= visits; number++) {
    tell(`${page.name}, visit ${number} of ${visits}`);
    await visitAndUse(browser, page, address, own);
    await visitAndUse(browser, page, bareAddress, bare);
    if (!page.withoutLoad) withoutScripts.push(await visitOnSlowPhone(browser, false, (tab) => load(tab, address)));
  }
  return [
    ...(page.withoutLoad ? [] : loadFigures(page.name, own.loads, bare.loads, withoutScripts)),
    ...(own.uses.length > 0 ? useFigures(page, own.uses, bare.uses) : []),
  ];
}

function visitAndUse(browser: Browser, page: MeasuredPage, address: string, {loads, uses}: Visits): Promise<void> {
  return visitOnSlowPhone(browser, true, async (tab) => {
    loads.push(await load(tab, address));
    if (page.answers !== undefined) uses.push(await use(tab, page));
  });
}

function loadFigures(
  name: string,
  own: readonly Load[],
  bare: readonly Load[],
  withoutScripts: readonly Load[],
): readonly Figure[] {
  const of = (loads: readonly Load[], key: keyof Load): number => median(loads.map((each) => each[key]));
  const largestPaint = of(own, 'largestPaint');
  return [
    {what: `${name}: LCP`, value: largestPaint, unit: 'ms'},
    {
      what: `${name}: LCP, against the same document without scripts`,
      value: largestPaint / of(withoutScripts, 'largestPaint'),
      unit: 'times',
      limit: {atMost: 1.15},
    },
    {what: `${name}: CLS`, value: Math.max(...own.map(({shift}) => shift)), unit: '', limit: {atMost: 0}},
    ...againstBare(`${name}: TBT`, of(own, 'blocked'), of(bare, 'blocked'), smallestBlocking),
  ];
}

function useFigures(
  {name, answers = {}, change = {}}: MeasuredPage,
  own: readonly Use[],
  bare: readonly Use[],
): readonly Figure[] {
  const of = (uses: readonly Use[], key: keyof Use): number => median(uses.map((each) => each[key]));
  const interaction = (what: string, key: keyof Use): readonly Figure[] =>
    againstBare(`${name}: INP of ${what}`, of(own, key), of(bare, key), smallestDelay);
  return [
    ...(Object.keys(answers).length > 0 ? interaction('filling in the form', 'filling') : []),
    ...interaction('Calculate', 'calculate'),
    ...(Object.keys(change).length > 0 ? interaction('a change under the result', 'change') : []),
    {what: `${name}: CLS while in use`, value: Math.max(...own.map(({shift}) => shift)), unit: '', limit: {atMost: 0}},
    {what: `${name}: from the press to the result`, value: of(own, 'result'), unit: 'ms'},
  ];
}

/** Milliseconds. Below them nobody notices a difference, and a quotient of small numbers would be noise. */
const smallestBlocking = 50;
const smallestDelay = 40;

/** @param smallest counts in place of anything less */
function againstBare(what: string, own: number, bare: number, smallest: number): readonly Figure[] {
  return [
    {what, value: own, unit: 'ms'},
    {
      what: `${what}, against the bare form (${bare.toFixed(0)} ms)`,
      value: Math.max(own, smallest) / Math.max(bare, smallest),
      unit: 'times',
      limit: {atMost: 1.5},
    },
  ];
}
