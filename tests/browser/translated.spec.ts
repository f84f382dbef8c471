// Does a page that the browser translates, at whatever moment, go on working and show what it would have shown untranslated?
// A calculator with a list, one without in a frame, and each other kind of page that changes, among them pages of calculators without a
// list, each of these translated at one moment; `npm run test:full` tries all calculators, and all moments.
import type {Page} from '@playwright/test';
import {fillIn, pressCalculate, resultCard} from './form.ts';
import {isFullRun} from './fullRun.ts';
import {calculatorIds, loadEngine} from './loadEngine.ts';
import {expect, test} from './page.ts';
import {field} from './searchPage.ts';
import {textsBesideOthers, translateTexts} from './translator.ts';

test.use({sharesPage: true});

const moments = ['never', 'before the first result', 'after the first result', 'while answers are edited'] as const;

/** Everything that the page says, also in closed parts, without what differs between two visits to it. */
async function textOf(page: Page): Promise<string> {
  return page.getByRole('main').evaluate(async (main) => {
    await new Promise((resolve) => requestIdleCallback(resolve));
    return main.textContent!.replaceAll(/\s+/g, ' ');
  });
}

/** So that a difference is shown in its sentence, not in the whole page. */
const sentences = (text: string): readonly string[] => text.split(/(?<=[.?])/);

/** What an idle page has said so often in a row, it goes on saying. */
const OFTEN = 4;

/** The text of the page once nothing is added any more, or once it is what is expected. */
async function settledText(page: Page, expected?: string): Promise<string> {
  let [now, times] = ['', 0];
  await expect
    .poll(
      async () => {
        const last = now;
        now = await textOf(page);
        times = now === last ? times + 1 : 1;
        return expected === undefined ? times === OFTEN : now === expected;
      },
      {intervals: [100]},
    )
    .toBe(true)
    .catch(() => undefined);
  return now;
}

const paths = isFullRun
  ? calculatorIds.flatMap((id) => [`/${id}`, `/embed/${id}`])
  : ['/schengen-trip-planner', '/embed/netherlands-hsm-visa-calculator'];

for (const path of paths) {
  test(`${path} shows the same translated`, async ({page}) => {
    const cases = (await loadEngine()).casesOf(path.split('/').at(-1)!);
    const [first, second = first] = cases;
    await page.clock.setFixedTime(`${first!.today}T12:00:00`);
    const texts = new Map<string, string>();
    for (const moment of moments) {
      // The same address again would be a reload, which keeps what was typed.
      await page.goto('about:blank');
      await page.goto(path);
      // It submits only once the page is interactive.
      await page.locator('button[type="submit"]').waitFor();
      if (moment === 'before the first result') await page.evaluate(translateTexts, undefined);
      for (const [index, {answers}] of [first!, second!, first!].entries()) {
        await fillIn(page, answers);
        if (index === 1) {
          if (moment === 'while answers are edited') await page.evaluate(translateTexts, undefined);
          await editList(page);
        }
        await pressCalculate(page);
        await resultCard(page).waitFor();
        if (moment === 'after the first result' && index === 0) await page.evaluate(translateTexts, undefined);
        const at = `calculation ${index + 1}`;
        const text = await settledText(page, texts.get(at));
        if (moment === 'never') {
          expect(await page.getByRole('main').evaluate(textsBesideOthers)).toEqual([]);
          texts.set(at, text);
        } else expect(sentences(text), `${at}, translated ${moment}`).toEqual(sentences(texts.get(at)!));
      }
    }
  });
}

const choose = (page: Page, name: string) => page.getByRole('radio', {name, exact: true}).check();
const press = (page: Page, name: string | RegExp) => page.getByRole('button', {name}).first().click();
/** Calculates with the first case of a calculator. */
async function calculateFirstCase(page: Page, id: string): Promise<void> {
  const [{today, answers} = {today: '', answers: {}}] = (await loadEngine()).casesOf(id);
  await page.clock.setFixedTime(`${today}T12:00:00`);
  await page.goto(`/${id}`);
  await page.locator('button[type="submit"]').waitFor();
  await fillIn(page, answers);
  await pressCalculate(page);
  await resultCard(page).waitFor();
}

type Journey = readonly [string, ...((page: Page) => Promise<unknown>)[]];

