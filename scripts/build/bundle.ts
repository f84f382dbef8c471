import {join, relative} from 'node:path';
import {build, loadConfigFromFile, mergeConfig, type InlineConfig, type Rolldown} from 'vite';
import {fontNames} from '../../src/app/fonts/vite.ts';
import {chunkGroups, entry} from './chunkGroups.ts';
import {rootFolder} from './folders.ts';
import {frameScript, themeScript, type BuiltChunk} from './pageFiles.ts';

/** The project's configuration, loaded once, so that both bundles share what its plugins have compiled. */
export async function readConfiguration(): Promise<InlineConfig> {
  const loaded = await loadConfigFromFile({command: 'build', mode: 'production'}, undefined, rootFolder);
  return {...loaded?.config, configFile: false};
}

/** What the build of the browser's files gives. */
export interface Client {
  readonly chunks: readonly BuiltChunk[];
  /** The files of the typeface, plain text's first, as paths in the site. */
  readonly fonts: readonly string[];
}

/**
 * Builds the browser's files into a folder, which is emptied first.
 * @throws an Error whose message contains every diagnostic, when a definition or a module is wrong
 */
export async function bundleClient(configuration: InlineConfig, folder: string): Promise<Client> {
  const files = await bundle(
    configuration,
    {
      outDir: folder,
      emptyOutDir: true,
      rolldownOptions: {
        input: [entry, themeScript, frameScript],
        output: {chunkFileNames, codeSplitting: {groups: chunkGroups()}},
      },
    },
    'warn',
  );
  const chunks = files.filter((file) => file.type === 'chunk').map(describe);
  return {chunks, fonts: fontNames.map((name) => files.find(({fileName}) => fileName.includes(name))!.fileName)};
}

/**
 * Builds the code that renders pages for Node.
 * @param folder outside the site, and of this build alone: others may run at the same time
 * @returns the path of its entry module
 */
export async function bundleServer(configuration: InlineConfig, folder: string): Promise<string> {
  const options = {outDir: folder, emptyOutDir: true, copyPublicDir: false, ssr: 'src/app/entryServer.tsx'};
  // The client's build has already printed the same warnings.
  await bundle(configuration, options, 'error');
  return join(folder, 'entryServer.js');
}

/** That of a part of a calculator says which part it is: assets/x-calculator-result-B2xy8_dk.js. */
function chunkFileNames({facadeModuleId}: Rolldown.PreRenderedChunk): string {
  const [, part] = /\.yaml\?(\w+)$/.exec(facadeModuleId ?? '') ?? [];
  return `assets/[name]${part === undefined ? '' : `-${part}`}-[hash].js`;
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
    // The message of `error` has a stack trace after each of them.
    throw errors ? new Error(errors.map(explain).join('\n'), {cause: error}) : error;
  }
}

function explain({message, id}: Rolldown.RolldownError): string {
  const module = id && fromRoot(id);
  return module && !message.includes(module) ? `${module}: ${message}` : message;
}

function describe(chunk: Rolldown.OutputChunk): BuiltChunk {
  return {
    file: chunk.fileName,
    imports: chunk.imports,
    dynamicImports: chunk.dynamicImports,
    styles: [...(chunk.viteMetadata?.importedCss ?? [])],
    modules: chunk.moduleIds.map((module) => fromRoot(module)),
    sizes: chunk.moduleIds.map((module) => chunk.modules[module]?.renderedLength ?? 0),
  };
}

function fromRoot(path: string): string {
  return relative(rootFolder, path).replaceAll('\\', '/');
}
