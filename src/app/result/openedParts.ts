import {useCallback, useEffect, useMemo, useState} from 'react';
import {flushSync} from 'react-dom';
import {afterPress} from '../loading/afterPress.ts';
import {idle, loadable} from '../loading/loadable.tsx';
import {allOf} from '../loading/fetchFirst.ts';
import type {Workings} from '../../engine/plan/plan.ts';
import type {ResultModule} from '../calculators/servedCalculator.ts';

const openedPart = loadable(() => import('./opened.tsx'));

/** What shows the closed parts of a result, and what it explains with. */
type Parts = typeof import('./opened.tsx') & {readonly workings: Workings};

export interface OpenedParts {
  /** Undefined until fetched. */
  readonly parts: Parts | undefined;
  /** It could not be fetched, although somebody wanted it. */
  readonly hasFailed: boolean;
  /** Fetches it, if that has not been done. It never fails, and ends once what has been fetched is on the page. */
  readonly load: () => Promise<void>;
}

/**
 * What the closed parts of a result show: fetched once the result is shown and the browser idle, or when somebody wants it.
 * @param resultModule undefined until loaded
 */
export function useOpenedParts(resultModule: ResultModule | undefined): OpenedParts {
  const fetched = resultModule?.fetchedWorkings;
  const [parts, setParts] = useState(() => partsOf(openedPart.loaded(), fetched?.loaded()));
  const [hasFailed, setHasFailed] = useState(false);
  const fetchParts = useCallback(
    async () => fetched && partsOf(...(await allOf([openedPart.load(), fetched.load()]))),
    [fetched],
  );
  useEffect(() => {
    idle()
      .then(fetchParts)
      .then((loaded) => afterPress(() => setParts(loaded)))
      // The next press tries again.
      .catch(() => {});
  }, [fetchParts]);

  const load = useCallback(async () => {
    setHasFailed(false);
    const loaded = await fetchParts().catch(() => undefined);
    flushSync(() => {
      setParts(loaded);
      setHasFailed(loaded === undefined);
    });
  }, [fetchParts]);
  return useMemo(() => ({parts, hasFailed, load}), [parts, hasFailed, load]);
}

const partsOf = (
  module: typeof import('./opened.tsx') | undefined,
  workings: Workings | undefined,
): Parts | undefined => module && workings && {...module, workings};
