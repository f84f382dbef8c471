/** Every calculator of the site. A separate chunk, fetched only when a link is followed. */
import {documentations, forms} from 'virtual:calculators';
import {calculatorOf} from './calculator/parts.ts';
import type {ServedCalculator} from './calculator/servedCalculator.ts';
import type {SiteDocumentation} from './calculator/servedCalculator.ts';

interface CalculatorFiles {
  /** Path of the definition from the project's root. */
  readonly file: string;
  readonly definition: () => Promise<ServedCalculator>;
  readonly documentation: () => Promise<SiteDocumentation>;
}

/** By calculator id, which is the file's name. */
export const calculatorFiles: ReadonlyMap<string, CalculatorFiles> = new Map(
  Object.entries(forms).map(([path, fetchForm]) => [
    path.slice(path.lastIndexOf('/') + 1, -'.yaml'.length),
    {
      file: path.slice(1),
      definition: async () => calculatorOf(await fetchForm()),
      documentation: async () => (await documentations[path]!()).default(),
    },
  ]),
);
