/** Where the modules of every calculator are. A script of its own, which grows with them and is fetched by links only. */
import type {ServedCalculator} from '../engine/compiled/module.ts';
import type {SiteDocumentation} from './calculator/documentation/Documentation.tsx';

const definitions = import.meta.glob<ServedCalculator>(['/calculators/*/*.yaml', '!**/*.cases.yaml']);
const documentations = import.meta.glob<SiteDocumentation>(['/calculators/*/*.yaml', '!**/*.cases.yaml'], {
  query: '?documentation',
});

interface CalculatorFiles {
  /** Path of the definition from the project's root. */
  readonly file: string;
  readonly definition: () => Promise<ServedCalculator>;
  readonly documentation: () => Promise<SiteDocumentation>;
}

/** By the calculators' ids, which are their files' names. */
export const calculatorFiles: ReadonlyMap<string, CalculatorFiles> = new Map(
  Object.entries(definitions).map(([path, definition]) => [
    path.slice(path.lastIndexOf('/') + 1, -'.yaml'.length),
    {file: path.slice(1), definition, documentation: documentations[path]!},
  ]),
);
