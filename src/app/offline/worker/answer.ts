import {linkTo, pathOf} from '../../calculator/base.ts';
import {canonicalPath} from '../../canonicalPath.ts';
import {byPath, openCache} from './store.ts';
import {offlinePath, type Version} from './version.ts';

/** How long a page may take, in milliseconds, before the kept one is shown: fees should be the newest ones. */
const patience = 3000;

/**
 * The answer to a request; undefined where it is none of the worker's business.
 *
 * | asked for | answer |
 * |---|---|
 * | a document to show | the network's; where that fails or takes too long the kept one, else the page that says so |
 * | a file with a hash in its name | the kept one of whichever version, else the network's |
 * | another file, such as the page of a followed link | the network's; where that fails or takes too long the kept one |
 */
export function answer(event: FetchEvent, version: Version, origin: string): Promise<Response> | undefined {
  const {request} = event;
  const url = new URL(request.url);
  const path = pathOf(url.pathname);
  if (request.method !== 'GET' || url.origin !== origin || path === undefined) return undefined;
  if (request.mode === 'navigate') return document(event, version, path, url.search);
  if (path.startsWith('/assets/')) return keptFirst(request);
  const known = [...version.shared, ...version.pages, ...version.pages.flatMap(({files}) => files)];
  if (!known.some((file) => file.path === path)) return undefined;
  return networkFirst(fetch(request), () => keptAt(path, version));
}

async function document(event: FetchEvent, version: Version, asked: string, query: string): Promise<Response> {
  const path = canonicalPath(asked);
  const network = fromNetwork(event);
  // Else the browser complains of a preload that nobody waited for.
  event.waitUntil(network.catch(() => undefined));
  return networkFirst(network, async () => {
    const kept = await keptAt(path, version);
    return kept && path !== asked ? Response.redirect(linkTo(path) + query, 301) : kept;
  }).catch(async (error: unknown) => {
    const offline = await keptAt(offlinePath, version);
    if (!offline) throw error;
    return offline;
  });
}

async function fromNetwork({preloadResponse, request}: FetchEvent): Promise<Response> {
  return (await preloadResponse) ?? fetch(request);
}

async function keptAt(path: string, version: Version): Promise<Response | undefined> {
  return (await openCache(version)).match(linkTo(path), byPath);
}

async function keptFirst(request: Request): Promise<Response> {
  return (await caches.match(request, byPath)) ?? fetch(request);
}

/** @throws what the network says where nothing is kept */
async function networkFirst(
  network: Promise<Response>,
  findKept: () => Promise<Response | undefined>,
): Promise<Response> {
  // Asked after below, perhaps much later.
  network.catch(() => undefined);
  const kept = await findKept();
  if (!kept) return network;
  const answered = await Promise.race([network, impatience()]).catch(() => kept);
  return answered.status < 500 ? answered : kept;
}

function impatience(): Promise<never> {
  return new Promise((_, reject) => setTimeout(reject, patience));
}
