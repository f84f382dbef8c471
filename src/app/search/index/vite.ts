/**
 * Vite plugin for the search. The browser build emits the index as a file; the dev server generates it on each request.
 * For prerendering, `virtual:search-index` exports the URL of the index and `virtual:pages` the list of all pages.
 */
import {join} from 'node:path';
import type {Plugin} from 'vite';
import type {CalendarDay} from '../../../engine/runtime/calendar.ts';
import type {CompileCache} from '../../build/compileCache.ts';
import {contentHash} from '../../build/contentHash.ts';
import type {SearchDocument} from '../document.ts';
import {indexOf} from '../openIndex.ts';
import {contentFolder} from '../../content/siteContent.ts';
import {groupsOf, siteDocuments} from './documents.ts';

const moduleNames = ['virtual:search-index', 'virtual:pages'] as const;
const resolvedId = (name: (typeof moduleNames)[number]): string => `\0${name}`;
const addressInDevelopment = '/search-index.json';

/**
 * @param day selects dated figures in the texts
 * @param cache of the definitions that the plugin `calculators` compiles
 */
export function search(day: CalendarDay, cache: CompileCache): Plugin {
  let root = process.cwd();
  let isBuild = false;
  let isForBrowser = false;
  let base = '/';
  let cached: ReturnType<typeof searchableSite> | undefined;
  /** Cached: files do not change during a build. */
  const searchable = () => (cached ??= searchableSite(siteDocuments(root, day, cache)));

  return {
    name: 'search',
    configResolved(config) {
      ({root, base} = config);
      isBuild = config.command === 'build';
      isForBrowser = isBuild && !config.build.ssr;
    },
    buildStart() {
      if (!isForBrowser) return;
      const {file, text} = searchable();
      this.emitFile({type: 'asset', fileName: file, source: text});
    },
    resolveId(id) {
      const name = moduleNames.find((moduleName) => moduleName === id);
      return name && resolvedId(name);
    },
    load(id) {
      if (id === resolvedId('virtual:pages'))
        return `export const groups = ${JSON.stringify(isBuild ? searchable().groups : groupsOf(siteDocuments(root, day, cache)))};`;
      if (id !== resolvedId('virtual:search-index')) return undefined;
      const address = isBuild ? base + searchable().file : addressInDevelopment;
      return `export const address = ${JSON.stringify(address)};`;
    },
    configureServer(server) {
      server.middlewares.use(addressInDevelopment, (_request, response) => {
        response.setHeader('Content-Type', 'application/json');
        response.end(JSON.stringify(indexOf(siteDocuments(root, day, cache))));
      });
      // The list of pages is cached as a module; adding or removing a file invalidates it.
      const invalidatePages = (path: string): void => {
        const module = server.moduleGraph.getModuleById(resolvedId('virtual:pages'));
        const isPage = ['calculators', contentFolder].some((folder) => path.startsWith(join(root, folder)));
        if (module && isPage) server.moduleGraph.invalidateModule(module);
      };
      server.watcher.on('add', invalidatePages).on('unlink', invalidatePages);
    },
  };
}

/** The list of pages and the index of a build. */
function searchableSite(documents: readonly SearchDocument[]) {
  const text = JSON.stringify(indexOf(documents));
  return {groups: groupsOf(documents), file: `assets/search-${contentHash(text)}.json`, text};
}
