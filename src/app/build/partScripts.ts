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
const runtimeModule = 'src/engine/runtime/runtime.ts';
const listModule = 'src/app/calculator/list/ListControl.tsx';

/** A calculator of the site. */
export interface SiteCalculator {
  /** Of its definition, from the project's root. */
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
  /** Fetched by the form. */
  readonly result: Readonly<Record<ResultPart, PartScript>>;
}

const resultParts = ['rules', 'changes', 'explanation'] as const;

type ResultPart = (typeof resultParts)[number];

/** Takes the text of a script, so that nobody keeps those of thousands. */
type Emit = (file: string, text: string) => void;

/**
 * A part as a module.
 * @param fetchOf an expression that fetches a part of the result, for the form
 */
export function moduleSource(
  {output, added}: SiteCalculator,
  part: ModulePart,
  fetchOf: (part: ResultPart) => string,
): string {
  const source = toModule(output.body, part, runtimeFolder, added[part]);
  if (part !== 'calculator') return source;
  const fetchers = resultParts.map((each) => {
    const name = `fetch${each[0]!.toUpperCase()}${each.slice(1)}`;
    return `export const ${name} = () => ${fetchOf(each)};\n`;
  });
  return source + fetchers.join('');
}

/** A part of the page for the bundler, as it calls the runtime. */
export function bundledSource(
  calculator: SiteCalculator,
  part: ModulePart,
  {result}: CalculatorScripts,
  base: string,
): string {
  const source = moduleSource(calculator, part, (each) => fetchCode(result[each]));
  if (part !== 'calculator') return source;
  return (calculator.output.hasLists ? `import '/${listModule}';\n` : '') + fetchScript(base) + source;
}

/**
 * Declares what the expressions of `fetchCode` call.
 * @param base the URL of the site, with a slash at its end
 */
export function fetchScript(base: string): string {
  return `const fetchScript = (file) => import(/* @vite-ignore */ ${JSON.stringify(base)} + file);\n`;
}

export const fetchCode = ({file}: PartScript): string => `fetchScript(${JSON.stringify(file)})`;

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
  const scripts = await Promise.all(
    resultParts.map((part) => partScript(calculator, part, emit, {needs: [runtimeModule]})),
  );
  const [rules, changes, explanation] = scripts as [PartScript, PartScript, PartScript];
  const result = {rules, changes, explanation};
  const [form, documentation] = await Promise.all([
    partScript(calculator, 'calculator', emit, {
      needs: calculator.output.hasLists ? [listModule] : [],
      fetches: resultParts.map((part) => result[part].file),
      fetchOf: (part) => `import(${JSON.stringify(`./${basename(result[part].file)}`)})`,
    }),
    partScript(calculator, 'documentation', emit),
  ]);
  return {calculator: form, documentation, result};
}

interface PartOptions extends Partial<Pick<PartScript, 'needs' | 'fetches'>> {
  readonly fetchOf?: (part: ResultPart) => string;
}

/** Undefined for a part that imports something. */
async function partScript(
  calculator: SiteCalculator,
  part: ModulePart,
  emit: Emit,
  {needs = [], fetches = [], fetchOf = () => ''}: PartOptions = {},
): Promise<PartScript | undefined> {
  const source = moduleSource(calculator, part, fetchOf);
  if (source.startsWith('import ')) return undefined;
  const {path} = calculator;
  const [name, module] = part === 'calculator' ? ['', path] : [`-${part}`, `${path}?${part}`];
  const file = emitted(basename(path, '.yaml') + name, await minified(source), emit);
  return {file, modules: [module], sizes: [source.length], needs, fetches};
}

/** Emits the profiles of all calculators that have one as a list of what their scripts would export. */
async function profilesScript(calculators: readonly SiteCalculator[], emit: Emit): Promise<PartScript> {
  const withProfile = calculators.filter(({output}) => output.answersProfile);
  const sources = withProfile.map((calculator) => moduleSource(calculator, 'profile', () => ''));
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
