import {join} from 'node:path';
import {fileURLToPath} from 'node:url';

export const rootFolder = fileURLToPath(new URL('../..', import.meta.url));

/** The finished site. */
export const distFolder = join(rootFolder, 'dist');

/** Configuration of servers for the finished site; no part of what they serve. */
export const deployFolder = join(rootFolder, 'scripts/deploy');

/** What the build leaves for itself and for the tests; not part of the site. */
export const cacheFolder = join(rootFolder, 'node_modules/.cache/visatally');
