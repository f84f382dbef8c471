import {createHash} from 'node:crypto';
import {readFile, stat} from 'node:fs/promises';
import {join} from 'node:path';
import {getManifest} from 'workbox-build';
import {canonicalPath} from '../../src/app/canonicalPath.ts';
import type {SiteFile, Version, VersionPage} from '../../src/app/offline/worker/version.ts';
import type {PageFiles} from './pageFiles.ts';

/** What works without a network. Images for other sites, the sitemap and compressed forms are of no use there. */
const globPatterns = [
  '**/*.html',
  'assets/*.{js,css,json,woff2}',
  '*.webmanifest',
  '{icon,favicon}*.{svg,ico}',
  'search*.json',
];

/**
 * Bytes of the largest file that is kept: with thousands of calculators the search index and the list of destinations are
 * larger than a visitor's device should hold unasked.
 */
const mostBytes = 2_000_000;

/** A page as it was written. */
export interface WrittenPage {
  readonly path: string;
  readonly files: PageFiles;
  readonly isCalculator?: boolean;
}

/**
 * What the service worker keeps of the build: the pages, each with what only it needs, and what is left as shared. A page
 * that needs a file which is too large is not kept.
 * @param folder holds the finished site
 * @param pages every route
 * @throws an Error when a page is not in the folder
 */
export async function versionOf(folder: string, pages: readonly WrittenPage[]): Promise<Version> {
  const {manifestEntries} = await getManifest({
    globDirectory: folder,
    globPatterns,
    globIgnores: ['404.html'],
    dontCacheBustURLsMatching: /^assets\//,
    maximumFileSizeToCacheInBytes: Number.MAX_SAFE_INTEGER,
  });
  const sizes = await Promise.all(
    manifestEntries.map(async ({url}) => ({url, size: (await stat(join(folder, url))).size})),
  );
  const tooLarge = new Set(sizes.filter(({size}) => size > mostBytes).map(({url}) => canonicalPath(`/${url}`)));
  const files = await Promise.all(
    manifestEntries.map(async ({url, revision}): Promise<[path: string, file: SiteFile]> => {
      const path = canonicalPath(`/${url}`);
      return [path, revision === null ? {path} : {path, integrity: await integrityOf(join(folder, url))}];
    }),
  );
  return group(new Map(files.toSorted(([one], [other]) => (one < other ? -1 : 1))), pages, tooLarge);
}

function group(
  files: ReadonlyMap<string, SiteFile>,
  written: readonly WrittenPage[],
  tooLarge: ReadonlySet<string>,
): Version {
  const uses = usesOf(written);
  const pages = written
    .filter((page) => page.path !== '/404' && ![page.path, ...pathsOf(page)].some((path) => tooLarge.has(path)))
    .map((page): VersionPage => ({
      ...fileAt(page.path),
      files: pathsOf(page)
        .filter((path) => uses.get(path) === 1)
        .map(fileAt),
    }));
  const grouped = new Set(pages.flatMap(({path, files: own}) => [path, ...own.map((file) => file.path)]));
  const shared = [...files.values()].filter(({path}) => !grouped.has(path) && !tooLarge.has(path));
  const name = createHash('sha256').update(JSON.stringify({shared, pages})).digest('hex').slice(0, 16);
  return {name, shared, pages};

  function fileAt(path: string): SiteFile {
    const file = files.get(path);
    if (!file) throw new Error(`${path} is not among the files of the site.`);
    return file;
  }
}

/** How many pages name a file or may fetch it later. */
function usesOf(pages: readonly WrittenPage[]): ReadonlyMap<string, number> {
  const uses = new Map<string, number>();
  for (const path of pages.flatMap((page) => [...new Set(pathsOf(page))])) uses.set(path, (uses.get(path) ?? 0) + 1);
  return uses;
}

function pathsOf({files: {styles, entry, preloads, late}}: WrittenPage): readonly string[] {
  return [...styles, ...(entry === undefined ? [] : [entry]), ...preloads, ...late].map((file) => `/${file}`);
}

async function integrityOf(file: string): Promise<string> {
  return `sha256-${createHash('sha256')
    .update(await readFile(file))
    .digest('base64')}`;
}
