/**
 * Compiles and checks the site's own files: the data files, and the pages in src/app/content/pages/, where it
 * replaces facts and figures of calculators with their values, and calculator ids with their titles.
 */
import {basename, dirname, join} from 'node:path';
import currenciesSchema from '../../../schemas/currencies.schema.json' with {type: 'json'};
import factsSchema from '../../../schemas/facts.schema.json' with {type: 'json'};
import frameSchema from '../../../schemas/frame.schema.json' with {type: 'json'};
import navigationSchema from '../../../schemas/navigation.schema.json' with {type: 'json'};
import pageSchema from '../../../schemas/page.schema.json' with {type: 'json'};
import searchIndexSchema from '../../../schemas/search-index.schema.json' with {type: 'json'};
import usefulLinksSchema from '../../../schemas/useful-links.schema.json' with {type: 'json'};
import {diagnose, type Diagnostic, hasErrors, type Place, type Report} from '../../engine/diagnostics/diagnostic.ts';
import {didYouMean} from '../../engine/diagnostics/nearMiss.ts';
import type {SourceFile} from '../../engine/diagnostics/source.ts';
import type {NamedFigures} from '../../engine/project/figures.ts';
import {idOf, isDefinitionFile, listFiles, readFiles, shownPath} from '../../engine/project/files.ts';
import {month} from '../../engine/runtime/formats.ts';
import {type Validate, validator} from '../../engine/shape/validate.ts';
import {
  entriesOf,
  get,
  itemsOf,
  type MapNode,
  type Node,
  placeIn,
  plainOf,
  type ScalarNode,
  textOf,
} from '../../engine/yaml/node.ts';
import {read} from '../../engine/yaml/read.ts';
import type {Summary} from '../build/compileCache.ts';
import type {CalculatorCard, CalculatorLink, ContentPage, ContentPageTexts, TaskCalculator} from './contentPage.ts';
import {checkNavigation, completeMenus, type MenuCalculator} from './navigation.ts';
import {checkAddresses} from './ownAddresses.ts';
import type {Navigation} from './siteFiles.ts';

export const contentFolder = 'src/app/content/pages';
/** The file with the facts, as a path from the project's root. */
export const factsFile = 'src/app/content/facts.yaml';

/** The file with the links of header, footer and sidebar. */
const navigationFile = 'src/app/content/navigation.yaml';

/** The data files by their path from the project's root. */
const dataFiles: ReadonlyMap<string, Validate> = new Map([
  [factsFile, validator(factsSchema)],
  ['src/app/content/currencies.yaml', validator(currenciesSchema)],
  [navigationFile, validator(navigationSchema)],
  ['src/app/frame/frame.yaml', validator(frameSchema)],
  ['src/app/search/searchIndex.yaml', validator(searchIndexSchema)],
  ['src/app/search/usefulLinks.yaml', validator(usefulLinksSchema)],
]);
const validatePage = validator(pageSchema);

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

/** All diagnostics of the site's own files, and the number of files. */
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
  const pages = readFiles(listFiles(join(project.root, contentFolder)), project.root, report);
  for (const page of pages) diagnostics.push(...compilePage(page, context).diagnostics);
  const definitions = readFiles([...definitionPaths(project.root).values()], project.root, () => undefined);
  checkAddresses(
    definitions,
    pages.map(({path}) => idOf(path)),
    report,
  );
  return {diagnostics, files: pages.length + dataFiles.size};
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

/** The facts and calculators that pages refer to. */
export interface BuildContext {
  /** Values by the name in braces; a month is YYYY-MM, and becomes 'June 2024'. */
  readonly facts: ReadonlyMap<string, string>;
  /** The ids of all calculators. */
  readonly ids: readonly string[];
  /** Title, description and country of a calculator. */
  readonly summary: (id: string) => Summary | undefined;
  /** The figures of a calculator, which pages write as {uk-student-visa-calculator.visaFee}. */
  readonly figures: (id: string) => NamedFigures | undefined;
}

interface CompiledPage {
  readonly diagnostics: readonly Diagnostic[];
  /** Undefined if there is an error. */
  readonly page?: ContentPage;
}

/** The facts that date a change of content: a page that names one counts as changed in that month. */
const changeFacts: readonly string[] = ['dataAsOf', 'policyUpdated'];

/** Compiles one page; all of its problems are reported. */
export function compilePage(source: SourceFile, context: BuildContext): CompiledPage {
  const diagnostics: Diagnostic[] = [];
  const report: Report = (diagnostic) => void diagnostics.push({...diagnostic, hint: adaptHint(diagnostic.hint)});
  const tree = read(source, report);
  if (tree !== undefined) validatePage(tree, report);
  if (tree === undefined || hasErrors(diagnostics)) return {diagnostics};
  checkTables(tree, report);
  checkTasks(tree, context, report);
  const page = fillIn(tree, context, report);
  return hasErrors(diagnostics) ? {diagnostics} : {diagnostics, page};
}

/** Reading and validation are shared with definitions; rewrites hints that are about definitions only. */
function adaptHint(hint: string): string {
  return hint
    .replace('calculators/README.md', 'src/app/content/README.md')
    .replace("'id:', 'title:' and 'inputs:'", "'title:', 'description:' and 'sections:'");
}

