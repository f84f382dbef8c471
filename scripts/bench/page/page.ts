import {once} from 'node:events';
import {createServer, type AddressInfo} from 'node:net';
import {chromium} from '@playwright/test';
import {findChromium, launchArguments} from '../../../tests/browser/chromium.ts';
import {ensureInstalled} from '../../install.mjs';
import type {Benchmark, Figure} from '../benchmark.ts';
import {buildAndServe} from '../servedSite.ts';
import {peersFolder} from '../weight/bundlePeer.ts';
import {serveBarePages} from './barePages.ts';
import {lighthouseFigures} from './lighthouse.ts';
import {measurePage} from './measurePage.ts';
import {pages} from './pages.ts';
import {slow4G, slowdown} from './visit.ts';

export const benchmark: Benchmark = {
  question: `How quick is a page, on a processor ${slowdown} times slower and ${slow4G.name}, against a bare form?`,
  async run(tell) {
    if (ensureInstalled(peersFolder) !== 0) throw new Error('The peers could not be installed.');
    tell('building the site');
    const site = await buildAndServe();
    const bare = await serveBarePages(pages);
    try {
      const port = await freePort();
      const browser = await chromium.launch({
        executablePath: await findChromium(),
        // Lighthouse finds the browser by the port.
        args: [...launchArguments, `--remote-debugging-port=${port}`],
      });
      try {
        const figures: Figure[] = [];
        for (const page of pages)
          figures.push(...(await measurePage(browser, page, site.address + page.path, bare.addressOf(page), tell)));
        return [...figures, ...(await lighthouseFigures(site.address, port, tell))];
      } finally {
        await browser.close();
      }
    } finally {
      bare.stop();
      await site.stop();
    }
  },
};

/** A port of this machine on which nothing listens now. */
async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const {port} = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}
