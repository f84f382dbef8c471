/**
 * Definitions for Vite. The module of a definition is what its form needs; each other part is one of its own:
 * '/calculators/europe/x.yaml?result', which a form imports once it is needed, '?workings', '?documentation' and '?profile'.
 * A build stops with every diagnostic of every file; the dev server shows a file's diagnostics in the overlay,
 * and replaces a changed definition in the open page. Pages of content are compiled with the titles of the calculators
 * that they name; other YAML files become plain data.
 */
import {basename, resolve} from 'node:path';
import {normalizePath, type Plugin} from 'vite';
import {hasErrors, type Diagnostic} from '../../engine/diagnostics/diagnostic.ts';
import {summary, toText, underlined} from '../../engine/diagnostics/print.ts';
import {idOf, positionAt, type SourceFile} from '../../engine/diagnostics/source.ts';
import {lawChangesOf} from '../../engine/published/lawChanges.ts';
import {isModulePart, load, type ModulePart, toModule} from '../../engine/program/parts.ts';
import {ignoredIn, listFiles, readFiles} from '../../engine/project/files.ts';
import {contentsOf, isDefinitionFile, isSharedFile} from '../../engine/project/layout.ts';
import {compileProject} from '../../engine/project/project.ts';
import {
  checkSiteContent,
  compileContentPage,
  compileDataFile,
  definitionPaths,
  factsFile,
  folderOf,
  frameFile,
  isContentPage,
  type ContentProject,
} from '../content/siteContent.ts';
import type {Frame} from '../content/siteFiles.ts';
import type {FormPart} from './servedCalculator.ts';
import type {CompileCache, CompiledOutput, Summary} from '../build/compileCache.ts';

/** Exports `changes`: what has changed in the law. */
const changesModule = 'virtual:law-changes';

const runtimeFolder = '/src/engine/runtime';

/** Sends a changed module to the open page, which keeps its form values (src/app/rendering/hotReload.ts). A changed result comes with its form. */
const hotUpdate = (part: ModulePart): string => `
if (import.meta.hot) import.meta.hot.accept((changed) => {
  if (changed) window.dispatchEvent(new CustomEvent('${part}-changed', {detail: changed}));
});
`;

/**
 * @param cache of definitions, for other plugins that read them
 * @param whoIsAffected for whom results are different today, in sentences
 */
