import {pathOf} from '../calculator/base.ts';
import {workerAddress} from '../trustedTypes.ts';
import type {Message, Reply} from './message.ts';

/** What browsers tell of the line, where they do. */
interface Connection {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

/**
 * Keeps the page that is shown for use without a network, then all other pages in the idle moments of an unmetered line.
 * @param path of the page
 * @param leaving ends the fetching of other pages
 */
export async function keep(path: string, leaving: AbortSignal): Promise<void> {
  await untilIdle();
  const worker = await newestWorker();
  const entry = document.querySelector<HTMLScriptElement>('script[type="module"][src]');
  if (!worker || !entry) return;
  let {left} = await ask(worker, {kind: 'shown', path, entry: pathOf(new URL(entry.src).pathname)!});
  while (left && mayFetch() && !leaving.aborted) {
    ({left} = await ask(worker, {kind: 'more'}));
    await untilVisible();
    await untilIdle();
  }
}

function untilIdle(): Promise<void> {
  return new Promise((resolve) => {
    // Safari has no such callback.
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve(), {timeout: 2000});
    else setTimeout(resolve, 200);
  });
}

/** The worker of the version that the server has now, or of the last one where there is no network. */
async function newestWorker(): Promise<ServiceWorker | null> {
  const registration = await navigator.serviceWorker.register(workerAddress());
  if (registration.active) await registration.update().catch(() => undefined);
  const coming = registration.installing ?? registration.waiting;
  if (coming) await settled(coming);
  return registration.active;
}

/** Ends when the worker has taken over or has failed. */
function settled(worker: ServiceWorker): Promise<void> {
  return new Promise((resolve) => {
    const look = () => {
      if (worker.state === 'activated' || worker.state === 'redundant') resolve();
    };
    worker.addEventListener('statechange', look);
    look();
  });
}

function ask(worker: ServiceWorker, message: Message): Promise<Reply> {
  return new Promise((resolve) => {
    const {port1, port2} = new MessageChannel();
    port1.addEventListener('message', ({data}: MessageEvent<Reply>) => {
      port1.close();
      resolve(data);
    });
    port1.start();
    worker.postMessage(message, [port2]);
  });
}

function mayFetch(): boolean {
  const {connection} = navigator as {readonly connection?: Connection};
  return !connection?.saveData && !connection?.effectiveType?.endsWith('2g');
}

function untilVisible(): Promise<void> {
  return new Promise((resolve) => {
    const look = () => {
      if (document.visibilityState !== 'visible') return;
      document.removeEventListener('visibilitychange', look);
      resolve();
    };
    document.addEventListener('visibilitychange', look);
    look();
  });
}
