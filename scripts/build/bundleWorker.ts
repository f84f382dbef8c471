import {build} from 'vite';
import type {Version} from '../../src/site/offline/worker/version.ts';
import {browsers} from './browsers.ts';
import {distFolder, rootFolder} from './folders.ts';

/**
 * Builds dist/service-worker.js. It is no part of the client's build, since it holds hashes of what came of that.
 * @param version what it keeps
 */
export async function bundleWorker(version: Version): Promise<void> {
  await build({
    root: rootFolder,
    configFile: false,
    logLevel: 'error',
    define: {builtVersion: JSON.stringify(version)},
    build: {
      outDir: distFolder,
      emptyOutDir: false,
      copyPublicDir: false,
      target: browsers,
      rolldownOptions: {
        input: 'src/site/offline/worker/worker.ts',
        output: {format: 'iife', entryFileNames: 'service-worker.js'},
      },
    },
  });
}
