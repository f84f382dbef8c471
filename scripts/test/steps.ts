import {join} from 'node:path';
import {cacheFolder} from '../build/folders.ts';

/** One of the commands that `npm test` runs. */
export interface Step {
  readonly name: string;
  readonly command: readonly [tool: string, ...args: string[]];
  /** Variables to set for the tool. */
  readonly environment?: NodeJS.ProcessEnv;
  /** The JSON report that the tool writes, from which the tests are counted. */
  readonly report?: string;
  /** Whether the other steps that run at the same time come first where the cores are busy. */
  readonly yields?: true;
}

const reportPath = (name: string) => join(cacheFolder, 'reports', `${name}.json`);

// Each further checker checks again what its files import: four, the default, take 20 core-seconds, one takes 12. The other steps of
// the phase keep the other cores busy.
const types: Step = {name: 'types', command: ['tsc', '--noEmit', '--checkers', '1']};

const lint: Step = {name: 'lint', command: ['oxlint', '--deny-warnings', '.']};

const format: Step = {
  name: 'format',
  command: ['oxfmt', '--check', 'src', 'scripts', 'tests', 'vite.config.ts', 'vitest.config.ts'],
};

const definitions: Step = {name: 'definitions', command: ['node', 'scripts/run.mjs', 'check']};

const unit: Step = {
  name: 'unit',
  command: ['vitest', 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${reportPath('unit')}`],
  report: reportPath('unit'),
  yields: true,
};

// The age of the rules is part of the pages: the references of their look are of this day. Visitors' browsers move on from it.
const build: Step = {
  name: 'build',
  command: ['node', 'scripts/run.mjs', 'build'],
  environment: {BUILD_DAY: '2026-11-22'},
};

const browser: Step = {
  name: 'browser',
  command: ['playwright', 'test', '--config=tests/browser/playwright.config.ts'],
  report: reportPath('browser'),
};

/** Steps of which each starts when the one before has passed. */
export type Track = readonly Step[];

/** The tracks of a phase run in parallel. A phase starts when all of the previous one have passed. */
export const phases: readonly (readonly Track[])[] = [
  [[types], [lint], [format], [definitions]],
  // Browser tests wait for Chromium about as often as they compute: unit tests fill the gaps, and come last, as they alone keep
  // all cores busy until the end.
  [[build, browser], [unit]],
];
