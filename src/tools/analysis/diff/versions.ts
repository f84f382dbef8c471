/**
 * Compiles the two versions of a definition that a diff compares. Renames declared with `was:` are applied to the earlier one, so that
 * both use the same names.
 */
import {errorsOf, type Diagnostic} from '../../../engine/diagnostics/diagnostic.ts';
import type {SourceFile} from '../../../engine/diagnostics/source.ts';
import type {MapNode} from '../../../engine/language/yaml/node.ts';
import type {Code} from '../../../engine/diagnostics/catalogue.ts';
import {codesAboutUse} from '../../../engine/language/shape/soundPart.ts';
import {compile, compileTree} from '../../../engine/compile.ts';
import {emitBody} from '../../../engine/program/emit.ts';
import type {Body} from '../../../engine/program/statements.ts';
import {daysOfChange} from '../../../engine/language/inForce.ts';
import type {Model} from '../../../engine/language/model.ts';
import {addDays, type CalendarDay} from '../../../engine/runtime/calendar.ts';
import {treeInForce, withoutPlaces} from './editionTree.ts';
import {applyRenames, type Rename, renamesBetween} from './renames.ts';

interface Version {
  /** With its shared data. */
  readonly tree: MapNode;
  readonly model: Model;
  /** The JavaScript without imports and exports. */
  readonly body: Body;
}

export interface Versions {
  readonly id: string;
  /** With the names of `after`. */
  readonly before: Version;
  readonly after: Version;
  readonly renames: readonly Rename[];
  /** `before` with its own names, as the site with that version runs it. */
  readonly original: Version;
}

/** @returns the errors of a version that does not compile */
export function alignVersions(id: string, before: SourceFile, after: SourceFile): Versions | readonly Diagnostic[] {
  const [earlier, later] = [compileVersion(before), compileVersion(after)];
  if (!('tree' in earlier)) return earlier;
  if (!('tree' in later)) return later;
  const renames = renamesBetween(earlier.tree, later.tree);
  const aligned = renames.length === 0 ? earlier : versionOf(applyRenames(earlier.tree, renames));
  return 'tree' in aligned ? {id, before: aligned, after: later, renames, original: earlier} : aligned;
}

/** The definition under the rules of two days, as two versions. */
export function editionsOf(
  source: SourceFile,
  [before, after]: readonly [CalendarDay, CalendarDay],
): Versions | readonly Diagnostic[] {
  const whole = compileVersion(source);
  if (!('tree' in whole)) return whole;
  const [earlier, later] = [before, after].map((rules) => editionOf(treeInForce(whole.tree, rules)));
  if (!('tree' in earlier!)) return earlier!;
  if (!('tree' in later!)) return later!;
  return {id: whole.model.definition.id, before: earlier, after: later, renames: [], original: earlier};
}

/** A day in each period of the figures of either version, earliest first: pages may differ from period to period. */
export function daysOfPages({before, after}: Versions): readonly CalendarDay[] {
  const days = [...new Set([before, after].flatMap(({model}) => daysOfChange(model)))].toSorted();
  return [days[0] === undefined ? `${after.model.definition.dataAsOf}-01` : addDays(days[0], -1)!, ...days];
}

function compileVersion(source: SourceFile): Version | readonly Diagnostic[] {
  const {diagnostics, tree, model, body} = compile(source);
  if (model === undefined || body === undefined || tree === undefined) return errorsOf(diagnostics);
  return {tree, model, body};
}

/** The definition in one period. What nothing reads or reaches in it may be used in another: what is not reached is left out. */
function editionOf(tree: MapNode): Version | readonly Diagnostic[] {
  const {diagnostics} = compileTree(tree);
  const unreached = diagnostics.filter(({code}) => code === 'branch-never' || code === 'else-never');
  if (unreached.length > 0)
    return editionOf(
      withoutPlaces(
        tree,
        unreached.flatMap(({places: [place]}) => place),
      ),
    );
  return versionOf(tree, codesAboutUse);
}

function versionOf(tree: MapNode, harmless?: ReadonlySet<Code>): Version | readonly Diagnostic[] {
  const {diagnostics, model} = compileTree(tree, undefined, harmless);
  return model === undefined ? errorsOf(diagnostics) : {tree, model, body: emitBody(model)};
}
