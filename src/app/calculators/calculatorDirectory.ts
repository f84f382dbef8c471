/** Every calculator of the site. A separate chunk, fetched only when a link is followed. */
import type {PagePartModule} from '../../engine/program/module.ts';
import type {Emitted} from '../../engine/results/underRules.ts';
import {calculatorOf, documentationOf} from './parts.ts';
import type {FormScript, ServedCalculator, SiteDocumentation} from './servedCalculator.ts';

interface CalculatorFiles {
  /** Path of the definition from the project's root. */
  readonly file: string;
  readonly definition: () => Promise<ServedCalculator>;
  readonly documentation: () => Promise<Emitted<SiteDocumentation>>;
}

const forms = import.meta.glob<FormScript>(['/calculators/*/*.yaml', '!**/*.cases.yaml', '!**/shared/*']);
const documentations = import.meta.glob<PagePartModule<SiteDocumentation>>(
  ['/calculators/*/*.yaml', '!**/*.cases.yaml', '!**/shared/*'],
  {query: '?documentation'},
);

/** By calculator id, which is the file's name. */
export const calculatorFiles: ReadonlyMap<string, CalculatorFiles> = new Map(
  Object.entries(forms).map(([path, fetchForm]) => [
    path.slice(path.lastIndexOf('/') + 1, -'.yaml'.length),
    {
      file: path.slice(1),
      definition: async () => calculatorOf(await fetchForm()),
      documentation: async () => documentationOf(await documentations[path]!()),
    },
  ]),
);
