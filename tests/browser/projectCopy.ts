import {cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';

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
];

/** A copy of the project that a test may edit. It is inside the project, so that packages resolve. */
export interface ProjectCopy {
  readonly folder: string;
  /** Replaces text in a file; fails if the text is not found. */
  readonly edit: (path: string, from: string, to: string) => void;
  readonly remove: () => void;
}

export function copyProject(): ProjectCopy {
  const parent = '.copies';
  mkdirSync(parent, {recursive: true});
  const folder = mkdtempSync(join(process.cwd(), parent, 'copy-'));
  for (const path of copied) cpSync(path, join(folder, path), {recursive: true});
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
