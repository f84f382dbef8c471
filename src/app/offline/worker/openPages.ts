/**
 * Which version each open page is of, so that the copies of all others can be deleted. Browsers do not tell: each page says so once it
 * is shown, and it is noted in the copy of its version, since a worker forgets everything between two events.
 */
import {linkTo} from '../../addresses/base.ts';
import {byPath, cacheName, otherCaches} from './copy.ts';

/** No page and no file has such an address. */
const notes = linkTo('/open-page/');

/**
 * Notes that a page is open.
 * @param id of the page
 * @param entry the path of its entry script, which only the copies of its version have
 */
export async function noteOpen(id: string, entry: string): Promise<void> {
  for (const name of [cacheName, ...(await otherCaches())])
    if (await caches.match(linkTo(entry), {...byPath, cacheName: name}))
      return (await caches.open(name)).put(notes + id, new Response());
}

/**
 * Deletes the caches whose pages are all closed. While a page has not said yet of which version it is, the newest cache stays as well:
 * it is of that version, if of any of them.
 * @param names of the caches of other versions, the oldest first
 * @param open the ids of all open pages
 */
export async function deleteUnusedCaches(names: readonly string[], open: ReadonlySet<string>): Promise<void> {
  const openIn = new Map<string, readonly string[]>();
  for (const name of [...names, cacheName]) openIn.set(name, await openPagesIn(name, open));
  const noted = [...openIn.values()].flat();
  const newest = noted.length < open.size ? names.at(-1) : undefined;
  const unused = names.filter((name) => openIn.get(name)!.length === 0 && name !== newest);
  await Promise.all(unused.map((name) => caches.delete(name)));
}

/** The open pages that are noted in a cache; the notes of closed ones are deleted. */
async function openPagesIn(name: string, open: ReadonlySet<string>): Promise<readonly string[]> {
  const cache = await caches.open(name);
  const ids: string[] = [];
  for (const request of await cache.keys()) {
    const {pathname} = new URL(request.url);
    if (!pathname.startsWith(notes)) continue;
    const id = pathname.slice(notes.length);
    if (open.has(id)) ids.push(id);
    else await cache.delete(request);
  }
  return ids;
}
