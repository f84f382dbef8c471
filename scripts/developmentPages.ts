import {readFile} from 'node:fs/promises';
import {join} from 'node:path';
import type {Plugin, ViteDevServer} from 'vite';
import type * as ServerEntry from '../src/app/entryServer.tsx';
import {buildDay} from './build/buildDay.ts';
import {fillDocument} from './build/document.ts';
import {frameScript, themeScript} from './build/pageFiles.ts';
import {publishedSite} from './build/publishedSite.ts';

const serverEntry = 'src/app/entryServer.tsx';

/** The event for pages that could not be rendered: after any edit they try again. */
const editEvent = 'development-pages:edited';

/**
 * Renders each page of the development server on request, as the build does. An edited definition updates the open page in
 * place (src/app/calculators/vite.ts); other content reloads it. A page that cannot be rendered says why.
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
          renderPage(server, pathname)
            .catch((error: Error) => renderFailure(server, pathname, error))
            .then(({status, html}) => {
              response.writeHead(status, {'content-type': 'text/html; charset=utf-8'}).end(html);
            }, next);
        });
      };
    },
    hotUpdate() {
      // Once a round, and after the modules of all environments are invalidated.
      if (this.environment.name === 'client') this.environment.hot.send(editEvent);
    },
    handleHotUpdate({file, server, modules}) {
      if (modules.length === 0 && file.startsWith(join(server.config.root, 'src')))
        server.ws.send({type: 'full-reload'});
    },
  };
}

interface RenderedPage {
  readonly status: number;
  readonly html: string;
}

async function renderPage(server: ViteDevServer, path: string): Promise<RenderedPage> {
  const site = (await server.ssrLoadModule(`/${serverEntry}`)) as typeof ServerEntry;
  const found = site.routes().includes(path);
  const day = buildDay(process.env, new Date());
  const page = await site.render(found ? path : '/404', day, publishedSite(process.env).address);
  const template = await readFile(join(server.config.root, 'index.html'), 'utf8');
  const modules = [serverEntry, ...page.modules.scripts, ...page.modules.staticHtml];
  const styles = await stylesOf(server, modules);
  const blocking = [page.isEmbedded ? frameScript : themeScript];
  const files = {blocking, styles, entry: 'src/app/entryClient.tsx', preloads: [], lazy: []};
  // Only with this query does Vite treat the address as a module.
  const module = page.modules.definition && `${page.modules.definition}?import`;
  const html = fillDocument(template, {...page, path: found ? path : '/404', module, fonts: []}, files, '/', day);
  return {status: found ? 200 : 404, html: await server.transformIndexHtml(path, html)};
}

/**
 * The style sheets of rendered modules, and of what they import. The modules of static HTML are not fetched on a first load, so
 * that without links nothing would load their styles.
 */
async function stylesOf({environments}: ViteDevServer, files: readonly string[]): Promise<readonly string[]> {
  const {moduleGraph} = environments.ssr;
  const seen = new Set<string>();
  const visit = async (url: string): Promise<void> => {
    if (seen.has(url)) return;
    seen.add(url);
    const module = await moduleGraph.getModuleByUrl(url);
    // Only static imports: other parts load their styles when they are needed.
    for (const imported of module?.transformResult?.deps ?? []) await visit(imported);
  };
  for (const file of files) await visit(`/${file}`);
  return [...seen].filter((url) => url.endsWith('.css')).map((url) => url.slice(1));
}

/** A page that shows an error: of a definition or page of content every diagnostic, of anything else where it was thrown. */
async function renderFailure(server: ViteDevServer, path: string, error: Error): Promise<RenderedPage> {
  server.ssrFixStacktrace(error);
  server.config.logger.error(`${path}: ${error.message}`);
  const html = `<!doctype html>
<html lang="en">
  <head>
    <title>${escapeHtml(path)} cannot be rendered</title>
    <style>
      :root { color-scheme: light dark; font: 1rem/1.5 system-ui; }
      body { max-inline-size: 70rem; margin: 2rem auto; padding-inline: 1rem; }
      pre { white-space: pre-wrap; overflow-wrap: anywhere; padding: 1rem; border: 1px solid; }
    </style>
  </head>
  <body>
    <h1>This page cannot be rendered</h1>
    <pre>${escapeHtml(error.stack || error.message)}</pre>
    <p>It reloads when you save a file.</p>
    <script type="module">
      import.meta.hot.on('${editEvent}', () => location.reload());
    </script>
  </body>
</html>`;
  return {status: 500, html: await server.transformIndexHtml(path, html)};
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
