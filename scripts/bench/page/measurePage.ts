import type {Browser} from '@playwright/test';
import type {Figure} from '../benchmark.ts';
import {median} from '../measure.ts';
import type {MeasuredPage} from './pages.ts';
import {openSlowly, screen, slow4G, slow4GOfDevTools, type Line} from './slowPhone.ts';
import {load, use, type Load, type Use} from './visit.ts';

/** Each in a new profile, with nothing in its cache. */
const visits = 5;

/** Medians of some visits to a page; of its shifts the most. */
export async function measurePage(
  browser: Browser,
  origin: string,
  page: MeasuredPage,
  tell: (words: string) => void,
): Promise<readonly Figure[]> {
  const loads: Load[] = [];
  const uses: Use[] = [];
  const slowerLoads: Load[] = [];
  for (let number = 1; number <= visits; number++) {
    tell(`${page.name}, visit ${number} of ${visits}`);
    const {loaded, used} = await visit(browser, origin, page, slow4G);
    loads.push(loaded);
    if (used !== undefined) uses.push(used);
    if (!page.withoutLoad)
      slowerLoads.push((await visit(browser, origin, {...page, answers: undefined}, slow4GOfDevTools)).loaded);
  }
  return [
    ...(page.withoutLoad ? [] : loadFigures(page.name, loads, slowerLoads)),
    ...(uses.length > 0 ? useFigures(page, uses) : []),
  ];
}

async function visit(
  browser: Browser,
  origin: string,
  measured: MeasuredPage,
  line: Line,
): Promise<{readonly loaded: Load; readonly used?: Use}> {
  const context = await browser.newContext(screen);
  try {
    const page = await openSlowly(context, line);
    const loaded = await load(page, origin + measured.path);
    return measured.answers === undefined ? {loaded} : {loaded, used: await use(page, measured)};
  } finally {
    await context.close();
  }
}

function loadFigures(name: string, loads: readonly Load[], slower: readonly Load[]): readonly Figure[] {
  const of = (key: keyof Load, from = loads): number => median(from.map((each) => each[key]));
  return [
    {what: `${name}: LCP`, value: of('largestPaint'), unit: 'ms', limit: {atMost: 1000}},
    {what: `${name}: CLS`, value: Math.max(...loads.map(({shift}) => shift)), unit: '', limit: {atMost: 0}},
    {what: `${name}: TBT`, value: of('blocked'), unit: 'ms', limit: {atMost: 150}},
    {what: `${name}: LCP with ${slow4GOfDevTools.name}`, value: of('largestPaint', slower), unit: 'ms'},
  ];
}

function useFigures({name, answers = {}, change = {}}: MeasuredPage, uses: readonly Use[]): readonly Figure[] {
  const of = (key: keyof Use): number => median(uses.map((each) => each[key]));
  const interaction = (what: string, key: keyof Use): Figure => ({
    what: `${name}: INP of ${what}`,
    value: of(key),
    unit: 'ms',
    limit: {atMost: 100},
  });
  return [
    ...(Object.keys(answers).length > 0 ? [interaction('filling in the form', 'filling')] : []),
    interaction('Calculate', 'calculate'),
    ...(Object.keys(change).length > 0 ? [interaction('a change under the result', 'change')] : []),
    {what: `${name}: CLS while in use`, value: Math.max(...uses.map(({shift}) => shift)), unit: '', limit: {atMost: 0}},
    {what: `${name}: from the press to the result`, value: of('result'), unit: 'ms'},
  ];
}
