import {createHash} from 'node:crypto';
import {readFile, stat} from 'node:fs/promises';
import {join} from 'node:path';
import {canonicalPath} from '../../src/app/addresses/canonicalPath.ts';
import type {SiteFile, Version, VersionPage} from '../../src/app/offline/worker/version.ts';
import {studioPath} from '../../src/tools/studio/addresses.ts';
import {namesIn} from '../siteFiles.ts';
import type {PageFiles} from './pageFiles.ts';
import {reference} from './referencePage.ts';

/** What works without a network: not images for other sites, the sitemap and compressed copies, which are of no use there, nor what few read. */
function worksOffline(path: string): boolean {
  if (['404.html', `${reference}.html`, `${studioPath.slice(1)}.html`].includes(path)) return false;
  return /\.html$|^assets\/[^/]+\.(js|css|json|svg|woff2)$|^[^/]+\.webmanifest$|^(icon|favicon)[^/]*\.(svg|ico)$/.test(
    path,
  );
}

/**
 * Bytes of the largest file that is cached: with thousands of calculators, the search index and the list of destinations
 * are larger than a site should store on a visitor's device unasked.
 */
const maxBytes = 2_000_000;

/** A page of the built site. */
export interface BuiltPage {
  readonly path: string;
  readonly files: PageFiles;
  /** The module of its calculator, as a path from the project's root. */
  readonly definition?: string | undefined;
  /** For frames on other sites: in no sitemap, and not kept for offline use. */
  readonly isEmbedded?: boolean;
}

/**
 * What the service worker caches: the pages, each with the files that it and at most one other need, and the other files as shared. A page
 * that needs a file that is too large is not cached.
 * @param folder holds the finished site
 * @param pages every route
 * @throws an Error when a page is not in the folder
 */
export async function versionOf(folder: string, pages: readonly BuiltPage[]): Promise<Version> {
  const embedded = new Set(
    pages.filter(({isEmbedded}) => isEmbedded).flatMap(({path, files}) => [`${path.slice(1)}.html`, ...files.blocking]),
  );
  const names = namesIn(folder).filter((name) => worksOffline(name) && !embedded.has(name));
  const sizes = await Promise.all(names.map(async (name) => (await stat(join(folder, name))).size));
  const bytes = new Map(names.map((name, index) => [canonicalPath(`/${name}`), sizes[index]!]));
  const files = await Promise.all(
    names.map(async (name): Promise<[path: string, file: SiteFile]> => {
      const path = canonicalPath(`/${name}`);
      // A file in assets/ has a hash of its content in its name.
      return [path, name.startsWith('assets/') ? {path} : {path, integrity: await integrityOf(join(folder, name))}];
    }),
  );
  const ownPages = pages.filter(({isEmbedded}) => !isEmbedded);
  return group(new Map(files.toSorted(([one], [other]) => (one < other ? -1 : 1))), ownPages, bytes);
}

function group(
  files: ReadonlyMap<string, SiteFile>,
  builtPages: readonly BuiltPage[],
  bytes: ReadonlyMap<string, number>,
): Version {
  const uses = usesOf(builtPages);
  const isTooLarge = (path: string): boolean => bytes.get(path)! > maxBytes;
  const pages = builtPages
    .filter((page) => page.path !== '/404' && ![page.path, ...pathsOf(page)].some(isTooLarge))
    .map((page): VersionPage => {
      const own = pathsOf(page).filter((path) => uses.get(path)! <= 2);
      const size = [page.path, ...own].reduce((total, path) => total + (bytes.get(path) ?? 0), 0);
      return {...fileAt(page.path), files: own.map(fileAt), bytes: size};
    });
  const grouped = new Set(pages.flatMap(({path, files: pageFiles}) => [path, ...pageFiles.map((file) => file.path)]));
  const shared = [...files.values()].filter(({path}) => !grouped.has(path) && !isTooLarge(path));
  const name = createHash('sha256').update(JSON.stringify({shared, pages})).digest('hex').slice(0, 16);
  return {name, shared, pages};

  function fileAt(path: string): SiteFile {
    const file = files.get(path);
    if (!file) throw new Error(`${path} is not among the files of the site.`);
    return file;
  }
}

/** How many pages load each file, initially or later. */
function usesOf(pages: readonly BuiltPage[]): ReadonlyMap<string, number> {
  const uses = new Map<string, number>();
  for (const path of pages.flatMap((page) => [...new Set(pathsOf(page))])) uses.set(path, (uses.get(path) ?? 0) + 1);
  return uses;
}

function pathsOf({files: {styles, entry, preloads, lazy}}: BuiltPage): readonly string[] {
  return [...styles, ...(entry === undefined ? [] : [entry]), ...preloads, ...lazy].map((file) => `/${file}`);
}

async function integrityOf(file: string): Promise<string> {
  return `sha256-${createHash('sha256')
    .update(await readFile(file))
    .digest('base64')}`;
}
