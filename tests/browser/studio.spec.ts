// Can somebody change a rule on the studio's page of the built site, and is what they have typed still there afterwards?
import type {Page} from '@playwright/test';
import {expect, expectNoAxeViolations, test} from './page.ts';

const file = 'calculators/europe/germany-blue-card-calculator.yaml';

async function openStudio(page: Page): Promise<void> {
  await page.goto('/studio');
  await page.getByRole('searchbox', {name: 'Filter'}).fill('germany');
  await page.getByRole('button', {name: 'Germany EU Blue Card Calculator'}).click();
  await expect(page.getByText(/no problems · (\d+) of \1 cases · nothing changed/)).toBeVisible();
}

const source = (page: Page) => page.getByRole('textbox', {name: `Source of ${file}`});

/** Selects a text in the editor, as by searching for it. */
async function find(page: Page, text: string): Promise<void> {
  await source(page).press('Control+Home');
  await source(page).press('Control+f');
  const field = page.getByRole('textbox', {name: 'Find'});
  await field.fill('');
  // The field follows keys, not input.
  await field.pressSequentially(text);
  await field.press('Enter');
  await field.press('Escape');
}

const status = (page: Page) => page.getByRole('contentinfo').getByRole('status');
const card = (page: Page) => page.frameLocator('iframe[title="As visitors see it"]').getByRole('main');

test('a figure is changed, the card follows, and the draft outlives a reload', async ({page}) => {
  await openStudio(page);
  await page.getByLabel('Fill in the answers of a case').selectOption({index: 1});
  await expect(card(page)).toContainText('€45,300');
  await find(page, 'value: 45_300');
  await page.keyboard.type('value: 46_900');
  await expect(card(page)).toContainText('€46,900');
  await expect(status(page)).toContainText('1 file changed, kept on this device only');
  await expect(status(page)).not.toContainText(/ (\d+) of \1 cases/);

  await page.getByRole('tab', {name: 'Proof'}).click();
  await page.getByRole('button', {name: 'Start: What changes'}).click();
  await expect(page.getByRole('region', {name: 'What changes'})).toContainText('€46,900');

  await page.reload();
  await expect(source(page)).toContainText('Germany EU Blue Card');
  await expect(status(page)).toContainText('1 file changed');
  await find(page, '46_900');
  await expect(source(page)).toContainText('46_900');
});

test('a problem is underlined under its words, and mended by its fix', async ({page}) => {
  await openStudio(page);
  await find(page, 'title:');
  await page.keyboard.type('titel:');
  const underlined = page.locator('.cm-lintRange-error', {hasText: 'titel'});
  await expect(underlined).toBeVisible();
  await expect(status(page)).toContainText(/\d problems?/);
  await underlined.hover();
  await page.getByRole('button', {name: "Did you mean 'title'?"}).click();
  await expect(status(page)).toContainText('no problems');
});

test('a completion is taken, a name is renamed everywhere, and its uses are listed', async ({page}) => {
  await openStudio(page);
  await find(page, 'generalMinimum');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('F2');
  await page.getByLabel('New name for generalMinimum').fill('usualMinimum');
  await page.keyboard.press('Enter');
  await expect(page.getByText(/^Renamed in \d+ places\.$/)).toBeVisible();
  await expect(status(page)).toContainText('no problems');
  await find(page, 'usualMinimum');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Shift+F12');
  await expect(page.getByText(/^\d+ uses of this name$/)).toBeVisible();
  await page.getByRole('button', {name: 'Close'}).click();

  await page.keyboard.press('Control+Home');
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  await page.keyboard.type('hist');
  await page.getByRole('option', {name: /^history/}).click();
  await expect(source(page)).toContainText('history:');
});

test('two tabs show the same text, and neither overwrites the other', async ({page, context}) => {
  await openStudio(page);
  const other = await context.newPage();
  await openStudio(other);
  await find(page, 'value: 48_300');
  await page.keyboard.type('value: 49_900');
  await expect(status(other)).toContainText('1 file changed');
  await find(other, 'value: 49_900');
  await other.keyboard.type('value: 50_700');
  await find(page, 'value: 50_700');
  await expect(source(page)).toContainText('50_700');
});

test.describe('for keyboards and screen readers', () => {
  // It looks into the card's frame, which has no scripts of its own.
  test.use({allowConsole: /Blocked script execution in 'about:srcdoc'/});

  test('Tab leaves the editor, Escape leaves a completion, and axe finds nothing, in one pane too', async ({page}) => {
    await openStudio(page);
    await find(page, 'description:');
    await page.keyboard.press('Control+Space');
    await expect(page.getByRole('listbox')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('listbox')).toBeHidden();
    await page.keyboard.press('Tab');
    await expect(source(page)).not.toBeFocused();
    await expect(page.getByRole('tab', {name: 'Card'})).toBeFocused();
    await page.getByLabel('Fill in the answers of a case').selectOption({index: 1});
    await expect(card(page)).toContainText('€');
    await expectNoAxeViolations(page);
    await page.emulateMedia({colorScheme: 'dark'});
    await page.setViewportSize({width: 360, height: 740});
    for (const name of ['Files', 'Source', 'Card', 'Cases', 'Proof']) {
      await page.getByRole('tab', {name}).click();
      await expectNoAxeViolations(page);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    }
  });
});

test('a change is proposed as a link, which opens it on another device, and as a patch', async ({
  page,
  context,
  browser,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openStudio(page);
  await find(page, 'value: 45_300');
  await page.keyboard.type('value: 46_900');
  await page.getByRole('button', {name: 'Propose…'}).click();
  const dialog = page.getByRole('dialog', {name: 'Propose the change'});
  await dialog.getByRole('button', {name: 'Copy a link'}).click();
  await expect(dialog.getByRole('status')).toContainText('Copied. Anyone who opens the link');
  const link = await page.evaluate(() => navigator.clipboard.readText());
  const saved = page.waitForEvent('download');
  await dialog.getByRole('button', {name: 'Save as a patch'}).click();
  expect((await saved).suggestedFilename()).toBe('change.patch');

  const other = await (await browser.newContext()).newPage();
  await other.goto(link);
  await expect(other.getByText('This is a proposal that came with a link.', {exact: false})).toBeVisible();
  await expect(status(other)).toContainText('1 file changed');
  await find(other, '46_900');
  await expect(source(other)).toContainText('46_900');
  await other.context().close();
});
