import {createHash} from 'node:crypto';
import {once} from 'node:events';
import type {AddressInfo} from 'node:net';
import {distFolder} from '../../scripts/build/folders.ts';
import {createSite} from '../../scripts/server.ts';
import {readSite, type SiteFile, type SiteFiles} from '../../scripts/siteFiles.ts';
import {test as base} from './page.ts';
import {builtRoutes} from './routes.ts';

/** The built site on a server that a test can change and stop. */
export interface ChangingSite {
  readonly address: string;
  /** The requested paths, in order. */
  readonly asked: string[];
  /** Serves other files from now on. */
  deploy(files: SiteFiles): void;
  remove(path: string): void;
  /** From now on, no request reaches the server. */
  goAway(): void;
  /** From now on, every response is an error of the server. */
  fail(): void;
  /** From now on, no request is answered. */
  stall(): void;
}

export const builtFiles: SiteFiles = readSite(distFolder);

/** Playwright's `test` with a server of its own for each test, and service workers. */
export const test = base.extend<{site: ChangingSite}>({
  serviceWorker: true,
  // Playwright reads the required fixtures from the pattern: none.
  // oxlint-disable-next-line no-empty-pattern
  site: async ({}, use) => {
    const served = new Map(builtFiles);
    const asked: string[] = [];
    const server = createSite(served);
    let trouble: 'fail' | 'stall' | undefined;
    const [serve] = server.listeners('request');
    server.removeAllListeners('request').on('request', (request, response) => {
      asked.push(request.url!);
      if (trouble === 'fail')
        response.writeHead(503, {'content-type': 'text/html'}).end('<h1>Service Unavailable</h1>');
      else if (trouble === undefined) serve!.call(server, request, response);
    });
    const goAway = () => {
      server.close();
      server.closeAllConnections();
    };
    await once(server.listen(0, '127.0.0.1'), 'listening');
    const deploy = (files: SiteFiles) => {
      served.clear();
      for (const [path, file] of files) served.set(path, file);
    };
    const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    await use({
      address,
      asked,
      deploy,
      remove: (path) => void served.delete(path),
      goAway,
      fail: () => (trouble = 'fail'),
      stall: () => (trouble = 'stall'),
    });
    goAway();
  },
  baseURL: async ({site}, use) => use(site.address),
});

/**
 * A later version of a site, as a build would make it: every script and style sheet has a new name, and every page shows its
 * version in the footer.
 */
export function laterVersion(built: SiteFiles, name: string): SiteFiles {
  const renamed = new Map(
    [...built].map(([path, file]) => {
      const isText = /^(text|application)/.test(file.type);
      const text = isText ? withNames(file.content.toString(), name) : undefined;
      return [withNames(path, name), text === undefined ? file : withContent(file, text)] as const;
    }),
  );
  const worker = [...renamed].reduce((text, [path, file]) => {
    const before = built.get(path);
    return before && before !== file ? text.replace(integrityOf(before), integrityOf(file)) : text;
  }, renamed.get('/service-worker.js')!.content.toString());
  const named = worker.replace(/(?<=name:[`"'])\w+(?=[`"'],shared)/, name);
  return renamed.set('/service-worker.js', withContent(built.get('/service-worker.js')!, named));
}

/** The same version without one of its pages. */
export function withoutPage(version: SiteFiles, path: string): SiteFiles {
  const files = new Map(version);
  const worker = files.get('/service-worker.js')!;
  const text = worker.content.toString();
  const page = new RegExp(`\\{path:.${path}.,integrity:.[^,]*.,files:\\[[^\\]]*\\],bytes:[^}]*\\},?`);
  const shorter = text.replace(page, '');
  if (shorter === text || !files.delete(path)) throw new Error(`${path} is no page`);
  return files.set('/service-worker.js', withContent(worker, shorter));
}

/** The built site with no other pages than these, and nothing for other sites: a copy of it and a later version take less time. */
export function smallSite(kept: readonly string[]): SiteFiles {
  const files = new Map([...builtFiles].filter(([path]) => !/^\/(api|embed|social)\//.test(path)));
  return builtRoutes()
    .filter((route) => !kept.includes(route))
    .reduce<SiteFiles>(withoutPage, files);
}

/** Files in assets/ have a hash in their names, which other files use to refer to them. */
function withNames(text: string, name: string): string {
  return text
    .replace(/(-[\w-]{8})\.(js|css)\b/g, `$1.${name}.$2`)
    .replace('</footer>', `<p>Version ${name}</p></footer>`);
}

function withContent(file: SiteFile, text: string): SiteFile {
  const content = Buffer.from(text);
  const hash = createHash('sha256').update(content).digest('base64url');
  return {type: file.type, cacheControl: file.cacheControl, content, hash};
}

function integrityOf({content}: SiteFile): string {
  return `sha256-${createHash('sha256').update(content).digest('base64')}`;
}
