// Before any interaction, does a page load exactly the files that its build counted?
import {gzipSync} from 'node:zlib';
import {isFullRun} from './fullRun.ts';
import {pages, untilLoaded} from './loaded.ts';
import {expect, test} from './page.ts';

// The build checks the budgets of all pages. These are one of each kind, plus calculators in the shared frame, with the most
// questions and with dates.
const paths = [
  '/',
  '/canada-express-entry-calculator',
  '/where-could-i-go',
  '/canada-immigration-guide',
  '/search',
  '/hong-kong-qmas-calculator',
  '/global-visa-status-tracker',
];

// The first has no form of questions, the second is a calculator, the third has both a form and its own code.
for (const path of isFullRun ? paths : paths.slice(0, 3)) {
  const {files, budget, ...weight} = pages.find((page) => page.path === path)!;

  test(`${path} loads what the build counted, within ${budget.scripts} kB of scripts and ${budget.styles} of styles`, async ({
    page,
  }) => {
    const bodies: Promise<{file: string; kind: string; bytes: number}>[] = [];
    page.on('response', (response) => {
      const kind = response.request().resourceType();
      const file = new URL(response.url()).pathname.slice(1);
      if (kind === 'script' || kind === 'stylesheet')
        bodies.push(response.body().then((body) => ({file, kind, bytes: gzipSync(body, {level: 9}).length})));
    });
    await page.goto(path);
    await untilLoaded(page);
    // What nobody counted may still be on its way.
    await page.waitForLoadState('networkidle');
    const loaded = await Promise.all(bodies);
    const sum = (wanted: string): number =>
      loaded.reduce((total, {kind, bytes}) => total + (kind === wanted ? bytes : 0), 0) / 1000;
    const [scripts, styles] = [sum('script'), sum('stylesheet')];
    test.info().annotations.push({type: 'kB', description: `${scripts.toFixed(1)} + ${styles.toFixed(1)}`});
    expect(loaded.map(({file}) => file).toSorted()).toEqual([...files.scripts, ...files.styles].toSorted());
    expect(scripts).toBeCloseTo(weight.scripts, 3);
    expect(styles).toBeCloseTo(weight.styles, 3);
    expect(scripts).toBeLessThanOrEqual(budget.scripts);
    expect(styles).toBeLessThanOrEqual(budget.styles);
  });
}
