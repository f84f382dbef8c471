import {build} from 'vite';
import type {Version} from '../../src/app/offline/worker/version.ts';
import {browsers} from './browsers.ts';
import {rootFolder} from './folders.ts';

/**
 * Builds service-worker.js into the folder of the site. It is not part of the client's build, because it contains hashes of that build's files.
 * @param base the path below which the site is, with a slash at both ends
 * @param version the files that it caches
 */
export async function bundleWorker(base: string, version: Version, folder: string): Promise<void> {
  await build({
    root: rootFolder,
    base,
    configFile: false,
    logLevel: 'error',
    define: {builtVersion: JSON.stringify(version)},
    build: {
      outDir: folder,
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
