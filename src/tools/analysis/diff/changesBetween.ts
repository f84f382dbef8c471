/** Two versions of a project: the definitions to be compared, and what is said of all that differ. */
import {idOf, type SourceFile} from '../../../engine/diagnostics/source.ts';
import {casesBeside, contentsOf, definitionsIn} from '../../../engine/project/layout.ts';
import {datedAnswersInFile} from '../caseAnswers.ts';
import {type DefinitionDiff, isSameDefinition, type VersionPair} from './diff.ts';

export interface ProjectChanges {
  /** The definitions in both versions whose text differs, or that of shared data that they use. */
  readonly edited: readonly VersionPair[];
  /**
   * One diff for each definition that differs, or of which a shared figure does, sorted by id.
   * @param diffs of those that were edited
   */
  readonly diffsWith: (diffs: readonly DefinitionDiff[]) => readonly DefinitionDiff[];
}

/**
 * @param before all files of the earlier version
 * @param after all files of the later one
 */
export function changesBetween(before: readonly SourceFile[], after: readonly SourceFile[]): ProjectChanges {
  const [earlier, later] = [before, after].map(
    (files) => new Map(definitionsIn(files).map((source) => [idOf(source.path), source])),
  );
  const ids = [...new Set([...earlier!.keys(), ...later!.keys()])].toSorted();
  const pairs = ids.map((id) => ({id, before: earlier!.get(id), after: later!.get(id)}));
  const edited = pairs.flatMap(({id, before: from, after: to}) =>
    from === undefined || to === undefined || contentsOf(from) === contentsOf(to)
      ? []
      : [
          {
            id,
            before: from,
            after: to,
            cases: after.filter(({path}) => path === casesBeside(to.path)).flatMap(datedAnswersInFile),
          },
        ],
  );
  const diffsWith: ProjectChanges['diffsWith'] = (diffs) => {
    const byId = new Map(diffs.map((diff) => [diff.id, diff]));
    return pairs.flatMap(({id, before: from, after: to}): DefinitionDiff | readonly DefinitionDiff[] => {
      if (from === undefined) return {kind: 'added', id};
      if (to === undefined) return {kind: 'removed', id};
      const diff = byId.get(id);
      // The shared file has changed, but nothing that this definition uses of it.
      return diff === undefined || (from.text === to.text && isSameDefinition(diff)) ? [] : diff;
    });
  };
  return {edited, diffsWith};
}
