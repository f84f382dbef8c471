// Does a device remember answers only once it is asked to, show them again, and forget all of it?
import {readFile} from 'node:fs/promises';
import type {Page} from '@playwright/test';
import {fillIn, pressCalculate, readBack, resultCard, type Answers} from './form.ts';
import {isFullRun} from './fullRun.ts';
import {layoutShift, watchLayoutShifts} from './layoutShifts.ts';
import {loadEngine} from './loadEngine.ts';
import {expect, expectNoAxeViolations, test} from './page.ts';

test.use({sharesPage: true});

const blueCard = '/germany-blue-card-calculator';
const answers: Answers = {occupation: 'doctor', annualSalary: '60000', education: 'university', germanLevel: 'b1'};

const stored = (page: Page): Promise<Record<string, string>> => page.evaluate(() => ({...localStorage}));
const remember = (page: Page) => page.getByRole('checkbox', {name: 'Save my results in this browser'});
const list = (page: Page) => page.getByRole('navigation', {name: 'Continue where you left off'});

async function calculateBlueCard(page: Page): Promise<void> {
  await page.goto(blueCard);
  await fillIn(page, answers);
  await pressCalculate(page);
  await expect(resultCard(page)).toBeVisible();
}

test('nothing is stored until the box is ticked', async ({page}) => {
  await calculateBlueCard(page);
  await page.getByRole('group', {name: 'What you need'}).getByRole('checkbox').first().check();
  await expect(remember(page)).not.toBeChecked();
  await expect.poll(() => stored(page)).toEqual({});
  await page.goto('/');
  await expect(page.getByRole('heading', {level: 1})).toBeVisible();
  await expect(list(page)).toHaveCount(0);
});

test('Save saves at a press, says so in place, and takes it back', async ({page}) => {
  await calculateBlueCard(page);
  expect(await stored(page)).toEqual({});
  const button = resultCard(page).getByRole('button', {name: 'Save', exact: true});
  await button.press('Enter');
  await expect(resultCard(page).getByText('Saved in this browser. Your next results are saved too.')).toBeInViewport();
  await expect(remember(page)).toBeChecked();
  expect((await stored(page))['answers']).toContain('annualSalary=60000');
  await expectNoAxeViolations(page, {within: '[aria-labelledby="result-title"]'});
  await resultCard(page).getByRole('button', {name: 'Undo', exact: true}).press('Enter');
  await expect(resultCard(page).getByText('Not saved. Nothing is left in this browser.')).toBeVisible();
  await expect(button).toBeFocused();
  expect(await stored(page)).toEqual({});
  // Once this browser saves results, a press leads to what it saves.
  await remember(page).check();
  await button.press('Enter');
  await resultCard(page).getByRole('button', {name: 'See your saving options'}).press('Enter');
  await expect(page.getByRole('heading', {name: 'Save your results'})).toBeInViewport();
});

test('Save keeps a shared result as a copy', async ({page}) => {
  await page.goto(`${blueCard}#answers:&occupation=it&annualSalary=20000&education=none&germanLevel=none`);
  await resultCard(page).getByRole('button', {name: 'Save', exact: true}).press('Enter');
  await expect.poll(async () => (await stored(page))['answers']).toContain('"isCopy":true');
});

