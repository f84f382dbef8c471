/** Bundles the compiled calculators as ES modules without dependencies: one for each calculator, and one with what they share. */
import {build, type Plugin, type Rolldown} from 'vite';
import type {Body} from '../../engine/program/statements.ts';
import {publishedModule} from '../../engine/published/module.ts';

/** A calculator to publish: its id, and its JavaScript without imports and exports. */
export interface Emitted {
  readonly id: string;
  readonly body: Body;
}

/** A file of the package: its path in it, and its text. */
export interface PackageFile {
  readonly path: string;
  readonly text: string;
}

/**
 * @param sourceFolder src/ of this project
 * @returns `calculators/<id>.js` for each, and `shared.js`
 */
export async function bundleCalculators(
  calculators: readonly Emitted[],
  sourceFolder: string,
): Promise<readonly PackageFile[]> {
  const output = await build({
    configFile: false,
    root: sourceFolder,
    publicDir: false,
    logLevel: 'warn',
    plugins: [virtualModules(calculators, sourceFolder)],
    build: {
      write: false,
      target: 'es2022',
      minify: 'oxc',
      lib: {
        entry: Object.fromEntries(calculators.map(({id}) => [`calculators/${id}`, `published:${id}`])),
        formats: ['es'],
      },
      rolldownOptions: {
        treeshake: {moduleSideEffects: false},
        checks: {pluginTimings: false},
        output: {
          entryFileNames: '[name].js',
          chunkFileNames: '[name].js',
          codeSplitting: {groups: [{name: 'shared', test: /[\\/]src[\\/]engine[\\/]/}]},
        },
      },
    },
  });
  const [first] = Array.isArray(output) ? output : [output];
  return first !== undefined && 'output' in first ? first.output.filter(isChunk).map(toFile) : [];
}

const isChunk = (file: Rolldown.OutputChunk | Rolldown.OutputAsset): file is Rolldown.OutputChunk =>
  file.type === 'chunk';

/** Without the bundler's comments on modules that are no files. */
const toFile = ({fileName, code}: Rolldown.OutputChunk): PackageFile => ({
  path: fileName,
  text: code.replaceAll(/^\/\/ \\0.*\n/gm, ''),
});

/** `published:<id>` is a calculator's module. */
function virtualModules(calculators: readonly Emitted[], sourceFolder: string): Plugin {
  const bodies = new Map(calculators.map(({id, body}) => [id, body]));
  const engineFolder = `${sourceFolder.replaceAll('\\', '/')}/engine`;
  return {
    name: 'published-calculators',
    enforce: 'pre',
    resolveId(name) {
      // Vite makes a path of an entry's name.
      const [, virtual] = /(?:^|[\\/])(published:.*)$/.exec(name) ?? [];
      return virtual && `\0${virtual}`;
    },
    load(name) {
      const [, id] = /^\0published:(.*)$/.exec(name) ?? [];
      return id && publishedModule(bodies.get(id)!, (file) => `${engineFolder}/${file}.ts`);
    },
  };
}
