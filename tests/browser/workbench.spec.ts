// Does /workbench show every calculator and, for one of them, its screens on any day, its cases, its lines and its
// mistakes, live?
// All tests run in order, on the dev server that they share with dev.spec.ts, with the calculators of one region.
import {readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {expect} from '@playwright/test';
import {longDefinition} from '../tools/workbench/longDefinition.ts';
import {test} from './devServer.ts';
import {expectNoAxeViolations} from './page.ts';

const id = 'h1b-visa-salary-calculator';
const region = 'calculators/united-states';
const definition = `${region}/${id}.yaml`;

/** The number of the line of the definition that contains the text. */
function lineOf(folder: string, text: string): number {
  const before = readFileSync(join(folder, definition), 'utf8').split(text)[0] ?? '';
  return before.split('\n').length;
}

test.describe.configure({mode: 'default'});

test.beforeAll(({copy}) => {
  const calculators = join(copy.folder, 'calculators');
  for (const {name, parentPath} of readdirSync(calculators, {withFileTypes: true}).filter((each) => each.isDirectory()))
    if (!['united-states', 'shared'].includes(name)) rmSync(join(parentPath, name), {recursive: true});
});

test('the overview lists all calculators with their check and cases, filters and analyses them, and shows all screens', async ({
  page,
  address,
  copy,
}) => {
  await page.goto(`${address}workbench`);
  const links = page.getByRole('rowheader').getByRole('link');
  const all = readdirSync(join(copy.folder, region)).filter((file) => /^[\w-]+\.yaml$/.test(file));
  expect(all.length).toBeGreaterThan(3);
  await expect(links).toHaveCount(all.length);
  await page.getByLabel('Filter by name').fill('h1b');
  await expect(links).toHaveCount(1);
  const row = page.getByRole('row').filter({hasText: 'H1B Visa Salary Calculator'});
  await expect(row).toContainText('no problems');
  await expect(row).toContainText(/\d+ passed/);

  await page.getByRole('button', {name: 'Analyse the 1 shown'}).click();
  await expect(row).toContainText(/[\d,]+ answer sets/);
  await expectNoAxeViolations(page);

  // All screens of the listed calculators, on the same page. Each links to its calculator with the answers filled in.
  await page.getByText('All screens of the 1 shown').click();
  const screens = page.getByRole('region', {name: 'H1B Visa Salary Calculator'});
  await expect(screens.locator('iframe[title^="Consider"]')).toBeVisible();
  // By keyboard: the frames above grow while they load, and a click could miss the button.
  await screens.getByRole('button', {name: 'Open in the playground'}).last().press('Enter');
  await expect(
    page.getByRole('region', {name: 'Playground'}).getByRole('heading', {name: 'Your estimate'}),
  ).toBeVisible();
  await expect(page.getByRole('region', {name: 'Playground'})).toContainText('Consider negotiating higher salary');
});

test('a calculator shows every verdict, follows edits and the day, and saves a case', async ({page, address, copy}) => {
  await page.goto(`${address}workbench/${id}`);
  const screens = page.getByRole('region', {name: 'Screens'});
  for (const verdict of ['Strong salary for H1B approval', 'Moderate salary', 'Consider negotiating higher salary']) {
    const card = screens.frameLocator(`iframe[title^="${verdict}"]`).getByRole('heading', {name: 'Your estimate'});
    await expect(card).toBeVisible();
  }
  const lowest = screens.frameLocator('iframe[title^="Consider"]');
  await expect(lowest.getByText('$65,000').filter({visible: true}).first()).toBeVisible();

  const playground = page.getByRole('region', {name: 'Playground'});
  // By keyboard, here and below, again because of the frames.
  await playground.locator('summary', {hasText: 'For your records'}).press('Enter');
  await playground.getByLabel('Job title').fill('Engineer');
  await playground.locator('#location').selectOption('new-york');

  // An edit selects its line, and the page can show the day on which a later figure takes effect.
  copy.edit(
    definition,
    'value: 65_000',
    'value: [{from: 2024-01-01, value: 65_000}, {from: 2027-01-01, value: 70_000}]',
  );
  await expect(page.getByRole('heading', {name: `Line ${lineOf(copy.folder, 'baseWage: {label')}`})).toBeVisible();
  await expect(page.getByText(/Evaluated by (\d+) of \1 cases and steps/)).toBeVisible();
  await page.getByRole('button', {name: 'From 1 January 2027: Base wage per year 70_000'}).press('Enter');
  await expect(page.getByLabel('Calculate as of')).toHaveValue('2027-01-01');
  await expect(lowest.getByText('$70,000').filter({visible: true}).first()).toBeVisible();
  await expect(playground.getByLabel('Job title')).toHaveValue('Engineer');
  await playground.getByRole('button', {name: 'Calculate', exact: true}).press('Enter');
  await expect(playground.getByText('$112,000').filter({visible: true}).first()).toBeVisible();

  await page.getByLabel('What the case shows').fill('New York from 2027 on');
  await page.getByRole('button', {name: 'Save this as a case'}).press('Enter');
  await expect(page.getByText(`Saved in ${region}/${id}.cases.yaml`)).toBeVisible();
  const listed = page.getByRole('listitem').filter({has: page.getByRole('heading', {name: 'New York from 2027 on'})});
  await expect(listed).toContainText('not reviewed');
  await expect(listed).toContainText('passed');
  const cases = readFileSync(join(copy.folder, definition.replace('.yaml', '.cases.yaml')), 'utf8');
  expect(cases).toContain('today: 2027-01-01\n    rules: today\n    but: {jobTitle: Engineer, location: new-york}\n');
});

test('a line lists its cases; a broken definition shows its mistakes in place, and recovers once fixed', async ({
  page,
  address,
  copy,
}) => {
  await page.goto(`${address}workbench/${id}?line=${lineOf(copy.folder, 'san-francisco: 1.8')}`);
  const source = page.getByRole('region', {name: 'Source'});
  await expect(source.getByText(/Evaluated by \d+ of/)).toBeVisible();
  await expect(source.getByRole('button', {name: 'Every factor at its highest'})).toBeVisible();
  await source.getByRole('listbox').press('ArrowDown');
  await expect(source.getByRole('heading', {name: `Line ${lineOf(copy.folder, 'new-york: 1.6')}`})).toBeVisible();
  await expect(source.getByRole('button', {name: 'A high wage'})).toBeVisible();
  await expect(source.getByText('fails under a change here').first()).toBeVisible();

  copy.edit(definition, 'by: location', 'by: locaton');
  const check = page.getByRole('region', {name: 'Check'});
  await expect(check).toContainText("Did you mean 'location'?");
  await expect(page.locator('vite-error-overlay')).toHaveCount(0);
  await expect(page.getByRole('region', {name: 'Playground'}).locator('#location')).toBeVisible();
  copy.edit(definition, 'by: locaton', 'by: location');
  // The case saved above has not been reviewed yet.
  await expect(check).not.toContainText('unknown-name');
  await expect(check).toContainText('case-not-reviewed');
  // The content of the frames is tested on the calculators' own pages.
  await expectNoAxeViolations(page, {within: 'main > :not([aria-labelledby="screens"])'});
});

test('a long analysis says how far it is and what it has found, and can be stopped', async ({page, address, copy}) => {
  writeFileSync(join(copy.folder, region, 'long-calculator.yaml'), longDefinition);
  await page.goto(`${address}workbench/long-calculator`);
  const tools = page.getByRole('region', {name: 'Analysis and mutation'});
  await expect(tools.getByRole('progressbar')).toBeVisible();
  await expect(tools).toContainText(/[\d,]+ of 2,097,152 answer sets, \d+ of \d+ parts of the rules reached/);
  const finding = tools.getByRole('button', {name: /^Line \d+: 'Points' is above/});
  await expect(finding).toBeVisible();
  await tools.getByRole('button', {name: 'Stop'}).click();
  await expect(tools.getByRole('progressbar')).toHaveCount(0);
  await expect(tools.getByRole('status').first()).toHaveText('Stopped.');
  await expect(finding).toBeVisible();
  await tools.getByRole('button', {name: 'Start again'}).click();
  await expect(tools.getByRole('progressbar')).toBeVisible();
});
