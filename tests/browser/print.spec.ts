// Does the printed estimate, read as the text of a PDF, contain everything worth keeping, uncut, and no controls?
import type {Page} from '@playwright/test';
import {casesOfCalculators} from './casesOfCalculators.ts';
import {fillIn, pressCalculate, resultCard} from './form.ts';
import {expect, test} from './page.ts';
import {printedTexts, squeezed} from './printedPages.ts';

/** One for each kind of result, including the widest rule tables. */
const printed = [
  'green-card-points-calculator',
  'us-tourist-visa-calculator',
  'uk-home-office-timeline-calculator',
  'malaysia-mm2h-calculator',
  'saudi-arabia-work-visa-calculator',
  'new-zealand-student-visa-calculator',
];

const written = new Intl.DateTimeFormat('en-GB', {dateStyle: 'long', timeZone: 'UTC'});

for (const [id, cases] of casesOfCalculators().filter(([each]) => printed.includes(each))) {
  test(`${id} prints the whole estimate`, async ({page}) => {
    const {today, answers, says} = cases[0]!;
    await page.clock.setFixedTime(`${today}T12:00:00`);
    await page.goto(`/${id}`);
    await page.locator('button[type="submit"]').waitFor();
    await fillIn(page, answers);
    await pressCalculate(page);
    await expect(resultCard(page)).toContainText(says);
    await resultCard(page).getByRole('button', {name: 'Compare with other answers'}).click();
    await expect(page.getByRole('region', {name: 'Compare with other answers'})).toBeVisible();
    await expect(resultCard(page).locator('details > div').first()).toBeAttached();
    // The rules are printed only if they are open.
    await page.locator('#rules > summary').click();
    const questions = await answeredQuestions(page);
    const {title, address, source, result, workings, cells, pressed} = await shownOnScreen(page);

    const texts = await printedTexts(page);
    const all = squeezed(...texts.map(({text}) => text));
    const wanted = [
      title,
      `Calculated on ${written.format(new Date(today))} at ${address}`,
      ...questions.map(({question, answer}) => question + answer),
      says,
      ...result,
      ...workings,
      'This is an estimate. Fees and rules change, so verify them before you act.',
      'VisaTally is not affiliated with any government.',
      `Source: ${source} (`,
      ...cells,
    ];
    expect(questions.length).toBeGreaterThanOrEqual(Object.keys(answers).length);
    expect(workings).not.toEqual([]);
    expect(wanted.filter((text) => !all.includes(squeezed(text)))).toEqual([]);
    expect(texts.filter(({text}) => pressed.includes(text)).map(({text}) => text)).toEqual([]);
    expect(texts.filter(({left, right, pageWidth}) => left < 0 || right > pageWidth)).toEqual([]);
  });
}

/** Every visible question, with its answer as displayed. */
function answeredQuestions(page: Page): Promise<{question: string; answer: string}[]> {
  return page
    .locator('form')
    .first()
    .evaluate((form: HTMLFormElement) => {
      const fields = [...form.querySelectorAll<HTMLElement>('fieldset, select, input:not([type="radio"])')];
      return fields.map((field) => {
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
        return /^\d+$/.test(value) ? Number(value).toLocaleString('en') : value;
      }
    });
}

interface Screen {
  readonly title: string;
  readonly address: string;
  /** The name of the official source. */
  readonly source: string;
  /** Every line in the blocks of the result. */
  readonly result: readonly string[];
  /** The text of the closed explanations. */
  readonly workings: readonly string[];
  /** The cells of the rule tables. */
  readonly cells: readonly string[];
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
      result: textsOf(`${card} > table :is(th, td), ${card} > div:not(:has(footer)) > p, ${card} > div > dl > div`),
      workings: [...document.querySelectorAll(`${card} details > div :not(:has(*))`)].map(
        ({textContent}) => textContent!,
      ),
      cells: textsOf('[role="region"] > table :is(th, td)'),
      pressed: textsOf('button, body > header a, body > header + * nav a, body > footer a'),
    };
  });
}
