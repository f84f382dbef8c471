/** Bundles the compiled calculators as ES modules without dependencies: one for each calculator, and one with what they share. */
import {join} from 'node:path';
import {build, type Plugin, type Rolldown} from 'vite';
import {toModule} from '../../engine/compile.ts';

/** A calculator to publish: its id, and its JavaScript without imports and exports. */
export interface Emitted {
  readonly id: string;
  readonly body: string;
}

/** A file of the package: its path in it, and its text. */
export interface PackageFile {
  readonly path: string;
  readonly text: string;
}

/** The file that all calculators import. */
const sharedFile = 'shared.js';

/** A calculator's exports, each with no more of the calculator than it needs, so that bundlers leave out the rest. */
const exportsOf = (id: string): string => `
import {calculate as calculateRules, changesOn, evaluate, explain as derive, id, outcome, page, questions, rulesHash, sources} from 'program:${id}';
import * as calculation from '/engine/published/calculate.ts';
import * as explanation from '/engine/published/explain.ts';
import * as description from '/engine/published/metadata.ts';
const rules = {id, page, calculate: calculateRules, outcome, questions};
const reasons = {id, page, changesOn, evaluate, explain: derive, sources};
const form = {id, page, rulesHash, changesOn, sources};
export {id};
export function calculate(answers, on) { return calculation.calculate(rules, answers, on); }
export function resultOf(answers, on) { return calculation.resultOf(rules, answers, on); }
export function explain(answers, on) { return explanation.explain(reasons, answers, on); }
export function metadata(on) { return description.metadata(form, on); }
`;

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
          chunkFileNames: sharedFile,
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

/** `published:<id>` is a calculator's module; `program:<id>` is what it was compiled to. */
function virtualModules(calculators: readonly Emitted[], sourceFolder: string): Plugin {
  const bodies = new Map(calculators.map(({id, body}) => [id, body]));
  const engineFolder = `${sourceFolder.replaceAll('\\', '/')}/engine`;
  return {
    name: 'published-calculators',
    enforce: 'pre',
    resolveId(name) {
      // Vite makes a path of an entry's name.
      const [, virtual] = /(?:^|[\\/])((?:published|program):.*)$/.exec(name) ?? [];
      if (virtual !== undefined) return `\0${virtual}`;
      return name.startsWith('/engine/') ? join(sourceFolder, name) : undefined;
    },
    load(name) {
      const [, kind, id = ''] = /^\0(published|program):(.*)$/.exec(name) ?? [];
      if (kind === 'published') return exportsOf(id);
      return kind === 'program' ? toModule(bodies.get(id)!, 'program', `${engineFolder}/runtime`) : undefined;
    },
  };
}