/** Reports table rows with too few or too many cells. */
function checkTables(node: Node, report: Report): void {
  const columns = itemsOf(get(node, 'columns')).length;
  for (const row of itemsOf(get(node, 'rows'))) {
    const cells = itemsOf(row).length;
    const details = {where: 'This row', limit: columns, what: 'cells'};
    const hint = 'Give the row a cell for each column.';
    if (cells < columns) report(diagnose('too-few', row.place, details, hint));
    if (cells > columns) report(diagnose('too-many', row.place, details, hint));
  }
  for (const {value} of entriesOf(node)) checkTables(value, report);
  for (const item of itemsOf(node)) checkTables(item, report);
}

/** Reports calculators that no task of the home page leads to. */
function checkTasks(page: Node, {ids}: BuildContext, report: Report): void {
  const tasks = get(get(page, 'start'), 'tasks');
  if (tasks === undefined) return;
  const reached = new Set(entriesOf(tasks).flatMap(({value}) => itemsOf(value).map(textOf)));
  const missing = ids.filter((id) => !reached.has(id));
  if (missing.length > 0) report(diagnose('no-task-leads-to', tasks.place, {ids: missing.join(', ')}));
}

/** Replaces the facts and calculator ids of a page with their values and titles. */
function fillIn(tree: Node, {facts, ids, summary, figures}: BuildContext, report: Report): ContentPage {
  const own = new Map(entriesOf(get(tree, 'figures')).map(({key, value}) => [key, textOf(value) ?? '']));
  /** The latest of the page's change facts, YYYY-MM. */
  let changed: string | undefined;

  /** A figure by the calculator's id and its name there; undefined after a problem. */
  const figureOf = (id: string, nameAndFormat: string, place: Place): string | undefined => {
    const [name = '', format] = nameAndFormat.split(':');
    if (!ids.includes(id)) {
      report(diagnose('unknown-calculator', place, {id}, didYouMean(id, ids)));
      return undefined;
    }
    if (format !== undefined && format !== 'plain') {
      report(diagnose('unknown-format', place, {format, formats: 'plain'}, didYouMean(format, ['plain'])));
      return undefined;
    }
    const known = figures(id);
    if (known === undefined) return undefined;
    const figure = known.get(name);
    if (!known.has(name)) {
      const hint = "Write a constant, or a table with an option or 'most': monthlyLiving.london, points.age.most.";
      report(diagnose('unknown-name', place, {name}, didYouMean(name, [...known.keys()], hint)));
    } else if (figure === undefined) report(diagnose('figure-changes', place, {name}));
    return figure?.[format ?? 'text'];
  };

  const textOfScalar = (node: ScalarNode): string =>
    node.text.replace(/\{([^{}\s]*)\}/g, (placeholder, name: string, start: number) => {
      const place = placeIn(node, start, start + placeholder.length);
      const dot = name.indexOf('.');
      if (dot >= 0) return figureOf(name.slice(0, dot), name.slice(dot + 1), place) ?? placeholder;
      const fact = own.get(name) ?? facts.get(name);
      if (fact === undefined) {
        const hint = didYouMean(name, [...own.keys(), ...facts.keys()], 'Write a name of src/app/content/facts.yaml.');
        report(diagnose('unknown-name', place, {name}, hint));
        return placeholder;
      }
      if (changeFacts.includes(name) && fact > (changed ?? '')) changed = fact;
      return /^\d{4}-(0[1-9]|1[0-2])$/.test(fact) ? month(fact) : fact;
    });

  const calculator = (node: Node, list: string | undefined): readonly CalculatorLink[] => {
    const id = node.kind === 'scalar' ? node.text : '';
    if (!ids.includes(id)) {
      const hint = didYouMean(id, ids, 'Write the id of a definition in calculators/.');
      report(diagnose('unknown-calculator', node.place, {id}, hint));
      return [];
    }
    const calculatorSummary = summary(id);
    if (calculatorSummary === undefined) return [];
    const {title, description, country} = calculatorSummary;
    const card: CalculatorCard = {id, title, description, country};
    const inTask: TaskCalculator = {id, title, country};
    return [list === 'grid' ? card : list === 'tasks' ? inTask : {id, title}];
  };

  const allCalculators = (): readonly CalculatorLink[] =>
    ids
      .flatMap((id) => summary(id) ?? [])
      .map(({id, title}) => ({id, title}))
      .toSorted((one, other) => one.title.localeCompare(other.title, 'en'));

  /** @param path the keys above the node, without positions in lists */
  const valueOf = (node: Node, path: readonly string[]): unknown => {
    if (node.kind === 'map')
      return Object.fromEntries(node.entries.map(({key, value}) => [key, valueOf(value, [...path, key])]));
    if (node.kind === 'scalar') {
      // Braces of an example are its own.
      if (path.at(-2) === 'code') return node.text;
      if (path.at(-1) === 'calculators') return allCalculators();
      return typeof node.value === 'string' ? textOfScalar(node) : node.value;
    }
    return path.at(-1) === 'calculators' || path.at(-2) === 'tasks'
      ? node.items.flatMap((item) => calculator(item, path.at(-2)))
      : node.items.map((item) => valueOf(item, path));
  };

  const {rules, figures: _, ...page} = valueOf(tree, []) as ContentPageTexts;
  return {
    ...page,
    ...(rules !== undefined && {
      rules: {dataAsOf: facts.get('dataAsOf') ?? '', checked: facts.get('checked'), ...rules},
    }),
    ...(changed !== undefined && {changed}),
  };
}

function memoized<Value>(compute: (key: string) => Value): (key: string) => Value {
  const known = new Map<string, Value>();
  return (key) => {
    if (!known.has(key)) known.set(key, compute(key));
    return known.get(key)!;
  };
}
