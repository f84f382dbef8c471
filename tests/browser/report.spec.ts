// Can a wrong figure be reported by keyboard, with exactly what is shown, and with answers only if they are wanted?
import type {Page} from '@playwright/test';
import {fillIn, pressCalculate, resultCard} from './form.ts';
import {expect, expectNoAxeViolations, test} from './page.ts';

const blueCard = '/germany-blue-card-calculator';
const dialog = (page: Page) => page.getByRole('dialog', {name: 'Report a wrong figure'});

/** The parts of the email that the link opens. */
async function email(page: Page): Promise<{to: string; subject: string; body: string}> {
  const href = await dialog(page).getByRole('link', {name: 'Open in your email app'}).getAttribute('href');
  const {pathname, searchParams} = new URL(href!);
  return {to: pathname, subject: searchParams.get('subject')!, body: searchParams.get('body')!};
}

test('a report of a result says what the page shows, and answers only if ticked', async ({page, context}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(blueCard);
  await fillIn(page, {occupation: 'doctor', annualSalary: '60000', education: 'university'});
  await pressCalculate(page);
  const open = resultCard(page).getByRole('button', {name: 'Report a wrong figure'}).last();
  await open.press('Enter');
  await dialog(page).getByLabel('Which figure is wrong?').selectOption({label: 'Minimum annual salary: €40,653.60'});
  await dialog(page)
    .getByLabel('What should it be, and where did you read it? (optional)')
    .fill('€45,300, GOV.DE & Co.');
  const preview = dialog(page).getByRole('region', {name: 'What you send'});
  await expect(preview).toContainText('The page shows: €40,653.60');
  await expect(preview).not.toContainText('Doctor');
  const {to, subject, body} = await email(page);
  expect(to).toMatch(/^\S+@\S+$/);
  expect(`To: ${to}\nSubject: ${subject}\n\n${body.replaceAll('\r\n', '\n')}`).toBe(await preview.textContent());
  for (const part of ['Calculator: Germany', '€45,300, GOV.DE & Co.', blueCard, 'Version of the rules: '])
    expect(body).toContain(part);
  expect(body).not.toContain('#answers');

  await dialog(page).getByRole('checkbox', {name: 'Include my answers'}).press('Space');
  await expect(preview).toContainText('Occupation: Doctor');
  // The link is a button: it keeps its contrast under the mouse.
  await dialog(page).getByRole('link', {name: 'Open in your email app'}).hover();
  await expectNoAxeViolations(page, {within: 'dialog'});
  await dialog(page).getByRole('button', {name: 'Copy the text'}).press('Enter');
  await expect(dialog(page).getByText('Copied.')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(await preview.textContent());
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  await expect(open).toBeFocused();
});

test('the button beside a figure, of the workings or of the rules, chooses that figure', async ({page}) => {
  await page.goto(blueCard);
  const row = page.locator('#rules [id^=rule-]').nth(2);
  const [name, text] = [(await row.locator('dt').textContent())!, (await row.locator('dd').first().textContent())!];
  await page.locator('#rules > summary').press('Enter');
  await row.getByRole('button', {name: `Report ${name}`}).press('Enter');
  expect((await email(page)).subject).toContain(name);
  expect(text).toContain(
    /The page shows: (.*)/
      .exec((await email(page)).body)![1]!
      .trim()
      .slice(0, 8),
  );
  await expectNoAxeViolations(page, {within: '#rules'});
  await dialog(page).getByRole('button', {name: 'Close'}).press('Enter');

  await fillIn(page, {occupation: 'doctor', annualSalary: '60000', education: 'university'});
  await pressCalculate(page);
  await resultCard(page).getByText('How we worked it out', {exact: true}).press('Enter');
  await resultCard(page).getByText('Minimum annual salary · Which minimum applies').press('Enter');
  await resultCard(page).getByRole('button', {name: 'Report Minimum annual salary'}).first().press('Enter');
  expect((await email(page)).body).toContain('Figure: Minimum annual salary');
});

test('a figure of the rules can be reported before anything is calculated', async ({page}) => {
  await page.goto(blueCard);
  await page.locator('#rules > summary').press('Enter');
  await page.locator('#rules').getByRole('button', {name: 'Report a wrong figure'}).press('Enter');
  await expect(dialog(page).getByRole('checkbox')).toHaveCount(0);
  expect((await email(page)).body).toMatch(/The page shows: \S/);
  await dialog(page).getByRole('button', {name: 'Close'}).press('Enter');
  await expect(dialog(page)).toHaveCount(0);
});
