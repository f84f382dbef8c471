import {useCallback, useEffect, useMemo, useState} from 'react';
import {flushSync} from 'react-dom';
import {afterPress} from '../loading/afterPress.ts';
import {idle, loadable} from '../loading/loadable.tsx';

const openedPart = loadable(() => import('./opened.tsx'));

export interface OpenedParts {
  /** What the closed parts of a result show; undefined until it has been fetched. */
  readonly parts: typeof import('./opened.tsx') | undefined;
  /** It could not be fetched, although somebody wanted it. */
  readonly hasFailed: boolean;
  /** Fetches it, if that has not been done. It never fails, and ends once what has been fetched is on the page. */
  readonly load: () => Promise<void>;
}

/** What the closed parts of a result show: fetched once the result is shown and the browser idle, or when somebody wants it. */
export function useOpenedParts(): OpenedParts {
  const [parts, setParts] = useState(openedPart.loaded);
  const [hasFailed, setHasFailed] = useState(false);
  useEffect(() => {
    idle()
      .then(openedPart.load)
      .then((loaded) => afterPress(() => setParts(loaded)))
      // The next press tries again.
      .catch(() => {});
  }, []);

  const load = useCallback(async () => {
    setHasFailed(false);
    const loaded = await openedPart.load().catch(() => undefined);
    flushSync(() => {
      setParts(loaded);
      setHasFailed(loaded === undefined);
    });
  }, []);
  return useMemo(() => ({parts, hasFailed, load}), [parts, hasFailed, load]);
}
