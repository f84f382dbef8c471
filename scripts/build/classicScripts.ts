/** The scripts at the root of the site that are no modules: the service worker, and what other sites load. */
import {build, type InlineConfig} from 'vite';
import type {Version} from '../../src/app/offline/worker/version.ts';
import {browsers} from './browsers.ts';
import {rootFolder} from './folders.ts';

/**
 * Builds service-worker.js into the folder of the site. It is not part of the client's build, because it contains hashes of that build's files.
 * @param base the path below which the site is, with a slash at both ends
 * @param version the files that it caches
 */
export function bundleWorker(base: string, version: Version, folder: string): Promise<void> {
  return bundle('src/app/offline/worker/worker.ts', 'service-worker.js', folder, {
    base,
    define: {builtVersion: JSON.stringify(version)},
  });
}

/** Builds embed.js, which finds out from its own address where the site is. */
export function bundleEmbed(folder: string): Promise<void> {
  return bundle('src/app/embed/embed.ts', 'embed.js', folder, {});
}

async function bundle(input: string, file: string, folder: string, configuration: InlineConfig): Promise<void> {
  await build({
    root: rootFolder,
    configFile: false,
    logLevel: 'error',
    ...configuration,
    build: {
      outDir: folder,
      emptyOutDir: false,
      copyPublicDir: false,
      target: browsers,
      rolldownOptions: {input, output: {format: 'iife', entryFileNames: file}},
    },
  });
}
