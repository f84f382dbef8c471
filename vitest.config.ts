import {availableParallelism} from 'node:os';
import {mergeConfig} from 'vite';
import {defineConfig} from 'vitest/config';
import {ByEnvironment} from './tests/byEnvironment.ts';
import site from './vite.config.ts';

export default defineConfig((environment) =>
  mergeConfig(site(environment), {
    test: {
      include: ['tests/**/*.test.{ts,tsx}'],
      exclude: ['tests/browser/**'],
      // A module is read once for many test files: no module here keeps state between calls, and it halves the time.
      isolate: false,
      sequence: {sequencer: ByEnvironment},
      setupFiles: ['tests/app/cleanDocument.ts'],
      // Vitest leaves one core free, which on two cores doubles the time.
      maxWorkers: availableParallelism(),
      // Only stops what hangs: a machine that is busy with other work may be a hundred times slower.
      testTimeout: 600_000,
      hookTimeout: 600_000,
    },
  }),
);
