/** The package of the peers (scripts/bench/peers/), whose dependencies are installed only when a benchmark needs them. */
import {join} from 'node:path';
import {pathToFileURL} from 'node:url';
import {rootFolder} from '../build/folders.ts';
import {ensureInstalled} from '../install.mjs';

/** With a slash at the end. */
export const peersFolder = join(rootFolder, 'scripts/bench/peers/');

/** @throws Error if they are not installed then */
export async function installPeers(): Promise<void> {
  if ((await ensureInstalled(peersFolder)) !== 0) throw new Error('The peers could not be installed.');
}

/** @param path of a module in the package: 'engine/cel.mjs' */
export function importPeer<Module>(path: string): Promise<Module> {
  return import(pathToFileURL(join(peersFolder, path)).href) as Promise<Module>;
}
