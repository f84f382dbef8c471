import {defineConfig} from '@playwright/test';
import {findChromium, launchArguments} from './chromium.ts';

// Found by the main process; each worker reads this file too, and inherits the variable.
process.env.CHROMIUM_PATH ??= await findChromium();

export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results',
  globalSetup: './serveSite.ts',
  workers: 2,
  fullyParallel: true,
  retries: 0,
  timeout: 30_000,
  forbidOnly: Boolean(process.env.CI),
  // The JSON goes to PLAYWRIGHT_JSON_OUTPUT_FILE, which scripts/test sets.
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ? [['list'], ['json']] : 'list',
  use: {
    // Set by serveSite.ts before the workers start.
    baseURL: process.env.SITE_ADDRESS,
    // A field that is not there fails the test soon, and with its name.
    actionTimeout: 5_000,
    locale: 'en-GB',
    // A smooth scroll that is still under way would undo the next one.
    contextOptions: {reducedMotion: 'reduce'},
    launchOptions: {executablePath: process.env.CHROMIUM_PATH, args: [...launchArguments]},
  },
});
