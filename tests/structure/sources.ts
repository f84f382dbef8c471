import {readdirSync, readFileSync} from 'node:fs';
import {join, posix} from 'node:path';
import {fileURLToPath} from 'node:url';

export const sourceFolder = fileURLToPath(new URL('../../src', import.meta.url));

/** The files in src/ with one of these extensions, as paths relative to src/. */
function filesEnding(pattern: RegExp): string[] {
  return readdirSync(sourceFolder, {recursive: true, encoding: 'utf8'})
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => pattern.test(path))
    .toSorted();
}

/** The TypeScript files in src/, as paths relative to src/. */
export function sourceFiles(): string[] {
  return filesEnding(/\.tsx?$/);
}

/** The text of a file in src/, without comments. */
export function codeOf(path: string): string {
  return readFileSync(join(sourceFolder, path), 'utf8').replaceAll(/\/\*[^]*?\*\/|^\s*\/\/.*$/gm, '');
}

/** The module specifiers that a file imports, including types. */
export function importsOf(path: string): string[] {
  return [...codeOf(path).matchAll(/\b(?:from|import)\s*\(?\s*['"]([^'"\n]+)['"]/g)].map(([, specifier]) => specifier!);
}

/** The files in src/ that a file imports, as paths relative to src/. */
export function importedFiles(path: string): string[] {
  return importsOf(path)
    .filter((specifier) => specifier.startsWith('.'))
    .map((specifier) => posix.join(posix.dirname(path), specifier));
}
