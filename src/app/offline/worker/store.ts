import {linkTo, pathOf} from '../../calculator/base.ts';
import type {SiteFile, Version, VersionPage} from './version.ts';

/** A cache is of one version; others of the origin are not ours, nor are those of the site below another path. */
const prefix = `visatally-${linkTo('/').slice(1)}`;

/** Requests at once: few, since what the visitor asks for meanwhile comes first. */
const atOnce = 4;

/** Names of hosts' and browsers' making, such as a campaign's, lead to the same file. */
export const byPath: CacheQueryOptions = {ignoreSearch: true, ignoreVary: true};

export function openCache(version: Version): Promise<Cache> {
  return caches.open(prefix + version.name);
}

/** The names of the caches of all other versions. */
export async function otherCaches(version: Version): Promise<readonly string[]> {
  const ours = (await caches.keys()).filter((name) => name.startsWith(prefix) && !name.includes('/', prefix.length));
  return ours.filter((name) => name !== prefix + version.name);
}

/**
 * Fetches the files that the cache lacks.
 * @throws where one cannot be had, or the server has another version of it by now
 */
export async function keepFiles(cache: Cache, files: readonly SiteFile[]): Promise<void> {
  await inTurns(files, (file) => keepFile(cache, file));
}

/**
 * Fetches what the cache lacks of the pages. A page's document comes after its files, so that one which is kept is
 * whole.
 * @throws as keepFiles
 */
export async function keepPages(cache: Cache, pages: readonly VersionPage[]): Promise<void> {
  await inTurns(pages, async (page) => {
    for (const file of page.files) await keepFile(cache, file);
    await keepFile(cache, page);
  });
}

/** The pages of a version that a cache has, of whichever version the cache is. */
export async function keptPages(cache: Cache, version: Version): Promise<readonly VersionPage[]> {
  const kept = new Set((await cache.keys()).map(({url}) => pathOf(new URL(url).pathname)));
  return version.pages.filter(({path}) => kept.has(path));
}

async function keepFile(cache: Cache, {path, integrity}: SiteFile): Promise<void> {
  const address = linkTo(path);
  if (await cache.match(address, byPath)) return;
  const response = await fetch(address, {
    // A name with a hash is right for good; for another one the server says whether the browser's copy still is.
    ...(integrity === undefined ? {} : {integrity, cache: 'no-cache' as const}),
    // A browser shows no redirected answer as a page.
    redirect: 'error',
    priority: 'low',
  });
  if (!response.ok) throw new Error(`${path} answers ${response.status}`);
  await cache.put(address, response);
}

async function inTurns<Item>(items: readonly Item[], work: (item: Item) => Promise<void>): Promise<void> {
  const rest = items.values();
  const turn = async () => {
    for (const item of rest) await work(item);
  };
  await Promise.all(Array.from({length: atOnce}, turn));
}
