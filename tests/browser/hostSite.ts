import {once} from 'node:events';
import {createServer} from 'node:http';
import type {AddressInfo} from 'node:net';

/** Another site, whose page frames calculators. */
export interface HostSite {
  /** The address of its only page. */
  readonly address: string;
  /** @param policy the page's content security policy */
  show(body: string, policy?: string): void;
  close(): void;
}

export async function startHostSite(): Promise<HostSite> {
  let [content, policy]: [string, string?] = [''];
  const server = createServer((_, response) => {
    response.setHeader('Content-Type', 'text/html');
    if (policy !== undefined) response.setHeader('Content-Security-Policy', policy);
    response.end(
      `<!doctype html><html lang="fr"><meta name="viewport" content="width=device-width"><title>Host</title><link rel="icon" href="data:,"><body>${content}`,
    );
  });
  // Another site than 127.0.0.1.
  await once(server.listen(0, 'localhost'), 'listening');
  return {
    address: `http://localhost:${(server.address() as AddressInfo).port}/`,
    show: (body, allowed) => ([content, policy] = [body, allowed]),
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}
