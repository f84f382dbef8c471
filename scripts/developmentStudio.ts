/** The studio of the development server: its page, and the files of the project as they are on the disk. */
import {readFile} from 'node:fs/promises';
import {join} from 'node:path';
import type {Plugin, ViteDevServer} from 'vite';
import {studioFile, studioIndex, studioPath} from '../src/tools/studio/addresses.ts';
import {buildDay} from './build/buildDay.ts';
import {fillDocument} from './build/document.ts';
import {themeScript} from './build/pageFiles.ts';
import {studioDocument, studioEntry} from './build/studio.ts';
import {indexOf, projectFiles} from './build/studioFiles.ts';
import {types} from './siteFiles.ts';

export function developmentStudio(): Plugin {
  return {
    name: 'development-studio',
    apply: 'serve',
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const {pathname} = new URL(request.url ?? '/', 'http://localhost');
        if (request.method !== 'GET' || (pathname !== studioPath && !pathname.startsWith(`${studioPath}/`)))
          return next();
        answer(server, pathname).then((found) => {
          if (found === undefined) return next();
          response.writeHead(200, {'content-type': found.type, 'cache-control': 'no-cache'}).end(found.text);
        }, next);
      });
    },
  };
}

async function answer(
  server: ViteDevServer,
  path: string,
): Promise<{readonly type: string; readonly text: string} | undefined> {
  const {root} = server.config;
  if (path === studioPath) return {type: types['.html']!, text: await page(server)};
  const files = projectFiles(root);
  if (path === studioIndex) return {type: types['.json']!, text: JSON.stringify(indexOf(files))};
  const file = files.find((each) => studioFile(each.path) === path);
  return file && {type: types['.txt']!, text: file.text};
}

async function page(server: ViteDevServer): Promise<string> {
  const template = await readFile(join(server.config.root, 'index.html'), 'utf8');
  const files = {blocking: [themeScript], styles: [], entry: studioEntry, preloads: [], lazy: []};
  const document = {...studioDocument, fonts: []};
  return server.transformIndexHtml(
    studioPath,
    fillDocument(template, document, files, '/', buildDay(process.env, new Date())),
  );
}
