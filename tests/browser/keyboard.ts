import type {Page} from '@playwright/test';
import type {Answers} from './form.ts';

/** Fills in a form from top to bottom with the keyboard alone; the ids must be in the order of the form. */
export async function fillInByKeyboard(page: Page, answers: Answers): Promise<void> {
  for (const [id, value] of Object.entries(answers)) {
    if (await page.locator(`details:not([open]) :is([id="${id}"], [id^="${id}-"])`).count()) await openDetails(page);
    await tabTo(page, (focused) => focused.id === id || focused.id.startsWith(`${id}-`), id);
    const {type} = await focusedElement(page);
    if (type === 'radio' || type === 'select-one') await choose(page, value);
    else await page.keyboard.type(type === 'date' ? inFieldOrder(value) : value);
  }
}

/** Presses Tab until the button with this name has the focus, then Enter. */
export async function pressByKeyboard(page: Page, name: string): Promise<void> {
  await tabTo(
    page,
    (focused) => (focused.type === 'submit' || focused.type === 'button') && focused.text === name,
    `the button ${name}`,
  );
  await page.keyboard.press('Enter');
}

/** Opens the questions that do not change the result. */
async function openDetails(page: Page): Promise<void> {
  await tabTo(page, ({text}) => text.startsWith('For your records'), 'For your records');
  await page.keyboard.press('Enter');
}

interface Focused {
  readonly id: string;
  readonly type: string;
  readonly value: string;
  readonly checked: boolean;
  readonly text: string;
}

function focusedElement(page: Page): Promise<Focused> {
  return page.evaluate(() => {
    const {id, type, value, checked, textContent} = document.activeElement as HTMLInputElement;
    return {id, type, value, checked, text: (textContent ?? '').trim()};
  });
}

async function tabTo(page: Page, isWanted: (focused: Focused) => boolean, what: string): Promise<void> {
  for (let presses = 0; presses < 80; presses++) {
    await page.keyboard.press('Tab');
    if (isWanted(await focusedElement(page))) return;
  }
  throw new Error(`Tab does not lead to ${what}`);
}

/** Moves down a list or a group of radios to an option. */
async function choose(page: Page, value: string): Promise<void> {
  const first = await focusedElement(page);
  if (first.type === 'radio' && !first.checked) await page.keyboard.press('Space');
  for (let presses = 0; presses < 30; presses++) {
    if ((await focusedElement(page)).value === value) return;
    await page.keyboard.press('ArrowDown');
  }
  throw new Error(`The arrow keys do not lead to ${value}`);
}

/** A date as typed into the parts of a date field: month, day, year. */
export function inFieldOrder(day: string): string {
  const [year, month, dayOfMonth] = day.split('-');
  return `${month}${dayOfMonth}${year}`;
}
