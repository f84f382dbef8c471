/**
 * How requests are answered.
 *
 * | requested | response |
 * |---|---|
 * | a document to show | from the network; if that fails or takes too long, from the copy; else the offline page |
 * | a file with a hash in its name | from the copy of any version, else from the network |
 * | another file of the site, such as the search index | from the network; if that fails or takes too long, from the copy |
 */
import type {WorkboxPlugin} from 'workbox-core';
import {NavigationRoute, registerRoute} from 'workbox-routing';
import {CacheFirst, NetworkFirst} from 'workbox-strategies';
import {linkTo, pathOf} from '../../addresses/base.ts';
import {canonicalPath} from '../../addresses/canonicalPath.ts';
import {byPath, cacheName, version} from './copy.ts';
import {offlinePath} from './version.ts';

/** How long to wait for the network before using the copy. The network comes first because fees must be current. */
const NETWORK_TIMEOUT_SECONDS = 3;

/** The copy holds whole pages of one version, so a response from the network is not added to it. */
const doNotCache: WorkboxPlugin = {cacheWillUpdate: async () => null};

/** Files of pages that are still open in an earlier version are in that version's cache. */
const searchAllVersions: WorkboxPlugin = {
  cachedResponseWillBeUsed: async ({cachedResponse, request}) => cachedResponse ?? caches.match(request, byPath),
};

const copyInsteadOfServerError: WorkboxPlugin = {
  handlerWillRespond: async ({request, response}) =>
    response.status < 500 ? response : ((await fromCopy(canonicalPath(pathIn(request)))) ?? response),
};

const documentPlugin: WorkboxPlugin = {
  // Otherwise the browser warns about an unused preload when the copy answers first.
  handlerWillStart: async ({event}) => event.waitUntil((event as FetchEvent).preloadResponse.catch(() => undefined)),
  cacheKeyWillBeUsed: async ({request}) => linkTo(canonicalPath(pathIn(request))),
  cachedResponseWillBeUsed: async ({cachedResponse, request, event}) => {
    const {pathname, search} = new URL((event as FetchEvent).request.url);
    const canonical = new URL(request.url).pathname;
    return cachedResponse && pathname !== canonical ? Response.redirect(canonical + search, 301) : cachedResponse;
  },
  handlerDidError: () => fromCopy(offlinePath),
};

/** Registers a route for every request that the worker answers; the browser handles the others. */
export function registerRoutes(): void {
  const networkFirst = {cacheName, matchOptions: byPath, networkTimeoutSeconds: NETWORK_TIMEOUT_SECONDS};
  const files = [...version.shared, ...version.pages, ...version.pages.flatMap((page) => page.files)];
  const paths = new Set(files.map(({path}) => path));
  registerRoute(
    new NavigationRoute(
      new NetworkFirst({...networkFirst, plugins: [doNotCache, documentPlugin, copyInsteadOfServerError]}),
    ),
  );
  registerRoute(
    ({url, sameOrigin}) => sameOrigin && pathOf(url.pathname)?.startsWith('/assets/'),
    new CacheFirst({cacheName, matchOptions: byPath, plugins: [doNotCache, searchAllVersions]}),
  );
  registerRoute(
    ({url, sameOrigin}) => sameOrigin && paths.has(pathOf(url.pathname) ?? ''),
    new NetworkFirst({...networkFirst, plugins: [doNotCache, copyInsteadOfServerError]}),
  );
}

function fromCopy(path: string): Promise<Response | undefined> {
  return caches.match(linkTo(path), {...byPath, cacheName});
}

/** Requests outside the worker's scope do not reach it. */
function pathIn({url}: Request): string {
  return pathOf(new URL(url).pathname) ?? '/';
}
