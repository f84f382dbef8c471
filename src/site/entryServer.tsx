import {renderToStaticMarkup} from 'react-dom/server';
import {prerender} from 'react-dom/static';
import {StaticRouter} from 'react-router-dom';
import type {CalendarDay} from '../functions/calendar.ts';
import {App} from './App.tsx';
import {calculators} from './calculators.ts';
import type {PageDescription} from './Metadata.tsx';
import {headTags, structuredDataTags} from './metadata/headTags.ts';
import {metadataOf} from './metadata/pageMetadata.ts';
import type {SocialImage} from './metadata/socialImage.ts';
import navigation from './navigation.yaml';
import {pages} from './pages.tsx';
import {Footer} from './shell/Footer.tsx';
import {Header} from './shell/Header.tsx';
import {navigationProblems} from './shell/navigationProblems.ts';

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
  /** The modules that the page needs beside the entry, as paths from the project's root. */
  readonly modules: readonly string[];
}

/** Without a document around it React puts what belongs into the head first. */
const leadingTitle = /^<title>[^<]*<\/title>/;

/**
 * The path of every page; '/404' stands for all addresses that are none.
 * @throws an Error that lists what is wrong in navigation.yaml
 */
export function routes(): readonly string[] {
  const folders = new Map([...calculators].map(([id, {path}]) => [id, path.split('/')[1] ?? '']));
  const problems = navigationProblems(navigation, folders);
  if (problems.length > 0) throw new Error(['src/site/navigation.yaml:', ...problems].join('\n  '));
  return [...pages.keys(), '/404'];
}

/**
 * Renders a page as complete HTML.
 * @param day decides between dated values, and is the day of the first render in the browser
 * @param origin scheme and host of the published site, without a trailing slash
 * @throws what a component threw, where React itself would leave that part of the page to the browser
 */
export async function render(path: string, day: CalendarDay, origin: string): Promise<RenderedRoute> {
  let description: PageDescription | undefined;
  const describe = (page: PageDescription): void => void (description = page);
  const app = (
    <StaticRouter location={path}>
      <App surroundings={{builtDay: day, today: () => day, describe}} />
    </StaticRouter>
  );
  const errors: unknown[] = [];
  // What React sends late it moves into place by an inline script, so nothing may be late.
  const {prelude} = await prerender(app, {progressiveChunkSize: Infinity, onError: (error) => void errors.push(error)});
  const rendered = await new Response(prelude).text();
  if (errors.length > 0) throw errors[0];
  const title = leadingTitle.exec(rendered)?.[0];
  if (title === undefined || description === undefined) throw new Error(`${path} has no <Metadata>.`);
  const metadata = metadataOf(description, origin);
  return {
    html: rendered.slice(title.length),
    head: `${title}\n    ${headTags(metadata)}`,
    structuredData: structuredDataTags(metadata),
    image: metadata.canonical === undefined ? undefined : metadata.ogImage,
    header: renderToStaticMarkup(<Header path={path} />),
    footer: renderToStaticMarkup(<Footer path={path} />),
    modules: pages.get(path)?.modules ?? [],
  };
}
