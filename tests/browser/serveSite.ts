import {once} from 'node:events';
import {existsSync} from 'node:fs';
import type {AddressInfo} from 'node:net';
import {join} from 'node:path';
import {distFolder} from '../../scripts/build/folders.ts';
import {createSite} from '../../scripts/server.ts';
import {readSite} from '../../scripts/siteFiles.ts';

/** Serves the built site on a free port for the whole run; the returned function stops the server. */
export default async function serveSite(): Promise<() => void> {
  if (!existsSync(join(distFolder, 'index.html'))) {
    throw new Error('There is no built site in dist/: run npm run build before the browser tests.');
  }
  const site = createSite(readSite(distFolder));
  await once(site.listen(0, '127.0.0.1'), 'listening');
  process.env.SITE_ADDRESS = `http://127.0.0.1:${(site.address() as AddressInfo).port}`;
  return () => {
    site.close();
    site.closeAllConnections();
  };
}
