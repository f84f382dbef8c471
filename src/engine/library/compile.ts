/** Definitions from anywhere as calculators: the entry point of programs, and of this project's own build. */
import {compile as compileSource, type Compiled} from '../compile.ts';
import {load, loadEmitted} from '../program/parts.ts';
import type {Body} from '../program/statements.ts';
import type {CompiledCalculator} from '../program/module.ts';
import {errorsOf, type Diagnostic as PlacedDiagnostic} from '../diagnostics/diagnostic.ts';
import {toJson, toText} from '../diagnostics/print.ts';
import type {On} from '../results/published.ts';
import {nameOfRules} from '../results/editions.ts';
import {rulesOf} from '../published/answers.ts';
import {calculate} from '../published/calculate.ts';
import {explain} from '../published/explain.ts';
import {metadata} from '../published/metadata.ts';
import {publishedModule} from '../published/module.ts';
import type {Calculator, Compilation, CompileOptions, Diagnostic} from './types.ts';

/** A compilation with what the tools of this project use besides. */
interface WholeCompilation extends Compiled, Compilation {
  readonly diagnostics: readonly (PlacedDiagnostic & Diagnostic)[];
}

/**
 * Compiles a definition. It reads no file, remembers nothing, and evaluates no text outside Node.
 * @param text the definition, in YAML
 */
export function compile(text: string, options: CompileOptions = {}): WholeCompilation {
  const {file = `${idIn(text)}.yaml`, shared = [], runtime = defaultRuntime} = options;
  const compiled = compileSource({path: file, text, shared});
  const body = errorsOf(compiled.diagnostics).length === 0 ? compiled.body : undefined;
  let calculator: Calculator | undefined;
  return {
    ...compiled,
    diagnostics: compiled.diagnostics.map((found) => ({...found, ...toJson(found), text: toText(found)})),
    get calculator() {
      return (calculator ??= body === undefined ? undefined : toCalculator(body));
    },
    get code() {
      return body === undefined ? undefined : publishedModule(body, () => runtime, {withForm: true, rules: 'today'});
    },
  };
}

/** The package replaces it by the name of its module. */
const defaultRuntime = './runtime.ts';

/** What a definition says its id is; messages name it without a file until that is mended. */
const idIn = (text: string): string => /^id: *['"]?([\w-]+)/m.exec(text)?.[1] ?? 'definition';

function toCalculator(body: Body): Calculator {
  const calculator = load(body);
  const under = (on: On | undefined): CompiledCalculator => calculator.under(nameOfRules(rulesOf(on, 'today')));
  return {
    id: calculator.id,
    calculate: (answers, on) => calculate(under(on), answers, on),
    explain: (answers, on) => explain(under(on), answers, on),
    metadata: (on) => metadata(under(on), on),
    form: loadEmitted(body),
  };
}
