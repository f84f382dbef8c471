/**
 * Definitions as modules for Vite: `import {calculate, page} from '/calculators/europe/x.yaml'`, and what the page says
 * below the form as `import {documentation} from '/calculators/europe/x.yaml?documentation'`; its `loadWorkings` fetches
 * `?workings`.
 * A build stops with every diagnostic of every file; the dev server shows a file's diagnostics in the overlay,
 * and replaces a changed definition in the open page. Pages of content are compiled with the titles of the calculators
 * that they name; other YAML files become plain data.
 */
import {basename, resolve} from 'node:path';
import {normalizePath, type Plugin} from 'vite';
import {parse} from 'yaml';
import {hasErrors, type Diagnostic} from '../diagnostics/diagnostic.ts';
import {summary, toText, underlined} from '../diagnostics/print.ts';
import {positionAt} from '../diagnostics/source.ts';
import {compile, isModulePart, toModule, type ModulePart} from './compile.ts';
import {idOf, isCasesFile, listFiles, readFiles, shownPath} from './files.ts';
import type {Model} from './model.ts';
import {compileProject} from './project.ts';
import {checkSiteContent, compileContentPage, factsFile, isContentPage, type Site} from './siteContent.ts';
import {summaryOf, type Summary} from './summary.ts';

/** Tells the open page of a changed definition; the page takes it over and keeps the form as it is. */
const hotUpdate = `
if (import.meta.hot) import.meta.hot.accept((changed) => {
  if (changed) window.dispatchEvent(new CustomEvent('calculator-changed', {detail: changed}));
});
`;

/** How the page fetches what belongs to a result, so that no script lists the calculators. */
const laterParts = (path: string): string =>
  ['Changes', 'Workings']
    .map((part) => {
      const address = JSON.stringify(`./${basename(path)}?${part.toLowerCase()}`);
      return `export const load${part} = () => import(${address});\n`;
    })
    .join('');

export function calculators(): Plugin {
  let root = process.cwd();
  let isBuild = false;
  const folder = (): string => resolve(root, 'calculators');
  const isDefinition = (path: string): boolean =>
    normalizePath(path).startsWith(`${normalizePath(folder())}/`) && !isCasesFile(path);

  /** What a module exports that its definition alone cannot give. */
  const beside = (part: ModulePart, path: string, model: Model): string => {
    if (part === 'documentation')
      return `export const related = ${JSON.stringify(relatedTo(model, folder(), root))};\n`;
    // An edited part reaches the page through the calculator's module, which imports it.
    return part === 'calculator' ? laterParts(path) + (isBuild ? '' : hotUpdate) : '';
  };

  return {
    name: 'calculators',
    configResolved(config) {
      ({root} = config);
      isBuild = config.command === 'build';
    },
    buildStart() {
      if (!isBuild) return;
      const {diagnostics, files} = checkAll(folder(), root);
      if (diagnostics.length > 0)
        this.warn(`${summary(diagnostics, files)}\n\n${diagnostics.map(toText).join('\n\n')}`);
      if (hasErrors(diagnostics)) this.error('The definitions have errors; see above.');
    },
    transform(text, id) {
      const [path, query = ''] = id.split('?') as [string, string?];
      if (!/\.ya?ml$/.test(path)) return undefined;
      if (isContentPage(path, root)) {
        this.addWatchFile(resolve(root, factsFile));
        return {code: contentModule(path, text, root), map: null};
      }
      if (!isDefinition(path)) return {code: `export default ${JSON.stringify(parse(text))};`, map: null};
      const {diagnostics, body, model} = compile({path: shownPath(path, root), text});
      if (body === undefined || model === undefined)
        throw overlayError(
          diagnostics.filter((each) => hasErrors([each])),
          path,
        );
      const part = isModulePart(query) ? query : 'calculator';
      // Left out of the list of destinations, and so out of its script.
      if (part === 'profile' && model.profile.length === 0) return {code: 'export {};', map: null};
      return {code: toModule(body, part, '/src/functions') + beside(part, path, model), map: null};
    },
  };
}

function checkAll(folder: string, root: string): {diagnostics: readonly Diagnostic[]; files: number} {
  const unreadable: Diagnostic[] = [];
  const sources = readFiles(listFiles(folder), root, (diagnostic) => unreadable.push(diagnostic));
  const content = checkSiteContent(siteAt(root));
  return {
    diagnostics: [...unreadable, ...compileProject(sources).diagnostics, ...content.diagnostics],
    files: sources.length + content.files,
  };
}

/** @throws the error that the overlay shows, where the page has one */
function contentModule(path: string, text: string, root: string): string {
  const {diagnostics, page} = compileContentPage(path, text, siteAt(root));
  if (page === undefined) throw overlayError(diagnostics, path);
  return `export default ${JSON.stringify(page)};`;
}

function siteAt(root: string): Site {
  return {root, summaryOf: (path) => summariesOf([path], root)[0]};
}

/** Ids and titles of the related calculators, in the definition's order, so that a page needs no list of all of them. */
function relatedTo({definition}: Model, folder: string, root: string): readonly Pick<Summary, 'id' | 'title'>[] {
  const paths = listFiles(folder);
  const wanted = definition.page.related.flatMap(({id}) => paths.find((path) => idOf(path) === id) ?? []);
  return summariesOf(wanted, root).map(({id, title}) => ({id, title}));
}

function summariesOf(paths: readonly string[], root: string): readonly Summary[] {
  const sources = readFiles(paths, root, () => undefined);
  return sources.flatMap((source) => summaryOf(compile(source).body) ?? []);
}

/** All of a file's diagnostics in the form that the overlay shows; a frame begins with a bar, since it trims spaces. */
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
