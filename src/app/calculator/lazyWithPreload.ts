/** Modules that are fetched separately from the page, once a visitor is likely to need them. */
import {createElement, lazy, useEffect, useEffectEvent, useState, type ElementType, type RefObject} from 'react';
import type {ComponentType} from '../jsx/types.ts';
import {afterPress} from './afterPress.ts';

export interface Preloadable<Module> {
  /** Fetches the module; after a failure, tries again. */
  readonly load: () => Promise<Module>;
  /** The module once it has been fetched. */
  readonly loaded: () => Module | undefined;
}

export function preloadable<Module>(load: () => Promise<Module>): Preloadable<Module> {
  let loaded: Module | undefined;
  return {load: async () => (loaded = await load()), loaded: () => loaded};
}

/**
 * A component of a preloadable module. If the module has been fetched, the first render shows the component:
 * `React.lazy` would show its fallback even then, for 300 ms, and shift the layout twice.
 * @param select the component of the module
 * @param fallback shown when the module cannot be fetched
 */
export function lazyWithPreload<Props extends object, Module>(
  part: Preloadable<Module>,
  select: (module: Module) => ComponentType<Props>,
  fallback: ComponentType<Props>,
): ComponentType<Props> {
  const Lazy = lazy(async () => ({default: await part.load().then(select, () => fallback)}));
  return function LazyWithPreload(props: Props) {
    // Chosen once: switching components when the module arrives would lose their state.
    const [Component] = useState<ElementType<Props>>(() => {
      const module = part.loaded();
      return module === undefined ? Lazy : select(module);
    });
    return createElement(Component, props);
  };
}

/**
 * An optional module: undefined until it has been fetched, and if fetching fails.
 * @param load fetches it; must be the same function in every render
 * @param isWanted whether to fetch it now
 */
export function useDeferred<Module>(load: (() => Promise<Module>) | undefined, isWanted: boolean): Module | undefined {
  const [module, setModule] = useState<Module>();
  useEffect(() => {
    let isLatest = true;
    if (isWanted)
      load?.()
        .then((loaded) => {
          if (isLatest) afterPress(() => setModule(() => loaded));
        })
        .catch(() => {});
    return () => {
      isLatest = false;
    };
  }, [load, isWanted]);
  return module;
}

/** Calls back once, after a pointer has first moved over the element or the focus has first entered it, also before this is called. */
export function useFirstTouch(element: RefObject<HTMLElement | null>, callback: () => void): void {
  const onTouch = useEffectEvent(callback);
  useEffect(() => {
    const touched = new AbortController();
    const touch = (): void => {
      touched.abort();
      // After the next paint, which answers the touch: starting to load modules takes some 20 ms on a slow phone.
      requestAnimationFrame(() => setTimeout(onTouch));
    };
    for (const name of ['pointerover', 'focusin'])
      element.current?.addEventListener(name, touch, {signal: touched.signal, passive: true});
    // Somebody who types before the page is interactive has touched it already.
    if (element.current?.contains(document.activeElement)) touch();
    return () => touched.abort();
  }, [element]);
}
