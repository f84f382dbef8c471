import {chromium} from '@playwright/test';
import {findChromium, launchArguments} from '../../../tests/browser/chromium.ts';
import type {Benchmark, Figure} from '../benchmark.ts';
import {buildAndServe} from '../servedSite.ts';
import {freePort} from './freePort.ts';
import {lighthouseFigures} from './lighthouse.ts';
import {measurePage} from './measurePage.ts';
import {pages} from './pages.ts';
import {slow4G, slowdown} from './slowPhone.ts';

export const benchmark: Benchmark = {
  question: `How quick is a page, on a processor ${slowdown} times slower and ${slow4G.name}?`,
  async run(tell) {
    tell('building the site');
    const site = await buildAndServe();
    try {
      const port = await freePort();
      const browser = await chromium.launch({
        executablePath: await findChromium(),
        // Lighthouse finds the browser by the port.
        args: [...launchArguments, `--remote-debugging-port=${port}`],
      });
      try {
        const figures: Figure[] = [];
        for (const page of pages) figures.push(...(await measurePage(browser, site.address, page, tell)));
        return [...figures, ...(await lighthouseFigures(site.address, port, tell))];
      } finally {
        await browser.close();
      }
    } finally {
      await site.stop();
    }
  },
};
