import type {ComponentType} from 'react';
import {linkTo} from './calculator/base.ts';
import {fetchDocument, parseDocument} from './fetchDocument.ts';
import {keptIn, type KeptContent} from './keptContent.ts';
import {pageKinds, type PageKind} from './pageKinds.tsx';

/** A page that can be shown. */
export interface OpenPage {
  readonly Component: ComponentType;
  readonly kept: (name: string) => KeptContent;
  /** Title and metadata of the document that brought it. */
  readonly head: readonly Element[];
}

/** A page that this document cannot show: the browser must load it. */
export class LoadDocument extends Error {}

interface Opening {
  readonly promise: Promise<OpenPage>;
  /** Once it is there. */
  page?: OpenPage;
  failed?: boolean;
}

const openings = new Map<string, Opening>();

/**
 * The page at a path, fetched as its HTML document when it is first asked for: there is no list of pages in the scripts.
 * @returns a promise until the page is there. It is rejected with LoadDocument where there is no such page, where it
 * cannot be fetched, and where it is of another version of the site, whose scripts would not fit
 */
export function pageAt(path: string): OpenPage | Promise<OpenPage> {
  const {page, promise} = openings.get(path) ?? begin(path, fetchPage(path));
  return page ?? promise;
}

/** The same for whoever follows a link: what failed before is tried again. */
export async function openPage(path: string): Promise<OpenPage> {
  if (openings.get(path)?.failed) openings.delete(path);
  return pageAt(path);
}

/** Notes the page of the document that is open, so that Back finds it. */
export function rememberPage(path: string, page: OpenPage): void {
  begin(path, Promise.resolve(page)).page = page;
}

function begin(path: string, promise: Promise<OpenPage>): Opening {
  const opening: Opening = {promise};
  openings.set(path, opening);
  promise.then(
    (page) => (opening.page = page),
    () => (opening.failed = true),
  );
  return opening;
}

/** The page of a document; at the first load of the one that is open. */
export async function openDocument(source: Document): Promise<OpenPage> {
  const {kind, module} = source.getElementById('root')!.dataset;
  // The address is one of the site's own scripts, written by the build.
  const loaded = module === undefined ? Promise.resolve() : import(/* @vite-ignore */ module);
  return {
    Component: await pageKinds[kind as PageKind](loaded),
    kept: keptIn(source),
    head: [...source.querySelectorAll(metadata)],
  };
}

/** What a document says of its page; see metadata/headTags.ts. */
const metadata = 'head > title, [data-page]';

/** Puts title and metadata of a page in the place of those of the page before. */
export function showHead({head}: Pick<OpenPage, 'head'>): void {
  if (head.every((element) => document.contains(element))) return;
  for (const old of document.querySelectorAll(metadata)) old.remove();
  document.head.append(...head);
}

async function fetchPage(path: string): Promise<OpenPage> {
  const response = await fetchDocument(linkTo(path)).catch((cause: unknown) => {
    throw new LoadDocument(path, {cause});
  });
  if (!response.ok) throw new LoadDocument(path);
  const source = await parseDocument(response);
  if (entryOf(source) !== entryOf(document)) throw new LoadDocument(path);
  const [page] = await Promise.all([openDocument(source), ...missingStyles(source).map(addStyle)]);
  return page;
}

/** The first script of a document. Its name changes with every script that it leads to. */
function entryOf(source: Document): string | null | undefined {
  return source.querySelector('script[type=module][src]:not([src^="/@"])')?.getAttribute('src');
}

function missingStyles(source: Document): readonly HTMLLinkElement[] {
  const links = [...source.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')];
  return links.filter((link) => !document.querySelector(`link[rel=stylesheet][href="${link.getAttribute('href')}"]`));
}

/** Resolves when the style sheet holds; without it the page still reads. */
function addStyle(link: HTMLLinkElement): Promise<unknown> {
  const added = document.importNode(link);
  const settled = new Promise((resolve) => {
    added.addEventListener('load', resolve);
    added.addEventListener('error', resolve);
  });
  document.head.append(added);
  return settled;
}
