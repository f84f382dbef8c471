import {existsSync} from 'node:fs';
import {defineConfig} from '@playwright/test';
import {distFolder} from '../../scripts/build/folders.ts';
import {findChromium, launchArguments} from './chromium.ts';

// Before the tests are loaded, as some read what the build wrote about the pages.
if (!existsSync(distFolder)) throw new Error('There is no built site in dist/: run npm run build first.');

// The main process sets this; the workers read this file too, and inherit the variable.
process.env.CHROMIUM_PATH ??= await findChromium();

const developmentTests = /\/(dev|workbench)\.spec\.ts$/;

export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results',
  snapshotPathTemplate: '{testDir}/transcripts/{arg}{ext}',
  globalSetup: './serveSite.ts',
  workers: 2,
  fullyParallel: true,
  retries: 0,
  // Generous, for machines that are busy with other work: a test waits for what it names and for nothing else.
  timeout: 90_000,
  expect: {timeout: 30_000, toHaveScreenshot: {pathTemplate: '{testDir}/looks/{arg}{ext}'}},
  projects: [
    // These files share one server and run in order: begun last, they would leave a core idle at the end.
    {name: 'development', testMatch: developmentTests, workers: 1},
    {name: 'site', testIgnore: developmentTests},
  ],
  forbidOnly: Boolean(process.env.CI),
  // The JSON is written to PLAYWRIGHT_JSON_OUTPUT_FILE, which scripts/test sets.
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ? [['list'], ['json']] : 'list',
  use: {
    // Set by serveSite.ts before the workers start.
    baseURL: process.env.SITE_ADDRESS,
    // A missing field fails before the test does, with its name.
    actionTimeout: 45_000,
    locale: 'en-GB',
    // An unfinished smooth scroll would override the next one.
    contextOptions: {reducedMotion: 'reduce'},
    launchOptions: {executablePath: process.env.CHROMIUM_PATH, args: [...launchArguments]},
  },
});
