import {build} from 'vite';
import type {Version} from '../../src/app/offline/worker/version.ts';
import {browsers} from './browsers.ts';
import {distFolder, rootFolder} from './folders.ts';

/**
 * Builds dist/service-worker.js. It is not part of the client's build, because it contains hashes of that build's files.
 * @param base the path below which the site is, with a slash at both ends
 * @param version the files that it caches
 */
export async function bundleWorker(base: string, version: Version): Promise<void> {
  await build({
    root: rootFolder,
    base,
    configFile: false,
    logLevel: 'error',
    define: {builtVersion: JSON.stringify(version)},
    build: {
      outDir: distFolder,
      emptyOutDir: false,
      copyPublicDir: false,
      target: browsers,
      rolldownOptions: {
        input: 'src/app/offline/worker/worker.ts',
        output: {format: 'iife', entryFileNames: 'service-worker.js'},
      },
    },
  });
}
