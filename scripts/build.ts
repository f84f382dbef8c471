import {writeFile} from 'node:fs/promises';
import {join} from 'node:path';
import {defineCommand, type Streams} from '../src/tools/commands/command.ts';
import {buildDay} from './build/buildDay.ts';
import {bundleClient, bundleServer, readConfiguration} from './build/bundle.ts';
import {bundleWorker} from './build/bundleWorker.ts';
import {deployFolder, distFolder} from './build/folders.ts';
import {drawImages} from './build/images.ts';
import {indexChunks} from './build/pageFiles.ts';
import {precompress} from './build/precompress.ts';
import {prerender} from './build/prerender.ts';
import {publishedSite} from './build/publishedSite.ts';
import {robots, sitemap} from './build/searchEngines.ts';
import {versionOf} from './build/version.ts';
import {checkBudgets} from './build/weight/checkBudgets.ts';
import {headersFile, redirectsFile} from './deploy/hostFiles.ts';
import {nginxConfiguration} from './deploy/nginx.ts';

export const command = defineCommand({
  name: 'build',
  summary: 'Builds the static site into dist/, every page prerendered and compressed',
  details:
    'From the environment: SITE_ORIGIN and SITE_BASE (where it is published), BUILD_DAY (the day it is rendered for: the same\n' +
    'files and day give the same site byte for byte). Stops at an invalid definition, and at a page over its budget.',
  options: {report: {type: 'boolean', description: 'Print what each script contains, by package and folder'}},
  examples: ['', '--report'],
  run: ({report}, streams) => build(streams, report),
});

/**
 * Builds the static site into dist/:
 *
 *     scripts and styles ─┐
 *                         ├─▶ a document per route ─▶ what a page weighs ─▶ sitemap, robots ─▶ a picture per page, icons
 *     server rendering ───┘                                        .br and .gz beside each file ◀─ service worker ◀─┘
 *
 * An invalid definition stops the build with every diagnostic, a page over its budget with the files that grew.
 */
export async function build(streams: Streams, printsReport: boolean): Promise<number> {
  // Makes React's server rendering use its production code.
  process.env.NODE_ENV = 'production';
  const published = publishedSite(process.env);
  const day = buildDay(process.env, new Date());

  const timed = async <Outcome>(phase: string, work: () => Promise<Outcome>): Promise<Outcome> => {
    const start = performance.now();
    const outcome = await work();
    streams.stdout.write(`${phase.padEnd(12)} ${((performance.now() - start) / 1000).toFixed(1)} s\n`);
    return outcome;
  };

  const configuration = await readConfiguration();
  const {chunks, font} = await timed('client', () => bundleClient(configuration));
  const serverEntry = await timed('server', () => bundleServer(configuration));
  const index = indexChunks(chunks);
  const {pages, images} = await timed('prerender', () => prerender(serverEntry, {chunks: index, font}, day, published));
  const report = await timed('weight', () => checkBudgets(pages, chunks, index));
  const routes = pages.map(({path}) => path);
  await writeFile(join(distFolder, 'sitemap.xml'), sitemap(published.address, routes));
  await writeFile(join(distFolder, 'robots.txt'), robots(published.address));
  await writeFile(join(distFolder, '_headers'), headersFile(published));
  await writeFile(join(distFolder, '_redirects'), redirectsFile(published.base, routes));
  await writeFile(join(deployFolder, 'nginx.conf'), nginxConfiguration(published));
  await timed('images', () => drawImages(images));
  await timed('worker', async () => bundleWorker(published.base, await versionOf(distFolder, pages)));
  await timed('precompress', () => precompress(distFolder));
  streams.stdout.write(`${routes.length} pages of ${day} in dist/\n`);
  if (printsReport) streams.stdout.write(`\n${report}\n`);
  return 0;
}
