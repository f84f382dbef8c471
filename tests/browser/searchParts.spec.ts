// Does the search of a large site, whose index comes in parts, find the same, and fetch only what a query needs?
import type {Page} from '@playwright/test';
import {find} from '../../src/app/search/find.ts';
import {indexFiles} from '../../src/app/search/index/files.ts';
import {siteDocuments} from '../../src/app/search/index/documents.ts';
import {openIndex} from '../../src/app/search/openIndex.ts';
import {expect, test} from './page.ts';
import {field, isIndex, titles} from './searchPage.ts';

test.use({sharesPage: true});

const documents = siteDocuments(process.cwd(), '2026-11-22');
const [first, ...parts] = indexFiles(documents, {whole: 0, postings: 4000, documents: 8000});
const partOf = new Map(parts.map(({name, text}) => [name, text]));
const whole = openIndex(indexFiles(documents)[0].text);
const titlesFor = (query: string): string[] => find(whole, query).matches.map(({document}) => document.title);

/** Answers requests for the index with the index in parts. @returns the parts that were requested */
async function serveParts(page: Page): Promise<string[]> {
  const requested: string[] = [];
  await page.route(
    ({pathname}) => isIndex(pathname),
    (route) => {
      const name = new URL(route.request().url()).pathname.split('/').at(-1)!;
      const part = partOf.get(name);
      if (part !== undefined) requested.push(name);
      return route.fulfill({contentType: 'application/json', body: part ?? first.text});
    },
  );
  return requested;
}

test('the search page lists the pages that the whole index finds, and fetches each part once', async ({page}) => {
  const requested = await serveParts(page);
  await page.goto('/search?q=blue%20card');
  await expect(titles(page)).toHaveText(titlesFor('blue card'));
  const before = requested.length;
  expect(before).toBeLessThan(parts.length / 2);
  for (const query of ['portgl', 'immigrashun', 'student visa', 'blue card']) {
    await field(page).fill(query);
    await expect(titles(page)).toHaveText(titlesFor(query));
  }
  expect(new Set(requested).size).toBe(requested.length);
  expect(requested.length).toBeGreaterThan(before);
});

test('the dialog of the header suggests from parts', async ({page}) => {
  const requested = await serveParts(page);
  await page.goto('/about');
  await page.getByRole('banner').getByRole('button', {name: 'Search'}).click();
  const dialog = page.getByRole('dialog', {name: 'Search'});
  await dialog.getByRole('combobox').fill('japan');
  await expect(dialog.getByRole('group', {name: 'By country'}).getByRole('option')).toContainText('Japan');
  await expect(dialog.getByRole('option').first()).toContainText('Japan Work Visa Calculator');
  expect(requested.length).toBeLessThan(parts.length / 2);
});

test.describe('without a part', () => {
  test.use({allowConsole: /Failed to load resource/});

  test('the page says so, and finds the pages when it tries again', async ({page}) => {
    await serveParts(page);
    let release = (): void => {};
    const pressed = new Promise<void>((resolve) => (release = resolve));
    let isFailing = true;
    await page.route(
      ({pathname}) => partOf.has(pathname.split('/').at(-1)!),
      async (route) => {
        if (isFailing) return route.fulfill({status: 503});
        // An automatic attempt could be sooner than the press.
        await pressed;
        return route.fallback();
      },
    );
    await page.goto('/search?q=dubai');
    const alert = page.getByRole('alert');
    await expect(alert).toContainText('Search could not load');
    isFailing = false;
    await alert.getByRole('button', {name: 'Try again'}).click();
    release();
    await expect(titles(page)).toHaveText(['UAE Golden Visa Calculator']);
    await expect(alert).toHaveCount(0);
  });
});
