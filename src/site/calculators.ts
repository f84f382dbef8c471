import type {CalculatorModule} from '../definition/module.ts';

/** A calculator as the plugin in src/compiler/vite.ts brings it to the site. */
export interface SiteCalculator extends CalculatorModule {
  readonly related: readonly {readonly id: string; readonly title: string}[];
}

const modules = import.meta.glob<SiteCalculator>(['/calculators/*/*.yaml', '!**/*.cases.yaml']);

interface Calculator {
  /** The definition's path from the project's root: calculators/<region>/<id>.yaml. */
  readonly path: string;
  /** Fetches the compiled calculator. */
  readonly load: () => Promise<SiteCalculator>;
}

/** Every calculator by its id, which is its file's name and its route. */
export const calculators: ReadonlyMap<string, Calculator> = new Map(
  Object.entries(modules).map(([path, load]) => [
    path.slice(path.lastIndexOf('/') + 1, -'.yaml'.length),
    {path: path.slice(1), load},
  ]),
);
