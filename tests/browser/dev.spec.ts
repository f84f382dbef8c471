// Does the dev server show pages as the site does, list a new calculator, update the open page after an edit to a
// definition, keeping the answers, and say what is wrong with a broken one? Does a build stop at a broken definition?
// All tests but the last share one dev server on a copy of the project, also with workbench.spec.ts, and run in order.
import {spawnSync} from 'node:child_process';
import {join} from 'node:path';
import {expect} from '@playwright/test';
import {test} from './devServer.ts';
import {copyProject} from './projectCopy.ts';

const definition = 'calculators/united-states/h1b-visa-salary-calculator.yaml';

test.describe.configure({mode: 'default'});

test('an edited definition updates the open page, and the answers stay', async ({page, address, copy}) => {
  await page.goto(`${address}h1b-visa-salary-calculator`);
  const wage = page.getByText('Your minimum salary is');
  await expect(wage).toContainText('$65,000');
  // The module that renders the rules is not fetched on a first load; its style sheet is.
  await expect(page.locator('div:has(> dt):has-text("Base wage")').last()).toHaveCSS('border-top-style', 'solid');
  await page.getByText('For your records').click();
  await page.getByLabel('Job title').fill('Engineer');
  await page.locator('#location').selectOption('new-york');
  await page.getByRole('button', {name: 'Calculate', exact: true}).click();
  await expect(page.getByText('$104,000').filter({visible: true}).first()).toBeVisible();

  copy.edit(definition, 'value: 65_000', 'value: 70_000');
  await expect(wage).toContainText('$70,000');
  await expect(page.getByLabel('Job title')).toHaveValue('Engineer');
  await expect(page.locator('#location')).toHaveValue('new-york');
  await page.getByRole('button', {name: 'Calculate', exact: true}).click();
  await expect(page.getByText('$112,000').filter({visible: true}).first()).toBeVisible();

  copy.edit(definition, 'by: location', 'by: locaton');
  const overlay = page.locator('vite-error-overlay');
  await expect(overlay).toContainText("Nothing is called 'locaton'.");
  await expect(overlay).toContainText("Did you mean 'location'?");
  await expect(overlay).toContainText(/h1b-visa-salary-calculator\.yaml:\d+:\d+/);

  copy.edit(definition, 'by: locaton', 'by: location');
  await expect(overlay).toHaveCount(0);
  await expect(page.getByLabel('Job title')).toHaveValue('Engineer');
  copy.edit(definition, 'value: 70_000', 'value: 65_000');
});

test('an edited file of shared data updates the open pages that use it', async ({page, context, address, copy}) => {
  const other = await context.newPage();
  for (const [opened, id] of [
    [page, 'us-tourist-visa-calculator'],
    [other, 'f1-student-visa-calculator'],
  ] as const) {
    await opened.goto(address + id);
    await expect(opened.locator('main')).toContainText('$185');
    // Only a form that React runs follows an edit.
    await opened.waitForFunction(() =>
      Object.keys(document.querySelector('form')!).some((key) => key.startsWith('__reactProps')),
    );
  }
  copy.edit('calculators/shared/visa-fees.yaml', 'value: 185', 'value: 199');
  for (const opened of [page, other]) await expect(opened.locator('main')).toContainText('$199');

  copy.edit('calculators/shared/visa-fees.yaml', 'value: 199', 'value: $199');
  await expect(page.locator('vite-error-overlay')).toContainText(/visa-fees\.yaml:\d+:\d+ error figure-unreadable/);
  copy.edit('calculators/shared/visa-fees.yaml', 'value: $199', 'value: 185');
  await expect(page.locator('vite-error-overlay')).toHaveCount(0);
  await other.close();
});

test('a new calculator has a page, in the menu of its region; while it cannot be read, its page says why', async ({
  page,
  address,
  copy,
}) => {
  await page.goto(`${address}about`);
  const {status} = run(
    ['scripts/run.mjs', 'new', 'europe/iceland-work-visa-calculator', '--dir', join(copy.folder, 'calculators')],
    process.cwd(),
  );
  expect(status).toBe(0);

  await expect(async () => {
    await page.goto(`${address}about`);
    await page.getByText('Europe', {exact: true}).first().click();
    await expect(page.getByRole('link', {name: 'Iceland Work Visa', exact: true})).toBeVisible({timeout: 1_000});
  }).toPass();
  await page.getByRole('link', {name: 'Iceland Work Visa', exact: true}).click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Iceland Work Visa Calculator');

  // Every page but its own is there while it has a mistake.
  const file = 'calculators/europe/iceland-work-visa-calculator.yaml';
  copy.edit(file, 'inputs:', 'inputz:');
  await expect(async () => {
    const response = await page.goto(`${address}iceland-work-visa-calculator`);
    expect(response?.status()).toBe(500);
  }).toPass();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('This page cannot be rendered');
  // The page says so, and so does the overlay of the development server.
  await expect(page.getByText("Did you mean 'inputs'?").first()).toContainText(
    new RegExp(`${file}:\\d+:1 error unknown-key`),
  );
  const about = await page.request.get(`${address}about`, {headers: {accept: 'text/html'}});
  expect(about.status()).toBe(200);

  copy.edit(file, 'inputz:', 'inputs:');
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Iceland Work Visa Calculator');
});

test('a mistake in the menus is shown with its line, and the page comes back once it is mended', async ({
  page,
  address,
  copy,
}) => {
  const navigation = 'src/app/content/navigation.yaml';
  copy.edit(navigation, 'sweden-work-visa-calculator: S', 'sweden-work-visa-calculater: S');
  // Until the server has seen the edit, the page is there as before.
  await expect(async () => {
    const response = await page.goto(`${address}about`);
    expect(response?.status()).toBe(500);
  }).toPass();
  await expect(page.getByText("Did you mean 'sweden-work-visa-calculator'?")).toContainText(
    /navigation\.yaml:\d+:9 error unknown-calculator/,
  );
  copy.edit(navigation, 'sweden-work-visa-calculater: S', 'sweden-work-visa-calculator: S');
  await expect(page.getByRole('heading', {level: 1})).toHaveText(/About/);
});

test('a build stops with every diagnostic of every file and exit code 1', () => {
  // The calculators of the other regions would only take time.
  const copy = copyProject(['united-states', 'timelines', 'shared']);
  copy.edit(definition, 'by: location', 'by: locaton');
  copy.edit('calculators/united-states/uscis-processing-time-calculator.yaml', 'WAC: 22', 'WACK: 22');
  const {code, output} = buildIn(copy.folder);
  copy.remove();
  expect(code).toBe(1);
  expect(output).toContain("unknown-name: Nothing is called 'locaton'.");
  expect(output).toContain("Did you mean 'WAC'?");
  expect(output).toMatch(/calculators\/united-states\/uscis-processing-time-calculator\.yaml:\d+:\d+ error/);
});

function buildIn(folder: string): {code: number | null; output: string} {
  const {status, stdout, stderr} = run([join(process.cwd(), 'node_modules/vite/bin/vite.js'), 'build'], folder);
  return {code: status, output: stdout + stderr};
}

const run = (args: readonly string[], cwd: string) => spawnSync(process.execPath, args, {cwd, encoding: 'utf8'});
