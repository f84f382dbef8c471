import {renderToStaticMarkup} from 'react-dom/server';
import {prerender} from 'react-dom/static';
import type {CalendarDay} from '../engine/runtime/calendar.ts';
import {fill} from './words/placeholders.tsx';
import {App} from './App.tsx';
import {headTags, structuredDataTags} from './metadata/headTags.ts';
import {metadataOf} from './metadata/pageMetadata.ts';
import type {SocialImage} from './metadata/socialImage.ts';
import navigation from './content/navigation.yaml';
import {pageKinds, type PageKind} from './pageKinds.tsx';
import {offlinePath} from './offline/worker/version.ts';
import {definitions, notFoundPage, offlinePage, pages} from './pages.tsx';
import {Footer} from './shell/Footer.tsx';
import {Header} from './shell/Header.tsx';
import {navigationProblems} from './shell/navigationProblems.ts';
import * as site from './words/site.ts';

export interface RenderedRoute {
  /** What stands inside the root element. */
  readonly html: string;
  /** Title, description, social tags and the like, for the head. */
  readonly head: string;
  /** JSON-LD; it may stand anywhere in the document. */
  readonly structuredData: string;
  /** The picture that the head names; missing where the page is kept out of search engines. */
  readonly image?: SocialImage;
  /** The static parts before and after the root element. */
  readonly header: string;
  readonly footer: string;
  /** How the page comes alive in the browser. */
  readonly kind: PageKind;
  /** What only this page needs there, as a path from the project's root. */
  readonly module?: string;
  /** The component that comes alive there, and the one that only brings style sheets, as paths from the project's root. */
  readonly script?: string;
  readonly look?: string;
}

/**
 * The path of every page; '/404' stands for all addresses that are none.
 * @throws an Error that lists what is wrong in navigation.yaml
 */
export function routes(): readonly string[] {
  const folders = new Map([...definitions].map(([id, path]) => [id, path.split('/')[1] ?? '']));
  const problems = navigationProblems(navigation, folders);
  if (problems.length > 0) throw new Error(['src/app/content/navigation.yaml:', ...problems].join('\n  '));
  return [...pages.keys(), '/404'];
}

/**
 * Renders a page as complete HTML; at offlinePath the one that stands for pages that cannot be had without a network.
 * @param day decides between dated values, and is the day of the first render in the browser
 * @param address of the published site, without a trailing slash
 * @throws what a component threw, where React itself would leave that part of the page to the browser
 */
export async function render(path: string, day: CalendarDay, address: string): Promise<RenderedRoute> {
  const {load, ...page} = pages.get(path) ?? (path === offlinePath ? offlinePage : notFoundPage);
  const {module, description, kept = {}} = await load(day);
  const first = {
    Component: await pageKinds[page.kind](Promise.resolve(module)),
    kept: (name: string) => ({children: kept[name]}),
    head: [],
  };
  const app = (
    <App
      address={{path, hash: '', by: 'document', links: 0}}
      first={first}
      surroundings={{builtDay: day, today: () => day}}
    />
  );
  const errors: unknown[] = [];
  // What React sends late it moves into place by an inline script, so nothing may be late.
  const {prelude} = await prerender(app, {progressiveChunkSize: Infinity, onError: (error) => void errors.push(error)});
  const html = await new Response(prelude).text();
  if (errors.length > 0) throw errors[0];
  const metadata = metadataOf(description, address);
  const title = renderToStaticMarkup(<title>{fill(site.shell.documentTitle, {title: description.title})}</title>);
  return {
    ...page,
    html,
    head: `${title}\n    ${headTags(metadata)}`,
    structuredData: structuredDataTags(metadata),
    image: metadata.canonical === undefined ? undefined : metadata.ogImage,
    header: renderToStaticMarkup(<Header path={path} />),
    footer: renderToStaticMarkup(<Footer path={path} />),
  };
}
