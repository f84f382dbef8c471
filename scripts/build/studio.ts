/** The studio: a page of its own, whose scripts no other page shares, and the files of the project that it edits. */
import {mkdir, readFile, writeFile} from 'node:fs/promises';
import {dirname, join} from 'node:path';
import react from '@vitejs/plugin-react';
import {build, type InlineConfig} from 'vite';
import {fonts} from '../../src/app/fonts/vite.ts';
import type {CalendarDay} from '../../src/engine/runtime/calendar.ts';
import {studioFile, studioIndex, studioPath} from '../../src/tools/studio/addresses.ts';
import {fillDocument, type RenderedPage} from './document.ts';
import {rootFolder} from './folders.ts';
import {fileOf, themeScript, type ChunkIndex, type PageFiles} from './pageFiles.ts';
import {toGzip} from './precompress.ts';
import {indexOf, projectFiles} from './studioFiles.ts';
import {studioBudget} from './weight/budgets.ts';
import {inKilobytes} from './weight/contents.ts';

export const studioEntry = 'src/tools/studio/page/main.tsx';

/** Its address in the site, and its content before its script runs. */
export const studioDocument: Omit<RenderedPage, 'fonts'> = {
  path: studioPath,
  html: '<main><h1>Studio</h1><noscript><p>The studio needs JavaScript.</p></noscript></main>',
  head: '<title>Studio | VisaTally</title>\n    <meta name="robots" content="noindex">',
  structuredData: '',
  header: '',
  footer: '',
};

interface Site {
  readonly chunks: ChunkIndex;
  readonly fonts: readonly string[];
  readonly base: string;
  readonly day: CalendarDay;
}

/**
 * Writes the studio's page, its scripts and the files that it edits into the folder of the site, which has those of the other pages.
 * @returns the modules of its scripts
 * @throws Error if it is over its budget
 */
export async function buildStudio(configuration: InlineConfig, site: Site, folder: string): Promise<readonly string[]> {
  const {files, modules} = await bundleStudio(configuration, folder);
  await checkBudget(files, folder);
  const blocking = [fileOf(site.chunks, themeScript)];
  const ofPage: PageFiles = {blocking, styles: files.styles, entry: files.entry, preloads: [], lazy: []};
  const template = await readFile(join(rootFolder, 'index.html'), 'utf8');
  const page = {...studioDocument, fonts: site.fonts};
  await writeFile(join(folder, `${studioPath}.html`), fillDocument(template, page, ofPage, site.base, site.day));
  const sources = projectFiles(rootFolder);
  await write(join(folder, studioIndex), JSON.stringify(indexOf(sources)));
  for (const {path, text} of sources) await write(join(folder, studioFile(path)), text);
  return modules;
}

interface BuiltFiles {
  readonly entry: string;
  readonly styles: readonly string[];
  /** All scripts but the worker's. */
  readonly scripts: readonly string[];
  readonly worker: string;
}

async function bundleStudio(
  {css, define, base}: InlineConfig,
  folder: string,
): Promise<{readonly files: BuiltFiles; readonly modules: readonly string[]}> {
  const names = {entryFileNames: 'assets/studio/[name]-[hash].js', chunkFileNames: 'assets/studio/[name]-[hash].js'};
  // The worker is a bundle inside the bundle, whose modules its output does not list.
  const modules = new Set<string>();
  const listModules = {name: 'list-modules', moduleParsed: ({id}: {readonly id: string}) => void modules.add(id)};
  const treeshake = {moduleSideEffects: [{test: /\/src\/engine\//, sideEffects: false}]};
  const output = await build({
    root: rootFolder,
    configFile: false,
    logLevel: 'error',
    ...(base !== undefined && {base}),
    ...(css && {css}),
    define: {...define, 'import.meta.env.STUDIO': 'true'},
    plugins: [fonts(), react({jsxImportSource: '#jsx'}), listModules],
    worker: {format: 'es', plugins: () => [listModules], rolldownOptions: {treeshake, output: names}},
    build: {
      outDir: folder,
      emptyOutDir: false,
      copyPublicDir: false,
      assetsInlineLimit: 0,
      cssCodeSplit: false,
      modulePreload: {polyfill: false},
      rolldownOptions: {
        input: studioEntry,
        treeshake,
        checks: {pluginTimings: false},
        output: {
          ...names,
          codeSplitting: false,
          // The typeface is that of the other pages, in the same files.
          assetFileNames: ({names: [name = '']}) =>
            `assets/${name.endsWith('.woff2') ? '' : 'studio/'}[name]-[hash][extname]`,
        },
      },
    },
  });
  const files = [output].flat().flatMap((each) => ('output' in each ? each.output : []));
  const scripts = files.flatMap((file) => (file.type === 'chunk' ? file.fileName : []));
  const entry = files.find((file) => file.type === 'chunk' && file.isEntry)!.fileName;
  const assets = files.map(({fileName}) => fileName).filter((name) => !scripts.includes(name));
  const worker = assets.find((name) => name.endsWith('.js'))!;
  const styles = assets.filter((name) => name.endsWith('.css'));
  return {files: {entry, scripts, worker, styles}, modules: [...modules]};
}

async function checkBudget({scripts, styles, worker}: BuiltFiles, folder: string): Promise<void> {
  const weighed = {scripts, styles, worker: [worker]};
  for (const [kind, names] of Object.entries(weighed) as [keyof typeof weighed, readonly string[]][]) {
    const sizes = await Promise.all(
      names.map(async (name) => (await toGzip(await readFile(join(folder, name)))).length),
    );
    const weight = sizes.reduce((sum, size) => sum + size, 0);
    if (weight > studioBudget[kind] * 1000)
      throw new Error(
        `${studioPath}: ${inKilobytes(weight)} of ${kind}, more than its budget of ${studioBudget[kind]} kB (scripts/build/weight/budgets.ts).`,
      );
  }
}

async function write(file: string, text: string): Promise<void> {
  await mkdir(dirname(file), {recursive: true});
  await writeFile(file, text);
}
