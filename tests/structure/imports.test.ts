// Do imports in src/ go one way, in the order that src/README.md lists, and does the core do without React?
import {spawnSync} from 'node:child_process';
import {readdirSync} from 'node:fs';
import {join, posix} from 'node:path';
import {pathToFileURL} from 'node:url';
import {describe, expect, it} from 'vitest';
import {folderOf, importsOf, listedFolders, sourceFiles, sourceFolder} from './sources.ts';

/** Holds no code: the decision records. */
const withoutCode = ['decisions'];

/** The folders above react/ in the list. */
function coreFiles(): string[] {
  const folders = listedFolders();
  const core = folders.slice(0, folders.indexOf('react'));
  return sourceFiles().filter((file) => core.includes(folderOf(file)));
}

describe('the list in src/README.md', () => {
  it('has every folder once', () => {
    const folders = readdirSync(sourceFolder, {withFileTypes: true})
      .filter((entry) => entry.isDirectory() && !withoutCode.includes(entry.name))
      .map(({name}) => name);
    expect(listedFolders().toSorted()).toEqual(folders.toSorted());
  });
});

describe('imports', () => {
  it('come from the same folder or from one above it in the list', () => {
    const folders = listedFolders();
    const wrong = sourceFiles().flatMap((file) =>
      importsOf(file)
        .filter((specifier) => specifier.startsWith('.'))
        .map((specifier) => posix.join(posix.dirname(file), specifier))
        .filter(
          (target) =>
            !(
              folders.indexOf(folderOf(target)) >= 0 &&
              folders.indexOf(folderOf(target)) <= folders.indexOf(folderOf(file))
            ),
        )
        .map((target) => `src/${file} imports src/${target}`),
    );
    expect(wrong).toEqual([]);
  });

  it('of a file name its extension', () => {
    const wrong = sourceFiles().flatMap((file) =>
      importsOf(file)
        .filter((specifier) => specifier.startsWith('.') && !/\.\w+$/.test(specifier))
        .map((specifier) => `src/${file} imports '${specifier}'`),
    );
    expect(wrong).toEqual([]);
  });
});

describe('the core', () => {
  it('names no package of React', () => {
    const wrong = coreFiles().flatMap((file) =>
      importsOf(file)
        .filter((specifier) => /^react\b/.test(specifier))
        .map((specifier) => `src/${file} imports ${specifier}`),
    );
    expect(wrong).toEqual([]);
  });

  it('loads where React cannot be found', {timeout: 20_000}, () => {
    const refusal = `export function resolve(specifier, context, next) {
      if (/^react(-|\\/|$)/.test(specifier)) throw new Error(specifier + ' is asked for by ' + context.parentURL);
      return next(specifier, context);
    }`;
    const addresses = coreFiles().map((file) => pathToFileURL(join(sourceFolder, file)).href);
    const program = `
      import {register} from 'node:module';
      register('data:text/javascript,' + encodeURIComponent(${JSON.stringify(refusal)}));
      for (const address of ${JSON.stringify(addresses)}) await import(address);
      console.log('loaded');`;
    const node = spawnSync(process.execPath, ['--import', 'tsx', '--input-type=module', '--eval', program], {
      cwd: sourceFolder,
      encoding: 'utf8',
      env: {PATH: process.env.PATH},
    });
    expect(`${node.stdout}${node.stderr}`).toBe('loaded\n');
  });
});
