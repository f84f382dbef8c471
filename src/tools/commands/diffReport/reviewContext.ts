/** What is known of the project around the definitions that differ. */
import {idOf, type SourceFile} from '../../../engine/diagnostics/source.ts';
import {casesBeside, definitionsIn} from '../../../engine/project/layout.ts';
import {runCasesOf} from '../../analysis/diff/caseRun.ts';
import type {DefinitionDiff} from '../../analysis/diff/diff.ts';
import {figuresIn} from '../../analysis/diff/sameFigures.ts';
import type {ReviewContext} from './report.ts';

/** @param files all files of the later version */
export function reviewContext(diffs: readonly DefinitionDiff[], files: readonly SourceFile[]): ReviewContext {
  const changed = new Map(diffs.flatMap((diff) => (diff.kind === 'changed' ? [[diff.id, diff.versions]] : [])));
  const definitions = definitionsIn(files);
  const runs = definitions.flatMap((definition) => {
    const id = idOf(definition.path);
    const versions = changed.get(id);
    const cases = files.find(({path}) => path === casesBeside(definition.path));
    return versions === undefined || cases === undefined
      ? []
      : [[id, runCasesOf(definition, versions, cases)] as const];
  });
  return {figures: changed.size === 0 ? [] : figuresIn(definitions), cases: new Map(runs)};
}
