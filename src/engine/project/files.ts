/** The definitions of a folder laid out like calculators/: <region>/<id>.yaml with <id>.cases.yaml beside it. */
import {readdirSync, readFileSync, statSync} from 'node:fs';
import {basename, join, relative} from 'node:path';
import {diagnose, type Report} from '../diagnostics/diagnostic.ts';
import type {SourceFile} from '../diagnostics/source.ts';

/** The folder's YAML files by path; throws where the folder itself cannot be read. */
export function listFiles(folder: string): readonly string[] {
  return readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .filter((path) => /\.ya?ml$/.test(path) && statSync(join(folder, path)).isFile())
    .toSorted()
    .map((path) => join(folder, path));
}

/** A definition's id is its file's name. */
export function idOf(path: string): string {
  return basename(path).replace(/\.ya?ml$/, '');
}

/** The path of the cases of a definition. */
export function casesBeside(path: string): string {
  return path.replace(/\.ya?ml$/, '.cases.yaml');
}

export const isCasesFile = (path: string): boolean => /\.cases\.ya?ml$/.test(path);

/** Reads files; one that cannot be read is reported and left out. Paths are shown relative to `from`. */
export function readFiles(paths: readonly string[], from: string, report: Report): readonly SourceFile[] {
  return paths.flatMap((path) => {
    const shown = shownPath(path, from);
    try {
      const text = new TextDecoder('utf-8', {fatal: true}).decode(readFileSync(path));
      return [{path: shown, text}];
    } catch (error) {
      const cause = error instanceof TypeError ? 'it is not UTF-8' : (error as Error).message.split(',')[0]!;
      report(diagnose('file-unreadable', {source: {path: shown, text: ''}, start: 0, end: 1}, {cause}));
      return [];
    }
  });
}

/** The path as an editor would type it from the folder where the command runs. */
export function shownPath(path: string, from: string): string {
  const shown = relative(from, path).replaceAll('\\', '/');
  return shown.startsWith('..') ? path.replaceAll('\\', '/') : shown;
}
