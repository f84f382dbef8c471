/** Lets every `import()` of a build for browsers go through app/loading/fetchFirst.ts, in place of what Vite does before it. */
import type {Plugin} from 'vite';

/** The module of Vite that each `import()` calls, with the files that the imported module needs. */
const preloadHelper = '\0vite/preload-helper.js';

export function fetchFirst(): Plugin {
  return {
    name: 'fetch-first',
    apply: 'build',
    enforce: 'pre',
    load: (id) =>
      id === preloadHelper ? `export {fetchFirst as __vitePreload} from '/src/app/loading/fetchFirst.ts';` : undefined,
  };
}
