/** A change as a patch that git applies. */
import {structuredPatch, type StructuredPatchHunk} from 'diff';
import {blobHash} from './blob.ts';
import {type Change, type ChangedFile, changedFiles} from './change.ts';
import {isChangeable, MAX_PATCH_LENGTH} from './limits.ts';

/** Lines of context around a change, as git has them. */
const CONTEXT = 3;

/** Beyond this many lines removed and added, a file is replaced as a whole: to compare takes the square of it. */
const MAX_LINES_COMPARED = 2_000;

/**
 * The change as a unified diff with the hashes of the files before and after: `git apply --3way` can tell whether a file is newer than the one
 * that was edited, and then merges. Empty if nothing differs.
 * @throws an Error for people about a file that no proposal may change, or a change that is too long
 */
export async function patchOf(change: Change): Promise<string> {
  const files = changedFiles(change);
  const other = files.find(({path}) => !isChangeable(path));
  if (other !== undefined)
    throw new Error(`'${other.path}' cannot be proposed: only YAML and CSV files below calculators/ can.`);
  const patch = (await Promise.all(files.map(patchOfFile))).join('');
  if (patch.length > MAX_PATCH_LENGTH) throw new Error('The change is too long for one proposal: divide it.');
  return patch;
}

async function patchOfFile({path, before, after}: ChangedFile): Promise<string> {
  const [from, to] = await Promise.all([blobHash(before), blobHash(after)]);
  const hunks = hunksBetween(before ?? '', after ?? '');
  const lines = [
    `diff --git a/${path} b/${path}`,
    ...(before === undefined ? ['new file mode 100644'] : []),
    ...(after === undefined ? ['deleted file mode 100644'] : []),
    `index ${from}..${to}${before === undefined || after === undefined ? '' : ' 100644'}`,
    // An empty file that comes or goes has no lines.
    ...(hunks.length === 0
      ? []
      : [
          `--- ${before === undefined ? '/dev/null' : `a/${path}`}`,
          `+++ ${after === undefined ? '/dev/null' : `b/${path}`}`,
        ]),
    ...hunks.flatMap((hunk) => [
      `@@ -${range(hunk.oldStart, hunk.oldLines)} +${range(hunk.newStart, hunk.newLines)} @@`,
      ...hunk.lines,
    ]),
  ];
  return lines.map((line) => `${line}\n`).join('');
}

function hunksBetween(before: string, after: string): readonly StructuredPatchHunk[] {
  const limits = {context: CONTEXT, maxEditLength: MAX_LINES_COMPARED};
  const compared = structuredPatch('', '', before, after, undefined, undefined, limits);
  if (compared !== undefined) return compared.hunks;
  const [gone, come] = [
    structuredPatch('', '', before, '', undefined, undefined, {context: 0}).hunks[0]!,
    structuredPatch('', '', '', after, undefined, undefined, {context: 0}).hunks[0]!,
  ];
  return [{...gone, newStart: come.newStart, newLines: come.newLines, lines: [...gone.lines, ...come.lines]}];
}

/** Where a hunk without lines on one side is, is said by the line before it. */
const range = (start: number, lines: number): string => `${lines === 0 ? start - 1 : start},${lines}`;
