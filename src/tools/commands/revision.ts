/** The definitions as they stand in a git revision, a folder, or the working tree. Nothing is checked out. */
import {spawnSync} from 'node:child_process';
import {statSync} from 'node:fs';
import {resolve} from 'node:path';
import {isCasesFile, readFiles} from '../../engine/project/files.ts';
import type {SourceFile} from '../../engine/diagnostics/source.ts';
import {filesOf, WrongUse} from './options.ts';

/** Where the definitions stand in a revision. */
const FOLDER = 'calculators';

/**
 * @param name a folder laid out like calculators/, a git revision, or undefined for the working tree
 * @throws WrongUse where it is neither
 */
export function definitionsAt(name: string | undefined): readonly SourceFile[] {
  if (name?.startsWith('-') === true) throw new WrongUse(`'${name}' is neither a folder nor a git revision.`);
  if (name === undefined || isFolder(name)) {
    const paths = filesOf(name ?? FOLDER).filter((path) => !isCasesFile(path));
    return readFiles(paths, process.cwd(), ({message}) => {
      throw new WrongUse(message);
    });
  }
  const listed = git(['ls-tree', '-r', '-z', '--name-only', '--full-tree', name, '--', FOLDER], name);
  const paths = listed
    .toString('utf8')
    .split('\0')
    .filter((path) => /\.ya?ml$/.test(path) && !isCasesFile(path));
  if (paths.length === 0) throw new WrongUse(`There are no definitions in ${FOLDER}/ at '${name}'.`);
  const answered = git(['cat-file', '--batch'], name, paths.map((path) => `${name}:${path}\n`).join(''));
  return blobsIn(answered, paths.length).map((text, index) => ({path: paths[index]!, text}));
}

/** What `git cat-file --batch` answers: for each file a line that ends with its size, then the file and a line end. */
function blobsIn(answered: Buffer, count: number): readonly string[] {
  const texts: string[] = [];
  for (let at = 0; texts.length < count;) {
    const lineEnd = answered.indexOf(10, at);
    const size = Number(answered.subarray(at, lineEnd).toString('utf8').split(' ').at(-1));
    texts.push(answered.subarray(lineEnd + 1, lineEnd + 1 + size).toString('utf8'));
    at = lineEnd + 1 + size + 1;
  }
  return texts;
}

function git(args: readonly string[], revision: string, input?: string): Buffer {
  const {status, stdout, error} = spawnSync('git', args, {maxBuffer: 2 ** 30, ...(input === undefined ? {} : {input})});
  if (error !== undefined) throw new WrongUse(`'${revision}' is no folder, and git cannot be run: ${error.message}`);
  if (status !== 0) throw new WrongUse(`'${revision}' is neither a folder nor a git revision here.`);
  return stdout;
}

/** Whether a name is that of a folder, and not a revision. */
export function isFolder(name: string): boolean {
  return statSync(resolve(name), {throwIfNoEntry: false})?.isDirectory() === true;
}
