import {renderToStaticMarkup} from 'react-dom/server';
import {prerender} from 'react-dom/static';
import {StaticRouter} from 'react-router-dom';
import type {CalendarDay} from '../functions/calendar.ts';
import {App} from './App.tsx';
import {calculators} from './calculators.ts';
import navigation from './navigation.yaml';
import {pages} from './pages.tsx';
import {Footer} from './shell/Footer.tsx';
import {Header} from './shell/Header.tsx';
import {navigationProblems} from './shell/navigationProblems.ts';

export interface RenderedRoute {
  /** What stands inside the root element. */
  readonly html: string;
  /** Title, description and the like, for the head. */
  readonly head: string;
  /** The static parts before and after the root element. */
  readonly header: string;
  readonly footer: string;
  /** The modules that the page needs beside the entry, as paths from the project's root. */
  readonly modules: readonly string[];
}

/** Without a document around it React puts what belongs into the head first. */
const leadingMetadata = /^(?:<title>[^<]*<\/title>|<(?:meta|link)\b[^>]*>)*/;

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
 * @throws what a component threw, where React itself would leave that part of the page to the browser
 */
export async function render(path: string, day: CalendarDay): Promise<RenderedRoute> {
  const app = (
    <StaticRouter location={path}>
      <App surroundings={{builtDay: day, today: () => day}} />
    </StaticRouter>
  );
  const errors: unknown[] = [];
  // What React sends late it moves into place by an inline script, so nothing may be late.
  const {prelude} = await prerender(app, {progressiveChunkSize: Infinity, onError: (error) => void errors.push(error)});
  const rendered = await new Response(prelude).text();
  if (errors.length > 0) throw errors[0];
  const head = leadingMetadata.exec(rendered)?.[0] ?? '';
  return {
    html: rendered.slice(head.length),
    head,
    header: renderToStaticMarkup(<Header path={path} />),
    footer: renderToStaticMarkup(<Footer path={path} />),
    modules: pages.get(path)?.modules ?? [],
  };
}
