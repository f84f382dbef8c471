// Do the pages look as they did? The references in looks/ change only on purpose: the README has the command.
import {expect, test} from './page.ts';

/** The pages whose look is held; the others follow from the same styles. */
const pages = {home: '/'};

for (const [name, path] of Object.entries(pages))
  for (const [device, viewport] of Object.entries({phone: {width: 360, height: 740}, desk: {width: 1280, height: 900}}))
    for (const colorScheme of ['light', 'dark'] as const)
      test.describe(`${name} on a ${device}, ${colorScheme}`, () => {
        test.use({viewport, colorScheme});

        test('looks as in its reference', async ({page}) => {
          await page.goto(path);
          await page.waitForLoadState('networkidle');
          await page.evaluate(() => document.fonts.ready);
          // Antialiasing differs between machines; moved text or another colour changes far more.
          await expect(page).toHaveScreenshot(`${name}-${device}-${colorScheme}.png`, {maxDiffPixelRatio: 0.01});
        });
      });
