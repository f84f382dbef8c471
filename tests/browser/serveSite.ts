import {once} from 'node:events';
import type {AddressInfo} from 'node:net';
import {builtSite} from '../../scripts/serve.ts';
import {createSite} from '../../scripts/server.ts';

/** Serves the built site on a free port for the whole run; the returned function stops the server. */
export default async function serveSite(): Promise<() => void> {
  const site = createSite(builtSite());
  await once(site.listen(0, '127.0.0.1'), 'listening');
  process.env.SITE_ADDRESS = `http://127.0.0.1:${(site.address() as AddressInfo).port}`;
  return () => {
    site.close();
    site.closeAllConnections();
  };
}
