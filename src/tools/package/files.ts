/** Every file of the package `visatally-rules`, as text. */
import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {load} from '../../engine/program/parts.ts';
import type {CompiledCalculator} from '../../engine/program/module.ts';
import type {Model} from '../../engine/language/model.ts';
import {metadata} from '../../engine/published/metadata.ts';
import type {Metadata} from '../../engine/results/published.ts';
import {bundleCalculators, type Emitted, type PackageFile} from './bundle.ts';
import {declarationsOf} from './declarations.ts';

export const packageName = 'visatally-rules';

/** The version in the first heading of its changelog, such as `## 1.2.0 · 23 November 2026`; undefined before the first release. */
export function latestVersion(changelog: string): string | undefined {
  return /^## (\d+\.\d+\.\d+)\b/m.exec(changelog)?.[1];
}

/** A definition without errors. */
export interface Publishable extends Emitted {
  readonly model: Model;
}

/**
 * @param definitions in the order of the list that the package exports
 * @param words the folder with README.md and CHANGELOG.md
 * @param root the project's folder, with src/ and LICENSE
 */
export async function packageFiles(
  definitions: readonly Publishable[],
  version: string,
  words: string,
  root: string,
): Promise<readonly PackageFile[]> {
  const copied = (path: string, from: string): PackageFile => ({path, text: readFileSync(from, 'utf8')});
  const calculators = definitions.map(({model, body}) => ({model, calculator: load(body).under()}));
  const summaries = calculators.map(({model, calculator}) => summaryOf(model, calculator));
  return [
    {path: 'package.json', text: `${JSON.stringify(manifest(version, summaries.length), null, 2)}\n`},
    copied('README.md', join(words, 'README.md')),
    copied('CHANGELOG.md', join(words, 'CHANGELOG.md')),
    copied('LICENSE', join(root, 'LICENSE')),
    copied('types.d.ts', join(root, 'src/engine/results/published.ts')),
    {path: 'index.js', text: indexCode(summaries)},
    {path: 'index.d.ts', text: indexDeclarations(summaries)},
    ...calculators.map(({model, calculator}) => ({
      path: `calculators/${model.definition.id}.d.ts`,
      text: declarationsOf(model, calculator),
    })),
    ...(await bundleCalculators(definitions, join(root, 'src'))),
  ];
}

function manifest(version: string, count: number): unknown {
  return {
    name: packageName,
    version,
    description: `The rules of ${count} visa and immigration calculators, as functions without dependencies`,
    license: 'MIT',
    keywords: ['visa', 'immigration', 'rules-as-code', 'calculator'],
    type: 'module',
    sideEffects: false,
    engines: {node: '>=20'},
    exports: {
      '.': {types: './index.d.ts', default: './index.js'},
      './types': {types: './types.d.ts'},
      './*': {types: './calculators/*.d.ts', default: './calculators/*.js'},
      './package.json': './package.json',
    },
  };
}

type Summary = Pick<Metadata, 'id' | 'title' | 'description' | 'country'>;

function summaryOf({definition: {dataAsOf}}: Model, calculator: CompiledCalculator): Summary {
  const {id, title, description, country} = metadata(calculator, {today: `${dataAsOf}-01`});
  return {id, title, description, country};
}

function indexCode(summaries: readonly Summary[]): string {
  const loaders = summaries.map(({id}) => `  ${JSON.stringify(id)}: () => import('./calculators/${id}.js'),\n`);
  return `export const calculators = ${JSON.stringify(summaries, null, 2)};

const loaders = {
${loaders.join('')}};

export async function load(id) {
  if (!Object.hasOwn(loaders, id)) throw new RangeError(\`There is no calculator '\${String(id)}'.\`);
  return loaders[id]();
}
`;
}

function indexDeclarations(summaries: readonly Summary[]): string {
  const modules = summaries.map(
    ({id}) => `  readonly ${JSON.stringify(id)}: typeof import('./calculators/${id}.js');\n`,
  );
  return `export type * from './types.js';

/** The module of each calculator, by id. */
export interface Calculators {
${modules.join('')}}

export type CalculatorId = keyof Calculators;

export interface CalculatorSummary {
  readonly id: CalculatorId;
  readonly title: string;
  readonly description: string;
  readonly country: string;
}

/** Every calculator of the package. */
export declare const calculators: readonly CalculatorSummary[];

/** Imports a calculator by its id. Rejects with a RangeError if there is no such calculator. */
export declare function load<Id extends CalculatorId>(id: Id): Promise<Calculators[Id]>;
`;
}
