import type {Message, Reply} from '../message.ts';
import {keepFiles, keepPages, keptPages, openCache, otherCaches} from './store.ts';
import type {Version, VersionPage} from './version.ts';

/** How many pages are fetched between two moments in which the browser has nothing better to do. */
const batch = 4;

/**
 * Before this version takes over it has all that the visitor had of the last one, so that nothing is ever shown from two.
 * @throws when the network fails or the server has moved on; the browser then stays with the last version
 */
export async function install(version: Version): Promise<void> {
  const cache = await openCache(version);
  await keepFiles(cache, version.shared);
  for (const name of await otherCaches(version)) {
    await keepPages(cache, await keptPages(await caches.open(name), version));
  }
}

/**
 * What a page asks for.
 * @throws as install
 */
export async function reply(message: Message, version: Version, scope: WorkerScope): Promise<Reply> {
  const cache = await openCache(version);
  if (message.kind === 'shown') {
    // A page of another version says by its first script that it still needs its files.
    if (version.shared.some(({path}) => path === message.entry)) await forgetOthers(version, scope);
    await keepPages(
      cache,
      version.pages.filter(({path}) => path === message.path),
    );
  }
  const missing = await missingPages(cache, version);
  if (message.kind === 'shown') return {left: missing.length};
  await keepPages(cache, missing.slice(0, batch));
  return {left: Math.max(0, missing.length - batch)};
}

async function missingPages(cache: Cache, version: Version): Promise<readonly VersionPage[]> {
  const kept = new Set(await keptPages(cache, version));
  return version.pages.filter((page) => !kept.has(page));
}

/** Deletes other versions once no page of them can be open: when the page that asks is the only one. */
async function forgetOthers(version: Version, {clients, registration}: WorkerScope): Promise<void> {
  // In this order: the cache of a version that begins to install from now on is not among them.
  const names = await otherCaches(version);
  if (registration.installing ?? registration.waiting) return;
  const open = await clients.matchAll({type: 'window', includeUncontrolled: true});
  if (open.length === 1) await Promise.all(names.map((name) => caches.delete(name)));
}
