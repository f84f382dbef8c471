import {readdirSync, readFileSync} from 'node:fs';
import {join, posix} from 'node:path';
import {fileURLToPath} from 'node:url';

export const sourceFolder = fileURLToPath(new URL('../../src', import.meta.url));

/** The files of src/ with one of these endings, as paths from there. */
function filesEnding(pattern: RegExp): string[] {
  return readdirSync(sourceFolder, {recursive: true, encoding: 'utf8'})
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => pattern.test(path))
    .toSorted();
}

/** The TypeScript files of src/, as paths from there. */
export function sourceFiles(): string[] {
  return filesEnding(/\.tsx?$/);
}

/** The text of a file of src/, without comments. */
export function codeOf(path: string): string {
  return readFileSync(join(sourceFolder, path), 'utf8').replaceAll(/\/\*[^]*?\*\/|^\s*\/\/.*$/gm, '');
}

/** What a file imports, types included: the text between the quotes. */
export function importsOf(path: string): string[] {
  return [...codeOf(path).matchAll(/\b(?:from|import)\s*\(?\s*['"]([^'"\n]+)['"]/g)].map(([, specifier]) => specifier!);
}

/** The files of src/ that a file imports, as paths from there. */
export function importedFiles(path: string): string[] {
  return importsOf(path)
    .filter((specifier) => specifier.startsWith('.'))
    .map((specifier) => posix.join(posix.dirname(path), specifier));
}
