import type {Emitted} from '../../engine/results/underRules.ts';
import {calculatorOf} from './parts.ts';
import type {FormScript, ServedCalculator, SiteDocumentation} from './servedCalculator.ts';
import {loadable, type Loadable} from '../loading/loadable.tsx';

interface CalculatorModules {
  /** Undefined if there is no such calculator. */
  readonly definition: Loadable<ServedCalculator | undefined>;
  readonly documentation: Loadable<Emitted<SiteDocumentation> | undefined>;
}

/** Every calculator of the site. */
export const directory = loadable(() => import('./calculatorDirectory.ts'));
const modulesById = new Map<string, CalculatorModules>();

/** The modules of a calculator by its id. */
export function calculatorModules(id: string): CalculatorModules {
  const modules = modulesById.get(id) ?? {
    definition: loadable(async () => (await directory.load()).calculatorFiles.get(id)?.definition()),
    documentation: loadable(async () => (await directory.load()).calculatorFiles.get(id)?.documentation()),
  };
  modulesById.set(id, modules);
  return modules;
}

/**
 * Registers the definition that the first document imports, so that the first load needs no directory.
 * @param form that of the calculator at the document's path; undefined if it has none
 */
export async function registerDefinition(id: string, form: Loadable<FormScript> | undefined): Promise<void> {
  const modules = calculatorModules(id);
  const registered = loadable(async () => form && calculatorOf(await form.load()));
  modulesById.set(id, {...modules, definition: registered});
  await registered.load();
}
