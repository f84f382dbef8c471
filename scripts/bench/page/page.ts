import {once} from 'node:events';
import {createServer, type AddressInfo} from 'node:net';
import {chromium} from '@playwright/test';
import {findChromium, launchArguments} from '../../../tests/browser/chromium.ts';
import type {Benchmark, Figure} from '../benchmark.ts';
import {installPeers} from '../peersPackage.ts';
import {buildAndServe} from '../servedSite.ts';
import {serveBarePages} from './barePages.ts';
import {lighthouseFigures} from './lighthouse.ts';
import {measurePage} from './measurePage.ts';
import {pages} from './pages.ts';
import {cpuSlowdown, slow4G} from './visit.ts';

export const benchmark: Benchmark = {
  question: `How fast is a page on ${slow4G.name} with the processor slowed down ${cpuSlowdown} times, against a bare form?`,
  async run(reportProgress) {
    await installPeers();
    reportProgress('building the site');
    const site = await buildAndServe();
    const barePages = await serveBarePages(pages);
    try {
      const debuggingPort = await freePort();
      const browser = await chromium.launch({
        executablePath: await findChromium(),
        // Lighthouse connects to this port.
        args: [...launchArguments, `--remote-debugging-port=${debuggingPort}`],
      });
      try {
        const figures: Figure[] = [];
        for (const page of pages)
          figures.push(
            ...(await measurePage(browser, page, site.origin + page.path, barePages.urlOf(page), reportProgress)),
          );
        return [...figures, ...(await lighthouseFigures(site.origin, debuggingPort, reportProgress))];
      } finally {
        await browser.close();
      }
    } finally {
      barePages.stop();
      await site.stop();
    }
  },
};

/** A local port that is not in use. */
async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const {port} = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}
