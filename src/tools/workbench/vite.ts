/** The workbench at /workbench, in the dev server only: a page, its data, and an event for every saved definition or cases file. */
import {readFile} from 'node:fs/promises';
import {basename, join, resolve} from 'node:path';
import {normalizePath, type Plugin, type ViteDevServer} from 'vite';
import type {EditEvent} from './data.ts';
import {bodyOf, replyTo, send, openWorkers} from './server/http.ts';

const PAGE = 'src/tools/workbench/client/workbench.html';

export function workbench(): Plugin {
  let workers: ReturnType<typeof openWorkers> | undefined;
  return {
    name: 'workbench',
    apply: 'serve',
    /** The dev server waits for it when it closes: the threads read files of the project until they end. */
    async closeBundle() {
      await workers?.close();
    },
    configureServer(server) {
      const opened = openWorkers(server.config.root);
      workers = opened;
      announceEdits(server);
      server.middlewares.use('/workbench', (request, response, next) => {
        const {pathname, searchParams} = new URL(request.url ?? '/', 'http://localhost');
        const {method = 'GET', headers} = request;
        if (pathname.startsWith('/data/')) {
          const path = pathname.slice('/data/'.length);
          replyTo({method, path, query: searchParams, headers, body: () => bodyOf(request)}, opened).then(
            (reply) => send(response, reply),
            next,
          );
          return;
        }
        if (method !== 'GET') return next();
        renderPage(server, request.originalUrl ?? '/workbench').then(
          (html) => response.writeHead(200, {'content-type': 'text/html; charset=utf-8'}).end(html),
          next,
        );
      });
    },
  };
}

async function renderPage(server: ViteDevServer, address: string): Promise<string> {
  const html = await readFile(join(server.config.root, PAGE), 'utf8');
  return server.transformIndexHtml(address, html);
}

function announceEdits({watcher, ws, config}: ViteDevServer): void {
  const folder = `${normalizePath(resolve(config.root, 'calculators'))}/`;
  const announce = (path: string): void => {
    const file = normalizePath(path);
    if (!file.startsWith(folder) || !file.endsWith('.yaml')) return;
    const edited: EditEvent = {id: basename(file).replace(/(\.cases)?\.yaml$/, '')};
    ws.send({type: 'custom', event: 'workbench:edited', data: edited});
  };
  for (const event of ['add', 'change', 'unlink'] as const) watcher.on(event, announce);
}
