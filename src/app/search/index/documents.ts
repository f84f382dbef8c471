/** The pages of the site as documents of the search index. */
import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {parse} from 'yaml';
import {load} from '../../../engine/program/parts.ts';
import type {Documentation, Page} from '../../../engine/plan/inWords/texts.ts';
import {idOf} from '../../../engine/diagnostics/source.ts';
import type {NamedFigures} from '../../../engine/project/figures.ts';
import {listFiles, readFiles} from '../../../engine/project/files.ts';
import type {CalendarDay} from '../../../engine/runtime/calendar.ts';
import {type CompileCache, createCompileCache} from '../../build/compileCache.ts';
import type {ContentPage} from '../../content/contentPage.ts';
import {withoutLinks} from '../../content/links.ts';
import {completeMenus} from '../../content/navigation.ts';
import {
  compileContentPage,
  contentFolder,
  type ContentProject,
  definitionPaths,
  folderOf,
} from '../../content/siteContent.ts';
import type {Navigation, SearchIndexWords} from '../../content/siteFiles.ts';
import type {SearchDocument, SearchGroup} from '../document.ts';
import {whatsChanged as changesWords} from '../../words/whatsChanged.ts';
import {termsOf} from '../terms.ts';

/**
 * Every page of the site, in the order in which the search page lists them: the menus of the header, the calculators
 * that are in no menu, then guides and other pages. A page with an error is left out; `npm run check` reports it.
 * @param day selects dated figures in the texts
 * @param cache of definitions that may have been compiled already
 */
/** A longer list, such as all occupations of a country, has a word for every query. */
const MOST_OPTIONS = 300;

export function siteDocuments(
  root: string,
  day: CalendarDay,
  cache: CompileCache = createCompileCache(),
): readonly SearchDocument[] {
  const {groups, otherNames} = readYaml<SearchIndexWords>(root, 'src/app/content/searchIndex.yaml');
  const {menus} = readYaml<Navigation>(root, 'src/app/content/navigation.yaml');
  const {start} = readYaml<HomeStart>(root, join(contentFolder, 'home.yaml'));
  const inGroup = (group: string, page: PageTexts): SearchDocument => {
    const {title, country, keywords} = page;
    const purposes = purposesOf(page, start);
    return {
      ...page,
      group,
      countryNames: countryNamesOf(country, otherNames),
      purposes,
      otherNames: synonymsOf([title, country, ...keywords, ...purposes], otherNames),
    };
  };
  const calculators = calculatorPages(root, day, cache);
  const inFolders = calculators.map(({page: {id, title}, folder}) => ({id, folder, title}));
  const texts = new Map(calculators.map(({page, documentation}) => [page.id, calculatorTexts(page, documentation)]));
  const inMenus = completeMenus(menus, inFolders).flatMap(({title, lists}) =>
    lists
      .flatMap((list) => Object.keys(list))
      .flatMap((id) => texts.get(id) ?? [])
      .map((page) => inGroup(title, page)),
  );
  const listed = new Set(inMenus.map(({path}) => path));
  const others = [...texts.values()].filter(({path}) => !listed.has(path));
  return [
    ...inMenus,
    ...others.map((page) => inGroup(groups.calculators, page)),
    ...contentPages(root, calculators).map(({path, page}) => inGroup(groups.pages, contentTexts(path, page))),
    inGroup(groups.pages, changesPage),
  ];
}

/** What the search reads of the home page's file. */
interface HomeStart {
  readonly start: {
    readonly tasks: Readonly<Record<string, readonly string[]>>;
    readonly areas: Readonly<Record<string, readonly string[]>>;
  };
}

/** The tasks of the home page that lead to a calculator, each with each of its countries: 'study in France'. */
function purposesOf({path, country}: PageTexts, {tasks, areas}: HomeStart['start']): readonly string[] {
  return Object.entries(tasks)
    .filter(([, ids]) => ids.includes(path.slice(1)))
    .flatMap(([task]) => (areas[country] ?? [country]).map((name) => `${task} ${name}`));
}

/** The names under which visitors may look for a country. */
function countryNamesOf(country: string, synonyms: readonly (readonly string[])[]): readonly string[] {
  if (country === '' || country === 'Worldwide') return [];
  return synonyms.find((names) => names.includes(country)) ?? [country];
}

/** The list of all pages, which the search page shows without a query and without scripts. */
export function groupsOf(documents: readonly SearchDocument[]): readonly SearchGroup[] {
  const titles = [...new Set(documents.map(({group}) => group))];
  return titles.map((title) => ({
    title,
    links: documents.filter(({group}) => group === title).map(({path, title: label}) => ({path, title: label})),
  }));
}

interface CalculatorPage {
  readonly page: Page;
  /** The folder of the definition. */
  readonly folder: string;
  /** The texts below the form. */
  readonly documentation: Documentation;
  readonly figures: NamedFigures;
}

