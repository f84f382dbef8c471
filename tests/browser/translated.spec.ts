// Does a page that the browser translates, at whatever moment, go on working and show what it would have shown untranslated?
// One calculator with a list, one without, the frame and each other kind of page that changes; `npm run test:full` tries all
// calculators.
import type {Page} from '@playwright/test';
import {fillIn, pressCalculate, resultCard} from './form.ts';
import {isFullRun} from './fullRun.ts';
import {calculatorIds, loadEngine} from './loadEngine.ts';
import {expect, test} from './page.ts';
import {textsBesideOthers, translateTexts} from './translator.ts';

test.use({sharesPage: true});

const moments = ['never', 'before the first result', 'after the first result', 'while answers are edited'] as const;

/** Everything that the page says, also in closed parts, without what differs between two visits to it. */
async function textOf(page: Page): Promise<string> {
  return page.getByRole('main').evaluate((main) => main.textContent!.replaceAll(/\s+/g, ' '));
}

/** So that a difference is shown in its sentence, not in the whole page. */
const sentences = (text: string): readonly string[] => text.split(/(?<=[.?])/);

/** The text of the page once nothing is added any more, or once it is what is expected. */
async function settledText(page: Page, expected?: string): Promise<string> {
  let [last, now] = ['', await textOf(page)];
  await expect
    .poll(async () => {
      [last, now] = [now, await textOf(page)];
      return expected === undefined ? now === last : now === expected;
    })
    .toBe(true)
    .catch(() => undefined);
  return now;
}

const paths = (isFullRun ? calculatorIds : ['schengen-trip-planner', 'netherlands-hsm-visa-calculator']).flatMap(
  (id) => [{id, path: `/${id}`}, ...(isFullRun || id.startsWith('netherlands') ? [{id, path: `/embed/${id}`}] : [])],
);

for (const {id, path} of paths) {
  test(`${path} shows the same translated`, async ({page}) => {
    const cases = (await loadEngine()).casesOf(id);
    const [first, second = first] = cases;
    await page.clock.setFixedTime(`${first!.today}T12:00:00`);
    const texts = new Map<string, string>();
    for (const moment of moments) {
      // The same address again would be a reload, which keeps what was typed.
      await page.goto('/about');
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
