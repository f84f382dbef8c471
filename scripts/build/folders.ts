import {join} from 'node:path';
import {fileURLToPath} from 'node:url';

export const rootFolder = fileURLToPath(new URL('../..', import.meta.url));

/** The finished site. A build replaces it as a whole. */
export const distFolder = join(rootFolder, 'dist');

/** Server configurations for the finished site, which are not part of it. */
export const deployFolder = join(rootFolder, 'scripts/deploy');

/** The words of the package for other programs; it is built into `dist` below. */
export const packageFolder = join(rootFolder, 'packages/visatally-rules');

/** The same for the package with the compiler and the form. */
export const engineFolder = join(rootFolder, 'packages/visatally-engine');

/** Files for later builds and for tests; not part of the site. */
export const cacheFolder = join(rootFolder, 'node_modules/.cache/visatally');
