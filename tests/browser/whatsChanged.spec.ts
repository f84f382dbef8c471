// Can visitors find what has changed for them, and does the list stay true after the day of the build?
import {expect, test} from './page.ts';

test('the filter leaves the entries that have every word, of any country, and says how many', async ({page}) => {
  await page.goto('/whats-changed');
  const entries = page.locator('main section li:visible');
  const all = await entries.count();
  await page.getByLabel('Show only changes with').fill('canada CHILD');
  const status = page.getByRole('status');
  await expect(status).toHaveText(/^\d+ changes?$/);
  const shown = await entries.count();
  expect(shown).toBeGreaterThan(0);
  expect(shown).toBeLessThan(all);
  await expect(status).toHaveText(new RegExp(`^${shown} `));
  const texts = await page
    .locator('main section:visible')
    .evaluateAll((sections) =>
      sections.flatMap((section) =>
        [...section.querySelectorAll('li:not([hidden])')].map((entry) => `${section.id} ${entry.textContent}`),
      ),
    );
  expect(texts).toHaveLength(shown);
  for (const text of texts) expect(text).toMatch(/canada(.|\n)*child|child(.|\n)*canada/i);
  await page.getByLabel('Show only changes with').fill('no change has this');
  await expect(status).toHaveText('No change has these words.');
  await page.getByLabel('Show only changes with').fill('');
  await expect(entries).toHaveCount(all);
});

for (const [day, isAnnounced] of [
  ['2026-12-31', true],
  ['2027-01-01', false],
] as const)
  test(`on ${day}, what changes on 1 January 2027 is ${isAnnounced ? 'announced' : 'a change'}`, async ({page}) => {
    await page.clock.setFixedTime(`${day}T12:00:00`);
    await page.goto('/whats-changed');
    const entry = page.locator('main li', {has: page.locator('time[datetime="2027-01-01"]')}).first();
    await expect(entry).toBeVisible();
    await expect(entry.getByText('(announced)')).toBeVisible({visible: isAnnounced});
  });

test("the link of a change leads to the calculator, with today's figures", async ({page}) => {
  await page.goto('/whats-changed');
  await page.getByRole('link', {name: "Germany EU Blue Card Calculator, with today's figures"}).first().click();
  await expect(page).toHaveURL('/germany-blue-card-calculator#answers:@today');
  await expect(page.getByText("This link uses today's figures.")).toBeVisible();
});
