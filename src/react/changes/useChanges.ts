import {useEffect, useState, type ComponentType} from 'react';
import type {ChangesModule} from '../../definition/changes.ts';
import type {WhatWouldChangeProps} from './WhatWouldChange.tsx';

export interface LoadedChanges {
  readonly calculator: ChangesModule;
  readonly WhatWouldChange: ComponentType<WhatWouldChangeProps>;
}

/**
 * What finds and shows other outcomes. Where it cannot be fetched, the card stands without it.
 * @param load fetches it; undefined as long as nobody has turned to the form
 */
export function useChanges(load: (() => Promise<ChangesModule>) | undefined): LoadedChanges | undefined {
  const [loaded, setLoaded] = useState<LoadedChanges>();
  useEffect(() => {
    let isLatest = true;
    if (load !== undefined)
      void Promise.all([load(), import('./WhatWouldChange.tsx')])
        .then(([calculator, {WhatWouldChange}]) => {
          if (isLatest) setLoaded({calculator, WhatWouldChange});
        })
        .catch(() => {});
    return () => {
      isLatest = false;
    };
  }, [load]);
  return loaded;
}
