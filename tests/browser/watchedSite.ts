import {chromium, type Browser, type Page} from '@playwright/test';
import {once} from 'node:events';
import {createServer} from 'node:http';
import type {AddressInfo} from 'node:net';
import {distFolder} from '../../scripts/build/folders.ts';
import {createSite} from '../../scripts/server.ts';
import {readSite} from '../../scripts/siteFiles.ts';
import {launchArguments} from './chromium.ts';

/** Browsers resolve addresses with this ending to their own machine, and allow service workers there. */
export const address = 'http://visatally.localhost';

export interface WatchedSite {
  readonly page: Page;
  /** Every address requested by the whole browser, in order, but those of its own services. */
  readonly heard: string[];
  close(): Promise<void>;
}

/**
 * Where Chromium asks for updates, accounts and what to fill in, on its own account: Debian's does at every start. Fonts are
 * what pages ask for. In all other tests page.ts notices if a page requests any of these addresses.
 */
const ownServices = /^(?!fonts\.)[\w.-]+\.(google|googleapis|gstatic|gvt1)\.com$/;

const isOwnService = (requested: string): boolean => ownServices.test(new URL(requested).hostname);

/**
 * A separate browser whose only way out is a proxy that records each request. The proxy responds with the built site,
 * and with an error for all other addresses.
 */
export async function watchSite(): Promise<WatchedSite> {
  const heard: string[] = [];
  const site = createSite(readSite(distFolder));
  const proxy = createServer((request, response) => {
    if (!isOwnService(request.url!)) heard.push(request.url!);
    if (!request.url!.startsWith(`${address}/`)) return response.writeHead(502).end();
    request.url = request.url!.slice(address.length);
    return site.emit('request', request, response);
  });
  // HTTPS and WebSockets.
  proxy.on('connect', ({url}, socket) => {
    if (!isOwnService(`https://${url}`)) heard.push(url!);
    socket.end('HTTP/1.1 502 Bad Gateway\r\n\r\n');
  });
  await once(proxy.listen(0, '127.0.0.1'), 'listening');
  const browser: Browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH!,
    args: [...launchArguments],
    proxy: {server: `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`},
  });
  const page = await browser.newPage({baseURL: address});
  page.setDefaultTimeout(15_000);
  return {
    page,
    heard,
    close: async () => {
      await browser.close();
      proxy.close();
      proxy.closeAllConnections();
    },
  };
}
