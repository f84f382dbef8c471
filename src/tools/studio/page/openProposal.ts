import {fill} from '../../../engine/runtime/message.ts';
import {changedFiles} from '../change/change.ts';
import {changeFromPatch, pathsIn} from '../change/readPatch.ts';
import {patchFromLink} from '../change/link.ts';
import * as words from './words.ts';
import type {Workspace} from './workspace.ts';

/**
 * Makes the change that a link carries in the files of the workspace.
 * @returns the first of its files
 * @throws an Error for people: the link is damaged, a file is newer than the one that was changed, or has been changed here
 */
export async function openProposal(fragment: string, workspace: Workspace): Promise<string> {
  const patch = await patchFromLink(fragment);
  const paths = pathsIn(patch);
  const fresh = paths.find((path) => workspace.listed.every((file) => file.path !== path));
  if (fresh !== undefined) throw new Error(fill(words.page.newFile, {path: fresh}));
  await Promise.all(paths.map((path) => workspace.open(path)));
  const {files} = workspace.state();
  const own = workspace.changed().find(({path}) => paths.includes(path));
  if (own !== undefined) throw new Error(fill(words.page.ownDraft, {path: own.path}));
  const before = paths.map((path) => ({path, text: files.get(path)!.published}));
  const changed = changedFiles(await changeFromPatch(patch, before));
  for (const {path, after} of changed) workspace.edit(path, after ?? '');
  return changed[0]!.path;
}
