import {mkdir, readFile, writeFile} from 'node:fs/promises';
import {dirname, join} from 'node:path';
import {pathToFileURL} from 'node:url';
import type * as ServerEntry from '../../src/app/entryServer.tsx';
import type {CalendarDay} from '../../src/engine/runtime/calendar.ts';
import type {SocialImage} from '../../src/app/rendering/pageDescription.ts';
import {offlinePath} from '../../src/app/offline/worker/version.ts';
import {fillDocument} from './document.ts';
import {rootFolder} from './folders.ts';
import {fileOf, frameScript, pageFiles, themeScript, type ChunkIndex} from './pageFiles.ts';
import type {PublishedSite} from './publishedSite.ts';
import {reference, referenceHead, referenceHtml} from './referencePage.ts';
import type {BuiltPage} from './version.ts';

const entry = 'src/app/entryClient.tsx';

export interface Prerendered {
  /** All routes with their files, /404 and the embedded calculators included. */
  readonly pages: readonly BuiltPage[];
  /** The social images that the pages refer to. */
  readonly images: readonly SocialImage[];
}

/**
 * Writes every route of the site as complete HTML into the folder of the site, the page that is shown instead of any
 * other when offline, and the reference of the definition language.
 * @param serverEntry path of the built src/app/entryServer.tsx
 */
export async function prerender(
  serverEntry: string,
  {chunks, fonts}: {readonly chunks: ChunkIndex; readonly fonts: readonly string[]},
  day: CalendarDay,
  {address, base}: PublishedSite,
  folder: string,
): Promise<Prerendered> {
  const site: typeof ServerEntry = await import(pathToFileURL(serverEntry).href);
  const template = await readFile(join(rootFolder, 'index.html'), 'utf8');
  const pages: BuiltPage[] = [];
  const images: SocialImage[] = [];
  for (const path of site.routes()) {
    const page = await site.render(path, day, address);
    const {definition} = page.modules;
    const {isEmbedded} = page;
    const files = pageFiles(chunks, entry, page.modules, isEmbedded ? frameScript : themeScript);
    const module = definition && fileOf(chunks, definition);
    await writePage(folder, path, fillDocument(template, {...page, path, module, fonts}, files, base, day));
    pages.push({path, files, definition, isEmbedded});
    if (page.image) images.push(page.image);
  }
  const offline = await site.render(offlinePath, day, address);
  const {blocking, styles} = pageFiles(chunks, entry, offline.modules);
  // Without scripts, which would render the page of the current address instead.
  const writeStatic = (path: string, page: typeof offline, ofPage: readonly string[]): Promise<void> => {
    const files = {blocking, styles: ofPage, preloads: [], lazy: []};
    return writePage(folder, path, fillDocument(template, {...page, path, fonts}, files, base, day));
  };
  await writeStatic(offlinePath, offline, styles);
  const ofReference = {...offline, html: referenceHtml(), head: referenceHead};
  await writeStatic(`/${reference}`, ofReference, [...styles, `${reference}.css`]);
  return {pages, images};
}

/** `/route` is route.html and `/` is index.html, which static servers find without configuration. */
async function writePage(folder: string, route: string, document: string): Promise<void> {
  const file = join(folder, route === '/' ? 'index.html' : `${route}.html`);
  await mkdir(dirname(file), {recursive: true});
  await writeFile(file, document);
}