test('a link never changes a saved result; a copy is kept only when asked for', async ({page}) => {
  await calculateBlueCard(page);
  await remember(page).check();
  const before = (await stored(page))['answers'];
  expect(before).toContain('annualSalary=60000');
  await page.goto('/');
  await page.goto(`${blueCard}#answers:&occupation=it&annualSalary=20000&education=none&germanLevel=none`);
  await expect(resultCard(page)).toBeVisible();
  const shared = page.getByRole('group', {name: 'Someone’s shared result'});
  await expect(shared).toContainText('Your own saved results stay as they are');
  await shared.getByRole('button', {name: 'Compare with mine'}).press('Enter');
  const comparison = page.getByRole('region', {name: 'Your saved result and the shared one'});
  await expect(comparison.getByRole('heading', {level: 2})).toBeFocused();
  await expect(comparison.getByRole('row', {name: /€60,000.*above.*€20,000.*short/})).toBeVisible();
  await expect(comparison.getByRole('row', {name: /^Result Eligible Not eligible/})).toBeVisible();
  await expect(comparison).toContainText('Both results use the same figures: June 2024 edition.');
  await expectNoAxeViolations(page, {within: '[aria-labelledby="shared-comparison-title"]'});
  await comparison.getByRole('button', {name: 'Close'}).press('Enter');
  await expect(shared.getByRole('button', {name: 'Compare with mine'})).toBeFocused();
  await fillIn(page, {annualSalary: '21000'});
  await pressCalculate(page);
  await expect(page.getByRole('group', {name: 'Started from someone’s shared result'})).toBeVisible();
  await expect(resultCard(page)).toContainText('€21,000');
  expect((await stored(page))['answers']).toBe(before);
  await page.getByRole('button', {name: 'Keep a copy'}).press('Enter');
  await expect(page.getByText('A copy is saved beside your own results.')).toBeVisible();
  const {results} = JSON.parse((await stored(page))['answers']!) as {results: {fragment: string}[]};
  expect(results.map(({fragment}) => /annualSalary=\d+/.exec(fragment)![0])).toEqual([
    'annualSalary=21000',
    'annualSalary=60000',
  ]);
  // A link from the visitor's own list goes on being theirs.
  await page.goto('/');
  await list(page).getByText('All 2 saved results').click();
  await list(page).getByRole('link').last().click();
  await expect(remember(page)).toBeChecked();
  await expect(page.getByRole('button', {name: 'Keep a copy'})).toHaveCount(0);
});

test('a result can be kept as a file, with which it can be calculated again', async ({page}) => {
  await calculateBlueCard(page);
  const download = page.waitForEvent('download');
  await page.getByRole('button', {name: 'Download', exact: true}).press('Enter');
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^germany-blue-card-calculator-\d{4}-\d{2}-\d{2}\.html$/);
  const {readReceipt} = await loadEngine();
  const text = await readFile(await file.path(), 'utf8');
  const receipt = readReceipt(text);
  expect(receipt).toMatchObject({calculator: 'germany-blue-card-calculator', answers, result: {eligible: true}});
  expect(await stored(page)).toEqual({});
  // As somebody reads it who opens the file: nothing of it runs or is fetched.
  await page.route('**/saved.html', (route) => route.fulfill({contentType: 'text/html', body: text}));
  await page.goto('/saved.html');
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Germany EU Blue Card Calculator');
  await expect(page.getByText('€60,000').first()).toBeVisible();
  await expectNoAxeViolations(page);
});

