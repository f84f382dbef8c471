import type {CalculatorModule, DocumentationModule} from '../definition/module.ts';

/** What a page says of its calculator, as the plugin in src/compiler/vite.ts brings it to the site. */
export interface SiteDocumentation extends DocumentationModule {
  readonly related: readonly {readonly id: string; readonly title: string}[];
}

const modules = import.meta.glob<CalculatorModule>(['/calculators/*/*.yaml', '!**/*.cases.yaml']);
const documentations = import.meta.glob<SiteDocumentation>(['/calculators/*/*.yaml', '!**/*.cases.yaml'], {
  query: '?documentation',
});

interface Calculator {
  /** The definition's path from the project's root: calculators/<region>/<id>.yaml. */
  readonly path: string;
  /** Fetches the compiled calculator. */
  readonly load: () => Promise<CalculatorModule>;
  /** Fetches what the page says below the form. */
  readonly loadDocumentation: () => Promise<SiteDocumentation>;
}

/** Every calculator by its id, which is its file's name and its route. */
export const calculators: ReadonlyMap<string, Calculator> = new Map(
  Object.entries(modules).map(([path, load]) => [
    path.slice(path.lastIndexOf('/') + 1, -'.yaml'.length),
    {path: path.slice(1), load, loadDocumentation: documentations[path]!},
  ]),
);
