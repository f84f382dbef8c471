/**
 * The scripts of a built site that hold the calculators. They import nothing of the site, so the bundler never sees them: thousands would
 * take gigabytes (decision 034). Each is minified on its own, and named by its content.
 */
import {basename} from 'node:path';
import {minify} from 'vite';
import {toModule, type ModulePart} from '../../engine/compile.ts';
import type {CompiledOutput} from './compileCache.ts';
import {contentHash} from './contentHash.ts';

const runtimeFolder = '/src/engine/runtime';
/** Modules that the scripts are of no use without, from the project's root. */
const runtimeModule = 'src/app/calculator/resultRuntime.ts';
const listModule = 'src/app/calculator/list/ListControl.tsx';

/** A calculator of the site. */
export interface SiteCalculator {
  /** The path of its definition, from the project's root. */
  readonly path: string;
  readonly output: CompiledOutput;
  /** What the site adds to its parts: members in JavaScript. */
  readonly added: Readonly<Partial<Record<ModulePart, Readonly<Record<string, string>>>>>;
}

/** A script with parts of calculators. */
export interface PartScript {
  /** Its path in the site: `assets/x-calculator-rules-B2xy8_dk.js`. */
  readonly file: string;
  /** The parts that it holds, as paths from the project's root: `calculators/europe/x-calculator.yaml?rules`. */
  readonly modules: readonly string[];
  /** Characters of each part before minification. */
  readonly sizes: readonly number[];
  /** Modules of the site that have to be there with it, from the project's root. */
  readonly needs: readonly string[];
  /** The scripts that it fetches later. */
  readonly fetches: readonly string[];
}

/** The scripts of one calculator. A part of the page that calls the runtime has none: the bundler gives it the functions that it calls. */
export interface CalculatorScripts {
  readonly calculator?: PartScript | undefined;
  readonly documentation?: PartScript | undefined;
  /** What the form fetches for a result. */
  readonly result: PartScript;
}

/** The parts of a result, in one script. */
const resultParts = ['rules', 'changes', 'plan'] as const;

/** Takes the text of a script, so that nobody keeps those of thousands. */
type Emit = (file: string, text: string) => void;

/**
 * A part as a module.
 * @param fetchResult the body of the function of a form that fetches its result
 */
export function moduleSource({output, added}: SiteCalculator, part: ModulePart, fetchResult: string): string {
  const source = toModule(output.body, part, runtimeFolder, added[part]);
  return part === 'calculator' ? `${source}export const fetchResult = ${fetchResult};\n` : source;
}

/** Fetches the result of a form in development, where each part is a module. @param file the name of the definition's file */
export function fetchModules(file: string): string {
  const parts = resultParts.map((part) => `import(${JSON.stringify(`./${file}?${part}`)})`);
  return `async () => {
  const parts = await Promise.all([${parts.join(', ')}]);
  return {default: (runtime) => Object.assign({}, ...parts.map((part) => part.default(runtime)))};
}`;
}

const fetchBuilt = ({file}: PartScript): string => `(importScript) => importScript(${JSON.stringify(file)})`;

/** A part of the page for the bundler, as it calls the runtime. */
export function bundledSource(calculator: SiteCalculator, part: ModulePart, {result}: CalculatorScripts): string {
  const source = moduleSource(calculator, part, fetchBuilt(result));
  return part === 'calculator' && calculator.output.hasLists ? `import '/${listModule}';\n${source}` : source;
}

/** All scripts of calculators of a built site. */
export interface SiteScripts {
  /** By the path of the definition from the project's root. */
  readonly calculators: ReadonlyMap<string, CalculatorScripts>;
  readonly profiles: PartScript;
}

/** Emits the scripts of all calculators, one calculator after the other. */
export async function emitScripts(calculators: readonly SiteCalculator[], emit: Emit): Promise<SiteScripts> {
  const scripts = new Map<string, CalculatorScripts>();
  for (const calculator of calculators) scripts.set(calculator.path, await calculatorScripts(calculator, emit));
  return {calculators: scripts, profiles: await profilesScript(calculators, emit)};
}

async function calculatorScripts(calculator: SiteCalculator, emit: Emit): Promise<CalculatorScripts> {
  const result = await resultScript(calculator, emit);
  const {path, output} = calculator;
  const id = basename(path, '.yaml');
  const form = await pageScript(moduleSource(calculator, 'calculator', fetchBuilt(result)), id, path, emit);
  const documentation = await pageScript(
    moduleSource(calculator, 'documentation', ''),
    `${id}-documentation`,
    `${path}?documentation`,
    emit,
  );
  return {
    calculator: form && {...form, needs: output.hasLists ? [listModule] : [], fetches: [result.file]},
    documentation,
    result,
  };
}

async function resultScript(calculator: SiteCalculator, emit: Emit): Promise<PartScript> {
  const {path} = calculator;
  const sources = resultParts.map((part) => moduleSource(calculator, part, ''));
  const makers = await Promise.all(sources.map(async (source) => exported(await minified(source))));
  const made = makers.map((maker) => `...(${maker})(r)`);
  return {
    file: emitted(`${basename(path, '.yaml')}-result`, `export default r=>({${made.join(',\n')}});`, emit),
    modules: resultParts.map((part) => `${path}?${part}`),
    sizes: sources.map(({length}) => length),
    needs: [runtimeModule],
    fetches: [],
  };
}

/** The script of a part of a page; undefined if it imports something. */
async function pageScript(source: string, name: string, module: string, emit: Emit): Promise<PartScript | undefined> {
  if (source.startsWith('import ')) return undefined;
  const file = emitted(name, await minified(source), emit);
  return {file, modules: [module], sizes: [source.length], needs: [], fetches: []};
}

/** Emits the profiles of all calculators that have one as a list of what their scripts would export. */
async function profilesScript(calculators: readonly SiteCalculator[], emit: Emit): Promise<PartScript> {
  const withProfile = calculators.filter(({output}) => output.answersProfile);
  const sources = withProfile.map((calculator) => moduleSource(calculator, 'profile', ''));
  const makers = await Promise.all(sources.map(async (source) => exported(await minified(source))));
  return {
    file: emitted('profiles', `export default[${makers.join(',\n')}];`, emit),
    modules: withProfile.map(({path}) => `${path}?profile`),
    sizes: sources.map(({length}) => length),
    needs: [runtimeModule],
    fetches: [],
  };
}

async function minified(source: string): Promise<string> {
  const {code} = await minify('part.js', source, {module: true});
  return code;
}

/** The expression that a minified module exports, which has no other export. */
const exported = (module: string): string => module.replace(/^export default\s*/, '').replace(/;\s*$/, '');

/** Emits a script under a name with the hash of its text. */
function emitted(name: string, text: string, emit: Emit): string {
  const file = `assets/${name}-${contentHash(text)}.js`;
  emit(file, text);
  return file;
}
