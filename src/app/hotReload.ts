/** Hot reload of definitions in development: build/calculators.ts dispatches an event for each saved version. */
import {useEffect, useState} from 'react';
import type {PagePartModule} from '../engine/program/module.ts';
import type {FormScript} from './calculator/servedCalculator.ts';
import {loadable} from './loadable.tsx';

// Not part of a built page.
const parts = import.meta.hot && loadable(() => import('./calculator/parts.ts'));

/** A part of the calculator, replaced by the newest version after each hot reload. */
export function useHotReloaded<Part extends {readonly id: string}>(
  name: 'calculator' | 'documentation',
  part: Part,
): Part {
  const [newest, setNewest] = useState(part);
  useEffect(() => {
    if (!import.meta.hot) return undefined;
    return listen(`${name}-changed`, async (changed) => {
      const newer =
        name === 'calculator'
          ? await (await parts!.load()).calculatorOf(changed as FormScript)
          : (changed as PagePartModule<Part>).default();
      if (newer.id === part.id) setNewest(newer as Part);
    });
  }, [name, part.id]);
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
