/**
 * Replaces a folder as a whole: its new content is written beside it, and renamed when it is complete. Until then, and for ever
 * if the work fails or its process is killed, the folder holds what it held before.
 */
import {existsSync, mkdirSync, readdirSync, renameSync, rmdirSync, rmSync} from 'node:fs';
import {basename, dirname, join} from 'node:path';
import {isRunning} from '../../src/tools/replaceFiles.ts';

/** Where the new content is written: `.dist/` for `dist/`. On the same disk as the folder, as a rename needs. */
const besideOf = (folder: string): string => join(dirname(folder), `.${basename(folder)}`);

/** The folder while its successor takes its place. */
const previousOf = (folder: string): string => join(besideOf(folder), 'previous');

/**
 * Runs the work in an empty folder, which then takes the place of the given one.
 * @param work writes the new content into the folder that it is given
 * @returns what the work returns
 * @throws what the work throws; the given folder is as it was then
 */
export async function replaceFolder<Result>(
  folder: string,
  work: (newFolder: string) => Promise<Result>,
): Promise<Result> {
  restoreFolder(folder);
  return inOwnFolder(besideOf(folder), async (newFolder) => {
    try {
      const result = await work(newFolder);
      takePlace(newFolder, folder);
      return result;
    } finally {
      restoreFolder(folder);
    }
  });
}

/**
 * Runs the work in an empty folder that no other process uses, and removes it afterwards.
 * @param parent holds such folders, named after their processes, and nothing else: what killed ones have left is removed
 */
export async function inOwnFolder<Result>(parent: string, work: (folder: string) => Promise<Result>): Promise<Result> {
  const own = String(process.pid);
  const folder = join(parent, own);
  rmSync(folder, {recursive: true, force: true});
  // The last of the others may be removing the parent.
  untilInTime(() => mkdirSync(folder, {recursive: true}));
  for (const name of readdirSync(parent))
    if (name !== own && !isRunning(Number(name)))
      unlessTooLate(() => rmSync(join(parent, name), {recursive: true, force: true}));
  try {
    return await work(folder);
  } finally {
    rmSync(folder, {recursive: true, force: true});
    unlessTooLate(() => rmdirSync(parent));
  }
}

function takePlace(newFolder: string, folder: string): void {
  const previous = previousOf(folder);
  const swap = (): void => {
    if (existsSync(folder)) {
      rmSync(previous, {recursive: true, force: true});
      renameSync(folder, previous);
    }
    renameSync(newFolder, folder);
  };
  untilInTime(swap);
  unlessTooLate(() => rmSync(previous, {recursive: true, force: true}));
}

/** Puts a folder back whose replacement was interrupted between the two renames. */
export function restoreFolder(folder: string): void {
  if (!existsSync(folder) && existsSync(previousOf(folder)))
    unlessTooLate(() => renameSync(previousOf(folder), folder));
}

/**
 * Tries what fails if another process is replacing the same folder at this moment: it has taken away what was there, or put
 * something there.
 * @returns whether it was done
 */
function unlessTooLate(act: () => void): boolean {
  try {
    act();
    return true;
  } catch (error) {
    if (['ENOENT', 'ENOTEMPTY', 'EEXIST'].includes((error as NodeJS.ErrnoException).code ?? '')) return false;
    throw error;
  }
}

/** Other processes come between seldom; what fails this often has another cause. */
const MAX_TRIES = 100;

/** Repeats what fails if another process is replacing the same folder at this moment. */
function untilInTime(act: () => void): void {
  for (let tries = 1; tries < MAX_TRIES; tries++) if (unlessTooLate(act)) return;
  act();
}
