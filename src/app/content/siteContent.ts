/** The site's own files: src/app/content/pages/*.yaml, a page each, and the facts that they name. */
import {join} from 'node:path';
import type {Diagnostic, Report} from '../../engine/diagnostics/diagnostic.ts';
import {currenciesSchema} from './currencyRates.ts';
import {entriesOf, textOf} from '../../engine/yaml/node.ts';
import {siteFactsSchema} from './siteFacts.ts';
import {compilePage, type CompiledPage, type Surroundings} from './compilePage.ts';
import {idOf, isCasesFile, listFiles, readFiles, shownPath} from '../../engine/project/files.ts';
import {read} from '../../engine/yaml/read.ts';
import type {Summary} from '../../engine/project/summary.ts';
import {validator} from '../../engine/shape/validate.ts';

export const contentFolder = 'src/app/content/pages';
/** The facts that pages name, as a path from the project's root. */
export const factsFile = 'src/app/content/facts.yaml';
/** The rates of the page of all destinations. */
const currenciesFile = 'src/app/content/currencies.yaml';
const validateFacts = validator(siteFactsSchema);
const validateCurrencies = validator(currenciesSchema);

/** Where the project is, and what lists say of its calculators. */
export interface Site {
  readonly root: string;
  /** @param path of the definition */
  readonly summaryOf: (path: string) => Summary | undefined;
}

export function isContentPage(path: string, root: string): boolean {
  return shownPath(path, root).startsWith(`${contentFolder}/`);
}

/** Compiles a page whose text is already at hand. */
export function compileContentPage(path: string, text: string, site: Site): CompiledPage {
  return compilePage(
    {path: shownPath(path, site.root), text},
    surroundingsOf(site, () => undefined),
  );
}

/** Everything that is wrong with the site's own files. */
export function checkSiteContent(site: Site): {diagnostics: readonly Diagnostic[]; files: number} {
  const diagnostics: Diagnostic[] = [];
  const report: Report = (diagnostic) => void diagnostics.push(diagnostic);
  const surroundings = surroundingsOf(site, report);
  const pages = readFiles(listFiles(join(site.root, contentFolder)), site.root, report);
  for (const page of pages) diagnostics.push(...compilePage(page, surroundings).diagnostics);
  checkCurrencies(site.root, report);
  return {diagnostics, files: pages.length + 2};
}

function checkCurrencies(root: string, report: Report): void {
  const [source] = readFiles([join(root, currenciesFile)], root, report);
  const tree = source && read(source, report);
  if (tree !== undefined) validateCurrencies(tree, report);
}

function surroundingsOf({root, summaryOf}: Site, report: Report): Surroundings {
  const definitions = listFiles(join(root, 'calculators')).filter((path) => !isCasesFile(path));
  const paths = new Map(definitions.map((path) => [idOf(path), path]));
  return {
    facts: new Map([...factsOf(root, report), ['calculators', String(paths.size)]]),
    ids: [...paths.keys()],
    summary: (id) => summaryOf(paths.get(id) ?? ''),
  };
}

function factsOf(root: string, report: Report): readonly [string, string][] {
  const [source] = readFiles([join(root, factsFile)], root, report);
  const tree = source && read(source, report);
  if (tree !== undefined) validateFacts(tree, report);
  return entriesOf(tree).map(({key, value}) => [key, textOf(value) ?? '']);
}
