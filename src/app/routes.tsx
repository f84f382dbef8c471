import type {ComponentType, ReactNode} from 'react';
import {matchRoutes, useParams, useRoutes, type Location} from 'react-router-dom';
import {calculatorModules} from './calculatorModules.ts';
import type {ContentPage as Content} from './content/contentPage.ts';
import {componentOf, loadable, useLoaded, type Loadable} from './loadable.tsx';
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

// From the project's root, since the build looks scripts up by these paths.
const files = import.meta.glob([
  '/src/app/pages/*.tsx',
  '/src/app/search/AllPages.tsx',
  '/src/app/frame/SidebarLinks.tsx',
]);
const AllPages = page<typeof import('./search/AllPages.tsx')>('/src/app/search/AllPages.tsx');
const CalculatorPage = page<typeof import('./pages/CalculatorPage.tsx')>('/src/app/pages/CalculatorPage.tsx');
const CalculatorWords = page<typeof import('./pages/CalculatorWords.tsx')>('/src/app/pages/CalculatorWords.tsx');
const ContactPage = page<typeof import('./pages/ContactPage.tsx')>('/src/app/pages/ContactPage.tsx');
const ContentPage = page<typeof import('./pages/ContentPage.tsx')>('/src/app/pages/ContentPage.tsx');
const DestinationsPage = page<typeof import('./pages/DestinationsPage.tsx')>('/src/app/pages/DestinationsPage.tsx');
const NotFound = page<typeof import('./pages/NotFound.tsx')>('/src/app/pages/NotFound.tsx');
const SearchPage = page<typeof import('./pages/SearchPage.tsx')>('/src/app/pages/SearchPage.tsx');
const SidebarLinks = page<typeof import('./frame/SidebarLinks.tsx')>('/src/app/frame/SidebarLinks.tsx');

// Only in the build: the list is large, and visitors who navigate without a page load have scripts.
const WithoutScript = import.meta.env.SSR
  ? componentOf(loadable(() => import('./destinations/WithoutScript.tsx')))
  : undefined;

const contents = new Map(
  Object.entries(import.meta.glob<Content>('/src/app/content/pages/*.yaml', {import: 'default'})).map(
    ([file, load]) => [file.slice(file.lastIndexOf('/') + 1, -'.yaml'.length), loadable(load, file.slice(1))],
  ),
);
/** Pages whose content is only a part of them. */
const [contact, profile] = [contents.get('contact-us')!, contents.get('where-could-i-go')!];

/** Every route of the site. */
export const routes: readonly SiteRoute[] = [
  ...[...contents].filter(([, content]) => content !== contact && content !== profile).map(contentRoute),
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

function contentRoute([name, content]: readonly [string, Loadable<Content>]): SiteRoute {
  const path = name === 'home' ? '/' : `/${name}`;
  const element = (
    <StaticHtml>
      <ContentPage content={content} path={path} />
    </StaticHtml>
  );
  return {path, element, scripts: () => [], words: () => [ContentPage.module, content]};
}

/** The component of a module. A missing file fails the build, which renders every page. */
function page<Module extends {readonly default: (props: never) => ReactNode}>(file: string) {
  type Props = Parameters<Module['default']> extends [infer Given extends object] ? Given : object;
  return componentOf(loadable(files[file] as () => Promise<{readonly default: ComponentType<Props>}>, file.slice(1)));
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