function calculatorPages(root: string, day: CalendarDay, cache: CompileCache): readonly CalculatorPage[] {
  return readFiles([...definitionPaths(root).values()], root, () => undefined).flatMap((source) => {
    const {output} = cache.compile(source);
    if (output === undefined) return [];
    const {body, figures} = output;
    const {page, documentation} = load(body).under();
    return [{page: page(day), folder: folderOf(source.path), documentation: documentation(day), figures}];
  });
}

/** Guides first, recognized by their breadcrumb. */
function contentPages(root: string, calculators: readonly CalculatorPage[]) {
  const calculatorAt = (path: string) => calculators.find(({page}) => page.id === idOf(path));
  const project: ContentProject = {
    root,
    summaryOf: (path) => calculatorAt(path)?.page,
    figuresOf: (path) => calculatorAt(path)?.figures,
  };
  const pages = readFiles(listFiles(join(root, contentFolder)), root, () => undefined).flatMap(({path, text}) => {
    const {page} = compileContentPage(join(root, path), text, project);
    const name = idOf(path);
    return page === undefined ? [] : [{path: name === 'home' ? '/' : `/${name}`, page}];
  });
  return pages.toSorted((a, b) => Number(b.page.breadcrumb ?? false) - Number(a.page.breadcrumb ?? false));
}

function readYaml<Content>(root: string, path: string): Content {
  return parse(readFileSync(join(root, path), 'utf8')) as Content;
}

/** The fields taken from the page itself. */
type PageTexts = Omit<SearchDocument, 'group' | 'countryNames' | 'purposes' | 'otherNames'>;

function calculatorTexts(page: Page, {method, explainers, faqs}: Documentation): PageTexts {
  const {id, title, country, description, keywords, fields} = page;
  return {
    path: `/${id}`,
    kind: 'calculator',
    title,
    country,
    description,
    keywords,
    // Without yes/no inputs: nobody searches for yes or no.
    choices: fields.flatMap((field) =>
      field.kind === 'choice'
        ? [
            {
              label: field.label,
              options: field.options.length > MOST_OPTIONS ? [] : field.options.map(({label}) => label),
            },
          ]
        : [],
    ),
    passages: [
      ...method,
      ...explainers.map(({title: heading, text}) => `${heading}: ${text}`),
      ...faqs.map(({question, answer}) => `${question} ${answer}`),
    ],
  };
}

/** The calculators have the changes themselves. */
const changesPage: PageTexts = {
  path: '/whats-changed',
  kind: 'page',
  title: changesWords.title,
  country: '',
  description: changesWords.description,
  keywords: [],
  choices: [],
  passages: [changesWords.lead],
};

function contentTexts(path: string, page: ContentPage): PageTexts {
  const {title, description, keywords = [], lead, sections} = page;
  const passages = [
    ...(lead === undefined ? [] : [lead]),
    ...sections.flatMap(({title: heading, blocks}) => [heading, ...blocks.flatMap(textsOf)]),
  ];
  return {
    path,
    kind: 'page',
    title,
    country: '',
    description,
    keywords,
    choices: [],
    passages: passages.map(withoutLinks),
  };
}

/** Keys of links, forms, ids and code, whose texts do not describe the page. */
const skippedKeys = new Set([
  'actions',
  'calculators',
  'code',
  'contactForm',
  'flag',
  'grid',
  'groups',
  'id',
  'link',
  'snippetBuilder',
  'to',
]);

/** The texts of a block; each card, question or table row is one text. */
function textsOf(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value];
  if (Array.isArray(value))
    return value.flatMap((item: unknown) => (Array.isArray(item) ? [item.join(' · ')] : textsOf(item)));
  if (typeof value !== 'object' || value === null) return [];
  const entries = Object.entries(value).filter(([key]) => !skippedKeys.has(key));
  const texts = entries.flatMap(([key, text]) =>
    typeof text === 'string' ? [withEndPunctuation(text, key === 'label')] : [],
  );
  const inner = entries.flatMap(([, child]) => (typeof child === 'object' ? textsOf(child) : []));
  return [...(texts.length > 0 ? [texts.join(' ')] : []), ...inner];
}

/** Ends a heading or label with punctuation, so that text can follow. */
function withEndPunctuation(text: string, isLabel: boolean): string {
  return /[.?!:]$/.test(text) ? text : `${text}${isLabel ? ':' : '.'}`;
}

/**
 * The synonyms of names in a page's texts.
 * @param texts title, country and keywords of the page
 * @param synonyms groups of names for the same thing
 * @returns names that occur in none of the texts
 */
export function synonymsOf(texts: readonly string[], synonyms: readonly (readonly string[])[]): readonly string[] {
  // The separator is not a word, so that no name matches across two texts.
  const combined = ` ${texts.map(normalizedWords).join(' | ')} `;
  const contains = (name: string): boolean => combined.includes(` ${normalizedWords(name)} `);
  return synonyms.filter((names) => names.some(contains)).flatMap((names) => names.filter((name) => !contains(name)));
}

function normalizedWords(text: string): string {
  return termsOf(text)
    .map(({term}) => term)
    .join(' ');
}
