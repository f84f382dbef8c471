import {createHash} from 'node:crypto';
import {readdirSync, readFileSync, statSync, writeFileSync} from 'node:fs';
import {extname, join} from 'node:path';
import {canonicalPath} from '../src/app/addresses/canonicalPath.ts';

/** A file of the site, ready to be sent. */
export interface SiteFile {
  readonly type: string;
  /** The hash of the uncompressed content. */
  readonly hash: string;
  /** How long a browser may use it without asking again. */
  readonly cacheControl: string;
  readonly content: Buffer;
  readonly br?: Buffer;
  readonly gzip?: Buffer;
}

/** The files of a site by the path of a request: `/route` for route.html, `/` for index.html. */
export type SiteFiles = ReadonlyMap<string, SiteFile>;

export const cacheControl = {
  /** Under assets/, where the name contains a hash of the content. */
  immutable: 'public, max-age=31536000, immutable',
  /** For programs that ask often; what they have may be an hour old, and a day while they fetch what is new. */
  api: 'public, max-age=3600, stale-while-revalidate=86400',
  other: 'no-cache',
} as const;

/** @param path of a file, below the site's base path */
export function cacheControlOf(path: string): string {
  if (path.startsWith('/assets/')) return cacheControl.immutable;
  return path.startsWith('/api/') ? cacheControl.api : cacheControl.other;
}

/** The content type of a file by its extension. */
export const types: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.csv': 'text/csv; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml',
  '.yaml': 'application/yaml',
};

/**
 * Reads a built site into memory, a few megabytes. Requests are looked up there and never open a file, so that no path leads
 * out of the folder and a new build does not disturb a running server.
 * Leaves out dot-files, dot-folders, and the files for other hosts: `_headers`, `_redirects`.
 */
export function readSite(folder: string): SiteFiles {
  const names = namesIn(folder).filter((name) => !/(^|\/)\.|^_(headers|redirects)$/.test(name));
  const compressed = new Set(names.filter((name) => /\.(br|gz)$/.test(name)));
  const readCompressed = (name: string) => (compressed.has(name) ? readFileSync(join(folder, name)) : undefined);

  return new Map(
    names
      .filter((name) => !compressed.has(name))
      .map((name) => {
        const content = readFileSync(join(folder, name));
        const file: SiteFile = {
          type: types[extname(name)] ?? 'application/octet-stream',
          hash: createHash('sha256').update(content).digest('base64url').slice(0, 22),
          cacheControl: cacheControlOf(`/${name}`),
          content,
          br: readCompressed(`${name}.br`),
          gzip: readCompressed(`${name}.gz`),
        };
        return [canonicalPath(`/${name}`), file];
      }),
  );
}

/** The base path that a site was built for, with a slash at both ends: its sitemap begins with the home page. */
export function baseOf(files: SiteFiles): string {
  const [, home] = /<loc>([^<]+)<\/loc>/.exec(textOf(files, '/sitemap.xml')) ?? [];
  return home === undefined ? '/' : new URL(home).pathname;
}

/** At the root of a built site: the bytes of each of its files, by path. A dot-file, which no server sends. */
const listName = '.files.json';

/** Writes the list of all files of a finished site into its folder. */
export function writeFileList(folder: string): void {
  writeFileSync(join(folder, listName), `${JSON.stringify(Object.fromEntries(sizesIn(folder)), null, 1)}\n`);
}

/** What is missing or cut since the site was built, in a few words for each file. Empty if it is complete. */
export function incompleteFiles(folder: string): readonly string[] {
  const list = readFileList(folder);
  if (list === undefined) return [`${listName}, the list of its files, is missing or cut`];
  const sizes = sizesIn(folder);
  return Object.entries(list)
    .filter(([name, size]) => sizes.get(name) !== size)
    .map(([name, size]) =>
      sizes.has(name) ? `${name} has ${sizes.get(name)} bytes instead of ${size}` : `${name} is missing`,
    );
}

function readFileList(folder: string): Readonly<Record<string, number>> | undefined {
  try {
    return JSON.parse(readFileSync(join(folder, listName), 'utf8'));
  } catch {
    return undefined;
  }
}

/** The bytes of each file in a folder but its list, by path. */
function sizesIn(folder: string): ReadonlyMap<string, number> {
  const names = namesIn(folder).filter((name) => name !== listName);
  return new Map(names.toSorted().map((name) => [name, statSync(join(folder, name)).size]));
}

/** The paths of all files in a folder, without links, with slashes on every system. */
export function namesIn(folder: string): readonly string[] {
  return readdirSync(folder, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(join(folder, '/').length).replaceAll('\\', '/'));
}

function textOf(files: SiteFiles, path: string): string {
  return files.get(path)?.content.toString() ?? '';
}