/** What somebody does on the other kinds of pages that change, step by step. Each begins with a document of its own. */
const journeys: readonly Journey[] = [
  [
    'the search page',
    (page) => page.goto('/search'),
    (page) => field(page).fill('blue card'),
    (page) => field(page).fill('student'),
    (page) => field(page).fill(''),
  ],
  [
    'the search of the header',
    (page) => page.goto('/disclaimer'),
    (page) => page.getByRole('banner').getByRole('button', {name: 'Search'}).click(),
    (page) => page.getByRole('combobox', {name: 'Search calculators and guides'}).fill('canada'),
    (page) => page.getByRole('combobox', {name: 'Search calculators and guides'}).fill('japan'),
  ],
  [
    'where could I go',
    (page) => page.goto('/where-could-i-go'),
    (page) => page.getByLabel('Highest level of education').selectOption("Bachelor's degree"),
    (page) => press(page, 'Show destinations'),
    (page) => page.getByLabel('Age', {exact: true}).fill('29'),
    (page) => press(page, 'Show destinations'),
    (page) => page.getByLabel('Region').selectOption('Europe'),
  ],
  [
    'one question at a time',
    (page) => page.goto('/uk-skilled-worker-calculator'),
    async (page) => {
      await page.getByRole('link', {name: 'Answer one question at a time'}).click();
      await page.getByRole('heading', {name: /^Question 1/}).waitFor();
    },
    (page) => choose(page, 'Yes'),
    (page) => press(page, 'Next'),
    (page) => choose(page, 'Below the required level'),
    (page) => press(page, 'Next'),
    (page) => page.getByRole('link', {name: 'Show all questions'}).click(),
  ],
  [
    'a comparison',
    (page) => calculateFirstCase(page, 'green-card-points-calculator'),
    (page) => press(page, 'Compare with other answers'),
    (page) =>
      page.getByRole('region', {name: 'Compare with other answers'}).getByRole('button', {name: 'Education'}).click(),
    (page) => press(page, 'Close'),
  ],
  [
    'a saved result',
    (page) => calculateFirstCase(page, 'germany-blue-card-calculator'),
    (page) => page.getByRole('checkbox', {name: 'Save my results in this browser'}).check(),
    (page) =>
      page
        .getByRole('banner')
        .getByRole('link', {name: /^VisaTally/})
        .click(),
    (page) => page.getByRole('navigation', {name: 'Continue where you left off'}).getByRole('link').first().click(),
    (page) => page.getByRole('checkbox', {name: 'Save my results in this browser'}).uncheck(),
  ],
  [
    'home',
    (page) => page.goto('/'),
    (page) => page.locator('select[name=country]').selectOption('Germany'),
    (page) => press(page, 'Show calculators'),
    (page) => page.locator('select[name=task]').selectOption('visit'),
    (page) => press(page, 'Show calculators'),
  ],
  [
    'a guide and the links that it leads to',
    (page) => page.goto('/canada-immigration-guide'),
    (page) => page.getByRole('main').getByRole('link', {name: 'Estimate your Express Entry points'}).first().click(),
    (page) => page.goBack(),
  ],
  [
    'contact',
    (page) => page.goto('/contact-us'),
    (page) => page.getByLabel('Name').fill('Ada'),
    (page) => page.getByLabel('Email address').fill('ada@example.org'),
    (page) => page.getByLabel('Subject').fill('A fee'),
    (page) => page.getByLabel('Message', {exact: true}).fill('It changed.'),
    (page) => press(page, 'Write the email'),
  ],
  [
    'an address without a page',
    (page) => page.goto('/uk-student-visas'),
    (page) => page.getByRole('link', {name: '/uk-student-visa-calculator'}).waitFor(),
    (page) => page.getByRole('link', {name: 'Return to Home'}).click(),
  ],
];

test.describe('other kinds of pages', () => {
  test.use({allowConsole: /status of 404|Page not found|^\{.*Ada/});

  for (const [index, [name, ...steps]] of journeys.entries())
    test(`${name}: the same translated`, async ({page}) => {
      const untranslated: string[] = [];
      // Once the document is there, or in the middle.
      const both = [1, Math.ceil(steps.length / 2)];
      for (const moment of [undefined, ...(isFullRun ? both : [both[index % 2]])]) {
        await page.evaluate(() => localStorage.clear()).catch(() => undefined);
        await page.goto('about:blank');
        for (const [at, step] of steps.entries()) {
          await step(page);
          if (at + 1 === moment) await page.evaluate(translateTexts, undefined);
          const text = await settledText(page, untranslated[at]);
          if (moment === undefined) untranslated.push(text);
          else
            expect(sentences(text), `step ${at + 1}, translated after ${moment}`).toEqual(sentences(untranslated[at]!));
        }
      }
    });
});

/** Adds a row to the list of a form, if it has one, removes it, and brings it back. */
async function editList(page: Page): Promise<void> {
  const add = page.getByRole('button', {name: /^Add another/});
  if ((await add.count()) === 0) return;
  const remove = page.getByRole('button', {name: /^Remove/});
  const rows = await remove.count();
  await add.click();
  await expect(remove).toHaveCount(rows + 1);
  await remove.last().click();
  await expect(remove).toHaveCount(rows);
  await page.getByRole('button', {name: 'Undo', exact: true}).click();
  await expect(remove).toHaveCount(rows + 1);
  await remove.last().click();
  await expect(remove).toHaveCount(rows);
}
