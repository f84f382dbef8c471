import {createElement, lazy, useState, type ComponentType, type ReactNode} from 'react';

/** A module that is fetched apart from the page. */
export interface Preloadable<Module> {
  /** Fetches it; after a failure, tries again. */
  readonly fetch: () => Promise<Module>;
  /** The module, once it is there. */
  readonly fetched: () => Module | undefined;
}

export function preloadable<Module>(load: () => Promise<Module>): Preloadable<Module> {
  let fetched: Module | undefined;
  return {fetch: async () => (fetched = await load()), fetched: () => fetched};
}

/**
 * A component of such a module. Where that has been fetched before, it is there in its first render: React would show
 * the stand-in of a lazy one even then, for 300 ms, and move what is below twice.
 * @param named which component it is
 * @param instead where the module cannot be fetched; by default it is left out: what it adds is not worth the page
 */
export function lazyWithPreload<Props extends object, Module>(
  part: Preloadable<Module>,
  named: (module: Module) => ComponentType<Props>,
  instead: ComponentType<Props> = Nothing,
): ComponentType<Props> {
  const Lazy = lazy(async () => ({default: await part.fetch().then(named, () => instead)}));
  return function Preloaded(props: Props): ReactNode {
    // Chosen once, so that what it holds is not lost when the module arrives.
    const [Component] = useState<ComponentType<Props>>(() => {
      const module = part.fetched();
      return module === undefined ? Lazy : named(module);
    });
    return createElement(Component, props);
  };
}

function Nothing(): null {
  return null;
}
