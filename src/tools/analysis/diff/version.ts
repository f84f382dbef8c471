/** Compiles the two versions of a definition that a diff compares, and gives both the same names. */
import {hasErrors, type Diagnostic} from '../../../engine/diagnostics/diagnostic.ts';
import type {SourceFile} from '../../../engine/diagnostics/source.ts';
import {readDefinition} from '../../../engine/definition/definition.ts';
import type {MapNode} from '../../../engine/yaml/node.ts';
import {checkDefinition} from '../../../engine/check/check.ts';
import {compile} from '../../../engine/compile.ts';
import {emitBody} from '../../../engine/emit/emit.ts';
import type {Model} from '../../../engine/model.ts';
import {read} from '../../../engine/yaml/read.ts';
import {applyRenames, renamesBetween, type Rename} from './renames.ts';

export interface Version {
  readonly tree: MapNode;
  readonly model: Model;
  /** The JavaScript without imports and exports. */
  readonly body: string;
}

export interface Versions {
  readonly id: string;
  /** With the names of `after`. */
  readonly before: Version;
  readonly after: Version;
  readonly renames: readonly Rename[];
  /** The body of `before` with its original names, as its own site runs it. */
  readonly original: string;
}

/** @returns the errors of a version that does not compile */
export function alignVersions(id: string, before: SourceFile, after: SourceFile): Versions | readonly Diagnostic[] {
  const [earlier, later] = [compileVersion(before), compileVersion(after)];
  if (!('tree' in earlier)) return earlier;
  if (!('tree' in later)) return later;
  const renames = renamesBetween(earlier.tree, later.tree);
  const tree = applyRenames(earlier.tree, renames);
  const aligned = renames.length === 0 ? earlier : compileTree(tree);
  return 'tree' in aligned ? {id, before: aligned, after: later, renames, original: earlier.body} : aligned;
}

function compileVersion(source: SourceFile): Version | readonly Diagnostic[] {
  const {diagnostics, model, body} = compile(source);
  const tree = read(source, () => undefined);
  if (model === undefined || body === undefined || tree === undefined)
    return diagnostics.filter((diagnostic) => hasErrors([diagnostic]));
  return {tree, model, body};
}

function compileTree(tree: MapNode): Version | readonly Diagnostic[] {
  const diagnostics: Diagnostic[] = [];
  const report = (diagnostic: Diagnostic): void => void diagnostics.push(diagnostic);
  const model = checkDefinition(readDefinition(tree, report), report);
  return hasErrors(diagnostics) ? diagnostics : {tree, model, body: emitBody(model)};
}
