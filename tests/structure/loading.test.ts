// Is there one way to load something later? What fails to arrive is then tried again, wherever a visitor needs it.
import {expect, it} from 'vitest';
import {codeOf, sourceFiles} from './sources.ts';

const filesOfApp = sourceFiles().filter((path) => path.startsWith('app/') && !path.endsWith('.d.ts'));

/** What is read of modules that load later, in front of each `import(` that is no type: at most one line. */
const dynamicImport = /^.*(?<!typeof )\bimport\((?!['"][^'"]+['"]\)\.[A-Z])/gm;

it('imports later only within a loadable', () => {
  const others = filesOfApp.flatMap((path) =>
    (codeOf(path).match(dynamicImport) ?? [])
      .filter((start) => !/\bloadable(?:<\w+>)?\(\(\) => import\($/.test(start))
      .map((start) => `${path}: ${start.trim()}`),
  );
  // Each part of a calculator imports the next one; calculatorOf and destinationForms make loadables of them.
  expect(others).toEqual(Array<string>(3).fill(expect.stringMatching(/^app\/calculators\/vite\.ts: /)));
});

it('lists modules to be imported later only where loadables are made of them', () => {
  const lists = filesOfApp.filter((path) => /import\.meta\.glob/.test(codeOf(path)));
  expect(lists).toEqual([
    'app/calculators/calculatorDirectory.ts',
    'app/destinations/calculators.ts',
    'app/routes.tsx',
  ]);
});

it('has no other module that loads scripts', () => {
  const others = filesOfApp.filter((path) => /\blazy\(|createElement\('script'\)|importScripts/.test(codeOf(path)));
  expect(others).toEqual([]);
});
