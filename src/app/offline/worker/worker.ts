/** The service worker: installs a version, answers requests, and handles messages from pages. */
import {clientsClaim} from 'workbox-core';
import {enable as enableNavigationPreload} from 'workbox-navigation-preload';
import type {Message, Reply} from '../keep.ts';
import {cacheName, install, keepPages, keptPages, otherCaches, version} from './copy.ts';
import {idlePages, type IdlePages} from './idlePages.ts';
import {deleteUnusedCaches, noteOpen} from './openPages.ts';
import {registerRoutes} from './routes.ts';

const scope = globalThis as unknown as WorkerScope;

registerRoutes();
enableNavigationPreload();
clientsClaim();

scope.addEventListener('install', (event) => {
  event.waitUntil(install(event).then(() => scope.skipWaiting()));
});

scope.addEventListener('message', (event) => {
  const [port] = event.ports;
  // If a fetch fails, report nothing remaining; the page asks again when it is next shown.
  const replied = reply(event.data as Message, event).catch(() => ({left: 0}));
  event.waitUntil(replied.then((message) => port?.postMessage(message)));
});

/** @throws if a file cannot be fetched */
async function reply(message: Message, event: ExtendableMessageEvent): Promise<Reply> {
  if (message.kind === 'shown') {
    await noteOpen(event.source.id, message.entry);
    await deleteOtherVersions();
    await keepPages(
      version.pages.filter(({path}) => path === message.path),
      event,
    );
    const {next, left} = await pagesToFetch();
    return {left: next.length + left};
  }
  const {next, left} = await pagesToFetch();
  await keepPages(next, event);
  return {left};
}

async function pagesToFetch(): Promise<IdlePages> {
  return idlePages(version.pages, new Set(await keptPages(cacheName)));
}

/** Deletes the caches of other versions that no open page uses, unless one of them is about to replace this one. */
async function deleteOtherVersions(): Promise<void> {
  // Read the names first, so that they exclude the cache of a version that starts to install afterwards.
  const names = await otherCaches();
  const {clients, registration} = scope;
  if (registration.installing ?? registration.waiting) return;
  const openPages = await clients.matchAll({type: 'window', includeUncontrolled: true});
  await deleteUnusedCaches(names, new Set(openPages.map(({id}) => id)));
}
