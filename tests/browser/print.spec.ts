// Is a printed estimate one page of A4 that has everything worth keeping, uncut, without controls? Does it keep what the
// visitor has opened?
import type {Page} from '@playwright/test';
import type {VisibleCase} from './engine.ts';
import {fillIn, pressCalculate, resultCard} from './form.ts';
import {isFullRun} from './fullRun.ts';
import {calculatorIds, loadEngine} from './loadEngine.ts';
import {expect, test} from './page.ts';
import {printedTexts, squeezed} from './printedPages.ts';

test.use({sharesPage: true});

/** Points with the longest rules, costs, a timeline, and conditions. */
const printed = [
  'green-card-points-calculator',
  'us-tourist-visa-calculator',
  'uk-home-office-timeline-calculator',
  'malaysia-mm2h-calculator',
];

const tripPlanner = 'schengen-trip-planner';

const written = new Intl.DateTimeFormat('en-GB', {dateStyle: 'long', timeZone: 'UTC'});

for (const id of isFullRun ? calculatorIds : printed) {
  test(`${id} prints an estimate on one page, and what is open`, async ({page}) => {
    for (const each of (await loadEngine()).casesOf(id).slice(0, isFullRun ? undefined : 1)) {
      await page.emulateMedia({colorScheme: 'dark'});
      await showResult(page, id, each);
      const {title, address, source, result, checks, pressed} = await shownOnScreen(page);
      const questions = await answeredQuestions(page);
      await resultCard(page).getByRole('button', {name: 'Compare with other answers'}).click();
      await expect(page.getByRole('region', {name: 'Compare with other answers'})).toBeVisible();

      const texts = await printedTexts(page);
      const all = squeezed(...texts.map(({text}) => text));
      const wanted = [
        title,
        `Calculated on ${written.format(new Date(each.today))} at ${address}`,
        each.says,
        ...result,
        ...checks,
        'This is an estimate. Rules change, so check them before you act.',
        'VisaTally is not affiliated with any government.',
        id === tripPlanner ? 'Source: Regulation (EU) 2016/399' : 'June 2024 edition.',
        `${source} (`,
      ];
      expect(questions.length).toBeGreaterThanOrEqual(Object.keys(each.answers).length);
      expect(questions.filter((question) => !isPrinted(question, all))).toEqual([]);
      expect(wanted.filter((text) => !all.includes(squeezed(text)))).toEqual([]);
      expect(texts.filter(({text}) => [...pressed, 'Try other numbers'].includes(text)).map(({text}) => text)).toEqual(
        [],
      );
      // Up to 60 trips and their calendar take more.
      const most = id === tripPlanner ? 2 : 1;
      expect(texts.filter(({sheet}) => sheet > most).map(({text}) => text)).toEqual([]);
      expect(texts.filter(({left, right, pageWidth}) => left < 0 || right > pageWidth)).toEqual([]);
    }
    // The first has the longest rules.
    if (isFullRun || id === printed[0])
      await test.step('with the rules and the explanations that are open', () => expectOpenedPrinted(page));
  });
}

test('a printed result says that the answers have changed since', async ({page}) => {
  await page.goto('/us-tourist-visa-calculator');
  await fillIn(page, {visaType: 'F1', applicants: '1'});
  await pressCalculate(page);
  await expect(resultCard(page)).toContainText('Total fee');
  await fillIn(page, {applicants: '2'});
  const changed = resultCard(page).getByText('Answers changed', {exact: true});
  await expect(changed).toBeVisible();
  await page.emulateMedia({media: 'print'});
  await expect(changed).toBeVisible();
  await expect(resultCard(page).getByRole('button', {name: 'Update'})).toBeHidden();
});

/** Opens the rules and every explanation of the result: all of it is printed, on as many pages as it takes. */
async function expectOpenedPrinted(page: Page): Promise<void> {
  await page.locator('#rules > summary').click();
  for (const summary of await resultCard(page).locator('summary').all()) {
    if (!(await summary.evaluate(({parentElement}) => (parentElement as HTMLDetailsElement).open)))
      await summary.click();
  }
  const {workings, rules} = await shownOnScreen(page);
  const texts = await printedTexts(page);
  const all = squeezed(...texts.map(({text}) => text));
  expect(workings).not.toEqual([]);
  expect(rules).not.toEqual([]);
  expect([...workings, ...rules].filter((text) => !all.includes(squeezed(text)))).toEqual([]);
  expect(texts.filter(({left, right, pageWidth}) => left < 0 || right > pageWidth)).toEqual([]);
}

test('paper is white and its text black in the dark scheme', async ({page}) => {
  await page.goto(`/${printed[0]}`);
  await page.emulateMedia({colorScheme: 'dark', media: 'print'});
  const colours = await page
    .locator('h1')
    .evaluate((heading) => [
      getComputedStyle(heading).color,
      getComputedStyle(document.documentElement).backgroundColor,
    ]);
  expect(colours).toEqual(['rgb(0, 0, 0)', 'rgb(255, 255, 255)']);
});

