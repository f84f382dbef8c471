import {cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {join, relative, resolve, sep} from 'node:path';

const copied = [
  'calculators',
  'public',
  'schemas',
  'scripts',
  'src',
  'index.html',
  'package.json',
  'tsconfig.json',
  'vite.config.ts',
  // Examples of the reference, which is a page of the site.
  'tests/engine/compiler/samples',
];

/** A copy of the project that a test may edit. It is inside the project, so that packages resolve. */
export interface ProjectCopy {
  readonly folder: string;
  /** Replaces text in a file; fails if the text is not found. */
  readonly edit: (path: string, from: string, to: string) => void;
  readonly remove: () => void;
}

/** @param regions the folders of calculators to copy; without the others, pages that name their calculators have mistakes */
export function copyProject(regions?: readonly string[]): ProjectCopy {
  const parent = '.copies';
  mkdirSync(parent, {recursive: true});
  const folder = mkdtempSync(join(process.cwd(), parent, 'copy-'));
  const isWanted = (path: string): boolean => {
    const [parentFolder, region] = relative(process.cwd(), resolve(path)).split(sep);
    return parentFolder !== 'calculators' || region === undefined || (regions?.includes(region) ?? true);
  };
  for (const path of copied) cpSync(path, join(folder, path), {recursive: true, filter: isWanted});
  return {
    folder,
    edit: (path, from, to) => {
      const text = readFileSync(join(folder, path), 'utf8');
      if (!text.includes(from)) throw new Error(`${path} does not hold '${from}'`);
      writeFileSync(join(folder, path), text.replace(from, to));
    },
    remove: () => rmSync(folder, {recursive: true, force: true}),
  };
}
