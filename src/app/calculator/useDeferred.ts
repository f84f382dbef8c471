import {startTransition, useEffect, useState} from 'react';

/**
 * What stands below a result is fetched once a visitor turns to the form, and not with a result: a calculation asks for
 * nothing. Where it cannot be fetched, the result stands without it.
 * @param load fetches it; the same function at every call
 * @param wanted whether a visitor has turned to the form
 */
export function useDeferred<Module>(load: (() => Promise<Module>) | undefined, wanted: boolean): Module | undefined {
  const [module, setModule] = useState<Module>();
  useEffect(() => {
    let isLatest = true;
    if (wanted)
      load?.()
        // Nobody waits for it: the next key comes first.
        .then((loaded) => {
          if (isLatest) startTransition(() => setModule(() => loaded));
        })
        .catch(() => {});
    return () => {
      isLatest = false;
    };
  }, [load, wanted]);
  return module;
}
