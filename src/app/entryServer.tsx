import {renderToStaticMarkup} from 'react-dom/server';
import {prerender} from 'react-dom/static';
import {StaticRouter} from 'react-router-dom';
import type {CalendarDay} from '../engine/runtime/calendar.ts';
import {App} from './App.tsx';
import {linkTo} from './addresses/base.ts';
import {listControl, sharedFrame} from './calculators/parts.ts';
import {calculatorFiles} from './calculators/calculatorDirectory.ts';
import {calculatorModules} from './calculators/calculatorModules.ts';
import {isEmbedded} from './embed/address.ts';
import {headTags, structuredDataTags} from './metadata/headTags.ts';
import {documentTitle} from './metadata/Metadata.tsx';
import {metadataOf} from './metadata/pageMetadata.ts';
import type {PageDescription, SocialImage} from './rendering/pageDescription.ts';
import {OfflinePage} from './offline/OfflinePage.tsx';
import {offlinePath} from './offline/worker/version.ts';
import {type PageEnvironment, PageContext} from './rendering/pageContext.ts';
import {modulesAt, preload, routes as siteRoutes} from './routes.tsx';
import {Footer, Header} from './shell/HeaderAndFooter.tsx';

/** Modules of a page, as paths from the project's root. */
export interface PageModules {
  /** What hydration needs besides the entry. */
  readonly scripts: readonly string[];
  /** What renders its static HTML; fetched only after a followed link. */
  readonly staticHtml: readonly string[];
  /** The definition of its calculator, one of `scripts`. */
  readonly definition?: string;
}

interface RenderedRoute {
  /** Whether it is for frames on other sites: the only kind of page that may be framed, and no part of the site's own. */
  readonly isEmbedded: boolean;
  /** Content of the root element. */
  readonly html: string;
  /** Title, description, social tags and the like, for the head. */
  readonly head: string;
  /** JSON-LD, placed last because browsers do not need it. */
  readonly structuredData: string;
  /** The image that the head refers to; missing for pages hidden from search engines. */
  readonly image?: SocialImage;
  /** The static parts before and after the root element; an embedded page has none. */
  readonly header: string;
  readonly footer: string;
  readonly modules: PageModules;
}

/** The path of every page, the home page first; '/404' for all other paths. */
export function routes(): readonly string[] {
  const ids = [...calculatorFiles.keys()];
  const paths = siteRoutes.flatMap(({path}) => {
    if (path === '*') return [];
    return path.includes(':calculator') ? ids.map((id) => path.replace(':calculator', id)) : [path];
  });
  const others = paths.filter((path) => path !== '/' && path !== '/404');
  return ['/', ...others, '/404'];
}

/**
 * Renders a page as complete HTML; at offlinePath the fallback for pages that are not available offline.
 * @param day selects dated values; the first render in the browser uses the same day
 * @param address of the published site, without a trailing slash
 * @throws the first error of a component, which React would otherwise leave to the browser
 */
export async function render(path: string, day: CalendarDay, address: string): Promise<RenderedRoute> {
  let pageDescription: PageDescription | undefined;
  const describe = (page: PageDescription): void => void (pageDescription = page);
  const context: PageEnvironment = {buildDay: day, today: () => day, address, describe};
  const page = path === offlinePath ? await offlinePage(context) : <App context={context} />;
  if (path !== offlinePath) await preload(path);
  const errors: unknown[] = [];
  const {prelude} = await prerender(
    <StaticRouter basename={linkTo('/')} location={linkTo(path)}>
      {page}
    </StaticRouter>,
    // No streaming: React would move late content into place with inline scripts.
    {progressiveChunkSize: Infinity, onError: (error) => void errors.push(error)},
  );
  const html = await new Response(prelude).text();
  if (errors.length > 0) throw errors[0];
  if (pageDescription === undefined) throw new Error(`${path} renders no Metadata.`);
  const metadata = metadataOf(pageDescription, address);
  const title = renderToStaticMarkup(<title>{documentTitle(pageDescription)}</title>);
  const isFrame = isEmbedded(path);
  return {
    isEmbedded: isFrame,
    html,
    head: `${title}\n    ${headTags(metadata)}`,
    structuredData: structuredDataTags(metadata),
    image: metadata.canonical === undefined ? undefined : metadata.ogImage,
    header: isFrame ? '' : renderToStaticMarkup(<Header path={path} />),
    footer: isFrame ? '' : renderToStaticMarkup(<Footer path={path} />),
    modules: modulesOf(path),
  };
}

async function offlinePage(context: PageEnvironment) {
  const calculators = [...calculatorFiles].map(async ([id, {definition}]) => {
    const {title} = (await definition()).page(context.buildDay);
    return {id, title};
  });
  return (
    <PageContext value={context}>
      <OfflinePage calculators={await Promise.all(calculators)} />
    </PageContext>
  );
}

function modulesOf(path: string): PageModules {
  if (path === offlinePath) return {scripts: [], staticHtml: ['src/app/pages/ContentPage.tsx']};
  const {scripts, staticHtml} = modulesAt(path);
  const files = (loadables: typeof scripts) => loadables.flatMap(({file}) => file ?? []);
  const id = path.slice(path.lastIndexOf('/') + 1);
  const definition = calculatorFiles.get(id)?.file;
  const {ListControl, frame} = calculatorModules(id).definition.loaded() ?? {};
  if (definition === undefined) return {scripts: files(scripts), staticHtml: files(staticHtml)};
  return {
    scripts: [
      ...files(scripts),
      definition,
      ...(ListControl ? files([listControl]) : []),
      ...(frame ? files([sharedFrame]) : []),
    ],
    staticHtml: [...files(staticHtml), ...(isEmbedded(path) ? [] : [`${definition}?documentation`])],
    definition,
  };
}
