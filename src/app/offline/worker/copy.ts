/** The offline copy of this version: one cache, with the shared files and with whole pages. */
import type {WorkboxPlugin} from 'workbox-core';
import {PrecacheController} from 'workbox-precaching';
import {CacheFirst} from 'workbox-strategies';
import {linkTo, pathOf} from '../../calculator/base.ts';
import type {SiteFile, Version, VersionPage} from './version.ts';

/** The build puts the version here. */
declare const builtVersion: Version;

// Assigned once: the build repeats the whole object wherever the name occurs.
export const version = builtVersion;

/** Each version has its own cache. Other caches of the origin belong to others, or to this site under another path. */
const prefix = `visatally-${linkTo('/').slice(1)}`;
export const cacheName = prefix + version.name;

/** Queries, such as a campaign's parameters, do not change which file is meant. */
export const byPath: CacheQueryOptions = {ignoreSearch: true, ignoreVary: true};

/** Pages that are fetched at the same time: few, since what the visitor asks for meanwhile comes first. */
const PAGES_AT_ONCE = 4;

const onlyThisVersion: WorkboxPlugin = {
  requestWillFetch: async ({request}) =>
    new Request(request, {
      // The server says whether the browser's own copy is current. A name with a hash is right for good.
      cache: request.integrity === '' ? 'default' : 'no-cache',
      // Browsers refuse to show a redirected response as a page.
      redirect: 'error',
      priority: 'low',
    }),
  fetchDidSucceed: async ({request, response}) => {
    if (!response.ok) throw new Error(`${request.url} answers ${response.status}`);
    return response;
  },
};

const shared = new PrecacheController({cacheName, plugins: [onlyThisVersion]});
// No revisions, which would become part of the cache keys: the cache itself belongs to one version.
shared.addToCacheList(
  version.shared.map(({path, integrity}) => ({url: linkTo(path), revision: null, ...(integrity && {integrity})})),
);

const filesOfPages = new CacheFirst({cacheName, matchOptions: byPath, plugins: [onlyThisVersion]});

/**
 * Fetches the shared files and every page that the visitor has of other versions, so that this version can replace them.
 * @throws where the network fails or the server has a newer version by now; the browser then stays with the last version
 */
export async function install(event: ExtendableEvent): Promise<void> {
  await shared.install(event);
  for (const name of await otherCaches()) await keepPages(await keptPages(name), event);
}

/**
 * Fetches what is missing of the pages.
 * @param event is kept alive meanwhile
 * @throws as install
 */
export async function keepPages(pages: readonly VersionPage[], event: ExtendableEvent): Promise<void> {
  for (let start = 0; start < pages.length; start += PAGES_AT_ONCE)
    await Promise.all(pages.slice(start, start + PAGES_AT_ONCE).map((page) => keepPage(page, event)));
}

/** The document comes last: a page whose document is kept is complete. */
async function keepPage(page: VersionPage, event: ExtendableEvent): Promise<void> {
  await Promise.all(page.files.map((file) => keepFile(file, event)));
  await keepFile(page, event);
}

async function keepFile({path, integrity}: SiteFile, event: ExtendableEvent): Promise<void> {
  const request = new Request(linkTo(path), {integrity});
  await Promise.all(filesOfPages.handleAll({request, event}));
}

/** The pages of this version that are in a cache, whichever version the cache belongs to. */
export async function keptPages(name: string): Promise<readonly VersionPage[]> {
  const requests = await (await caches.open(name)).keys();
  const paths = new Set(requests.map(({url}) => pathOf(new URL(url).pathname)));
  return version.pages.filter(({path}) => paths.has(path));
}

/** The caches of all other versions. */
export async function otherCaches(): Promise<readonly string[]> {
  const names = (await caches.keys()).filter((name) => name.startsWith(prefix) && !name.includes('/', prefix.length));
  return names.filter((name) => name !== cacheName);
}
