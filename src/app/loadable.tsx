import {use} from 'react';
import type {ComponentType} from './jsx/types.ts';

/** A lazily fetched module, or a value made from one, that components read while rendering. */
export interface Loadable<Value> {
  /** Path of the module from the project's root; undefined if it is known only after fetching. */
  readonly file: string | undefined;
  /** Fetches it once; after a failure, tries again. */
  readonly load: () => Promise<Value>;
  /** The last attempt. */
  readonly attempt: () => Attempt<Value> | undefined;
}

interface Attempt<Value> {
  readonly promise: Promise<Value>;
  hasFailed?: boolean;
}

export function loadable<Value>(fetchValue: () => Promise<Value>, file?: string): Loadable<Value> {
  let last: Attempt<Value> | undefined;
  function startAttempt(): Attempt<Value> {
    const attempt: Attempt<Value> = {promise: fetchValue().catch(rethrowWithStatus)};
    attempt.promise.then(
      // React reads these two fields: on a promise that is only settled it would suspend, and show a fallback for 300 ms.
      (loaded) => Object.assign(attempt.promise, {status: 'fulfilled', value: loaded}),
      () => (attempt.hasFailed = true),
    );
    return attempt;
  }
  return {
    file,
    load: () => (last === undefined || last.hasFailed ? (last = startAttempt()) : last).promise,
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

/** What the server answered in place of a file. The message is the status, such as '404 Not Found'. */
export class FailedResponse extends Error {}

/** The browser's error names the file but not the HTTP status. */
async function rethrowWithStatus(cause: unknown): Promise<never> {
  const [address] = /(https?:\/|\/assets)\S+/.exec(String(cause)) ?? [];
  const response = address === undefined ? undefined : await fetch(address).catch(() => undefined);
  if (response === undefined || response.ok) throw cause;
  throw new FailedResponse(`${response.status} ${response.statusText}`.trim(), {cause});
}
