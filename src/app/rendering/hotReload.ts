/** Hot reload of definitions in development: calculators/vite.ts dispatches an event for each saved version. */
import {useEffect, useState} from 'react';

/**
 * A part of the calculator, replaced by the newest version after each hot reload.
 * @param make the part from its module; the same function in every render
 */
export function useHotReloaded<Part extends {readonly id: string}, Module>(
  name: 'calculator' | 'documentation',
  part: Part,
  make: (module: Module) => Part | Promise<Part>,
): Part {
  const [newest, setNewest] = useState(part);
  useEffect(() => {
    if (!import.meta.hot) return undefined;
    return listen(`${name}-changed`, async (changed) => {
      const newer = await make(changed as Module);
      if (newer.id === part.id) setNewest(newer);
    });
  }, [name, part.id, make]);
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
