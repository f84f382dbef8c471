/** Definitions of a git revision with their shared data, without a checkout, and the files that differ from main. */
import {spawnSync} from 'node:child_process';
import {statSync} from 'node:fs';
import {resolve} from 'node:path';
import {readFiles} from '../../engine/project/files.ts';
import {isProjectFile, withSharedFiles} from '../../engine/project/layout.ts';
import type {SourceFile} from '../../engine/diagnostics/source.ts';
import {UsageError} from './command.ts';
import {yamlFiles} from './definitions.ts';

/** The folder of the definitions in every revision. */
const FOLDER = 'calculators';

/**
 * The definitions, their cases and the shared data.
 * @param name a folder laid out like calculators/, a git revision, or undefined for the working tree
 * @throws UsageError where it is neither
 */
export function filesAt(name: string | undefined): readonly SourceFile[] {
  // Git would read it as an option.
  if (name?.startsWith('-') === true) throw new UsageError(`'${name}' is neither a folder nor a git revision.`);
  if (name === undefined || isFolder(name)) {
    return readFiles(yamlFiles(name ?? FOLDER), process.cwd(), ({message}) => {
      throw new UsageError(message);
    });
  }
  const listed = git(['ls-tree', '-r', '-z', '--name-only', '--full-tree', name, '--', FOLDER], name);
  const paths = listed.toString('utf8').split('\0').filter(isProjectFile);
  if (paths.length === 0) throw new UsageError(`There are no definitions in ${FOLDER}/ at '${name}'.`);
  const output = git(['cat-file', '--batch'], name, paths.map((path) => `${name}:${path}\n`).join(''));
  return withSharedFiles(parseBlobs(output, paths.length).map((text, index) => ({path: paths[index]!, text})));
}

/** Splits the output of `git cat-file --batch`: for each file a line that ends with its size, the file, and a line end. */
function parseBlobs(output: Buffer, count: number): readonly string[] {
  const texts: string[] = [];
  for (let offset = 0; texts.length < count;) {
    const lineEnd = output.indexOf(10, offset);
    const size = Number(output.subarray(offset, lineEnd).toString('utf8').split(' ').at(-1));
    texts.push(output.subarray(lineEnd + 1, lineEnd + 1 + size).toString('utf8'));
    offset = lineEnd + 1 + size + 1;
  }
  return texts;
}

function git(args: readonly string[], revision: string, input?: string): Buffer {
  const {status, stdout, stderr, error} = spawnSync('git', args, {
    maxBuffer: 2 ** 30,
    // Its messages are read below.
    env: {...process.env, LC_ALL: 'C'},
    ...(input === undefined ? {} : {input}),
  });
  if (error !== undefined)
    throw new UsageError(`'${revision}' is not a folder, and git cannot be run: ${error.message}`);
  if (status !== 0) {
    requireReadable(stderr.toString('utf8'));
    throw new UsageError(`'${revision}' is neither a folder nor a git revision here.`);
  }
  return stdout;
}

/** @throws an Error with git's own reason where there is a repository that it does not read, such as one of another user */
function requireReadable(stderr: string): void {
  const isOrdinary = /not a git repository|not a valid object name|unknown revision|bad revision|ambiguous argument/i;
  if (stderr.trim() !== '' && !isOrdinary.test(stderr)) throw new Error(`git: ${stderr.trim()}`);
}

/**
 * The tags of the repository; none without git or a repository.
 * @throws an Error with git's reason where it does not read the repository
 */
export function tags(): readonly string[] {
  const {status, stdout, stderr} = spawnSync('git', ['tag', '--list'], {
    encoding: 'utf8',
    env: {...process.env, LC_ALL: 'C'},
  });
  if (status !== 0) requireReadable(stderr ?? '');
  return status === 0 ? stdout.split('\n').filter((tag) => tag !== '') : [];
}

/**
 * The paths of the files in some folders that differ between a revision and the working tree, new ones included.
 * @throws UsageError where there is no such revision
 */
export function differingSince(revision: string, folders: readonly string[]): readonly string[] {
  const listed = [
    git(['diff', '--name-only', '-z', revision, '--', ...folders], revision),
    git(['ls-files', '-z', '--others', '--exclude-standard', '--', ...folders], revision),
  ];
  return listed.flatMap((output) =>
    output
      .toString('utf8')
      .split('\0')
      .filter((path) => path !== ''),
  );
}

/** The text of a file at a revision; undefined if the revision has no such file. */
export function textAt(revision: string, path: string): string | undefined {
  const {status, stdout} = spawnSync('git', ['show', `${revision}:${path}`], {encoding: 'utf8', maxBuffer: 2 ** 30});
  return status === 0 ? stdout : undefined;
}

/** Whether a name is a folder rather than a revision. */
export function isFolder(name: string): boolean {
  return statSync(resolve(name), {throwIfNoEntry: false})?.isDirectory() === true;
}

/**
 * The files of a folder that differ, untracked ones included, between the working tree and the commit at which the branch
 * left main, or the last commit where there is no main.
 * @returns paths relative to `root`; undefined without git or a repository
 */
export function changedFiles(folder: string, root = process.cwd()): readonly string[] | undefined {
  const run = (...args: readonly string[]): string | undefined => {
    const {status, stdout} = spawnSync('git', args, {cwd: root, encoding: 'utf8'});
    return status === 0 ? stdout.trim() : undefined;
  };
  const base = run('merge-base', 'HEAD', 'origin/main') ?? run('merge-base', 'HEAD', 'main') ?? 'HEAD';
  const changed = run('diff', '--name-only', '--relative', base, '--', folder);
  const added = run('ls-files', '--others', '--exclude-standard', '--', folder);
  if (changed === undefined || added === undefined) return undefined;
  return [...new Set(`${changed}\n${added}`.split('\n'))].filter((path) => path !== '');
}
