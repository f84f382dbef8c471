// Does licences.txt have the licence of everything that reaches a browser, and stop a build that could not say it?
import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {afterEach, beforeEach, expect, it} from 'vitest';
import {licences, packagesIn} from '../../scripts/build/licences.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'visatally-licences-'));
  write('@expo-google-fonts/public-sans', {'LICENSE_FONT': 'The typeface is free.'});
});
afterEach(() => rmSync(root, {recursive: true}));

function write(name: string, files: Readonly<Record<string, string>>): void {
  const folder = join(root, 'node_modules', name);
  mkdirSync(folder, {recursive: true});
  for (const [file, text] of Object.entries({'package.json': '{"version": "1.2.3", "license": "MIT"}', ...files}))
    writeFileSync(join(folder, file), text);
}

it('finds packages wherever they are installed, and what bundlers add', () => {
  const modules = [
    'src/app/App.tsx',
    '/project/node_modules/react/index.js',
    'node_modules/react/jsx-runtime.js',
    'node_modules/@tanstack/query-core/build/query.js',
    'node_modules/workbox-routing/node_modules/workbox-core/copyResponse.js',
    '\0vite/preload-helper.js',
    '\0rolldown/runtime.js',
    'virtual:pages',
  ];
  expect(packagesIn(modules)).toEqual([
    '@expo-google-fonts/public-sans',
    '@tanstack/query-core',
    'react',
    'rolldown',
    'vite',
    'workbox-core',
  ]);
});

it('has each text once, with the packages that it is for', () => {
  write('one', {LICENSE: 'Use it.\r\n', NOTICE: 'Name us.'});
  write('other', {'license.md': 'Use it.\n\nName us.\n'});
  write('third', {COPYING: 'Copy it.\n# Licenses of bundled dependencies\nNot in the pages.'});
  const text = licences(
    ['one', 'other', 'third'].map((name) => `node_modules/${name}/index.js`),
    root,
  );
  expect(text).toContain('\n\none 1.2.3 (MIT)\nother 1.2.3 (MIT)\n\nUse it.\n\nName us.\n\n---');
  expect(text).toContain('third 1.2.3 (MIT)\n\nCopy it.\n');
  expect(text).toContain('public-sans 1.2.3 (MIT)\n\nThe typeface is free.');
  expect(text).not.toContain('Not in the pages');
});

it('finds the packages of a folder above, where a copy of the project has none', () => {
  write('above', {LICENSE: 'Use it from below.'});
  expect(licences(['../node_modules/above/index.js'], join(root, '.copies/copy'))).toContain('Use it from below.');
});

it('stops at a package without a licence', () => {
  write('bare', {});
  expect(() => licences(['node_modules/bare/index.js'], root)).toThrow('bare reaches browsers, but has no licence');
});

it('has the licences of what the pages are made of', () => {
  const text = licences(['react', 'zod', 'vite'].map((name) => `node_modules/${name}/index.js`));
  for (const words of ['Copyright (c) Meta Platforms', 'Colin McDonnell', 'SIL OPEN FONT LICENSE', 'VoidZero'])
    expect(text).toContain(words);
  expect(text.length).toBeLessThan(30_000);
});
