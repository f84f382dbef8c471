import {pathOf} from '../addresses/base.ts';
import {idle} from '../loading/loadable.tsx';
import {workerAddress} from '../rendering/trustedTypes.ts';

/** A message from a page to the service worker. */
export type Message =
  | {
      readonly kind: 'shown';
      /** The path of the current page. */
      readonly path: string;
      /** The document's entry script as a path within the site: it differs between versions. */
      readonly entry: string;
    }
  /** The worker may fetch a few more pages. */
  | {readonly kind: 'more'};

export interface Reply {
  /** The number of pages that are still to be fetched; 0 if no more can be fetched now. */
  readonly left: number;
}

/** The Network Information API, which not all browsers have. */
interface Connection {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

/**
 * Makes the service worker keep the current page for offline use, then others while the browser is idle, up to a limit in bytes (worker/idlePages.ts).
 * @param path of the current page
 * @param signal stops fetching other pages
 */
export async function keep(path: string, signal: AbortSignal): Promise<void> {
  await untilIdle();
  const worker = await newestWorker();
  const entry = document.querySelector<HTMLScriptElement>('script[type="module"][src]');
  if (!worker || !entry) return;
  let {left} = await ask(worker, {kind: 'shown', path, entry: pathOf(new URL(entry.src).pathname)!});
  while (left && mayFetch() && !signal.aborted) {
    ({left} = await ask(worker, {kind: 'more'}));
    await untilVisible();
    await untilIdle();
  }
}

/** Milliseconds without a key press or tap before other pages are fetched. */
const INPUT_PAUSE = 5000;

let lastInput = -INPUT_PAUSE;
for (const name of ['keydown', 'pointerdown'])
  window.addEventListener(name, () => (lastInput = performance.now()), {capture: true, passive: true});

/** Resolves once the visitor pauses and the browser is idle: on a phone, fetching pages would slow down responses to input. */
async function untilIdle(): Promise<void> {
  for (let wait = 0; wait >= 0; wait = lastInput + INPUT_PAUSE - performance.now())
    await new Promise((resolve) => setTimeout(resolve, wait));
  await idle();
}

/** The worker of the server's current version or, without a network, of the last one. */
async function newestWorker(): Promise<ServiceWorker | null> {
  const registration = await navigator.serviceWorker.register(workerAddress());
  if (registration.active) await registration.update().catch(() => undefined);
  const next = registration.installing ?? registration.waiting;
  if (next) await settled(next);
  return registration.active;
}

/** Resolves when the worker has taken over or has failed. */
function settled(worker: ServiceWorker): Promise<void> {
  return new Promise((resolve) => {
    const check = () => {
      if (worker.state === 'activated' || worker.state === 'redundant') resolve();
    };
    worker.addEventListener('statechange', check);
    check();
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
    const check = () => {
      if (document.visibilityState !== 'visible') return;
      document.removeEventListener('visibilitychange', check);
      resolve();
    };
    document.addEventListener('visibilitychange', check);
    check();
  });
}
