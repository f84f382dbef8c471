/** What differs between two versions of a project in memory: one analysis for the report, the proposal and the review. */
import {withSharedFiles} from '../../../engine/project/layout.ts';
import {changesBetween} from '../../analysis/diff/changesBetween.ts';
import {type DefinitionDiff, diffDefinition} from '../../analysis/diff/diff.ts';
import {diffToMarkdown} from '../../commands/diffReport/markdown.ts';
import {reviewContext} from '../../commands/diffReport/reviewContext.ts';
import type {ProjectFiles} from '../protocol.ts';

/** A diff for each definition that differs, sorted by id. */
export function diffsOf(before: ProjectFiles, after: ProjectFiles): readonly DefinitionDiff[] {
  const {edited, diffsWith} = changesBetween(withSharedFiles(before), withSharedFiles(after));
  return diffsWith(edited.map((pair) => diffDefinition(pair)));
}

/** What `npm run diff --markdown` prints of them. @param after all files of the later version */
export function reportText(diffs: readonly DefinitionDiff[], after: ProjectFiles): string {
  return diffToMarkdown(diffs, reviewContext(diffs, withSharedFiles(after)), {before: undefined, after: undefined});
}
