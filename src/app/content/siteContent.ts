/**
 * The site's own files: compiles and checks the data files, and finds what the pages in src/app/content/pages/ may name,
 * which are facts, calculators and their figures.
 */
import {existsSync, readdirSync} from 'node:fs';
import {basename, dirname, join} from 'node:path';
import currenciesSchema from '../../../schemas/currencies.schema.json' with {type: 'json'};
import factsSchema from '../../../schemas/facts.schema.json' with {type: 'json'};
import frameSchema from '../../../schemas/frame.schema.json' with {type: 'json'};
import navigationSchema from '../../../schemas/navigation.schema.json' with {type: 'json'};
import searchIndexSchema from '../../../schemas/search-index.schema.json' with {type: 'json'};
import usefulLinksSchema from '../../../schemas/useful-links.schema.json' with {type: 'json'};
import {type Diagnostic, hasErrors, type Report} from '../../engine/diagnostics/diagnostic.ts';
import {idOf, type SourceFile} from '../../engine/diagnostics/source.ts';
import type {NamedFigures} from '../../engine/project/figures.ts';
import {ignoredIn, listFiles, readFiles, shownPath} from '../../engine/project/files.ts';
import {isDefinitionFile} from '../../engine/project/layout.ts';
import {type Validate, validator} from '../../engine/language/shape/validate.ts';
import {entriesOf, type MapNode, plainOf, textOf} from '../../engine/language/yaml/node.ts';
import {read} from '../../engine/language/yaml/read.ts';
import type {Summary} from '../build/compileCache.ts';
import {checkLinks, type LinkTargets, partsOf} from './checkLinks.ts';
import {compilePage, type BuildContext, type CompiledPage} from './compilePage.ts';
import {checkNavigation, completeMenus, type MenuCalculator} from './navigation.ts';
import {addressOf, checkAddresses, linkAddresses} from './ownAddresses.ts';
import type {Navigation} from './siteFiles.ts';

export const contentFolder = 'src/app/content/pages';
/** The file with the facts, as a path from the project's root. */
export const factsFile = 'src/app/content/facts.yaml';

/** The file with the links of header, footer and sidebar. */
const navigationFile = 'src/app/content/navigation.yaml';
export const frameFile = 'src/app/content/frame.yaml';

/** The data files by their path from the project's root. */
const dataFiles: ReadonlyMap<string, Validate> = new Map([
  [factsFile, validator(factsSchema)],
  ['src/app/content/currencies.yaml', validator(currenciesSchema)],
  [navigationFile, validator(navigationSchema)],
  [frameFile, validator(frameSchema)],
  ['src/app/content/searchIndex.yaml', validator(searchIndexSchema)],
  ['src/app/content/usefulLinks.yaml', validator(usefulLinksSchema)],
]);

/** The project's root, and what pages show of its calculators. */
export interface ContentProject {
  readonly root: string;
  /** @param path of the definition */
  readonly summaryOf: (path: string) => Summary | undefined;
  /** Undefined for a definition with errors, which are reported as its own. */
  readonly figuresOf: (path: string) => NamedFigures | undefined;
}

export function isContentPage(path: string, root: string): boolean {
  return shownPath(path, root).startsWith(`${contentFolder}/`);
}

/** Compiles a page from its text. */
export function compileContentPage(path: string, text: string, project: ContentProject): CompiledPage {
  return compilePage({path: shownPath(path, project.root), text}, contextOf(project));
}

/** A data file's content; the menus of navigation.yaml contain every calculator. Undefined if there is an error. */
export function compileDataFile(
  path: string,
  text: string,
  project: ContentProject,
): {readonly diagnostics: readonly Diagnostic[]; readonly data?: unknown} {
  const diagnostics: Diagnostic[] = [];
  const source = {path: shownPath(path, project.root), text};
  const tree = checkData(source, project.root, (diagnostic) => void diagnostics.push(diagnostic));
  if (tree === undefined || hasErrors(diagnostics)) return {diagnostics};
  const data = plainOf(tree);
  if (source.path !== navigationFile) return {diagnostics, data};
  const {menus, ...others} = data as Navigation;
  return {diagnostics, data: {...others, menus: completeMenus(menus, menuCalculators(project))}};
}

