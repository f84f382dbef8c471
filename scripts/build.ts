import {mkdir, writeFile} from 'node:fs/promises';
import {join} from 'node:path';
import {parseOptions, WrongUse} from '../src/tools/commands/options.ts';
import type {Command, Streams} from '../src/tools/commands/streams.ts';
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
import {holdBudgets} from './build/weight/holdBudgets.ts';
import {headersFile, redirectsFile} from './deploy/hostFiles.ts';
import {nginxConfiguration} from './deploy/nginx.ts';

/**
 * Builds the static site into dist/:
 *
 *     scripts and styles ─┐
 *                         ├─▶ a document per route ─▶ what a page weighs ─▶ sitemap, robots ─▶ a picture per page, icons
 *     server rendering ───┘                                        .br and .gz beside each file ◀─ service worker ◀─┘
 *
 * SITE_ORIGIN, SITE_BASE and BUILD_DAY come from the environment. A wrong definition stops it with every diagnostic, a page over
 * its budget with what grew. `build --report` says what each script holds.
 */
export const run: Command = async (args, streams) => {
  try {
    const {flags, rest} = parseOptions(args, {'--report': false});
    if (rest.length > 0) throw new WrongUse(`build takes no '${rest[0]}'.`);
    return await build(streams, flags.has('--report'));
  } catch (error) {
    if (!(error instanceof WrongUse)) throw error;
    streams.stderr.write(`${error.message}\n`);
    return 2;
  }
};

async function build(streams: Streams, isReported: boolean): Promise<number> {
  // React's rendering for Node chooses its production code by it.
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
  const chunks = await timed('client', () => bundleClient(configuration));
  const serverEntry = await timed('server', () => bundleServer(configuration));
  const index = indexChunks(chunks);
  const {pages, images} = await timed('prerender', () => prerender(serverEntry, index, day, published));
  const report = await timed('weight', () => holdBudgets(pages, chunks, index));
  const routes = pages.map(({path}) => path);
  await writeFile(join(distFolder, 'sitemap.xml'), sitemap(published.address, routes));
  await writeFile(join(distFolder, 'robots.txt'), robots(published.address));
  await writeFile(join(distFolder, '_headers'), headersFile(published));
  await writeFile(join(distFolder, '_redirects'), redirectsFile(published.base, routes));
  await mkdir(deployFolder, {recursive: true});
  await writeFile(join(deployFolder, 'nginx.conf'), nginxConfiguration(published));
  await timed('images', () => drawImages(images));
  await timed('worker', async () => bundleWorker(published.base, await versionOf(distFolder, pages)));
  await timed('precompress', () => precompress(distFolder));
  streams.stdout.write(`${routes.length} pages of ${day} in dist/\n`);
  if (isReported) streams.stdout.write(`\n${report}\n`);
  return 0;
}
