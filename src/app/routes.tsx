import type {ReactNode} from 'react';
import type {ComponentType} from './jsx/types.ts';
import {type Location, matchRoutes, Route, Routes, useLocation, useParams} from 'react-router-dom';
import {calculatorModules} from './calculators/calculatorModules.ts';
import type {ContentPage as Content} from './content/contentPage.ts';
import {isEmbedded} from './embed/address.ts';
import {componentOf, loadable, useLoaded, type Loadable} from './loading/loadable.tsx';
import {StaticHtml} from './rendering/StaticHtml.tsx';

/** A page, or all pages of a kind if the path has a parameter. */
interface SiteRoute {
  readonly path: string;
  readonly element: ReactNode;
  /** Modules that hydration needs: part of the first load. */
  readonly scripts: (calculator: string) => readonly Loadable<unknown>[];
  /** Modules that render its static HTML: fetched only after a followed link. */
  readonly staticHtml: (calculator: string) => readonly Loadable<unknown>[];
}

// From the project's root, since the build looks scripts up by these paths.
const files = import.meta.glob(['/src/app/pages/*.tsx', '/src/app/frame/SidebarLinks.tsx']);
const AllPages = page<typeof import('./pages/AllPages.tsx')>('/src/app/pages/AllPages.tsx');
const CalculatorPage = page<typeof import('./pages/CalculatorPage.tsx')>('/src/app/pages/CalculatorPage.tsx');
const CalculatorDocumentation = page<typeof import('./pages/CalculatorDocumentation.tsx')>(
  '/src/app/pages/CalculatorDocumentation.tsx',
);
const CalculatorSource = page<typeof import('./pages/CalculatorSource.tsx')>('/src/app/pages/CalculatorSource.tsx');
const ContactPage = page<typeof import('./pages/ContactPage.tsx')>('/src/app/pages/ContactPage.tsx');
const ContentPage = page<typeof import('./pages/ContentPage.tsx')>('/src/app/pages/ContentPage.tsx');
const DestinationsPage = page<typeof import('./pages/DestinationsPage.tsx')>('/src/app/pages/DestinationsPage.tsx');
const HomePage = page<typeof import('./pages/HomePage.tsx')>('/src/app/pages/HomePage.tsx');
const NotFound = page<typeof import('./pages/NotFound.tsx')>('/src/app/pages/NotFound.tsx');
const SearchPage = page<typeof import('./pages/SearchPage.tsx')>('/src/app/pages/SearchPage.tsx');
const WhatsChanged = page<typeof import('./pages/WhatsChanged.tsx')>('/src/app/pages/WhatsChanged.tsx');
const WhatsChangedPage = page<typeof import('./pages/WhatsChangedPage.tsx')>('/src/app/pages/WhatsChangedPage.tsx');
const SidebarLinks = page<typeof import('./frame/SidebarLinks.tsx')>('/src/app/frame/SidebarLinks.tsx');

// Only in the build: the list is large, and visitors who navigate without a page load have scripts.
const WithoutScript = import.meta.env.SSR
  ? componentOf(loadable(() => import('./destinations/WithoutScript.tsx')))
  : undefined;
// Only in the build: no page links to an embedded calculator, so its static HTML is never rendered in a browser.
const EmbedFooter = import.meta.env.SSR ? componentOf(loadable(() => import('./shell/EmbedFooter.tsx'))) : undefined;

const contents = new Map(
  Object.entries(import.meta.glob<Content>('/src/app/content/pages/*.yaml', {import: 'default'})).map(
    ([file, load]) => [file.slice(file.lastIndexOf('/') + 1, -'.yaml'.length), loadable(load, file.slice(1))],
  ),
);
/** The pages that have components besides their content. */
const [home, contactUs, whereCouldIGo] = [
  contents.get('home')!,
  contents.get('contact-us')!,
  contents.get('where-could-i-go')!,
];