/** Fills in the form and calculates; the explanations have been loaded. */
async function showResult(page: Page, id: string, {today, answers, says}: VisibleCase): Promise<void> {
  await page.clock.setFixedTime(`${today}T12:00:00`);
  // The same address again would be a reload, which keeps what was typed.
  await page.goto('/about');
  await page.goto(`/${id}`);
  await page.locator('button[type="submit"]').waitFor();
  await fillIn(page, answers);
  await pressCalculate(page);
  await expect(resultCard(page)).toContainText(says);
  await expect(resultCard(page).locator('details > div').first()).toBeAttached();
}

interface AnsweredQuestion {
  readonly question: string;
  readonly answer: string;
}

/** Whether the answer follows its question; on paper a number has its currency: 'QAR 8,000 a month'. */
function isPrinted({question, answer}: AnsweredQuestion, all: string): boolean {
  const [label, value] = [question, answer].map((text) => squeezed(text).replace(/[$()*+./?[\\\]^{|}]/g, '\\$&'));
  return new RegExp(`${label}[A-Z]{0,3}\\p{Sc}?${value}`, 'u').test(all);
}

/** Every visible question, with its answer as displayed. */
function answeredQuestions(page: Page): Promise<AnsweredQuestion[]> {
  return page
    .locator('form')
    .first()
    .evaluate((form: HTMLFormElement) => {
      const fields = [...form.querySelectorAll<HTMLElement>('fieldset, select, input:not([type="radio"])')];
      const isList = (field: HTMLElement) => field.querySelector(':scope > input[hidden]') !== null;
      const own = fields.filter((field) => !field.parentElement!.closest('fieldset:has(> input[hidden])'));
      return own.map((field) => {
        if (isList(field)) {
          const rows = [...field.querySelectorAll('[role="group"]')].map((row) =>
            [...row.querySelectorAll<HTMLInputElement>('input, select')].map((part) =>
              answerOf(part, part.value, part.type),
            ),
          );
          // On paper each item is a line with its number.
          const items = rows
            .filter((row) => row.some((text) => text !== 'not answered'))
            .map((row, index) => `${index + 1}. ${row.join(' – ')}`);
          return {question: field.querySelector('legend')!.innerText, answer: items.join('\n') || 'not answered'};
        }
        if (field instanceof HTMLFieldSetElement) {
          const chosen = field.querySelector<HTMLInputElement>('input:checked');
          return {
            question: field.querySelector('legend')!.innerText,
            answer: chosen?.labels![0]!.innerText ?? 'not answered',
          };
        }
        const {labels, value, type} = field as HTMLInputElement;
        return {question: labels![0]!.innerText, answer: answerOf(field, value, type)};
      });

      function answerOf(field: HTMLElement, value: string, type: string): string {
        if (field instanceof HTMLSelectElement) return value === '' ? 'not answered' : field.selectedOptions[0]!.text;
        if (value === '') return 'not answered';
        if (type === 'date') return new Date(value).toLocaleDateString('en-GB', {dateStyle: 'long', timeZone: 'UTC'});
        return /^\d+(\.\d+)?$/.test(value) ? Number(value).toLocaleString('en') : value;
      }
    });
}

interface Screen {
  readonly title: string;
  readonly address: string;
  /** The name of the authority. */
  readonly source: string;
  /** Every line in the blocks of the result. */
  readonly result: readonly string[];
  /** The conditions behind the verdict, in short. */
  readonly checks: readonly string[];
  /** The text of the explanations. */
  readonly workings: readonly string[];
  /** The rows of the rules. */
  readonly rules: readonly string[];
  /** Controls: menus, buttons, links in the footer. */
  readonly pressed: readonly string[];
}

function shownOnScreen(page: Page): Promise<Screen> {
  return page.evaluate(() => {
    const textsOf = (selector: string): string[] =>
      [...document.querySelectorAll<HTMLElement>(selector)].map(({innerText}) => innerText.trim()).filter(Boolean);
    const card = 'section[aria-labelledby="result-title"]';
    const {origin, pathname} = window.location;
    return {
      title: textsOf('h1')[0]!,
      address: origin + pathname,
      source: textsOf(`${card} footer a[href^="http"]`)[0]!,
      checks: [...document.querySelectorAll(`${card} details`)]
        .filter((details) => details.querySelector('summary')!.textContent === 'Why this result?')
        .flatMap((details) => [...details.querySelectorAll(':scope > div > ul > li')])
        .map(({textContent}) => textContent!),
      result: textsOf(`${card} > table :is(th, td), ${card} > div:not(:has(footer)) > p, ${card} > div > dl > div`),
      // Links to a rule and buttons are of no use on paper.
      workings: [...document.querySelectorAll(`${card} details > div :not(button, button *, :has(*))`)]
        .map(({textContent}) => textContent!)
        .filter((text) => text !== 'See the rule'),
      rules: textsOf('#rules :is(h3, dt, dd)').map((text) => text.replace(/\sReport\s[^]*$/, '')),
      pressed: textsOf('button, body > header a, body > header + * nav a, body > footer a'),
    };
  });
}
