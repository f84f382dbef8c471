import {isEmbedded} from '../../../src/app/embed/address.ts';

/** The most that a page may load before any interaction. Checked by the build, the browser tests and the benchmark. */

/** In kB (1,000 bytes), each file gzipped separately at the best level. */
export interface Budget {
  readonly scripts: number;
  readonly styles: number;
}

/** In kB: the scripts and styles until the first result of a calculator is shown, with those of its page; and the most files beyond the page's. */
export const firstResultBudget = {weight: 180, files: 6};

/** In kB: the font files together. */
export const fontBudget = 40;

/** In kB: what the studio's page loads, with its editor, and the worker that it starts, which has the compiler and all proofs. */
export const studioBudget = {scripts: 340, styles: 14, worker: 310};

const textPage: Budget = {scripts: 105, styles: 12};
const formPage: Budget = {scripts: 125, styles: 12};

/** In kB of scripts, on top of the budgets of the page and of its first result. A list of 309 occupations, with the rates of each, is no less. */
const longLists: Readonly<Record<string, Readonly<{page: number; firstResult: number}>>> = {
  '/uk-skilled-worker-salary-calculator': {page: 3.5, firstResult: 12},
};

const longListOf = (path: string) => longLists[path.replace(/^\/embed(?=\/)/, '')] ?? {page: 0, firstResult: 0};

/** Pages with a form, other than calculators. */
const forms = ['/contact-us', '/where-could-i-go', '/search'];

export function budgetOf(path: string, isCalculator = false): Budget {
  if (!isCalculator && !forms.includes(path)) return textPage;
  return {...formPage, scripts: formPage.scripts + longListOf(path).page};
}

export function firstResultBudgetOf(path: string): typeof firstResultBudget {
  return {...firstResultBudget, weight: firstResultBudget.weight + longListOf(path).firstResult};
}

/** What pages of the site import without interaction after hydration, in addition to the scripts in their document. */
const fetchedByEveryPage = ['src/app/shell/headerBehaviour.ts', 'src/app/offline/keep.ts'];
const fetchedByPage: Readonly<Record<string, readonly string[]>> = {
  '/': ['src/app/blocks/taskChooser.ts'],
  '/developers': ['src/app/blocks/snippetBuilder.ts'],
  '/search': ['src/app/search/Results.tsx'],
  '/404': ['src/app/pages/similarPaths.ts'],
};
/** The others look for tables that scroll in theirs. */
const withoutStaticHtml = ['/contact-us', '/404'];

/** The modules that a page imports without interaction. */
export function fetchedBy(path: string): readonly string[] {
  if (isEmbedded(path)) return ['src/app/rendering/scrollStops.ts'];
  const stops = withoutStaticHtml.includes(path) ? [] : ['src/app/rendering/scrollStops.ts'];
  return [...fetchedByEveryPage, ...stops, ...(fetchedByPage[path] ?? [])];
}