/** Every route of the site. */
export const routes: readonly SiteRoute[] = [
  {
    path: '/',
    element: (
      <StaticHtml>
        <HomePage content={home} />
      </StaticHtml>
    ),
    scripts: () => [],
    staticHtml: () => [HomePage.module, home],
  },
  ...[...contents].filter(([, content]) => ![home, contactUs, whereCouldIGo].includes(content)).map(contentRoute),
  {
    path: '/contact-us',
    element: <ContactPage content={contactUs} />,
    scripts: () => [ContactPage.module, contactUs],
    staticHtml: () => [],
  },
  {
    path: '/where-could-i-go',
    element: (
      <DestinationsPage
        header={<ContentPage content={whereCouldIGo} path="/where-could-i-go" part="header" />}
        sections={<ContentPage content={whereCouldIGo} path="/where-could-i-go" part="sections" />}
        withoutScript={WithoutScript && <WithoutScript />}
      />
    ),
    scripts: () => [DestinationsPage.module],
    staticHtml: () => [ContentPage.module, whereCouldIGo, ...(WithoutScript ? [WithoutScript.module] : [])],
  },
  {
    path: '/search',
    element: <SearchPage allPages={<AllPages />} />,
    scripts: () => [SearchPage.module],
    staticHtml: () => [AllPages.module],
  },
  {
    path: '/whats-changed',
    element: <WhatsChangedPage list={<WhatsChanged />} />,
    scripts: () => [WhatsChangedPage.module],
    staticHtml: () => [WhatsChanged.module],
  },
  {
    path: '/:calculator',
    element: <Calculator />,
    scripts: (id) => [CalculatorPage.module, calculatorModules(id).definition],
    staticHtml: (id) => [
      CalculatorSource.module,
      CalculatorDocumentation.module,
      SidebarLinks.module,
      calculatorModules(id).documentation,
    ],
  },
  {
    path: '/embed/:calculator',
    element: <Calculator />,
    scripts: (id) => [CalculatorPage.module, calculatorModules(id).definition],
    staticHtml: () => [CalculatorSource.module, ...(EmbedFooter ? [EmbedFooter.module] : [])],
  },
  ...['/404', '*'].map((path) => ({
    path,
    element: <NotFound />,
    scripts: () => [NotFound.module],
    staticHtml: () => [],
  })),
];

/** The page at a location. */
export function SiteRoutes({location}: {readonly location: Location}) {
  return (
    // Keyed: two pages of one route share neither form values nor static HTML.
    <Routes key={location.pathname} location={location}>
      {routes.map(({path, element}) => (
        <Route key={path} path={path} element={element} />
      ))}
    </Routes>
  );
}

/**
 * Fetches the modules of the page at a path; those that failed before are fetched again.
 * @param parts 'scripts' if the rest is in the document as HTML
 * @throws the first failure
 */
export async function preload(path: string, parts: 'scripts' | 'all' = 'all'): Promise<void> {
  const {scripts, staticHtml} = modulesAt(path);
  await Promise.all([...scripts, ...(parts === 'all' ? staticHtml : [])].map(({load}) => load()));
}

/** The modules of the page at a path. */
export function modulesAt(path: string): Record<'scripts' | 'staticHtml', readonly Loadable<unknown>[]> {
  // The last route matches every path.
  const {route, params} = matchRoutes([...routes], path)!.at(-1)!;
  const {calculator = ''} = params;
  return {scripts: route.scripts(calculator), staticHtml: route.staticHtml(calculator)};
}

function contentRoute([name, content]: readonly [string, Loadable<Content>]): SiteRoute {
  const path = `/${name}`;
  const element = (
    <StaticHtml>
      <ContentPage content={content} path={path} />
    </StaticHtml>
  );
  return {path, element, scripts: () => [], staticHtml: () => [ContentPage.module, content]};
}

/** The component of a module. A missing file fails the build, which renders every page. */
function page<Module extends {readonly default: (props: never) => ReactNode}>(file: string) {
  type Props = Parameters<Module['default']> extends [infer Inferred extends object] ? Inferred : object;
  return componentOf(loadable(files[file] as () => Promise<{readonly default: ComponentType<Props>}>, file.slice(1)));
}

function Calculator() {
  const {pathname} = useLocation();
  const {calculator: id = ''} = useParams();
  const calculator = useLoaded(calculatorModules(id).definition);
  if (calculator === undefined) return <NotFound />;
  return (
    <CalculatorPage
      calculator={calculator}
      source={<CalculatorSource calculator={calculator} />}
      documentation={
        EmbedFooter && isEmbedded(pathname) ? (
          <EmbedFooter calculator={calculator} />
        ) : (
          <CalculatorDocumentation calculator={calculator} />
        )
      }
      sidebar={<SidebarLinks />}
    />
  );
}
