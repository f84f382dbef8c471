/**
 * How tools write files that people edit. Files that are written together have their old texts or their new ones, however the
 * process ends: if it is killed while it puts them in their places, the next command does the rest. What somebody has changed since
 * the tool read a file is not overwritten.
 */
import {createHash} from 'node:crypto';
import {
  chmodSync,
  existsSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import {basename, dirname, join, relative, resolve} from 'node:path';

/** A file to write. */
export interface NewText {
  readonly path: string;
  /** The text that it was read with; null for a file that is not there yet. */
  readonly before: string | null;
  readonly after: string;
}

/** A text that waits beside its place. */
interface Staged {
  readonly target: string;
  /** The hash of the text that it replaces; null if there is none. */
  readonly hash: string | null;
}

/**
 * Writes the files, with the byte order marks that they have, each beside its place first and renamed at the end: on a full disk
 * none of them changes. What a process that is killed between two renames has not renamed, `completeReplacements` does.
 * @param write writes a new file
 * @throws an Error for people, before any file changes, if a file does not have the text that it was read with
 */
export function replaceFiles(files: readonly NewText[], write: typeof writeFileSync = writeFileSync): void {
  const staged: Staged[] = [];
  const list = besideOf(resolve(listName));
  try {
    for (const {path, before, after} of files) {
      // A link stays one.
      const target = resolve(before === null ? path : realpathSync(path));
      const beside = besideOf(target);
      staged.push({target, hash: before === null ? null : hashOf(before)});
      for (const abandoned of abandonedBeside(target)) rmSync(abandoned.path, {force: true});
      const mark = before !== null && readFileSync(target, 'utf8').startsWith('\ufeff') ? '\ufeff' : '';
      write(beside, mark + withoutMark(after), {flush: true});
      if (before !== null) chmodSync(beside, statSync(target).mode);
    }
    for (const [index, {path}] of files.entries()) requireUnchanged(path, staged[index]!);
    if (staged.length > 1) writeFileSync(list, JSON.stringify(staged), {flush: true});
  } catch (error) {
    for (const path of [...staged.map(({target}) => besideOf(target)), list]) rmSync(path, {force: true});
    throw error;
  }
  // Nothing is undone from here on: if this process is killed, the next command goes by the list.
  for (const {target} of staged) renameSync(besideOf(target), target);
  rmSync(list, {force: true});
}

/**
 * Completes what killed processes had begun to rename. A file that somebody has changed since stays as it is.
 * @param folder the one that the processes ran in
 * @returns a line for people on each file that was still to be renamed
 */
export function completeReplacements(folder: string = process.cwd()): readonly string[] {
  return abandonedBeside(join(folder, listName)).flatMap(({path, processId}) => {
    const lines = stagedIn(path).flatMap((staged) => complete(staged, besideOf(staged.target, processId)));
    rmSync(path, {force: true});
    return lines;
  });
}

/** None if the process was killed while it wrote the list: the old texts hold then. */
function stagedIn(list: string): readonly Staged[] {
  try {
    return JSON.parse(readFileSync(list, 'utf8')) as readonly Staged[];
  } catch {
    return [];
  }
}

function complete(staged: Staged, beside: string): readonly string[] {
  if (!existsSync(beside)) return [];
  const path = relative(process.cwd(), staged.target);
  if (!isUnchanged(staged)) {
    rmSync(beside, {force: true});
    return [`${path}: not written, because it was changed after the command that was writing it had been interrupted.`];
  }
  renameSync(beside, staged.target);
  return [`${path}: written now, because the command that was writing it had been interrupted.`];
}

/** The ending of a file that is not in its place yet; git ignores it. */
const ending = '.writing';

/** The name of the list of texts to rename, in the folder that a process runs in. */
const listName = '.together';

/** Where a process writes what belongs at a path. */
const besideOf = (path: string, processId = process.pid): string => `${path}.${processId}${ending}`;

function requireUnchanged(path: string, staged: Staged): void {
  if (isUnchanged(staged)) return;
  throw new Error(
    staged.hash === null
      ? `${path} is there already, so it was not written.`
      : `${path} was changed after it had been read, so it was not written: run the command again.`,
  );
}

function isUnchanged({target, hash}: Staged): boolean {
  return existsSync(target) ? hash === hashOf(readFileSync(target, 'utf8')) : hash === null;
}

const hashOf = (text: string): string => createHash('sha256').update(withoutMark(text)).digest('hex');

/** Readers of files differ in whether they keep a byte order mark. */
const withoutMark = (text: string): string => text.replace(/^\ufeff/, '');

/** What killed processes have left beside a path. */
function abandonedBeside(path: string): readonly {readonly path: string; readonly processId: number}[] {
  const [folder, start] = [dirname(path), `${basename(path)}.`];
  return readdirSync(folder).flatMap((name) => {
    if (!name.startsWith(start) || !name.endsWith(ending)) return [];
    const processId = Number(name.slice(start.length, -ending.length));
    return isRunning(processId) ? [] : [{path: join(folder, name), processId}];
  });
}

/** Whether another process has this id. */
export function isRunning(processId: number): boolean {
  if (!Number.isInteger(processId) || processId === process.pid) return false;
  try {
    // Sends nothing, but fails if there is no such process.
    process.kill(processId, 0);
    return true;
  } catch (error) {
    // EPERM: it belongs to another user.
    return (error as NodeJS.ErrnoException).code !== 'ESRCH';
  }
}
