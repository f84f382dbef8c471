// Before any interaction, and until its first result is shown, does a page load exactly the files that its build counted?
import {gzipSync} from 'node:zlib';
import type {Page} from '@playwright/test';
import {firstResultBudget} from '../../scripts/build/weight/budgets.ts';
import {fillIn, pressCalculate, resultCard} from './form.ts';
import {isFullRun} from './fullRun.ts';
import {isShownLater, pages, untilLoaded} from './loaded.ts';
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

/** Lists the scripts and styles that a page loads from now on, with their gzipped bytes; what is fetched and then imported once. */
function watchLoaded(page: Page): () => Promise<ReadonlyMap<string, number>> {
  const bodies = new Map<string, Promise<number>>();
  page.on('response', (response) => {
    const file = new URL(response.url()).pathname.slice(1);
    if (/\.(js|css)$/.test(file) && !bodies.has(file))
      bodies.set(
        file,
        response.body().then((body) => gzipSync(body, {level: 9}).length),
      );
  });
  return async () =>
    new Map(
      await Promise.all([...bodies].map(async ([file, bytes]): Promise<[string, number]> => [file, await bytes])),
    );
}

/** In kB (1,000 bytes). */
const weightOf = (loaded: ReadonlyMap<string, number>, extension = ''): number =>
  [...loaded].reduce((total, [file, bytes]) => total + (file.endsWith(extension) ? bytes : 0), 0) / 1000;

// The first has no form of questions, the second is a calculator, the third has both a form and its own code.
for (const path of isFullRun ? paths : paths.slice(0, 3)) {
  const {files, budget, ...weight} = pages.find((page) => page.path === path)!;

  test(`${path} loads what the build counted, within ${budget.scripts} kB of scripts and ${budget.styles} of styles`, async ({
    page,
  }) => {
    const listLoaded = watchLoaded(page);
    await page.goto(path);
    await untilLoaded(page);
    // What nobody counted may still be on its way.
    await page.waitForLoadState('networkidle');
    const loaded = await listLoaded();
    const [scripts, styles] = [weightOf(loaded, '.js'), weightOf(loaded, '.css')];
    test.info().annotations.push({type: 'kB', description: `${scripts.toFixed(1)} + ${styles.toFixed(1)}`});
    expect([...loaded.keys()].toSorted()).toEqual([...files.scripts, ...files.styles].toSorted());
    expect(scripts).toBeCloseTo(weight.scripts, 3);
    expect(styles).toBeCloseTo(weight.styles, 3);
    expect(scripts).toBeLessThanOrEqual(budget.scripts);
    expect(styles).toBeLessThanOrEqual(budget.styles);
  });
}

test(`a first result loads what the build counted, within ${firstResultBudget.weight} kB`, async ({page}) => {
  const path = '/green-card-points-calculator';
  const {files, firstResult} = pages.find((counted) => counted.path === path)!;
  const listLoaded = watchLoaded(page);
  // What is shown after the result never arrives.
  await page.route(
    ({pathname}) => isShownLater(pathname),
    () => {},
  );
  await page.goto(path);
  await untilLoaded(page);
  await fillIn(page, {age: '35', education: 'phd', workExperience: '4-6'});
  await pressCalculate(page);
  await expect(resultCard(page).getByText('How we worked it out', {exact: true})).toBeVisible();
  // The result does not wait for what would change it.
  const all = await listLoaded();
  const loaded = new Map([...all].filter(([file]) => !file.startsWith('assets/below-')));
  const weight = weightOf(loaded);
  test.info().annotations.push({type: 'kB', description: weight.toFixed(1)});
  expect([...loaded.keys()].toSorted()).toEqual([...files.scripts, ...files.styles, ...firstResult!.files].toSorted());
  expect(weight).toBeCloseTo(firstResult!.weight, 3);
  expect(weight).toBeLessThanOrEqual(firstResultBudget.weight);
  expect(firstResult!.files.length).toBeLessThanOrEqual(firstResultBudget.files);
});
