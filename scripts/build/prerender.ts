import {mkdir, readFile, writeFile} from 'node:fs/promises';
import {dirname, join} from 'node:path';
import {pathToFileURL} from 'node:url';
import type * as ServerEntry from '../../src/app/entryServer.tsx';
import type {CalendarDay} from '../../src/engine/runtime/calendar.ts';
import type {SocialImage} from '../../src/app/metadata/socialImage.ts';
import {offlinePath} from '../../src/app/offline/worker/version.ts';
import {fillDocument} from './document.ts';
import {distFolder, rootFolder} from './folders.ts';
import {fileOf, pageFiles, type ChunkIndex} from './pageFiles.ts';
import type {PublishedSite} from './publishedSite.ts';
import type {WrittenPage} from './version.ts';

export interface Prerendered {
  /** The routes and what they need, /404 included. */
  readonly pages: readonly WrittenPage[];
  /** The pictures that the pages name. */
  readonly images: readonly SocialImage[];
}

/**
 * Writes every route of the site as complete HTML into dist/, and the page that stands for those that cannot be had
 * without a network.
 * @param serverEntry path of the built src/app/entryServer.tsx
 */
export async function prerender(
  serverEntry: string,
  chunks: ChunkIndex,
  day: CalendarDay,
  {address, base}: PublishedSite,
): Promise<Prerendered> {
  const site: typeof ServerEntry = await import(pathToFileURL(serverEntry).href);
  const template = await readFile(join(rootFolder, 'index.html'), 'utf8');
  const pages: WrittenPage[] = [];
  const images: SocialImage[] = [];
  for (const path of site.routes()) {
    const page = await site.render(path, day, address);
    const modules = [page.script, page.module].filter((module) => module !== undefined);
    const files = pageFiles(
      chunks,
      ['src/app/entryClient.tsx', ...modules],
      page.look === undefined ? [] : [page.look],
    );
    const module = page.module && fileOf(chunks, page.module);
    await writePage(path, fillDocument(template, page, files, base, day, module));
    pages.push({path, files, ...(page.module === undefined ? {} : {module: page.module})});
    if (page.image) images.push(page.image);
  }
  const offline = await site.render(offlinePath, day, address);
  const {styles} = pageFiles(chunks, ['src/app/entryClient.tsx'], [offline.look!]);
  // Without scripts, which would take it for the page that it stands for.
  await writePage(offlinePath, fillDocument(template, offline, {styles, preloads: [], late: []}, base, day));
  return {pages, images};
}

/** `/route` is dist/route.html and `/` dist/index.html, which static servers find without configuration. */
async function writePage(route: string, document: string): Promise<void> {
  const file = join(distFolder, route === '/' ? 'index.html' : `${route}.html`);
  await mkdir(dirname(file), {recursive: true});
  await writeFile(file, document);
}
