import {existsSync} from 'node:fs';
import {writeFile} from 'node:fs/promises';
import {join} from 'node:path';
import writeFileAtomic from 'write-file-atomic';
import type {CalendarDay} from '../src/engine/runtime/calendar.ts';
import type {Version} from '../src/app/offline/worker/version.ts';
import {studioPath} from '../src/tools/studio/addresses.ts';
import {defineCommand, type Streams} from '../src/tools/commands/command.ts';
import {writeApi} from './build/api.ts';
import {buildDay} from './build/buildDay.ts';
import {bundleClient, bundleServer, readConfiguration} from './build/bundle.ts';
import {bundleEmbed, bundleWorker} from './build/classicScripts.ts';
import {cacheFolder, deployFolder, distFolder} from './build/folders.ts';
import {drawImages} from './build/images.ts';
import {licences} from './build/licences.ts';
import {indexChunks, type BuiltChunk} from './build/pageFiles.ts';
import {precompress} from './build/precompress.ts';
import {prerender} from './build/prerender.ts';
import {publishedSite, type PublishedSite} from './build/publishedSite.ts';
import {inOwnFolder, replaceFolder} from './build/replaceFolder.ts';
import {robots, sitemap} from './build/searchEngines.ts';
import {buildStudio} from './build/studio.ts';
import {versionOf} from './build/version.ts';
import {checkBudgets, reportFile, type WeightReport} from './build/weight/checkBudgets.ts';
import {headersFile, redirectsFile} from './deploy/hostFiles.ts';
import {nginxConfiguration} from './deploy/nginx.ts';
import {writeFileList} from './siteFiles.ts';

export const command = defineCommand({
  name: 'build',
  summary: 'Builds the static site into dist/, every page prerendered and compressed',
  details:
    'From the environment: SITE_ORIGIN and SITE_BASE (where it is published), BUILD_DAY (the day it is rendered for: the same\n' +
    'files and day give the same site byte for byte). Stops at an invalid definition, and at a page over its budget. dist/ changes\n' +
    'as a whole at the end: a build that fails or is killed leaves it as it was. scripts/deploy/README.md says how to publish it.',
  options: {report: {type: 'boolean', description: 'Print what each script contains, by package and folder'}},
  examples: ['', '--report'],
  run: ({report}, streams) => build(streams, report),
});

/** What a build prints and records besides the site. */
interface BuiltSite {
  readonly routes: readonly string[];
  readonly chunks: readonly BuiltChunk[];
  readonly report: WeightReport;
  /** What the service worker keeps. */
  readonly version: Version;
  /** What each script contains, as text. */
  readonly contents: string;
}

/**
 * Builds the static site into dist/, which a failed or killed build leaves as it was. With it come the records of this build in
 * the cache folder (modules.json lists the source modules of each script, for tests of what reaches a browser; version.json what the
 * service worker keeps) and nginx.conf.
 * An invalid definition stops the build with every diagnostic, a page over its budget with the files that grew.
 */
export async function build(streams: Streams, printsReport: boolean): Promise<number> {
  // Makes React's server rendering use its production code.
  process.env.NODE_ENV = 'production';
  const published = publishedSite(process.env);
  const day = buildDay(process.env, new Date());
  const site = await replaceFolder(distFolder, (folder) => buildInto(folder, published, day, streams)).catch(
    (error: unknown) => {
      if (existsSync(distFolder)) streams.stderr.write('dist/ still holds the last complete build.\n');
      throw error;
    },
  );
  await writeFileAtomic(join(cacheFolder, 'modules.json'), JSON.stringify(site.chunks, null, 2));
  await writeFileAtomic(reportFile, JSON.stringify(site.report));
  await writeFileAtomic(join(cacheFolder, 'version.json'), JSON.stringify(site.version));
  await writeFileAtomic(join(deployFolder, 'nginx.conf'), nginxConfiguration(published));
  streams.stdout.write(`${site.routes.length} pages of ${day} in dist/\n`);
  if (printsReport) streams.stdout.write(`\n${site.contents}\n`);
  return 0;
}

/**
 * Builds the site into an empty folder:
 *
 *     scripts and styles ─┐
 *                         ├─▶ a document per route ─▶ what a page weighs ─▶ sitemap, robots ─▶ a picture per page, icons ─┐
 *     server rendering ───┘     list of all files ◀─ .br and .gz of each ◀─ files for other sites ◀─ licences ◀─ studio ◀─ service worker
 */
async function buildInto(
  folder: string,
  published: PublishedSite,
  day: CalendarDay,
  {stdout}: Streams,
): Promise<BuiltSite> {
  const timed = async <Outcome>(phase: string, work: () => Promise<Outcome>): Promise<Outcome> => {
    const start = performance.now();
    const outcome = await work();
    stdout.write(`${phase.padEnd(12)} ${((performance.now() - start) / 1000).toFixed(1)} s\n`);
    return outcome;
  };

  const configuration = await readConfiguration();
  const {chunks, fonts} = await timed('client', () => bundleClient(configuration, folder));
  const index = indexChunks(chunks);
  const {pages, images} = await inOwnFolder(join(cacheFolder, 'rendering'), async (serverFolder) => {
    const serverEntry = await timed('server', () => bundleServer(configuration, serverFolder));
    return timed('prerender', () => prerender(serverEntry, {chunks: index, fonts}, day, published, folder));
  });
  const {report, contents} = await timed('weight', () => checkBudgets(pages, chunks, index, folder));
  const routes = pages.filter(({isEmbedded}) => !isEmbedded).map(({path}) => path);
  await writeFile(join(folder, 'sitemap.xml'), sitemap(published.address, routes));
  await writeFile(join(folder, 'robots.txt'), robots(published.address));
  await writeFile(join(folder, '_headers'), headersFile(published));
  await writeFile(join(folder, '_redirects'), redirectsFile(published.base, [...routes, studioPath]));
  await timed('images', () => drawImages(images, folder));
  const {version, workerModules} = await timed('worker', async () => {
    const built = await versionOf(folder, pages);
    return {version: built, workerModules: await bundleWorker(published.base, built, folder)};
  });
  const ofStudio = await timed('studio', () =>
    buildStudio(configuration, {chunks: index, fonts, base: published.base, day}, folder),
  );
  const modules = [...chunks.flatMap((chunk) => chunk.modules), ...workerModules, ...ofStudio];
  await writeFile(join(folder, 'licences.txt'), licences(modules));
  await timed('embed', () => bundleEmbed(folder));
  await timed('api', () => writeApi(day, published.address, folder));
  await timed('precompress', () => precompress(folder));
  writeFileList(folder);
  return {routes, chunks, report, version, contents};
}
