/** Every file of the package `visatally-engine`, as text. */
import {readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {referenceText} from '../commands/reference/reference.ts';
import type {PackageFile} from './bundle.ts';
import {bundleEngine, type EngineEntries} from './engineBundle.ts';

export const enginePackage = 'visatally-engine';

/** What the compiler and the form import. They are not bundled, so that a program has each of them once, and its fixes at once. */
const dependencies = ['react-hook-form', 'yaml', 'zod'];

/** For `<Calculator>` alone. */
const peers = {react: '>=19.2', 'react-dom': '>=19.2'};

/**
 * @param words the folder with README.md and CHANGELOG.md
 * @param root the project's folder, with src/, LICENSE and package.json
 */
export async function engineFiles(
  entries: EngineEntries,
  version: string,
  words: string,
  root: string,
): Promise<readonly PackageFile[]> {
  const copied = (path: string, from: string): PackageFile => ({path, text: readFileSync(from, 'utf8')});
  const types = readFileSync(join(root, 'src/engine/library/types.ts'), 'utf8');
  return [
    {path: 'package.json', text: `${JSON.stringify(manifest(version, root), null, 2)}\n`},
    {
      path: 'README.md',
      text: readFileSync(join(words, 'README.md'), 'utf8').replaceAll('../../calculators/', 'language/'),
    },
    copied('CHANGELOG.md', join(words, 'CHANGELOG.md')),
    copied('LICENSE', join(root, 'LICENSE')),
    {path: 'types.d.ts', text: types.replace('../results/published.ts', './published.js')},
    ...languageFiles(root),
    ...readdirSync(join(words, 'example')).map((name) => copied(`example/${name}`, join(words, 'example', name))),
    copied('published.d.ts', join(root, 'src/engine/results/published.ts')),
    ...Object.entries(declarations).map(([path, text]) => ({path, text})),
    ...(await bundleEngine(entries, enginePackage)),
  ];
}

/** The folder with the definitions that the descriptions of the language quote. */
const samples = 'tests/engine/compiler/samples/good/kitchen-sink/everything';

/** What authors of definitions read, with the schema for their editors. */
function languageFiles(root: string): readonly PackageFile[] {
  const read = (path: string): string => readFileSync(join(root, path), 'utf8');
  return [
    ...['README.md', 'HOWTO.md'].map((name) => ({
      path: `language/${name}`,
      text: read(`calculators/${name}`).replaceAll(`../${samples}/`, ''),
    })),
    {path: 'language/REFERENCE.md', text: referenceText()},
    ...['kitchen-sink.yaml', 'smallest.yaml'].map((name) => ({
      path: `language/${name}`,
      text: read(`${samples}/${name}`).replace(/^# yaml-language-server: .*\n/, ''),
    })),
    {path: 'calculator.schema.json', text: read('schemas/calculator.schema.json')},
  ];
}

function manifest(version: string, root: string): unknown {
  const project = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    readonly license: string;
    readonly dependencies: Readonly<Record<string, string>>;
    readonly devDependencies: Readonly<Record<string, string>>;
  };
  const versions = {...project.dependencies, ...project.devDependencies};
  return {
    name: enginePackage,
    version,
    description:
      'Calculators from rules in YAML: a compiler with checks and explanations, and a React form with its result',
    license: project.license,
    keywords: ['rules-as-code', 'calculator', 'yaml', 'compiler', 'react'],
    type: 'module',
    sideEffects: ['*.css'],
    engines: {node: '>=20'},
    imports: {'#runCode': {node: './native.js', default: './interpret.js'}},
    exports: {
      '.': {types: './index.d.ts', default: './index.js'},
      './react': {types: './react.d.ts', default: './react.js'},
      './style.css': {types: './style.css.d.ts', default: './style.css'},
      './calculator.schema.json': './calculator.schema.json',
      './runtime': {types: './runtime.d.ts', default: './runtime.js'},
      './calculator': {types: './calculator.d.ts'},
      './package.json': './package.json',
    },
    dependencies: Object.fromEntries(dependencies.map((name) => [name, `^${versions[name]}`])),
    peerDependencies: peers,
    peerDependenciesMeta: Object.fromEntries(Object.keys(peers).map((name) => [name, {optional: true}])),
  };
}

const declarations: Readonly<Record<string, string>> = {
  'index.d.ts': `import type {Compilation, CompileOptions} from './types.js';

export type * from './published.js';
export type * from './types.js';

/**
 * Compiles a definition. It reads no file, remembers nothing, and reports every problem that it finds.
 * @param text the definition, in YAML
 */
export declare function compile(text: string, options?: CompileOptions): Compilation;
`,
  'react.d.ts': `import type {ReactElement} from 'react';
import type {CalculatorProps} from './types.js';

export type {CalculatorProps};

/**
 * The form of a calculator, with its result below or beside it. It needs \`visatally-engine/style.css\`, once on the page.
 * @throws a RangeError if \`today\` is not a day of the calendar
 */
export declare function Calculator(props: CalculatorProps): ReactElement;
`,
  'calculator.d.ts': `/** The types of the module that is the \`code\` of a compilation. */
import type {Calculator} from './types.js';

export declare const id: string;
export declare const calculate: Calculator['calculate'];
export declare const explain: Calculator['explain'];
export declare const metadata: Calculator['metadata'];
export declare const form: Calculator['form'];
`,
  'style.css.d.ts': `export {};
`,
  'runtime.d.ts': `/** What the \`code\` of a compilation calls. It changes with the compiler, and is for nothing else. */
export {};
`,
};
