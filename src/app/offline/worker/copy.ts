/** The offline copy of this version: one cache, with the shared files and with whole pages. */
import type {WorkboxPlugin} from 'workbox-core';
import {PrecacheController} from 'workbox-precaching';
import {CacheFirst} from 'workbox-strategies';
import {linkTo, pathOf} from '../../addresses/base.ts';
import type {SiteFile, Version, VersionPage} from './version.ts';

/** Defined by the build (scripts/build/classicScripts.ts). */
declare const builtVersion: Version;

// Used only once, since the bundler repeats the whole object wherever the name occurs.
export const version = builtVersion;

/** Each version has its own cache. Other caches of the origin belong to other sites, or to this site under another path. */
const prefix = `visatally-${linkTo('/').slice(1)}`;
export const cacheName = prefix + version.name;

/** Query parameters, such as a campaign's, do not select a different file. */
export const byPath: CacheQueryOptions = {ignoreSearch: true, ignoreVary: true};

/** Pages fetched at the same time: few, so that the visitor's own requests are not delayed. */
const PAGES_AT_ONCE = 4;

const onlyThisVersion: WorkboxPlugin = {
  requestWillFetch: async ({request}) =>
    new Request(request, {
      // 'no-cache' revalidates the browser's copy with the server; a file with a hash in its name never changes.
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
 * Fetches the shared files and every page that is in a cache of another version, so that this version can replace them.
 * @throws if the network fails or the server already has a newer version; the browser then keeps the last version
 */
export async function install(event: ExtendableEvent): Promise<void> {
  await shared.install(event);
  for (const name of await otherCaches()) await keepPages(await keptPages(name), event);
}

/**
 * Fetches the missing files of the pages.
 * @param event kept alive until all are fetched
 * @throws under the same conditions as `install`
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
