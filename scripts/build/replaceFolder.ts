/**
 * Replaces a folder as a whole: its new content is written beside it, and renamed when it is complete. Until then, and for ever
 * if the work fails or its process is killed, the folder holds what it held before.
 */
import {existsSync, mkdirSync, readdirSync, renameSync, rmSync} from 'node:fs';
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
  const beside = besideOf(folder);
  restoreFolder(folder);
  removeAbandoned(beside);
  const newFolder = join(beside, String(process.pid));
  mkdirSync(newFolder, {recursive: true});
  try {
    const result = await work(newFolder);
    const previous = previousOf(folder);
    rmSync(previous, {recursive: true, force: true});
    if (existsSync(folder)) renameSync(folder, previous);
    renameSync(newFolder, folder);
    rmSync(previous, {recursive: true, force: true});
    return result;
  } finally {
    restoreFolder(folder);
    rmSync(newFolder, {recursive: true, force: true});
    removeIfEmpty(beside);
  }
}

/** Puts a folder back whose replacement was interrupted between the two renames. */
export function restoreFolder(folder: string): void {
  if (!existsSync(folder) && existsSync(previousOf(folder))) renameSync(previousOf(folder), folder);
}

/** Removes what killed processes have left. The folders of those that run are named after them. */
function removeAbandoned(beside: string): void {
  if (!existsSync(beside)) return;
  for (const name of readdirSync(beside))
    if (!isRunning(Number(name))) rmSync(join(beside, name), {recursive: true, force: true});
}

function removeIfEmpty(folder: string): void {
  if (readdirSync(folder).length === 0) rmSync(folder, {recursive: true});
}
