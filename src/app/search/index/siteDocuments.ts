import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {parse} from 'yaml';
import type {Documentation} from '../../../engine/compiled/documentation.ts';
import type {Page} from '../../../engine/compiled/module.ts';
import type {CalendarDay} from '../../../engine/runtime/calendar.ts';
import type {SearchDocument, SearchGroup} from '../document.ts';
import {compile, load} from '../../../engine/compile.ts';
import {idOf, isCasesFile, listFiles, readFiles} from '../../../engine/project/files.ts';
import type {Navigation, SearchIndexWords} from '../../content/siteFiles.ts';
import {compileContentPage, contentFolder, type Site} from '../../content/siteContent.ts';
import {calculatorDocument, contentDocument} from './documents.ts';
import {otherNames} from './otherNames.ts';

export const searchWordsFile = 'src/app/search/searchIndex.yaml';
const navigationFile = 'src/app/content/navigation.yaml';

/**
 * Every page of the site, in the order in which the search page lists them: the menus of the header, the calculators
 * that are in no menu, then guides and other pages. A page with an error is left out; `npm run check` reports it.
 * @param day selects dated figures in the texts
 */
export function siteDocuments(root: string, day: CalendarDay): readonly SearchDocument[] {
  const words = readYaml<SearchIndexWords>(root, searchWordsFile);
  const {menus} = readYaml<Navigation>(root, navigationFile);
  const names = (texts: readonly string[]): readonly string[] => otherNames(texts, words.otherNames);
  const calculators = calculatorTexts(root, day);
  const byId = new Map(calculators.map((calculator) => [calculator.page.id, calculator]));
  const inMenus = menus.flatMap(({title, lists}) =>
    lists
      .flatMap((list) => Object.keys(list))
      .flatMap((id) => byId.get(id) ?? [])
      .map(({page, texts}) => calculatorDocument(page, texts, {group: title, otherNames: names})),
  );
  const listed = new Set(inMenus.map(({path}) => path));
  const others = calculators
    .filter(({page}) => !listed.has(`/${page.id}`))
    .map(({page, texts}) => calculatorDocument(page, texts, {group: words.groups.calculators, otherNames: names}));
  const contents = contentPages(root, calculators).map(({path, page}) =>
    contentDocument(path, page, {group: words.groups.pages, otherNames: names}),
  );
  return [...inMenus, ...others, ...contents];
}

/** The list of all pages, which the search page shows without a query and without scripts. */
export function groupsOf(documents: readonly SearchDocument[]): readonly SearchGroup[] {
  const titles = [...new Set(documents.map(({group}) => group))];
  return titles.map((title) => ({
    title,
    links: documents.filter(({group}) => group === title).map((document) => linkTo(document)),
  }));
}

function linkTo({path, title}: SearchDocument): {readonly path: string; readonly title: string} {
  return {path, title};
}

interface CalculatorTexts {
  readonly page: Page;
  /** The documentation below the form. */
  readonly texts: Documentation;
}

function calculatorTexts(root: string, day: CalendarDay): readonly CalculatorTexts[] {
  const paths = listFiles(join(root, 'calculators')).filter((path) => !isCasesFile(path));
  return readFiles(paths, root, () => undefined).flatMap((source) => {
    const {body} = compile(source);
    if (body === undefined) return [];
    const {page, documentation} = load(body);
    return [{page: page(day), texts: documentation(day)}];
  });
}

/** Guides first, recognized by their breadcrumb. */
function contentPages(root: string, calculators: readonly CalculatorTexts[]) {
  const site: Site = {root, summaryOf: (path) => calculators.find(({page}) => page.id === idOf(path))?.page};
  const pages = readFiles(listFiles(join(root, contentFolder)), root, () => undefined).flatMap(({path, text}) => {
    const {page} = compileContentPage(join(root, path), text, site);
    const name = idOf(path);
    return page === undefined ? [] : [{path: name === 'home' ? '/' : `/${name}`, page}];
  });
  return pages.toSorted((one, other) => Number(other.page.breadcrumb ?? false) - Number(one.page.breadcrumb ?? false));
}

function readYaml<Content>(root: string, path: string): Content {
  return parse(readFileSync(join(root, path), 'utf8')) as Content;
}