export function calculators(cache: CompileCache, whoIsAffected: (source: SourceFile) => readonly string[]): Plugin {
  let root = process.cwd();
  let isForBrowsers = false;
  let buildPaths: ReadonlyMap<string, string> | undefined;
  const isDefinition = (path: string): boolean =>
    normalizePath(path).startsWith(`${normalizePath(resolve(root, 'calculators'))}/`) && isDefinitionFile(path);

  /** Paths of the definitions by id; fixed during a build. */
  const paths = (): ReadonlyMap<string, string> => buildPaths ?? definitionPaths(root);

  const affected = new Map<string, {readonly contents: string; readonly sentences: readonly string[]}>();
  /** A build asks twice, for browsers and for Node, and finding out takes seconds. */
  const affectedBy = (source: SourceFile): readonly string[] => {
    const contents = contentsOf(source);
    const known = affected.get(source.path);
    if (known?.contents === contents) return known.sentences;
    const sentences = whoIsAffected(source);
    affected.set(source.path, {contents, sentences});
    return sentences;
  };

  const outputOf = (path: string): CompiledOutput | undefined => {
    const [source] = readFiles([path], root, () => undefined);
    return source && cache.compile(source).output;
  };
  const summaryOf = (path: string): Summary | undefined => outputOf(path)?.summary;
  const contentProject = (): ContentProject => ({root, summaryOf, figuresOf: (path) => outputOf(path)?.figures});

  /** Ids and titles of the related calculators, in the definition's order, so that a page needs no list of all of them. */
  const relatedTo = ({related}: CompiledOutput): readonly Pick<Summary, 'id' | 'title'>[] =>
    related.flatMap((relatedId) => {
      const calculator = summaryOf(paths().get(relatedId) ?? '');
      return calculator === undefined ? [] : [{id: calculator.id, title: calculator.title}];
    });

  /** The related calculators whose titles the texts name, to link to them. */
  const namedIn = (output: CompiledOutput): {others?: string} => {
    const texts = JSON.stringify(output.body);
    const named = relatedTo(output).filter(({title}) => texts.includes(title));
    if (named.length === 0) return {};
    const others: FormPart['others'] = named.map(({id, title}) => ({name: title, url: `/${id}`}));
    return {others: JSON.stringify(others)};
  };

  /** Whether a calculator's page has the shared frame: the card's heading, Bookmark and Share, and the sidebar. */
  const isFramed = (path: string): boolean => {
    const [source] = readFiles([resolve(root, frameFile)], root, () => undefined);
    const {data} = source ? compileDataFile(source.path, source.text, contentProject()) : {};
    const {regions = [], calculators: ids = []} = (data ?? {}) as Partial<Frame>;
    return regions.includes(folderOf(path)) || ids.includes(idOf(path));
  };

  /** A part as a module, with what the site adds to it. */
  const moduleOf = (part: ModulePart, path: string, source: SourceFile, output: CompiledOutput): string => {
    const made = (added?: Readonly<Record<string, string>>): string =>
      toModule(output.body, part, runtimeFolder, added);
    const module = (query = ''): string => JSON.stringify(`./${basename(path)}${query}`);
    switch (part) {
      case 'calculator': {
        const form = made({
          region: JSON.stringify(folderOf(path)),
          hasLists: String(output.hasLists),
          isFramed: String(isFramed(path)),
          edition: JSON.stringify(output.edition),
          ...namedIn(output),
        });
        return `${form}export const fetchResult = () => import(${module('?result')});
${hotUpdate(part)}`;
      }
      case 'result':
        return `${made()}export const fetchWorkings = () => import(${module('?workings')});\n`;
      case 'workings':
        return made();
      case 'documentation':
        return (
          made({related: JSON.stringify(relatedTo(output)), affected: JSON.stringify(affectedBy(source))}) +
          hotUpdate(part)
        );
      case 'profile':
        // An empty module, so that the list of destinations leaves it out.
        return output.answersProfile ? `${made()}export const fetchForm = () => import(${module()});\n` : 'export {};';
    }
  };

  /** What has changed in the rules of all calculators. */
  const lawChanges = () =>
    [...paths().values()].flatMap((path) => {
      const {body} = outputOf(path) ?? {};
      return body === undefined ? [] : lawChangesOf(load(body).under());
    });

  return {
    name: 'calculators',
    configResolved(config) {
      ({root} = config);
      isForBrowsers = config.command === 'build' && !config.build.ssr;
    },
    buildStart() {
      // The same definitions are used in browsers and in Node.
      if (!isForBrowsers) return;
      buildPaths = definitionPaths(root);
      const {diagnostics, files} = checkAll(contentProject(), cache);
      if (diagnostics.length > 0)
        this.warn(`${summary(diagnostics, files)}\n\n${diagnostics.map(toText).join('\n\n')}`);
      if (hasErrors(diagnostics)) this.error('The definitions have errors; see above.');
    },
    /** Menus, titles and the number of calculators on other pages follow an edited, added or removed definition or shared file on the next load. */
    hotUpdate({file}) {
      if (!isDefinition(file) && !isSharedFile(file)) return;
      const {moduleGraph} = this.environment;
      for (const [path, modules] of moduleGraph.fileToModulesMap)
        if (path.startsWith(`${normalizePath(resolve(root, 'src/app/content'))}/`) && path.endsWith('.yaml'))
          for (const module of modules) moduleGraph.invalidateModule(module);
    },
    resolveId: (id) => (id === changesModule ? `\0${changesModule}` : undefined),
    load(id) {
      if (id !== `\0${changesModule}`) return undefined;
      return `export const changes = ${JSON.stringify(lawChanges())};`;
    },
    transform(text, id) {
      const [path, query = ''] = id.split('?') as [string, string?];
      if (!/\.ya?ml$/.test(path)) return undefined;
      if (isContentPage(path, root)) {
        this.addWatchFile(resolve(root, factsFile));
        const {diagnostics, page} = compileContentPage(path, text, contentProject());
        return {code: dataModule(page, diagnostics, path), map: null};
      }
      if (!isDefinition(path)) {
        const {diagnostics, data} = compileDataFile(path, text, contentProject());
        return {code: dataModule(data, diagnostics, path), map: null};
      }
      const [source] = readFiles([path], root, (diagnostic) => this.error(diagnostic.message));
      for (const {path: shared} of source!.shared ?? []) this.addWatchFile(resolve(root, shared));
      const definition = {...source!, text};
      const {diagnostics, output} = cache.compile(definition);
      if (output === undefined)
        throw overlayError(
          diagnostics.filter((diagnostic) => hasErrors([diagnostic])),
          path,
        );
      return {code: moduleOf(isModulePart(query) ? query : 'calculator', path, definition, output), map: null};
    },
  };
}

function checkAll(
  contentProject: ContentProject,
  cache: CompileCache,
): {diagnostics: readonly Diagnostic[]; files: number} {
  const folder = resolve(contentProject.root, 'calculators');
  const unread = [...ignoredIn(folder, contentProject.root)];
  const sources = readFiles(listFiles(folder), contentProject.root, (diagnostic) => unread.push(diagnostic));
  const project = compileProject(sources);
  for (const source of sources) {
    const compiled = project.compiled.get(source.path);
    if (compiled) cache.store(source, compiled);
  }
  const content = checkSiteContent(contentProject);
  return {
    diagnostics: [...unread, ...project.diagnostics, ...content.diagnostics],
    files: sources.length + content.files,
  };
}

/** @throws an error for the overlay if the file has errors, so that there is no data */
function dataModule(data: unknown, diagnostics: readonly Diagnostic[], path: string): string {
  if (data === undefined) throw overlayError(diagnostics, path);
  return `export default ${JSON.stringify(data)};`;
}

/** All of a file's diagnostics as an error for Vite's overlay; without indentation, since the overlay trims spaces. */
function overlayError(diagnostics: readonly Diagnostic[], path: string): Error {
  const [first] = diagnostics;
  const place = first!.places[0];
  const {line, column} = positionAt(place.source, place.start);
  const message = diagnostics.map(toText).join('\n\n');
  return Object.assign(new Error(message), {
    id: path,
    loc: {file: path, line, column},
    frame: underlined(place).replace(/^ {2}/gm, ''),
    plugin: 'calculators',
    stack: '',
  });
}
