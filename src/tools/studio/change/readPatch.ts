/** A patch of somebody else, read and applied in memory. It is refused as a whole unless all of it fits. */
import type {ProjectFiles} from '../protocol.ts';
import {blobHash, noBlob} from './blob.ts';
import type {Change} from './change.ts';
import {isChangeable, MAX_PATCH_LENGTH} from './limits.ts';

/** What a patch says of one file. */
interface FilePatch {
  readonly path: string;
  /** The hash of the file that was edited, or its beginning; zeros for none. */
  readonly from: string;
  /** The same of the edited file. */
  readonly to: string;
  readonly hunks: readonly Hunk[];
}

interface Hunk {
  /** The number of its first line in the file that was edited; of the line before it if it has no line of that. */
  readonly start: number;
  readonly before: readonly string[];
  readonly after: readonly string[];
}

/**
 * The change that a patch makes of these files; it contains only those that it changes.
 * @param patch unified diffs with the hashes of git, as `patchOf` and `git diff` write them
 * @param files all files of the project
 * @throws an Error for people if the patch cannot be read, changes other files than definitions, cases and shared data, or was made from other
 * versions of the files
 */
export async function changeFromPatch(patch: string, files: ProjectFiles): Promise<Change> {
  const patches = readPatch(patch);
  const texts = new Map(files.map(({path, text}) => [path, text]));
  const bases = await Promise.all(patches.map(async ({path}) => blobHash(texts.get(path))));
  const states = patches.map((file, index) => stateOf(file, bases[index]!));
  if (states.every((state) => state === 'applied'))
    throw new Error('These files have this change already: there is nothing left to do.');
  const newer = patches.filter((_, index) => states[index] !== 'base').map(({path}) => path);
  if (newer.length > 0) throw new Error(newerFiles(newer));
  const results = patches.map((file) => applied(texts.get(file.path), file));
  const hashes = await Promise.all(results.map(blobHash));
  patches.forEach(({path, to}, index) => {
    if (!hashes[index]!.startsWith(to)) throw damaged(`the lines for '${path}' do not give the file that it announces`);
  });
  return {
    before: patches.flatMap(({path}) => (texts.has(path) ? [{path, text: texts.get(path)!}] : [])),
    after: patches.flatMap(({path}, index) => (results[index] === undefined ? [] : [{path, text: results[index]}])),
  };
}

/** The files that a patch changes. @throws an Error for people, as `changeFromPatch` does */
export const pathsIn = (patch: string): readonly string[] => readPatch(patch).map(({path}) => path);

type State = 'base' | 'applied' | 'other';

function stateOf({from, to}: FilePatch, hash: string): State {
  if (hash.startsWith(from)) return 'base';
  return hash.startsWith(to) ? 'applied' : 'other';
}

function newerFiles(paths: readonly string[]): string {
  const list = paths.map((path) => `'${path}'`).join(', ');
  const [verb, it] = paths.length === 1 ? ['has', 'the file'] : ['have', 'the files'];
  return `${list} ${verb} changed since this proposal was written, so nothing was applied. Make the change again in ${it} of today, or save the proposal as a file and run 'git apply --3way', which merges what it can.`;
}

const damaged = (why: string): Error =>
  new Error(`This is not a whole proposal: ${why}. Ask for it again, as a file or a link.`);

const hunkHeader = /^@@ -(\d{1,7})(?:,(\d{1,7}))? \+\d{1,7}(?:,(\d{1,7}))? @@/;

function readPatch(patch: string): readonly FilePatch[] {
  if (patch.length > MAX_PATCH_LENGTH)
    throw new Error('This proposal is too long to be opened here: apply it with git, or ask for smaller ones.');
  const lines = patch.split('\n');
  const files = new Map<string, FilePatch>();
  let at = lines.findIndex((line) => line.startsWith('diff --git '));
  if (at < 0) throw damaged("there is no line that begins with 'diff --git'");
  while (at < lines.length) {
    // What mail programs and `git format-patch` write between and behind the files.
    if (!lines[at]!.startsWith('diff --git ')) {
      at++;
      continue;
    }
    const path = pathIn(lines[at]!);
    if (files.has(path)) throw damaged(`it has '${path}' twice`);
    const header = headerFrom(lines, at + 1, path);
    const hunks: Hunk[] = [];
    at = header.next;
    while (lines[at]?.startsWith('@@ ')) {
      const {hunk, next} = hunkFrom(lines, at, path);
      hunks.push(hunk);
      at = next;
    }
    files.set(path, {path, from: header.from, to: header.to, hunks});
  }
  return [...files.values()];
}

