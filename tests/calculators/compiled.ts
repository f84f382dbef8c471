import {basename} from 'node:path';
import {compile, load} from '../../src/engine/compile.ts';
import type {CompiledCalculator} from '../../src/engine/compiled/module.ts';
import type {Model} from '../../src/engine/model.ts';
import {isDefinitionFile, listFiles} from '../../src/engine/project/files.ts';
import {sourceOf} from './sourceOf.ts';

export interface CompiledDefinition {
  readonly model: Model;
  readonly body: string;
  readonly calculator: CompiledCalculator;
}

const definitions = new Map<string, CompiledDefinition>();

/** A definition of calculators/, compiled once for all test files that run in the same worker. */
export function compiled(path: string): CompiledDefinition {
  let definition = definitions.get(path);
  if (definition === undefined) {
    const {model, body} = compile(sourceOf(path));
    definition = {model: model!, body: body!, calculator: load(body!)};
    definitions.set(path, definition);
  }
  return definition;
}

const files = new Map(
  listFiles('calculators')
    .filter(isDefinitionFile)
    .map((path) => [basename(path, '.yaml'), path]),
);

/** The calculators of the site. */
export const library = {
  ids: [...files.keys()] as readonly string[],
  get: (id: string): CompiledCalculator => compiled(files.get(id)!).calculator,
};
