// Is every calculator's page at most seven screens of a phone long, with its rules closed and nothing answered?
import {calculatorIds} from './loadEngine.ts';
import {expect, test} from './page.ts';

test.use({sharesPage: true});

const phone = {width: 360, height: 740};
const MAX_SCREENS = 7;

test.use({viewport: phone});

test('a calculator page is at most seven screens long', async ({page}) => {
  const tooLong: string[] = [];
  for (const id of calculatorIds) {
    await page.goto(`/${id}`);
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    if (height > MAX_SCREENS * phone.height) tooLong.push(`${id}: ${(height / phone.height).toFixed(2)} screens`);
  }
  expect(calculatorIds.length).toBeGreaterThan(50);
  expect(tooLong).toEqual([]);
});
