import {lazy, type ComponentType} from 'react';
import {calculators} from './calculators.ts';

interface SitePage {
  /** What the page needs beside the entry, as paths from the project's root. */
  readonly modules: readonly string[];
  /** Fetches the page. */
  readonly load: () => Promise<ComponentType>;
  /** The page, fetched when it is first shown. */
  readonly Component: ComponentType;
}

/** Every page by its path, but for the one that stands for all other paths. */
export const pages: ReadonlyMap<string, SitePage> = new Map([
  ['/', sitePage(['src/site/pages/Home.tsx'], async () => (await import('./pages/Home.tsx')).Home)],
  ...[...calculators].map(
    ([id, {path, load}]) =>
      [
        `/${id}`,
        sitePage(['src/site/pages/CalculatorPage.tsx', path], async () => {
          const [{CalculatorPage}, calculator] = await Promise.all([import('./pages/CalculatorPage.tsx'), load()]);
          return () => <CalculatorPage calculator={calculator} />;
        }),
      ] as const,
  ),
]);

function sitePage(modules: readonly string[], load: () => Promise<ComponentType>): SitePage {
  return {modules, load, Component: lazy(async () => ({default: await load()}))};
}
