/** Lazy imports of every calculator's modules. A separate chunk, fetched only when a link is followed. */
import type {ServedCalculator} from './calculator/servedCalculator.ts';
import type {SiteDocumentation} from './pages/CalculatorDocumentation.tsx';

const definitions = import.meta.glob<ServedCalculator>(['/calculators/*/*.yaml', '!**/*.cases.yaml', '!**/shared/*']);
const documentations = import.meta.glob<SiteDocumentation>(
  ['/calculators/*/*.yaml', '!**/*.cases.yaml', '!**/shared/*'],
  {query: '?documentation'},
);

interface CalculatorFiles {
  /** Path of the definition from the project's root. */
  readonly file: string;
  readonly definition: () => Promise<ServedCalculator>;
  readonly documentation: () => Promise<SiteDocumentation>;
}

/** By calculator id, which is the file's name. */
export const calculatorFiles: ReadonlyMap<string, CalculatorFiles> = new Map(
  Object.entries(definitions).map(([path, definition]) => [
    path.slice(path.lastIndexOf('/') + 1, -'.yaml'.length),
    {file: path.slice(1), definition, documentation: documentations[path]!},
  ]),
);
