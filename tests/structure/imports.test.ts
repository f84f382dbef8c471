// Do the three wings of src/ import each other only as src/README.md allows, and does the engine work without React?
import {spawnSync} from 'node:child_process';
import {readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {pathToFileURL} from 'node:url';
import {describe, expect, it} from 'vitest';
import {codeOf, importedFiles, importsOf, sourceFiles, sourceFolder} from './sources.ts';

/** What each part of src/ may import, apart from itself. The workbench and the studio are pages, so they may use the app's components,
 * and assistants get the form's words. */
const allowed: Readonly<Record<string, readonly string[]>> = {
  engine: [],
  app: ['engine'],
  tools: ['engine'],
  'tools/workbench': ['engine', 'app', 'tools'],
  'tools/assistant': ['engine', 'app', 'tools'],
  'tools/studio': ['engine', 'app', 'tools'],
};

function partOf(path: string): string {
  const parts = Object.keys(allowed).filter((part) => path.startsWith(`${part}/`));
  return parts.toSorted((one, other) => other.length - one.length)[0] ?? path;
}

/** The JSON Schemas of schemas/ are generated from the engine and the app, which validate files against them. */
const isSchema = (target: string): boolean => /^(?:\.\.\/)+schemas\/[\w-]+\.schema\.json$/.test(target);

function mayUse(part: string, target: string): boolean {
  return isSchema(target) || partOf(target) === part || allowed[part]!.some((other) => target.startsWith(`${other}/`));
}

const files = sourceFiles();
const engineFiles = files.filter((file) => partOf(file) === 'engine');

it('src/ contains the three wings and the decisions', () => {
  expect(
    readdirSync(sourceFolder, {withFileTypes: true}).flatMap((entry) => (entry.isDirectory() ? entry.name : [])),
  ).toEqual(['app', 'decisions', 'engine', 'tools']);
});

describe('imports', () => {
  it('stay within the wing, or go to one that it may use', () => {
    const wrong = files.flatMap((file) =>
      importedFiles(file)
        .filter((target) => !mayUse(partOf(file), target))
        .map((target) => `src/${file} imports src/${target}`),
    );
    expect(wrong).toEqual([]);
  });

  it('include the extension of the file', () => {
    const wrong = files.flatMap((file) =>
      importsOf(file)
        .filter((specifier) => specifier.startsWith('.') && !/\.\w+(?:\?worker&url)?$/.test(specifier))
        .map((specifier) => `src/${file} imports '${specifier}'`),
    );
    expect(wrong).toEqual([]);
  });
});

describe('references by string', () => {
  it('to a path in src/ follow the same rule', () => {
    const wrong = files.flatMap((file) =>
      [...codeOf(file).matchAll(/\bsrc\/((?:engine|app|tools)\b[\w./*-]*)/g)]
        .map(([, target]) => target!)
        .filter((target) => !mayUse(partOf(file), `${target}/`))
        .map((target) => `src/${file} names src/${target}`),
    );
    expect(wrong).toEqual([]);
  });

  it('to folders of calculators/ do not occur in the engine', () => {
    const regions = readdirSync('calculators', {withFileTypes: true}).flatMap((entry) =>
      // The folder of shared data is the same in every project.
      entry.isDirectory() && entry.name !== 'shared' ? entry.name : [],
    );
    const wrong = engineFiles.flatMap((file) =>
      regions
        .filter((region) => new RegExp(`['"\`/]${region}['"\`/]`).test(codeOf(file)))
        .map((region) => `src/${file} names ${region}`),
    );
    expect(wrong).toEqual([]);
  });

  it('to the site and its product do not occur in the engine', () => {
    const wrong = engineFiles.filter((file) => /visatally|\bsite\b/i.test(codeOf(file))).map((file) => `src/${file}`);
    expect(wrong).toEqual([]);
  });
});

describe('the entry points that package.json names', () => {
  const {exports} = JSON.parse(readFileSync('package.json', 'utf8')) as {
    readonly exports: Readonly<Record<string, string>>;
  };

  it('are what the site is built with: its compiler, and its form behind a component for programs', () => {
    expect(exports).toEqual({
      './engine': './src/engine/library/compile.ts',
      './engine/runtime': './src/engine/library/runtime.ts',
      './react': './src/app/calculator/react.tsx',
    });
    expect(importedFiles('app/build/compileCache.ts')).toContain('engine/library/compile.ts');
    for (const page of ['app/calculator/react.tsx', 'app/pages/CalculatorPage.tsx'])
      expect(importedFiles(page)).toContain('app/calculator/Calculator.tsx');
  });

  it('compile without anything of Node', () => {
    const imported = (entry: string, found = new Set<string>()): ReadonlySet<string> => {
      if (!found.has(entry)) for (const file of importedFiles(entry)) imported(file, found.add(entry));
      return found;
    };
    const compiler = [...imported('engine/library/compile.ts')].flatMap(importsOf);
    expect(compiler.length).toBeGreaterThan(500);
    expect(compiler.filter((specifier) => specifier.startsWith('node:'))).toEqual([]);
  });
});

describe('the engine', () => {
  it('imports no React package', () => {
    const wrong = engineFiles.flatMap((file) =>
      importsOf(file)
        .filter((specifier) => /^react\b/.test(specifier))
        .map((specifier) => `src/${file} imports ${specifier}`),
    );
    expect(wrong).toEqual([]);
  });

  it('loads without React installed', () => {
    const refusal = `export function resolve(specifier, context, next) {
      if (/^react(-|\\/|$)/.test(specifier)) throw new Error(specifier + ' is asked for by ' + context.parentURL);
      return next(specifier, context);
    }`;
    const addresses = engineFiles.map((file) => pathToFileURL(join(sourceFolder, file)).href);
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
