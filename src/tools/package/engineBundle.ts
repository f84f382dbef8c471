/** Bundles the engine as ES modules for programs: the compiler, what its code calls, and the form with its styles. */
import {basename} from 'node:path';
import {readFileSync} from 'node:fs';
import {build, type Plugin, type Rolldown} from 'vite';
import type {PackageFile} from './bundle.ts';

/** The files that the package is made from. */
export interface EngineEntries {
  readonly compiler: string;
  readonly runtime: string;
  /** What runs emitted code, by the condition under which a program imports it. */
  readonly runCode: {readonly node: string; readonly default: string};
  readonly component: string;
  /** Style sheets for what is inside the component, which on the site hold for whole pages. */
  readonly styles: readonly string[];
}

/** The entry that `compilerFor` makes. */
const COMPILER = 'virtual:compiler';

/** The class of the component's outermost element: that of `sheet` in Calculator.module.css. */
const sheet = 'visatally-sheet';

/**
 * @returns index.js, runtime.js, native.js and interpret.js for `#runCode`, react.js with the files that it loads later, and style.css
 */
export async function bundleEngine(
  {compiler, runtime, runCode, component, styles}: EngineEntries,
  packageName: string,
): Promise<readonly PackageFile[]> {
  // Separately: modules that they share would take the compiler's packages into the others.
  const bundles = [
    await bundle('index', COMPILER, [compilerFor(packageName, compiler)]),
    await bundle('runtime', runtime),
    await bundle('native', runCode.node),
    await bundle('interpret', runCode.default),
    await bundle('react', component),
  ];
  const files = bundles.flat();
  const scripts = files.filter(({path}) => path.endsWith('.js'));
  const [ofComponent] = files.filter(({path}) => path.endsWith('.css'));
  const ofPage = styles.map((path) => scopedStyles(readFileSync(path, 'utf8')));
  return [...scripts, {path: 'style.css', text: [...ofPage, ofComponent!.text].join('\n')}];
}

async function bundle(name: string, entry: string, plugins: readonly Plugin[] = []): Promise<readonly PackageFile[]> {
  const output = await build({
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    plugins: [...plugins],
    css: {modules: {generateScopedName: (local, file) => scopedName(local, file)}},
    build: {
      write: false,
      target: 'es2022',
      minify: false,
      lib: {entry: {[name]: entry}, formats: ['es'], cssFileName: 'style'},
      rolldownOptions: {
        // Whether an import is of a package, or chosen by it; those of which nothing is used are dropped.
        external: (id) => id === '#runCode' || /^[@a-z][^:]*$/i.test(id),
        treeshake: {moduleSideEffects: (id) => id.endsWith('.css')},
        checks: {pluginTimings: false},
        output: {
          entryFileNames: '[name].js',
          chunkFileNames: `${name}/[name].js`,
          // For frameworks that render components on a server: these have state.
          banner: ({isEntry}) => (name === 'react' && isEntry ? "'use client';" : ''),
        },
      },
    },
  });
  const [first] = Array.isArray(output) ? output : [output];
  return first !== undefined && 'output' in first ? first.output.map(toFile) : [];
}

const toFile = (file: Rolldown.OutputChunk | Rolldown.OutputAsset): PackageFile => ({
  path: file.fileName,
  text: file.type === 'chunk' ? file.code.replaceAll(/^\/\/#(?:end)?region.*\n/gm, '') : String(file.source),
});

/** The compiler as a module of the package: its code imports the package's runtime. */
function compilerFor(packageName: string, compiler: string): Plugin {
  const name = '\0compiler';
  return {
    name: 'compiler-of-package',
    resolveId: (id) => (id.endsWith(COMPILER) ? name : undefined),
    load: (id) =>
      id === name
        ? `import {compile as compileFor} from ${JSON.stringify(compiler)};
export function compile(text, options) {
  return compileFor(text, {...options, runtime: options?.runtime ?? '${packageName}/runtime'});
}`
        : undefined,
  };
}

/** Readable, and the same in every version, for programs that style a part of it. */
function scopedName(local: string, file: string): string {
  const part = basename(file).replace(/\.module\.css.*$/, '');
  return part === 'Calculator' && local === 'sheet' ? sheet : `visatally-${part}-${local}`;
}

/**
 * Styles of a page, for the component alone and no stronger than they were. It is light, as most pages are, until its program says
 * otherwise: some bundlers replace light-dark() by variables that they set beside a `color-scheme` of the same style sheet.
 */
function scopedStyles(text: string): string {
  if (text.includes(`.${sheet}`)) return text;
  if (!text.includes(':root')) return `:where(.${sheet}) {\n${text}}\n`;
  return text
    .replace('color-scheme: light dark;', 'color-scheme: light;')
    .replaceAll(/:root(\[[^\]]+\])?/g, (_, attribute = '') => `${attribute} .${sheet}`.trim());
}
