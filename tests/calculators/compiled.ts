import {basename} from 'node:path';
import {compile} from '../../src/engine/compile.ts';
import {load} from '../../src/engine/program/parts.ts';
import type {CompiledCalculator} from '../../src/engine/program/module.ts';
import type {Body} from '../../src/engine/program/statements.ts';
import type {SourceFile} from '../../src/engine/diagnostics/source.ts';
import type {Model} from '../../src/engine/language/model.ts';
import {listFiles} from '../../src/engine/project/files.ts';
import {isDefinitionFile} from '../../src/engine/project/layout.ts';
import type {MapNode} from '../../src/engine/language/yaml/node.ts';
import {sourceOf} from './sourceOf.ts';

export interface CompiledDefinition {
  readonly source: SourceFile;
  readonly tree: MapNode;
  readonly model: Model;
  readonly body: Body;
  readonly calculator: CompiledCalculator;
}

const definitions = new Map<string, CompiledDefinition>();

/** A definition of calculators/, compiled once for all test files that run in the same worker. */
export function compiled(path: string): CompiledDefinition {
  let definition = definitions.get(path);
  if (definition === undefined) {
    const source = sourceOf(path);
    const {tree, model, body} = compile(source);
    definition = {source, tree: tree!, model: model!, body: body!, calculator: load(body!).under()};
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
  definition: (id: string): CompiledDefinition => compiled(files.get(id)!),
  get: (id: string): CompiledCalculator => compiled(files.get(id)!).calculator,
};
