import {existsSync} from 'node:fs';
import {defineConfig} from '@playwright/test';
import {distFolder} from '../../scripts/build/folders.ts';
import {HANGING} from '../limits.ts';
import '../optimizeLater.ts';
import {
  findChromium,
  hasPackagedChromium,
  ignoredArguments,
  launchArguments,
  packagedChromium,
  type PackagedChromium,
} from './chromium.ts';

// Before the tests are loaded, as some read what the build wrote about the pages.
if (!existsSync(distFolder)) throw new Error('There is no built site in dist/: run npm run build first.');

// The main process sets this; the workers read this file too, and inherit the variable.
process.env.CHROMIUM_PATH = await findChromium();
if (hasPackagedChromium) process.env.PACKAGED_CHROMIUM ??= JSON.stringify(await packagedChromium());

const developmentTests = /\/(dev|workbench)\.spec\.ts$/;
/** They compare with recordings, which depend on the version of Chromium and on the fonts of the machine. */
const recordedTests = /\/(references|transcripts)\.spec\.ts$/;

const commonOptions = {args: [...launchArguments], ignoreDefaultArgs: [...ignoredArguments]};

const {path: executablePath, variables} = JSON.parse(
  process.env.PACKAGED_CHROMIUM ?? '{}',
) as Partial<PackagedChromium>;
const isPackaged = executablePath === process.env.CHROMIUM_PATH;

export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results',
  snapshotPathTemplate: '{testDir}/transcripts/{arg}{ext}',
  globalSetup: './serveSite.ts',
  workers: 2,
  fullyParallel: true,
  retries: 0,
  // A test waits for what it names.
  timeout: HANGING,
  expect: {timeout: 180_000, toHaveScreenshot: {pathTemplate: '{testDir}/looks/{arg}{ext}'}},
  projects: [
    // These files share one server and run in order: begun last, they would leave a core idle at the end.
    {name: 'development', testMatch: developmentTests, workers: 1},
    {name: 'site', testIgnore: isPackaged ? developmentTests : [developmentTests, recordedTests]},
    // Always in the browser that comes with the packages. Where that is the one of all tests, it needs no workers of its own.
    ...(executablePath && !isPackaged
      ? [
          {
            name: 'recorded',
            testMatch: recordedTests,
            use: {
              launchOptions: {
                ...commonOptions,
                executablePath,
                env: {...process.env, ...variables} as Record<string, string>,
              },
            },
          },
        ]
      : []),
  ],
  forbidOnly: Boolean(process.env.CI),
  // The JSON is written to PLAYWRIGHT_JSON_OUTPUT_FILE, which scripts/test sets.
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ? [['list'], ['json']] : 'list',
  use: {
    // Set by serveSite.ts before the workers start.
    baseURL: process.env.SITE_ADDRESS,
    // A missing field fails before the test does, with its name.
    actionTimeout: 240_000,
    locale: 'en-GB',
    // An unfinished smooth scroll would override the next one.
    contextOptions: {reducedMotion: 'reduce'},
    launchOptions: {...commonOptions, executablePath: process.env.CHROMIUM_PATH},
  },
});
