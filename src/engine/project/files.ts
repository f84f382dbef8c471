/** Reads the files of a project from a disk (layout.ts says which there are), and says what is left out. */
import {existsSync, readdirSync, readFileSync, type Stats, statSync} from 'node:fs';
import {basename, join, relative} from 'node:path';
import {diagnose, type Report, type Diagnostic} from '../diagnostics/diagnostic.ts';
import type {SourceFile} from '../diagnostics/source.ts';
import {isProjectFile, namesSharedData, sharedFolderOf, startOf, withSharedFiles} from './layout.ts';

/** The paths of the folder's YAML files, and of shared tables in CSV, sorted. Throws if the folder cannot be read. */
export function listFiles(folder: string): readonly string[] {
  return [...walk(folder)].flatMap(({path, ignored}) => (ignored === undefined ? [path] : [])).toSorted();
}

/** Diagnostics of what `listFiles` leaves out although it was probably meant. Paths are shown relative to `from`. */
export function ignoredIn(folder: string, from: string): readonly Diagnostic[] {
  return [...walk(folder)].flatMap(({path, ignored}) => {
    if (ignored === undefined) return [];
    const {cause, hint} = ignored;
    return [diagnose('file-ignored', startOf({path: shownPath(path, from), text: ''}), {cause}, hint)];
  });
}

interface Found {
  readonly path: string;
  /** Why it is not read; undefined for what is. */
  readonly ignored?: {readonly cause: string; readonly hint: string};
}

function* walk(folder: string): Generator<Found> {
  for (const entry of readdirSync(folder, {withFileTypes: true})) {
    const path = join(folder, entry.name);
    const isMeant = isProjectFile(join(folder, entry.name.toLowerCase()));
    // Node replaces what is not UTF-8 in a name.
    if (entry.name.includes('\ufffd') && (isMeant || entry.isDirectory()) && !existsSync(path))
      yield {path, ignored: {cause: 'its name is not UTF-8', hint: 'Give it a name in small letters and hyphens.'}};
    else if (entry.isDirectory()) yield* walk(path);
    // It may lead to a folder that it is in.
    else if (entry.isSymbolicLink() && targetOf(path)?.isDirectory())
      yield {path, ignored: {cause: 'it is a link to a folder', hint: 'Move the folder here, or remove the link.'}};
    else if (!isMeant) continue;
    // A link that leads nowhere counts as a file: reading it reports why it cannot be read.
    else if (!entry.isFile() && targetOf(path)?.isFile() === false)
      yield {path, ignored: {cause: 'it is not a file', hint: 'Write a text file in its place, or remove it.'}};
    else if (!isProjectFile(path)) {
      const hint = `Call it '${basename(path).toLowerCase()}'.`;
      yield {path, ignored: {cause: 'the names of files are in small letters', hint}};
    } else yield {path};
  }
}

/** Undefined if there is none. */
function targetOf(link: string): Stats | undefined {
  try {
    return statSync(link);
  } catch {
    return undefined;
  }
}

/**
 * Reads files; one that cannot be read is reported and left out. Paths are shown relative to `from`. A definition that
 * names shared data gets the files beside it, also if they are not among the paths.
 */
export function readFiles(paths: readonly string[], from: string, report: Report): readonly SourceFile[] {
  const read = paths.map((path) => ({path, source: readOne(path, from, report)}));
  const folders = read.flatMap(({path, source}) =>
    source !== undefined && namesSharedData(source) ? [sharedFolderOf(path)] : [],
  );
  const beside = [...new Set(folders)]
    .flatMap((folder) => (existsSync(folder) ? listFiles(folder) : []))
    .filter((path) => !paths.includes(path))
    .map((path) => readOne(path, from, report));
  const isRead = (source: SourceFile | undefined): source is SourceFile => source !== undefined;
  return withSharedFiles(read.map(({source}) => source).filter(isRead), beside.filter(isRead));
}

function readOne(path: string, from: string, report: Report): SourceFile | undefined {
  const shown = shownPath(path, from);
  try {
    return {path: shown, text: new TextDecoder('utf-8', {fatal: true}).decode(readFileSync(path))};
  } catch (error) {
    const cause = error instanceof TypeError ? 'it is not UTF-8' : (error as Error).message.split(',')[0]!;
    report(diagnose('file-unreadable', {source: {path: shown, text: ''}, start: 0, end: 1}, {cause}));
    return undefined;
  }
}

/** The path as an editor would type it from the folder where the command runs. */
export function shownPath(path: string, from: string): string {
  const shown = relative(from, path).replaceAll('\\', '/');
  return shown.startsWith('..') ? path.replaceAll('\\', '/') : shown;
}
