import type {ReactNode} from 'react';
import {matchRoutes, useParams, useRoutes, type Location} from 'react-router-dom';
import {calculatorModules} from './calculatorModules.ts';
import type {ContentPage as Content} from './content/contentPage.ts';
import {componentOf, lazyComponent, loadable, loadableModule, useLoaded, type Loadable} from './loadable.tsx';
import type * as SidebarLinksModule from './frame/SidebarLinks.tsx';
import type * as CalculatorPageModule from './pages/CalculatorPage.tsx';
import type * as CalculatorWordsModule from './pages/CalculatorWords.tsx';
import type * as ContactPageModule from './pages/ContactPage.tsx';
import type * as ContentPageModule from './pages/ContentPage.tsx';
import type * as DestinationsPageModule from './pages/DestinationsPage.tsx';
import type * as NotFoundModule from './pages/NotFound.tsx';
import type * as SearchPageModule from './pages/SearchPage.tsx';
import type * as AllPagesModule from './search/AllPages.tsx';
import {StaticHtml} from './StaticHtml.tsx';

/** A page or, where its path has a parameter, the pages of a kind. */
interface SiteRoute {
  readonly path: string;
  readonly element: ReactNode;
  /** Modules that hydration needs: part of the first load. */
  readonly scripts: (parameter: string) => readonly Loadable<unknown>[];
  /** Modules that render its static HTML: fetched only after a followed link. */
  readonly words: (parameter: string) => readonly Loadable<unknown>[];
}

// All paths are from the project's root, since the build looks scripts up by them.
const AllPages = lazyComponent(import.meta.glob<typeof AllPagesModule>('/src/app/search/AllPages.tsx'));
const CalculatorPage = lazyComponent(
  import.meta.glob<typeof CalculatorPageModule>('/src/app/pages/CalculatorPage.tsx'),
);
const CalculatorWords = lazyComponent(
  import.meta.glob<typeof CalculatorWordsModule>('/src/app/pages/CalculatorWords.tsx'),
);
const ContactPage = lazyComponent(import.meta.glob<typeof ContactPageModule>('/src/app/pages/ContactPage.tsx'));
const ContentPage = lazyComponent(import.meta.glob<typeof ContentPageModule>('/src/app/pages/ContentPage.tsx'));
const DestinationsPage = lazyComponent(
  import.meta.glob<typeof DestinationsPageModule>('/src/app/pages/DestinationsPage.tsx'),
);
const NotFound = lazyComponent(import.meta.glob<typeof NotFoundModule>('/src/app/pages/NotFound.tsx'));
const SearchPage = lazyComponent(import.meta.glob<typeof SearchPageModule>('/src/app/pages/SearchPage.tsx'));
const SidebarLinks = lazyComponent(import.meta.glob<typeof SidebarLinksModule>('/src/app/frame/SidebarLinks.tsx'));

// Only in the build: the list is large, and visitors who navigate without a page load have scripts.
const WithoutScript = import.meta.env.SSR
  ? componentOf(loadable(() => import('./destinations/WithoutScript.tsx')))
  : undefined;

const contents = import.meta.glob<Content>(
  ['/src/app/content/pages/*.yaml', '!**/contact-us.yaml', '!**/where-could-i-go.yaml'],
  {import: 'default'},
);
const contact = loadableModule(
  import.meta.glob<Content>('/src/app/content/pages/contact-us.yaml', {import: 'default'}),
);
const profile = loadableModule(
  import.meta.glob<Content>('/src/app/content/pages/where-could-i-go.yaml', {import: 'default'}),
);

/** Every route of the site. */
export const routes: readonly SiteRoute[] = [
  ...Object.entries(contents).map(([file, load]) => contentRoute(file, loadable(load, file.slice(1)))),
  {
    path: '/contact-us',
    element: <ContactPage content={contact} />,
    scripts: () => [ContactPage.module, contact],
    words: () => [],
  },
  {
    path: '/where-could-i-go',
    element: <DestinationsPage content={profile} withoutScript={WithoutScript && <WithoutScript />} />,
    scripts: () => [DestinationsPage.module, profile],
    words: () => (WithoutScript ? [WithoutScript.module] : []),
  },
  {
    path: '/search',
    element: <SearchPage allPages={<AllPages />} />,
    scripts: () => [SearchPage.module],
    words: () => [AllPages.module],
  },
  {
    path: '/:calculator',
    element: <Calculator />,
    scripts: (id) => [CalculatorPage.module, calculatorModules(id).definition],
    words: (id) => [CalculatorWords.module, SidebarLinks.module, calculatorModules(id).documentation],
  },
  ...['/404', '*'].map((path) => ({path, element: <NotFound />, scripts: () => [NotFound.module], words: () => []})),
];

/** The page at a location. */
export function SiteRoutes({location}: {readonly location: Location}) {
  const {pathname} = location;
  // Keyed: two pages of one route share neither form values nor static HTML.
  return <Page key={pathname} location={location} />;
}

function Page({location}: {readonly location: Location}) {
  return useRoutes(reactRoutes, location);
}

const reactRoutes = routes.map(({path, element}) => ({path, element}));

/**
 * Fetches the modules of the page at a path; those that failed before are fetched again.
 * @param parts 'scripts' if the rest is in the document as HTML
 * @throws the first failure
 */
export async function preload(path: string, parts: 'scripts' | 'all' = 'all'): Promise<void> {
  const {scripts, words} = modulesAt(path);
  await Promise.all([...scripts, ...(parts === 'all' ? words : [])].map(({load}) => load()));
}

/** The modules of the page at a path. */
export function modulesAt(path: string): Record<'scripts' | 'words', readonly Loadable<unknown>[]> {
  // The last route takes every path.
  const {route, params} = matchRoutes([...routes], path)!.at(-1)!;
  const parameter = Object.values(params)[0] ?? '';
  return {scripts: route.scripts(parameter), words: route.words(parameter)};
}

function contentRoute(file: string, content: Loadable<Content>): SiteRoute {
  const name = file.slice(file.lastIndexOf('/') + 1, -'.yaml'.length);
  const path = name === 'home' ? '/' : `/${name}`;
  const element = (
    <StaticHtml>
      <ContentPage content={content} path={path} />
    </StaticHtml>
  );
  return {path, element, scripts: () => [], words: () => [ContentPage.module, content]};
}

function Calculator() {
  const {calculator: id = ''} = useParams();
  const calculator = useLoaded(calculatorModules(id).definition);
  if (calculator === undefined) return <NotFound />;
  return (
    <CalculatorPage
      calculator={calculator}
      words={<CalculatorWords calculator={calculator} />}
      sidebar={<SidebarLinks />}
    />
  );
}
