/** Compiles and checks the site's own files: the pages in src/app/content/pages/ and the data files. */
import {join} from 'node:path';
import currenciesSchema from '../../../schemas/currencies.schema.json' with {type: 'json'};
import factsSchema from '../../../schemas/facts.schema.json' with {type: 'json'};
import frameSchema from '../../../schemas/frame.schema.json' with {type: 'json'};
import navigationSchema from '../../../schemas/navigation.schema.json' with {type: 'json'};
import searchIndexSchema from '../../../schemas/search-index.schema.json' with {type: 'json'};
import usefulLinksSchema from '../../../schemas/useful-links.schema.json' with {type: 'json'};
import type {Diagnostic, Report} from '../../engine/diagnostics/diagnostic.ts';
import {entriesOf, textOf, type MapNode} from '../../engine/yaml/node.ts';
import {compilePage, type CompiledPage, type BuildContext} from './compilePage.ts';
import {idOf, isCasesFile, listFiles, readFiles, shownPath} from '../../engine/project/files.ts';
import {read} from '../../engine/yaml/read.ts';
import type {Summary} from '../build/compileCache.ts';
import {validator, type Validate} from '../../engine/shape/validate.ts';

export const contentFolder = 'src/app/content/pages';
/** The facts that pages name, as a path from the project's root. */
export const factsFile = 'src/app/content/facts.yaml';

/** The other data files by their path from the project's root. */
const dataFiles: readonly (readonly [path: string, validate: Validate])[] = [
  ['src/app/content/currencies.yaml', validator(currenciesSchema)],
  ['src/app/content/navigation.yaml', validator(navigationSchema)],
  ['src/app/frame/frame.yaml', validator(frameSchema)],
  ['src/app/search/searchIndex.yaml', validator(searchIndexSchema)],
  ['src/app/search/usefulLinks.yaml', validator(usefulLinksSchema)],
];
const validateFacts = validator(factsSchema);

/** The project's root, and the summaries of its calculators. */
export interface Site {
  readonly root: string;
  /** @param path of the definition */
  readonly summaryOf: (path: string) => Summary | undefined;
}

export function isContentPage(path: string, root: string): boolean {
  return shownPath(path, root).startsWith(`${contentFolder}/`);
}

/** Compiles a page from its text. */
export function compileContentPage(path: string, text: string, site: Site): CompiledPage {
  return compilePage(
    {path: shownPath(path, site.root), text},
    contextOf(site, () => undefined),
  );
}

/** Everything that is wrong with the site's own files. */
export function checkSiteContent(site: Site): {diagnostics: readonly Diagnostic[]; files: number} {
  const diagnostics: Diagnostic[] = [];
  const report: Report = (diagnostic) => void diagnostics.push(diagnostic);
  const context = contextOf(site, report);
  const pages = readFiles(listFiles(join(site.root, contentFolder)), site.root, report);
  for (const page of pages) diagnostics.push(...compilePage(page, context).diagnostics);
  for (const [path, validate] of dataFiles) readData(path, validate, site.root, report);
  return {diagnostics, files: pages.length + dataFiles.length + 1};
}

/** The paths of all definitions by their ids. */
export function definitionPaths(root: string): ReadonlyMap<string, string> {
  const definitions = listFiles(join(root, 'calculators')).filter((path) => !isCasesFile(path));
  return new Map(definitions.map((path) => [idOf(path), path]));
}

function contextOf({root, summaryOf}: Site, report: Report): BuildContext {
  const paths = definitionPaths(root);
  return {
    facts: new Map([...factsOf(root, report), ['calculators', String(paths.size)]]),
    ids: [...paths.keys()],
    summary: (id) => summaryOf(paths.get(id) ?? ''),
  };
}

function factsOf(root: string, report: Report): readonly [string, string][] {
  const tree = readData(factsFile, validateFacts, root, report);
  return entriesOf(tree).map(({key, value}) => [key, textOf(value) ?? '']);
}

/** The tree of a data file, whose problems are reported. */
function readData(path: string, validate: Validate, root: string, report: Report): MapNode | undefined {
  const [source] = readFiles([join(root, path)], root, report);
  const tree = source && read(source, report);
  if (tree !== undefined) validate(tree, report);
  return tree;
}
