/** The scripts at the root of the site that are no modules: the service worker, and what other sites load. */
import {build, type InlineConfig} from 'vite';
import type {Version} from '../../src/app/offline/worker/version.ts';
import {browsers} from './browsers.ts';
import {rootFolder} from './folders.ts';

/**
 * Builds service-worker.js into the folder of the site. It is not part of the client's build, because it contains hashes of that build's files.
 * @param base the path below which the site is, with a slash at both ends
 * @param version the files that it caches
 * @returns the modules that it consists of
 */
export function bundleWorker(base: string, version: Version, folder: string): Promise<readonly string[]> {
  return bundle('src/app/offline/worker/worker.ts', 'service-worker.js', folder, {
    base,
    define: {builtVersion: JSON.stringify(version)},
  });
}

/** Builds embed.js, which finds out from its own address where the site is. */
export async function bundleEmbed(folder: string): Promise<void> {
  await bundle('src/app/embed/embed.ts', 'embed.js', folder, {});
}

/** @returns the modules that the script consists of */
async function bundle(
  input: string,
  file: string,
  folder: string,
  configuration: InlineConfig,
): Promise<readonly string[]> {
  const output = await build({
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
  const outputs = [output].flat().flatMap((each) => ('output' in each ? each.output : []));
  return outputs.flatMap((each) => (each.type === 'chunk' ? each.moduleIds : []));
}
