/** The types of a service worker: TypeScript's own library for workers conflicts with its library for pages. */
interface ExtendableEvent extends Event {
  /** Keeps the worker alive, and an install or activation open, until the work is done. */
  waitUntil(work: Promise<unknown>): void;
}

interface FetchEvent extends ExtendableEvent {
  readonly request: Request;
  /** The response to a navigation, requested while the worker was starting; undefined in browsers without navigation preload. */
  readonly preloadResponse: Promise<Response | undefined>;
}

interface ExtendableMessageEvent extends ExtendableEvent {
  readonly data: unknown;
  readonly ports: readonly MessagePort[];
  /** The page that sent it. */
  readonly source: WindowClient;
}

/** An open page; its id is that of one document, whichever worker answers it. */
interface WindowClient {
  readonly id: string;
}

interface WorkerScope {
  readonly location: Location;
  readonly registration: ServiceWorkerRegistration;
  readonly clients: {
    matchAll(options: {
      readonly type: 'window';
      readonly includeUncontrolled: boolean;
    }): Promise<readonly WindowClient[]>;
  };
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install', listener: (event: ExtendableEvent) => void): void;
  addEventListener(type: 'message', listener: (event: ExtendableMessageEvent) => void): void;
}
