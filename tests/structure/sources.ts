import {readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {fileURLToPath} from 'node:url';

export const sourceFolder = fileURLToPath(new URL('../../src', import.meta.url));

/** The folders of src/ as its README lists them: a folder imports only from folders above it. */
export function listedFolders(): string[] {
  const readme = readFileSync(join(sourceFolder, 'README.md'), 'utf8');
  return [...readme.matchAll(/^- `([a-z]+)\/`/gm)].map(([, folder]) => folder!);
}

/** The TypeScript files of src/, as paths from there. */
export function sourceFiles(): string[] {
  return readdirSync(sourceFolder, {recursive: true, encoding: 'utf8'})
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => /\.tsx?$/.test(path))
    .toSorted();
}

/** What a file imports, types included: the text between the quotes. */
export function importsOf(path: string): string[] {
  const code = readFileSync(join(sourceFolder, path), 'utf8').replaceAll(/\/\*[^]*?\*\/|^\s*\/\/.*$/gm, '');
  return [...code.matchAll(/\b(?:from|import)\s*\(?\s*['"]([^'"\n]+)['"]/g)].map(([, specifier]) => specifier!);
}

export function folderOf(path: string): string {
  return path.split('/')[0]!;
}
