/**
 * How tools write files that people edit. A file has its old text or its new one, however the process ends, never a part of either.
 * What somebody has changed since the tool read the file is not overwritten.
 */
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
import {basename, dirname, join} from 'node:path';

/** A file to write. */
export interface NewText {
  readonly path: string;
  /** The text that it was read with; null for a file that is not there yet. */
  readonly before: string | null;
  readonly after: string;
}

/**
 * Writes the files, with the byte order marks that they have, each beside its place first and renamed at the end: on a full disk none of them changes. A process that is killed
 * between two renames leaves the first files new and the others old, so callers give them in an order in which that is sound, and can be
 * completed by the same command: history entries, of which each belongs to its file alone.
 * @param write writes a new file
 * @throws an Error for people, before any file changes, if a file does not have the text that it was read with
 */
export function replaceFiles(files: readonly NewText[], write: typeof writeFileSync = writeFileSync): void {
  const staged: {readonly file: NewText; readonly target: string; readonly beside: string}[] = [];
  try {
    for (const file of files) {
      const {path, before, after} = file;
      // A link stays one.
      const target = before === null ? path : realpathSync(path);
      const beside = join(dirname(target), `${basename(target)}.${process.pid}${ending}`);
      staged.push({file, target, beside});
      removeAbandoned(target);
      const mark = before !== null && readFileSync(target, 'utf8').startsWith('\ufeff') ? '\ufeff' : '';
      write(beside, mark + withoutMark(after), {flush: true});
      if (before !== null) chmodSync(beside, statSync(target).mode);
    }
    for (const {file, target} of staged) requireUnchanged(file, target);
    for (const {target, beside} of staged) renameSync(beside, target);
  } finally {
    for (const {beside} of staged) rmSync(beside, {force: true});
  }
}

/** Of a text that is not in its place yet; git ignores it. */
const ending = '.writing';

function requireUnchanged({path, before}: NewText, target: string): void {
  if (before === null && existsSync(target)) throw new Error(`${path} is there already, so it was not written.`);
  if (before !== null && textIn(target) !== withoutMark(before))
    throw new Error(`${path} was changed after it had been read, so it was not written: run the command again.`);
}

const textIn = (path: string): string => withoutMark(readFileSync(path, 'utf8'));

/** Readers of files differ in whether they keep a byte order mark. */
const withoutMark = (text: string): string => text.replace(/^\ufeff/, '');

/** Removes what a killed process has left beside a file. */
function removeAbandoned(target: string): void {
  const [folder, start] = [dirname(target), `${basename(target)}.`];
  for (const name of readdirSync(folder))
    if (name.startsWith(start) && name.endsWith(ending) && !isRunning(Number(name.slice(start.length, -ending.length))))
      rmSync(join(folder, name), {force: true});
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
