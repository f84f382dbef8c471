/**
 * Which modules share a script. By itself the bundler makes one for every combination of pages that need a module: 40 for a first result,
 * on a connection that may fail at each. What shows a form or a result is in a few.
 */
import {join} from 'node:path';
import type {Rolldown} from 'vite';
import {rootFolder} from './folders.ts';
import {frameScript, themeScript} from './pageFiles.ts';

type Groups = NonNullable<Rolldown.CodeSplittingOptions['groups']>;

/** What a calculator's page fetches at the first touch of its form, besides the result of that calculator. */
export const resultModules = [
  'src/app/calculator/siteCard.tsx',
  'src/app/form/calculateForm.ts',
  'src/app/fields/numberFeedback.tsx',
  'src/app/calculators/resultRuntime.ts',
];

/** What is fetched with a result, which does not wait for it: what is below its summary, and what its closed parts show. */
const below = 'src/app/result/below.ts';
const opened = 'src/app/result/opened.tsx';

/** What is fetched only beside a result, or to show one at once. */
const besideResult = [
  below,
  opened,
  'src/app/calculator/interview/Interview.tsx',
  'src/app/destinations/DestinationList.tsx',
  'src/app/destinations/StudyCosts.tsx',
  'src/app/destinations/findDestinations.ts',
  'src/app/fields/list/listTools.tsx',
  'src/app/form/openedLink.tsx',
  'src/app/report/openReport.tsx',
  'src/app/result/compare/Comparison.tsx',
  'src/app/result/stays/drawing.ts',
  'src/app/saved/KeepAnswers.tsx',
  'src/app/saved/SharedResult.tsx',
  'src/app/saved/openedFile.tsx',
  'src/app/saved/receipt.ts',
];

/** What else needs modules of a result, and before its page can be used: each kind in a script that holds no more than these modules. */
const before: readonly (readonly [script: string, users: readonly string[]])[] = [
  ['lists', ['src/app/fields/list/ListControl.tsx', 'src/app/blocks/taskChooser.ts']],
  [
    'notices',
    [
      'src/app/frame/Frame.tsx',
      'src/app/pages/ContactPage.tsx',
      'src/app/pages/DestinationsPage.tsx',
      'src/app/pages/WhatsChangedPage.tsx',
    ],
  ],
];

/** What every page loads. */
export const entry = 'src/app/entryClient.tsx';
const pages = 'src/app/pages/';

/**
 * The script of what these pages load first, if others load it later: many small scripts are compressed worse than one. A module that
 * further pages need stays as the bundler cuts it.
 */
const ofPages: readonly (readonly [script: string, pages: readonly string[]])[] = [
  ['calculator', [`${pages}CalculatorPage.tsx`]],
  ['form', [`${pages}CalculatorPage.tsx`, `${pages}DestinationsPage.tsx`]],
];

/**
 * The entry contains the names of all pages' files, so its name changes whenever one of them does. Initial modules without
 * dynamic imports go into a separate file, whose name is stable, apart from the scripts that run before the first paint.
 */
export function chunkGroups(): Groups {
  let scripts: ReadonlyMap<string, string> | undefined;
  return [
    {
      tags: ['$initial'],
      debugName: 'common',
      priority: 1,
      name: (module, context) => (isBlocking(module) || importsDynamically(module, context) ? null : 'common'),
    },
    {
      debugName: 'result',
      // What a page loads first would come with it.
      includeDependenciesRecursively: false,
      name: (module, context) => (scripts ??= resultScripts(context)).get(module) ?? null,
    },
  ];
}

/**
 * The script of each module that a result needs and its page has not loaded. None of these scripts imports another one in a circle: what
 * is used by one of the users of a script is in that script or in one before it.
 */
function resultScripts(context: Rolldown.ChunkingContext): ReadonlyMap<string, string> {
  const users = usersOfModules(join(rootFolder, entry), context);
  const isOf = (module: string, files: readonly string[]): boolean =>
    [...users.get(module)!].some((user) => isOneOf(user, files));
  const scripts = new Map<string, string>();
  for (const [module, of] of users) {
    if (isOf(module, [entry])) continue;
    if (isOf(module, [`${pages}CalculatorPage.tsx`])) {
      const script = scriptOfPages([...of]);
      if (script && !module.includes('node_modules')) scripts.set(module, script);
      continue;
    }
    const isOfOthers = [...of].some((user) => !isOneOf(user, [...resultModules, ...besideResult]));
    const [script] = before.find(([, files]) => isOf(module, files)) ?? [];
    if (isOf(module, resultModules)) scripts.set(module, script ?? (isOfOthers ? 'shared' : 'result'));
    else if (isOf(module, [below])) scripts.set(module, script ?? (isOfOthers ? 'shared' : 'below'));
    else if (isOf(module, [opened]) && !isOfOthers) scripts.set(module, 'opened');
  }
  return scripts;
}

/** The script of a module that exactly these pages load first, whatever loads it later. */
function scriptOfPages(users: readonly string[]): string | undefined {
  const count = users.filter((user) => user.includes(`/${pages}`)).length;
  return ofPages.find(
    ([, files]) => files.length === count && files.every((file) => users.some((user) => isOneOf(user, [file]))),
  )?.[0];
}

function isOneOf(module: string, files: readonly string[]): boolean {
  return files.some((file) => module.endsWith(`/${file}`));
}

/** For each module, the entry and the dynamically imported modules that it is a part of: those that import it, statically, in one or more steps. */
function usersOfModules(start: string, context: Rolldown.ChunkingContext): ReadonlyMap<string, ReadonlySet<string>> {
  const users = new Map<string, Set<string>>();
  const roots = new Set([start]);
  // A root that is found while its Set is gone through comes last.
  for (const root of roots) {
    const pending = [root];
    for (let module = pending.pop(); module !== undefined; module = pending.pop()) {
      const ofModule = users.get(module) ?? new Set();
      if (ofModule.has(root) || isForCompiling(module)) continue;
      users.set(module, ofModule.add(root));
      const {importedIds = [], dynamicallyImportedIds = []} = context.getModuleInfo(module) ?? {};
      pending.push(...importedIds);
      for (const imported of dynamicallyImportedIds) roots.add(imported);
    }
  }
  return users;
}

/** Whether only compiling runs the module. Types and tables of the engine import it, and the bundler drops it after it has read the imports. */
function isForCompiling(module: string): boolean {
  return module.includes('/src/engine/language/yaml/');
}

/** Whether a page runs the module before its first paint. */
function isBlocking(module: string): boolean {
  return module.endsWith(themeScript) || module.endsWith(frameScript);
}

/** Whether a module, or one that it imports statically, has a dynamic import. */
function importsDynamically(module: string, context: Rolldown.ChunkingContext, visited = new Set<string>()): boolean {
  if (visited.has(module)) return false;
  visited.add(module);
  const {importedIds = [], dynamicallyImportedIds = []} = context.getModuleInfo(module) ?? {};
  return (
    dynamicallyImportedIds.length > 0 || importedIds.some((imported) => importsDynamically(imported, context, visited))
  );
}
