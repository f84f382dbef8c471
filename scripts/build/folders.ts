import {join} from 'node:path';
import {fileURLToPath} from 'node:url';

export const rootFolder = fileURLToPath(new URL('../..', import.meta.url));

/** The finished site. */
export const distFolder = join(rootFolder, 'dist');

/** What the build leaves for itself and for the tests; not part of the site. */
export const cacheFolder = join(rootFolder, 'node_modules/.cache/visatally');