test('a file opens again with its answers and the result of today, and Undo takes it back', async ({page}) => {
  await calculateBlueCard(page);
  const download = page.waitForEvent('download');
  await page.getByRole('button', {name: 'Download', exact: true}).press('Enter');
  const saved = await readFile(await (await download).path(), 'utf8');
  // Files of earlier versions of the site hold the data alone.
  const text = (await loadEngine()).receiptIn(saved);

  await fillIn(page, {annualSalary: '20000', germanLevel: 'none'});
  await pressCalculate(page);
  const open = async (content: string): Promise<void> => {
    const chooser = page.waitForEvent('filechooser');
    await page.getByRole('button', {name: 'Open a saved result'}).press('Enter');
    await (await chooser).setFiles({name: 'saved.json', mimeType: 'application/json', buffer: Buffer.from(content)});
  };
  // What cannot be opened leaves everything as it is.
  const typed = {...answers, annualSalary: '20000', germanLevel: 'none'};
  for (const [content, note] of [
    ['{', 'This file is not a saved result.'],
    ['{"receipt": 99}', 'This file is from another version of this site'],
    [text.replaceAll('germany-blue-card-calculator', 'gone-calculator'), 'a calculator that is no longer on this site'],
    [text.replace(/#answers:\w+[^"]*/, '#answers:1&gone=1'), 'no answers that this calculator can use'],
  ] as const) {
    await open(content);
    await expect(page.getByText(note)).toBeVisible();
    expect(await readBack(page, Object.keys(answers))).toEqual(typed);
  }

  await open(saved.replaceAll(/#answers:\w+/g, '#answers:older'));
  await expect(page.getByText(/^Your answers of .* are in the form/)).toBeVisible();
  await expect(page.getByText('The file says: Eligible.')).toBeVisible();
  await expect(page.getByText('The rules have changed since this file was saved')).toBeVisible();
  expect(await readBack(page, Object.keys(answers))).toEqual(answers);
  await expect(page.getByText(/^You tried “Saved answers of /).first()).toBeVisible();
  await expectNoAxeViolations(page, {within: '[aria-labelledby="result-title"]'});
  await page.getByRole('button', {name: 'Undo'}).first().click();
  expect(await readBack(page, Object.keys(answers))).toEqual(typed);

  // The file of another calculator leads to its page.
  await page.goto('/green-card-points-calculator');
  await pressCalculate(page);
  await open(text);
  await page.getByRole('link', {name: 'Germany EU Blue Card Calculator'}).last().press('Enter');
  await expect(page).toHaveURL(/\/germany-blue-card-calculator#answers:/);
  await expect(page.locator('#annualSalary')).toHaveValue(answers['annualSalary']!);
  expect(await readBack(page, Object.keys(answers))).toEqual(answers);
});

test('remembered answers are offered at home and on their page, and open with their result', async ({page}) => {
  await calculateBlueCard(page);
  await remember(page).press('Space');
  await expect(remember(page)).toBeChecked();
  const degree = page.getByRole('checkbox', {name: 'Proof of your university degree'});
  await degree.press('Space');
  await expect.poll(async () => Object.keys(await stored(page))).toEqual(['answers']);

  await page.goto('/');
  await expect(list(page).getByText(/\d{4}: €[\d,]+ · Eligible/)).toBeVisible();
  await expectNoAxeViolations(page, {within: '[data-saved-results]'});
  await page.goto(blueCard);
  await list(page).getByRole('link').press('Enter');
  await expect(resultCard(page)).toBeVisible();
  expect(await readBack(page, Object.keys(answers))).toEqual(answers);
  await expect(degree).toBeChecked();
});

test('the strip with the latest result moves nothing on the home page', async ({page}) => {
  await calculateBlueCard(page);
  await remember(page).check();
  await watchLayoutShifts(page);
  await page.setViewportSize({width: 360, height: 740});
  await page.goto('/');
  await expect(list(page).getByRole('link')).toBeVisible();
  expect(await layoutShift(page)).toBeLessThan(0.01);
});

test('one press forgets everything, with the result or at home', async ({page}) => {
  for (const path of [blueCard, '/']) {
    await calculateBlueCard(page);
    await remember(page).check();
    if (path === '/') {
      await page.goto(path);
      await list(page).getByText('Manage it').press('Enter');
    }
    await page.getByRole('button', {name: 'Forget everything'}).press('Enter');
    await expect(page.getByText('Forgotten. Nothing is saved in this browser now.')).toBeVisible();
    expect(await stored(page)).toEqual({});
    await expect(page.getByRole('button', {name: 'Forget everything'})).toHaveCount(0);
    // The focus is not lost with the button.
    expect(await page.evaluate(() => document.activeElement?.tagName)).not.toBe('BODY');
  }
});

test('what another version left, or somebody else wrote, does no harm', async ({page}) => {
  const gone = {id: 'gone-calculator', title: 'Gone', day: '2026-01-02', headline: 'Eligible', fragment: '#answers:1'};
  const odd = {...gone, id: '//evil.example', fragment: 'javascript:alert(1)'};
  await page.goto('/');
  const unreadable = isFullRun ? ['{', 'null'] : ['{'];
  for (const text of [...unreadable, JSON.stringify({results: [odd, gone, 3, null], ticks: 7})]) {
    await page.evaluate((value) => localStorage.setItem('answers', value), text);
    await calculateBlueCard(page);
    await expect(remember(page)).toBeChecked();
    await page.goto('/');
    await expect(list(page).getByRole('link')).toHaveCount(1);
  }
});

test.describe('where the browser refuses to store', () => {
  test.use({sharesPage: false});

  test('the page says so, and the box stays empty', async ({page}) => {
    await page.addInitScript(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError');
      };
    });
    await calculateBlueCard(page);
    await remember(page).press('Space');
    await expect(page.getByText("Your browser won't let this site store anything.")).toBeVisible();
    await expect(remember(page)).not.toBeChecked();
  });
});
