/** The one way to load something later: a `loadable`, read by `useLoaded`, which waits, or by `useDeferred`, which does not. */
import {use, useEffect, useState} from 'react';
import type {ComponentType} from '../jsx/types.ts';
import {afterPress} from './afterPress.ts';
import {FailedResponse} from './fetchFirst.ts';

/** A lazily fetched module, or a value made from one, that components read while rendering. */
export interface Loadable<Value> {
  /** Path of the module from the project's root; undefined if it is known only after fetching. */
  readonly file: string | undefined;
  /** Fetches it once; after a failure, tries again. */
  readonly load: () => Promise<Value>;
  /** Undefined until it has been fetched. */
  readonly loaded: () => Value | undefined;
  /** The last attempt. */
  readonly attempt: () => Attempt<Value> | undefined;
}

interface Attempt<Value> {
  readonly promise: Promise<Value>;
  hasFailed?: boolean;
  loaded?: Value;
}

/** Why something could not be fetched. */
const errors = new WeakSet<WeakKey>();

/** Whether something threw this because a `loadable` could not be fetched. */
export const isFailedLoad = (error: unknown): boolean => errors.has(error as WeakKey);

export function loadable<Value>(fetchValue: () => Promise<Value>, file?: string): Loadable<Value> {
  let last: Attempt<Value> | undefined;
  function startAttempt(): Attempt<Value> {
    const attempt: Attempt<Value> = {promise: fetchValue().catch(rethrowWithStatus)};
    attempt.promise.then(
      // React reads these two fields: on a promise that is only settled it would suspend, and show a fallback for 300 ms.
      (loaded) => {
        attempt.loaded = loaded;
        Object.assign(attempt.promise, {status: 'fulfilled', value: loaded});
      },
      (error) => {
        attempt.hasFailed = true;
        errors.add(error);
      },
    );
    return attempt;
  }
  return {
    file,
    load: () => (last === undefined || last.hasFailed ? (last = startAttempt()) : last).promise,
    loaded: () => last?.loaded,
    attempt: () => last,
  };
}

/**
 * The loaded value. Suspends until it has been fetched.
 * @throws the error of the last attempt: only `load` tries again, rendering does not
 */
export function useLoaded<Value>(source: Loadable<Value>): Value {
  // Always call `use`: React replays a suspended component, and loses its hooks if the replay takes another path.
  return use(source.attempt()?.promise ?? source.load());
}

/** A component of a module that is fetched lazily. Renders without suspending if the module has been loaded. */
export function componentOf<Props extends object>(module: Loadable<{readonly default: ComponentType<Props>}>) {
  function Lazy(props: Props) {
    const {default: Component} = useLoaded(module);
    return <Component {...props} />;
  }
  return Object.assign(Lazy, {module});
}

/**
 * Something optional: undefined until it has been fetched, and if fetching fails.
 * @param load fetches it once; must be the same function in every render
 * @param isWanted whether to fetch it now
 * @param attempt another value tries again, where fetching failed
 */
export function useDeferred<Value>(
  load: (() => Promise<Value>) | undefined,
  isWanted: boolean,
  attempt: unknown = undefined,
): Value | undefined {
  const [value, setValue] = useState<Value>();
  useEffect(() => {
    let isLatest = true;
    if (isWanted)
      load?.()
        .then((loaded) => {
          if (isLatest) afterPress(() => setValue(() => loaded));
        })
        .catch(() => {});
    return () => {
      isLatest = false;
    };
  }, [load, isWanted, attempt]);
  return value;
}

/** Resolves once the browser has nothing else to do: what nobody waits for must not delay a key or a tap. */
export function idle(): Promise<void> {
  return new Promise((resolve) => {
    // Safari has no requestIdleCallback.
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve(), {timeout: 2000});
    else setTimeout(resolve, 200);
  });
}

/** The browser's error names the file but not the HTTP status. */
async function rethrowWithStatus(cause: unknown): Promise<never> {
  const [address] = /(https?:\/|\/assets)\S+/.exec(String(cause)) ?? [];
  if (cause instanceof FailedResponse || address === undefined) throw cause;
  const response = await fetch(address).catch(() => undefined);
  if (response === undefined || response.ok) throw cause;
  throw new FailedResponse(response, cause);
}
