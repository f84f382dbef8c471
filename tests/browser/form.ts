import {expect, type Frame, type Locator, type Page} from '@playwright/test';

export type Answers = Readonly<Record<string, string>>;

/** Fills in a calculator's form as a visitor would, by input id: radios, selects, fields, and lists by pasting their rows. */
export async function fillIn(page: Page | Frame, answers: Answers): Promise<void> {
  await unfold(page);
  for (const [id, value] of Object.entries(answers)) {
    if ((await page.locator(`[id="${id}.1"]`).count()) > 0) {
      await pasteRows(page, value);
      continue;
    }
    const control = page.locator(`[id="${id}"], [id="${id}-${value}"]`).first();
    const type = await control.evaluate((element) => {
      element.closest('details')?.setAttribute('open', '');
      return (element as HTMLInputElement | HTMLSelectElement).type;
    });
    if (type === 'radio') await control.check();
    else if (type === 'select-one') await control.selectOption(value);
    else await control.fill(value);
  }
}

/** Shows the form, which a small screen folds away once there is a result. */
export async function unfold(page: Page | Frame): Promise<void> {
  const change = page.getByRole('link', {name: 'Change answers'});
  if (await change.isVisible()) await change.click();
}

/** Pastes the items of an answer, `2026-01-01,2026-01-10;2026-03-01,2026-03-05`, into the only list of a form, as a spreadsheet copies them. */
export async function pasteRows(page: Page | Frame, items: string): Promise<void> {
  const summary = page.getByText(/^Paste .* from a spreadsheet$/);
  const area = page.getByRole('textbox', {name: /^One row for each/});
  // A press would close what an earlier paste has opened.
  if (!(await area.isVisible())) await summary.click();
  await area.fill(items.replaceAll(',', '\t').replaceAll(';', '\n'));
  await page.getByRole('button', {name: 'Fill in', exact: true}).click();
}

/** A link to a calculator that fills in its form and calculates. It has no hash of the rules, so the page says that they changed. */
export function linkWith(calculator: string, answers: Answers): string {
  const given = Object.entries(answers).map(([id, answer]) => `&${id}=${encodeURIComponent(answer)}`);
  return `/${calculator}#answers:${given.join('')}`;
}

/** The answers in the form, by input id. */
export async function readBack(page: Page, ids: readonly string[]): Promise<Answers> {
  const pairs = await Promise.all(
    ids.map(async (id) => {
      const list = page.locator(`input[hidden][name="${id}"]`);
      if ((await list.count()) > 0) return [id, await list.inputValue()];
      const checked = page.locator(`input[type="radio"][id^="${id}-"]:checked`);
      return [
        id,
        (await checked.count()) > 0 ? await checked.inputValue() : await page.locator(`[id="${id}"]`).inputValue(),
      ];
    }),
  );
  return Object.fromEntries(pairs);
}

export async function pressCalculate(page: Page | Frame): Promise<void> {
  await unfold(page);
  await page.getByRole('button', {name: /^Calculate/}).click();
}

/** The sentence that announces a result to screen readers; empty before the first calculation. */
export function announcement(page: Page): Locator {
  return page.getByRole('status');
}

/** The heading of the result's summary. */
export function summaryHeading(page: Page): Locator {
  return page.getByRole('heading', {name: 'Your estimate'});
}

/** The whole result, summary and details, once there is one. It has no box of its own: its parts are in the sheet's grid. */
export function resultCard(page: Page): Locator {
  return page.getByRole('region', {name: 'Your estimate'});
}

/** Waits until a result is whole: what its closed parts show is fetched after it. */
export async function untilExplained(page: Page): Promise<void> {
  const closed = resultCard(page).locator('summary', {hasText: /^(Why this result\?|How we worked it out)$/});
  await expect(closed.first()).toBeVisible();
  await expect(resultCard(page).getByText('Loading…', {exact: true})).toHaveCount(0);
}
