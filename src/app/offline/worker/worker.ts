import type {Message} from '../message.ts';
import {answer} from './answer.ts';
import {install, reply} from './lifecycle.ts';
import type {Version} from './version.ts';

/** Put in place of its name when the worker is built. */
declare const builtVersion: Version;

// Once: it is large, and each naming would be another copy.
const version = builtVersion;

const scope = globalThis as unknown as WorkerScope;

scope.addEventListener('install', (event) => {
  event.waitUntil(install(version).then(() => scope.skipWaiting()));
});

scope.addEventListener('activate', (event) => {
  event.waitUntil(Promise.all([scope.registration.navigationPreload.enable(), scope.clients.claim()]));
});

scope.addEventListener('fetch', (event) => {
  const response = answer(event, version, scope.location.origin);
  if (response) event.respondWith(response);
});

scope.addEventListener('message', (event) => {
  const [port] = event.ports;
  const replied = reply(event.data as Message, version, scope);
  // Where something cannot be had the page hears that there is nothing to wait for; it asks again when next shown.
  event.waitUntil(replied.catch(() => ({left: 0})).then((answered) => port?.postMessage(answered)));
});
