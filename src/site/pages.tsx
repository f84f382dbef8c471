import {lazy, type ComponentType} from 'react';
import type {ContentPage as Content} from '../definition/contentPage.ts';
import {calculators} from './calculators.ts';

interface SitePage {
  /** What the page needs beside the entry, as paths from the project's root. */
  readonly modules: readonly string[];
  /** Fetches the page. */
  readonly load: () => Promise<ComponentType>;
  /** The page, fetched when it is first shown. */
  readonly Component: ComponentType;
}

const contents = import.meta.glob<Content>('/src/site/content/*.yaml', {import: 'default'});

/** Every page by its path, the home page first, but for the one that stands for all other paths. */
export const pages: ReadonlyMap<string, SitePage> = new Map([
  contentPage('home', '/'),
  ...Object.keys(contents)
    .map((file) => file.slice(file.lastIndexOf('/') + 1, -'.yaml'.length))
    .filter((name) => name !== 'home')
    .map((name) => contentPage(name, `/${name}`)),
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

function contentPage(name: string, path: string): readonly [path: string, page: SitePage] {
  const file = `/src/site/content/${name}.yaml`;
  const hasForm = name === 'contact-us';
  const component = hasForm ? 'src/site/pages/ContactPage.tsx' : 'src/site/pages/ContentPage.tsx';
  const load = async () => {
    const [Page, page] = await Promise.all([hasForm ? contactComponent() : contentComponent(), contents[file]!()]);
    return () => <Page page={page} path={path} />;
  };
  return [path, sitePage([component, file.slice(1)], load)];
}

async function contentComponent() {
  return (await import('./pages/ContentPage.tsx')).ContentPage;
}

async function contactComponent() {
  return (await import('./pages/ContactPage.tsx')).ContactPage;
}

function sitePage(modules: readonly string[], load: () => Promise<ComponentType>): SitePage {
  return {modules, load, Component: lazy(async () => ({default: await load()}))};
}
