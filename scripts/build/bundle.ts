import {mkdir, writeFile} from 'node:fs/promises';
import {join, relative} from 'node:path';
import {build, loadConfigFromFile, mergeConfig, type InlineConfig, type Rolldown} from 'vite';
import {isCasesFile, listFiles} from '../../src/engine/project/files.ts';
import {cacheFolder, distFolder, rootFolder} from './folders.ts';
import type {BuiltChunk} from './pageFiles.ts';

/**
 * What nearly every page loads anyway, and what every calculator's page does, each in one file: left to the bundler they
 * become dozens of files of a few hundred bytes, which compress badly and are asked for one by one.
 */
const groups = [
  {
    name: 'common',
    test: /node_modules\/(react|react-dom|scheduler)\/|src\/react\/(base|fill|late|Sentence|useHydrated|NotLoaded|card\/Provenance)|src\/site\/(site\.yaml|surroundings|address|trusted|Kept|keptContent|useEdited|PageHeading|shell\/menus|shell\/header|frame\/frame)|rolldown|vite\//,
  },
  {
    name: 'form',
    test: /node_modules\/react-hook-form\/|src\/form\/(numbers|answers|visibility|linkMark|shareLink)|src\/functions\/(answers|profile\.)|src\/definition\/emptyWorkings|src\/react\/(fields\/|words|useHeldPress|pressable|bringIntoView|Calculator\.module|CalculatorForm\.module|card\/card\.module)/,
  },
];

const entry = 'src/app/entryClient.tsx';

/** Components that only the build renders, and whose style sheets pages need. */
const looks = ['src/app/pages/ContentPage.tsx', 'src/app/calculator/documentation/Documentation.tsx'];

/** What single pages need beside the common scripts; their documents name it, so that no script lists all of them. */
function pageModules(): readonly string[] {
  const definitions = listFiles(join(rootFolder, 'calculators')).filter((path) => !isCasesFile(path));
  return [
    ...definitions.map(fromRoot),
    'src/app/content/pages/contact-us.yaml',
    'src/app/content/pages/where-could-i-go.yaml',
  ];
}

/** The project's own configuration, read once: what its plugins have compiled for one bundle serves the next. */
export async function readConfiguration(): Promise<InlineConfig> {
  const loaded = await loadConfigFromFile({command: 'build', mode: 'production'}, undefined, rootFolder);
  return {...loaded?.config, configFile: false};
}

/**
 * Builds the browser's files into dist/, which is emptied first, and leaves the list of the source modules
 * in each of them in the cache folder as modules.json, for the tests that look at what reaches a browser.
 * @throws an Error whose message holds every diagnostic, when a definition or a module is wrong
 */
export async function bundleClient(configuration: InlineConfig): Promise<readonly BuiltChunk[]> {
  const files = await bundle(
    configuration,
    {
      outDir: distFolder,
      emptyOutDir: true,
      rolldownOptions: {
        input: [entry, ...pageModules(), ...looks],
        // What a document names is imported from there.
        preserveEntrySignatures: 'allow-extension',
        output: {codeSplitting: {groups}},
      },
    },
    'warn',
  );
  const chunks = files.filter((file) => file.type === 'chunk').map(describe);
  await mkdir(cacheFolder, {recursive: true});
  await writeFile(join(cacheFolder, 'modules.json'), JSON.stringify(chunks, null, 2));
  return chunks;
}

/** Builds the code that renders pages for Node, outside dist/. Returns the path of its entry module. */
export async function bundleServer(configuration: InlineConfig): Promise<string> {
  const folder = join(cacheFolder, 'server');
  const options = {outDir: folder, emptyOutDir: true, copyPublicDir: false, ssr: 'src/app/entryServer.tsx'};
  // The client's build has printed the warnings, which are the same.
  await bundle(configuration, options, 'error');
  return join(folder, 'entryServer.js');
}

type Output = Rolldown.OutputChunk | Rolldown.OutputAsset;

async function bundle(
  configuration: InlineConfig,
  options: InlineConfig['build'],
  logLevel: InlineConfig['logLevel'],
): Promise<readonly Output[]> {
  try {
    const output = await build(mergeConfig(configuration, {root: rootFolder, logLevel, build: options}));
    const [first] = Array.isArray(output) ? output : [output];
    return first && 'output' in first ? first.output : [];
  } catch (error) {
    const {errors} = error as {errors?: readonly Rolldown.RolldownError[]};
    // The message of the whole holds a stack trace after each of them.
    throw errors ? new Error(errors.map(explain).join('\n'), {cause: error}) : error;
  }
}

function explain({message, id}: Rolldown.RolldownError): string {
  const module = id && fromRoot(id);
  return module && !message.includes(module) ? `${module}: ${message}` : message;
}

/** A part of a calculator that is fetched late is no part of its page's scripts. */
function describe(chunk: Rolldown.OutputChunk): BuiltChunk {
  return {
    file: chunk.fileName,
    imports: chunk.imports,
    dynamicImports: chunk.dynamicImports,
    styles: [...(chunk.viteMetadata?.importedCss ?? [])],
    modules: chunk.moduleIds.map((module) => fromRoot(module.replace(/\?(?!explanation$).*/, ''))),
    sizes: chunk.moduleIds.map((module) => chunk.modules[module]?.renderedLength ?? 0),
  };
}

function fromRoot(path: string): string {
  return relative(rootFolder, path).replaceAll('\\', '/');
}
