/** Hot reload of definitions in development: build/calculators.ts dispatches an event for each saved version. */
import {useEffect, useState} from 'react';

/** The calculator's module, replaced by the newest version after each hot reload. */
export function useHotReloaded<Module extends {readonly id: string}>(
  part: 'calculator' | 'documentation',
  module: Module,
): Module {
  const [newest, setNewest] = useState(module);
  useEffect(() => {
    if (!import.meta.hot) return undefined;
    return listen(`${part}-changed`, (changed) => {
      if ((changed as Module).id === module.id) setNewest(changed as Module);
    });
  }, [part, module.id]);
  return newest;
}

/** Calls back each time a definition that the page uses is saved. */
export function useOnHotReload(callback: () => void): void {
  useEffect(() => {
    if (!import.meta.hot) return undefined;
    return listen('calculator-changed', callback);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- development only: a stale callback does no harm
  }, []);
}

function listen(name: string, callback: (changed: unknown) => void): () => void {
  const listener = (event: Event): void => callback((event as CustomEvent<unknown>).detail);
  window.addEventListener(name, listener);
  return () => window.removeEventListener(name, listener);
}
