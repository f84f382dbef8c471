import {availableParallelism} from 'node:os';
import {mergeConfig} from 'vite';
import {defineConfig} from 'vitest/config';
import {ByEnvironment} from './tests/byEnvironment.ts';
import {HANGING, UNANSWERED} from './tests/limits.ts';
import './tests/optimizeLater.ts';
import site from './vite.config.ts';

export default defineConfig((environment) =>
  mergeConfig(site(environment), {
    test: {
      include: ['tests/**/*.test.{ts,tsx}'],
      exclude: ['tests/browser/**'],
      // A module is read once for many test files: no module here keeps state between calls, and it halves the time.
      isolate: false,
      sequence: {sequencer: ByEnvironment},
      setupFiles: ['tests/optimizeLater.ts', 'tests/app/cleanDocument.ts'],
      // Vitest leaves one core free, which on two cores doubles the time.
      maxWorkers: availableParallelism(),
      testTimeout: HANGING,
      hookTimeout: HANGING,
      expect: {poll: {timeout: UNANSWERED}},
    },
  }),
);
