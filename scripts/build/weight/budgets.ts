/** What pages may weigh before anyone touches them. The build, its tests in a browser and the benchmark hold them. */

/** Thousands of bytes, each file gzipped by itself at the best level. */
export interface Budget {
  readonly scripts: number;
  readonly styles: number;
}

const words: Budget = {scripts: 100, styles: 12};
const form: Budget = {scripts: 115, styles: 12};

/** Pages with a form beside the calculators. */
const forms = ['/contact-us', '/where-could-i-go', '/search'];

export function budgetOf(path: string, isCalculator = false): Budget {
  return isCalculator || forms.includes(path) ? form : words;
}

/**
 * What every page fetches by itself once it is alive, beside the scripts that its document names; the contact page not
 * the last one, for it keeps nothing.
 */
export const fetchedByEveryPage: readonly string[] = [
  'src/app/shell/menuBehaviour.ts',
  'src/app/offline/keep.ts',
  'src/app/scrollStops.ts',
];

/** What a page fetches by itself beside that, by its path. */
export const fetchedByPage: Readonly<Record<string, readonly string[]>> = {
  '/search': ['src/app/search/Results.tsx'],
  '/404': ['src/app/similarPaths.ts'],
};
