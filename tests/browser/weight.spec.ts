// How much does a page load before anyone touches it?
import {gzipSync} from 'node:zlib';
import {expect, test} from './page.ts';

/** Thousands of bytes, gzipped, of all scripts and of all style sheets. */
const limits: readonly (readonly [path: string, scripts: number, styles: number])[] = [
  ['/', 95, 12],
  ['/canada-immigration-guide', 95, 12],
  // In the shared frame, with the most questions, and with dates.
  ['/canada-express-entry-calculator', 105, 12],
  ['/hong-kong-qmas-calculator', 105, 12],
  ['/global-visa-status-tracker', 105, 12],
];

for (const [path, scripts, styles] of limits) {
  test(`${path} loads at most ${scripts} kB of scripts and ${styles} kB of styles`, async ({page}) => {
    const bodies: Promise<{kind: string; bytes: number}>[] = [];
    page.on('response', (response) => {
      const kind = response.request().resourceType();
      if (kind === 'script' || kind === 'stylesheet')
        bodies.push(response.body().then((body) => ({kind, bytes: gzipSync(body, {level: 9}).length})));
    });
    await page.goto(path);
    await page.waitForLoadState('networkidle');
    const files = await Promise.all(bodies);
    const sum = (wanted: string): number =>
      files.reduce((total, {kind, bytes}) => total + (kind === wanted ? bytes : 0), 0) / 1000;
    test
      .info()
      .annotations.push({type: 'kB', description: `${sum('script').toFixed(1)} + ${sum('stylesheet').toFixed(1)}`});
    expect(files.length).toBeGreaterThan(3);
    expect(sum('script')).toBeLessThanOrEqual(scripts);
    expect(sum('stylesheet')).toBeLessThanOrEqual(styles);
  });
}
