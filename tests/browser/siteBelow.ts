import {once} from 'node:events';
import type {AddressInfo} from 'node:net';
import {join} from 'node:path';
import {createSite} from '../../scripts/server.ts';
import {readSite} from '../../scripts/siteFiles.ts';
import {buildCopy} from './buildCopy.ts';
import {test as base} from './page.ts';
import {copyProject} from './projectCopy.ts';

/** The subpath that the site is served from. */
export const below = '/tools/visas-2.0/';

/** The path of a page on the host. */
export function at(path: string): string {
  return below + path.slice(1);
}

interface SiteBelow {
  readonly address: string;
  /** Its built files. */
  readonly folder: string;
  /** The requested paths, in order. */
  readonly asked: string[];
  /** From now on, no request reaches the server. */
  goAway(): void;
}

/** Playwright's `test` with a copy of the project built for a subpath, once for all tests of a worker. */
export const test = base.extend<object, {site: SiteBelow}>({
  site: [
    // Playwright reads the required fixtures from the pattern: none.
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const copy = copyProject();
      try {
        buildCopy(copy, {SITE_ORIGIN: 'https://visatally.example', SITE_BASE: below});
        const folder = join(copy.folder, 'dist');
        const server = createSite(readSite(folder));
        const asked: string[] = [];
        server.prependListener('request', ({url}) => asked.push(url!));
        const goAway = () => {
          server.close();
          server.closeAllConnections();
        };
        await once(server.listen(0, '127.0.0.1'), 'listening');
        const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
        await use({address, folder, asked, goAway});
        goAway();
      } finally {
        copy.remove();
      }
    },
    {scope: 'worker'},
  ],
  baseURL: async ({site}, use) => use(site.address),
});
