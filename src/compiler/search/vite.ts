/**
 * The search for Vite. `virtual:search-index` is the address of the index, which the build makes a file of its own and the
 * dev server answers with an index of the files as they are; `virtual:pages` is the list of all pages.
 */
import {createHash} from 'node:crypto';
import {join} from 'node:path';
import MiniSearch from 'minisearch';
import type {Plugin} from 'vite';
import type {CalendarDay} from '../../functions/calendar.ts';
import {indexOptions} from '../../search/options.ts';
import type {SearchDocument} from '../../search/document.ts';
import {contentFolder} from '../siteContent.ts';
import {groupsOf, siteDocuments} from './siteDocuments.ts';

const names = ['virtual:search-index', 'virtual:pages'] as const;
const resolved = (name: (typeof names)[number]): string => `\0${name}`;
const addressInDevelopment = '/search-index.json';

/** @param day decides between dated figures in the texts that are searched */
export function search(day: CalendarDay): Plugin {
  let root = process.cwd();
  let isBuild = false;

  return {
    name: 'search',
    configResolved(config) {
      ({root} = config);
      isBuild = config.command === 'build';
    },
    resolveId(id) {
      const name = names.find((each) => each === id);
      return name && resolved(name);
    },
    load(id) {
      if (id === resolved('virtual:pages'))
        return `export const groups = ${JSON.stringify(groupsOf(siteDocuments(root, day)))};`;
      if (id !== resolved('virtual:search-index')) return undefined;
      if (!isBuild) return exportOf(addressInDevelopment);
      const text = indexOf(siteDocuments(root, day));
      const fileName = `assets/search-${hashOf(text)}.json`;
      this.emitFile({type: 'asset', fileName, source: text});
      return exportOf(`/${fileName}`);
    },
    configureServer(server) {
      server.middlewares.use(addressInDevelopment, (_request, response) => {
        response.setHeader('Content-Type', 'application/json');
        response.end(indexOf(siteDocuments(root, day)));
      });
      // The list of pages is made once; a file that comes or goes changes it.
      const forget = (path: string): void => {
        const module = server.moduleGraph.getModuleById(resolved('virtual:pages'));
        const isPage = ['calculators', contentFolder].some((folder) => path.startsWith(join(root, folder)));
        if (module && isPage) server.moduleGraph.invalidateModule(module);
      };
      server.watcher.on('add', forget).on('unlink', forget);
    },
  };
}

function exportOf(address: string): string {
  return `export const address = ${JSON.stringify(address)};`;
}

/** The index as a file's text. */
export function indexOf(documents: readonly SearchDocument[]): string {
  const index = new MiniSearch(indexOptions);
  index.addAll(documents);
  return JSON.stringify(index);
}

/** Under assets/ a name is good for one content only. */
function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('base64url').slice(0, 8);
}
