import {join} from 'node:path';
import {cacheFolder} from '../build/folders.ts';

/** One command among the tests. */
export interface Step {
  readonly name: string;
  readonly command: readonly [tool: string, ...args: string[]];
  /** The file to which the tool writes its counts as JSON. */
  readonly report?: string;
}

const reportOf = (name: string) => join(cacheFolder, 'reports', `${name}.json`);

const types: Step = {name: 'types', command: ['tsc', '--noEmit']};

const lint: Step = {name: 'lint', command: ['oxlint', '--deny-warnings', '.']};

const format: Step = {
  name: 'format',
  command: ['prettier', '--check', '--log-level=warn', 'src', 'scripts', 'tests', 'vite.config.ts'],
};

const definitions: Step = {name: 'definitions', command: ['node', 'scripts/run.mjs', 'check']};

const unit: Step = {
  name: 'unit',
  command: ['vitest', 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${reportOf('unit')}`],
  report: reportOf('unit'),
};

const build: Step = {name: 'build', command: ['node', 'scripts/run.mjs', 'build']};

const browser: Step = {
  name: 'browser',
  command: ['playwright', 'test', '--config=tests/browser/playwright.config.ts'],
  report: reportOf('browser'),
};

/**
 * All tests, in phases: the steps of a phase run beside each other on two cores, a phase begins when the one
 * before has passed. The browser tests look at what the build made.
 */
export const phases: readonly (readonly Step[])[] = [[types, lint, format, definitions], [unit, build], [browser]];
