import {readFile} from 'node:fs/promises';
import {join} from 'node:path';
import type {Plugin, ViteDevServer} from 'vite';
import type * as ServerEntry from '../src/app/entryServer.tsx';
import {buildDay} from './build/buildDay.ts';
import {fillDocument} from './build/document.ts';
import {themeScript} from './build/pageFiles.ts';
import {publishedSite} from './build/publishedSite.ts';

/**
 * Renders each page of the development server on request, as the build does. An edited definition updates the open page in
 * place (src/app/build/calculators.ts); other content reloads it.
 */
export function developmentPages(): Plugin {
  return {
    name: 'development-pages',
    apply: 'serve',
    config: () => ({appType: 'custom'}),
    configureServer(server) {
      // Runs after Vite's own middlewares: the requests that they leave are for pages.
      return () => {
        server.middlewares.use((request, response, next) => {
          const {pathname} = new URL(request.originalUrl ?? '/', 'http://localhost');
          if (request.method !== 'GET' || !request.headers.accept?.includes('text/html')) return next();
          renderPage(server, pathname).then(({found, html}) => {
            response.writeHead(found ? 200 : 404, {'content-type': 'text/html; charset=utf-8'}).end(html);
          }, next);
        });
      };
    },
    handleHotUpdate({file, server, modules}) {
      if (modules.length === 0 && file.startsWith(join(server.config.root, 'src')))
        server.ws.send({type: 'full-reload'});
    },
  };
}

async function renderPage(server: ViteDevServer, path: string): Promise<{found: boolean; html: string}> {
  const site = (await server.ssrLoadModule('/src/app/entryServer.tsx')) as typeof ServerEntry;
  const found = site.routes().includes(path);
  const day = buildDay(process.env, new Date());
  const page = await site.render(found ? path : '/404', day, publishedSite(process.env).address);
  const template = await readFile(join(server.config.root, 'index.html'), 'utf8');
  const files = {blocking: [themeScript], styles: [], entry: 'src/app/entryClient.tsx', preloads: [], lazy: []};
  // Only with this query does Vite treat the address as a module.
  const module = page.modules.definition && `${page.modules.definition}?import`;
  const html = fillDocument(template, {...page, path: found ? path : '/404', module}, files, '/', day);
  return {found, html: await server.transformIndexHtml(path, html)};
}
