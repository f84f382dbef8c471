import {spawn} from 'node:child_process';
import {once} from 'node:events';
import {join} from 'node:path';
import {rootFolder} from '../build/folders.ts';

/** The one launcher of the project's commands. */
export const launcher = join(rootFolder, 'scripts/run.mjs');

/**
 * Builds the site in a process of its own, so that nothing of the build is in the memory that is measured.
 * @throws Error when the site does not build; what the build says of it goes to stderr
 */
export async function buildSite(): Promise<void> {
  const build = spawn(process.execPath, [launcher, 'build'], {stdio: ['ignore', 'ignore', 2]});
  const [code] = await once(build, 'close');
  if (code !== 0) throw new Error('The site does not build.');
}