/** Every calculator with what its menu needs of it. */
function menuCalculators({root, summaryOf}: ContentProject): readonly MenuCalculator[] {
  return [...definitionPaths(root)].map(([id, path]) => ({id, folder: folderOf(path), title: summaryOf(path)?.title}));
}

/** The diagnostics of definitions whose ids are addresses of the site itself. */
export function checkIds(definitions: readonly SourceFile[], root: string): readonly Diagnostic[] {
  const diagnostics: Diagnostic[] = [];
  const pages = listFiles(join(root, contentFolder)).map(idOf);
  checkAddresses(definitions, pages, (diagnostic) => void diagnostics.push(diagnostic));
  return diagnostics;
}

/** All diagnostics of the site's own files and of the ids of its definitions, and the number of files. */
export function checkSiteContent(project: ContentProject): {diagnostics: readonly Diagnostic[]; files: number} {
  const diagnostics: Diagnostic[] = [];
  const report: Report = (diagnostic) => void diagnostics.push(diagnostic);
  const data = readFiles(
    [...dataFiles.keys()].map((path) => join(project.root, path)),
    project.root,
    report,
  );
  for (const source of data) checkData(source, project.root, report);
  const context = contextOf(project);
  const folder = join(project.root, contentFolder);
  ignoredIn(folder, project.root).forEach(report);
  const pages = readFiles(listFiles(folder), project.root, report);
  for (const page of pages) diagnostics.push(...compilePage(page, context).diagnostics);
  const names = pages.map(({path}) => idOf(path));
  const definitions = definitionPaths(project.root);
  checkIds(
    readFiles([...definitions.values()], project.root, () => undefined),
    project.root,
  ).forEach(report);
  const trees = pages.map((page) => ({address: addressOf(idOf(page.path)), tree: read(page, () => undefined)}));
  const targets: LinkTargets = {
    addresses: linkAddresses(names, [...definitions.keys()], publicFiles(project.root)),
    parts: new Map(trees.map(({address, tree}) => [address, partsOf(tree)])),
  };
  for (const source of data) {
    const tree = read(source, () => undefined);
    if (tree !== undefined) checkLinks(tree, undefined, targets, report);
  }
  for (const {address, tree} of trees) if (tree !== undefined) checkLinks(tree, address, targets, report);
  return {diagnostics, files: pages.length + dataFiles.size};
}

/** The files that the build copies, by their names. */
function publicFiles(root: string): readonly string[] {
  const folder = join(root, 'public');
  return existsSync(folder) ? readdirSync(folder) : [];
}

/** The paths of all definitions by their ids. */
export function definitionPaths(root: string): ReadonlyMap<string, string> {
  const definitions = listFiles(join(root, 'calculators')).filter(isDefinitionFile);
  return new Map(definitions.map((path) => [idOf(path), path]));
}

/** The folder of a definition, which is the id of its menu where there is one. */
export function folderOf(path: string): string {
  return basename(dirname(path));
}

function contextOf({root, summaryOf, figuresOf}: ContentProject): BuildContext {
  const paths = definitionPaths(root);
  return {
    facts: new Map([...factsOf(root), ['calculators', String(paths.size)]]),
    ids: [...paths.keys()],
    summary: (id) => summaryOf(paths.get(id) ?? ''),
    figures: memoized((id) => figuresOf(paths.get(id) ?? '')),
  };
}

function factsOf(root: string): readonly [string, string][] {
  const [source] = readFiles([join(root, factsFile)], root, () => undefined);
  const tree = source && read(source, () => undefined);
  return entriesOf(tree).map(({key, value}) => [key, textOf(value) ?? '']);
}

/** Reads and validates a data file, and reports its problems. */
function checkData(source: SourceFile, root: string, report: Report): MapNode | undefined {
  const tree = read(source, report);
  if (tree === undefined) return undefined;
  dataFiles.get(source.path)?.(tree, report);
  if (source.path === navigationFile) checkNavigation(tree, [...definitionPaths(root).keys()], report);
  return tree;
}

function memoized<Value>(compute: (key: string) => Value): (key: string) => Value {
  const known = new Map<string, Value>();
  return (key) => {
    if (!known.has(key)) known.set(key, compute(key));
    return known.get(key)!;
  };
}
