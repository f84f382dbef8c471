/** A whole definition, as a file has it. */
import {cardSchema, type SourceBlock} from './index.ts';
import type {Report} from '../diagnostics/diagnostic.ts';
import type {MapNode} from '../language/yaml/node.ts';
import {definitionWith, readWith, type Definition} from '../language/definition/definition.ts';

/** A definition; schemas/calculator.schema.json is generated from it. */
export const definitionSchema = definitionWith(cardSchema);

export type DefinitionWithCard = Definition<SourceBlock>;

/** Reads a tree that fits the schema, and reports syntax errors of formulas and texts. */
export const readDefinition = (node: MapNode, report: Report): DefinitionWithCard =>
  readWith(definitionSchema, node, report);