/** The path of a file, which keeps its name. */
function pathIn(line: string): string {
  const names = line.slice('diff --git '.length).trimEnd();
  // 'a/x b/x': both halves are as long.
  const half = (names.length - 1) / 2;
  const [from, to] = [names.slice(2, half), names.slice(half + 3)];
  if (from !== to || !names.startsWith('a/'))
    throw new Error('This proposal renames files, or files with unusual names: apply it with git.');
  if (!isChangeable(to))
    throw new Error(
      `This proposal changes '${to.slice(0, 200)}', but only YAML and CSV files below calculators/ can be opened here: review it with git.`,
    );
  return to;
}

/** The lines between the name of a file and its first hunk. */
function headerFrom(
  lines: readonly string[],
  start: number,
  path: string,
): {readonly from: string; readonly to: string; readonly next: number} {
  let hashes: RegExpExecArray | null = null;
  let next = start;
  for (; next < lines.length && !/^(?:@@ |diff --git )/.test(lines[next]!); next++) {
    const line = lines[next]!;
    if (/^(?:new file mode|deleted file mode|old mode|new mode) (?!100644\r?$)/.test(line))
      throw new Error(`This proposal makes '${path}' something else than a plain file: review it with git.`);
    if (/^(?:Binary files |GIT binary patch)/.test(line)) throw damaged(`'${path}' is not given as text`);
    hashes ??= /^index ([\da-f]{7,40})\.\.([\da-f]{7,40})(?: 100644)?\r?$/.exec(line);
  }
  if (hashes === null)
    throw damaged(`for '${path}', the line with 'index' is missing, which says what it was made from`);
  return {from: hashes[1]!, to: hashes[2]!, next};
}

function hunkFrom(lines: readonly string[], at: number, path: string): {readonly hunk: Hunk; readonly next: number} {
  const [, start = '', oldLines = '1', newLines = '1'] = hunkHeader.exec(lines[at]!) ?? [];
  if (start === '') throw damaged(`line ${at + 1} is not readable`);
  const counts = {before: Number(oldLines), after: Number(newLines)};
  const hunk = {start: Number(start), before: [] as string[], after: [] as string[]};
  let next = at + 1;
  while (hunk.before.length < counts.before || hunk.after.length < counts.after) {
    const line = lines[next++];
    const sign = line?.[0];
    if (sign !== ' ' && sign !== '-' && sign !== '+') throw damaged(`the lines for '${path}' end too early`);
    const withoutEnd = lines[next]?.startsWith('\\ ') ?? false;
    if (withoutEnd) next++;
    const text = line!.slice(1) + (withoutEnd ? '' : '\n');
    if (sign !== '+') hunk.before.push(text);
    if (sign !== '-') hunk.after.push(text);
  }
  return {hunk, next};
}

/** The text of a file with the hunks; undefined if it is removed. @param text undefined if it is new */
function applied(text: string | undefined, {path, to, hunks}: FilePatch): string | undefined {
  const lines = text === undefined ? [] : text.split(/(?<=\n)/);
  const parts: string[] = [];
  let done = 0;
  for (const {start, before, after} of hunks) {
    const first = before.length === 0 ? start : start - 1;
    if (first < done || before.some((line, index) => line !== lines[first + index]))
      throw damaged(`line ${start} of '${path}' is another than it says`);
    parts.push(...lines.slice(done, first), ...after);
    done = first + before.length;
  }
  const result = [...parts, ...lines.slice(done)].join('');
  return noBlob.startsWith(to) ? undefined : result;
}
