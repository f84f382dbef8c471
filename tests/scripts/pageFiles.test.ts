// Which files does the head of a page list, and in which order?
import {describe, expect, it} from 'vitest';
import {indexChunks, pageFiles, themeScript} from '../../scripts/build/pageFiles.ts';

const chunks = indexChunks([
  {
    file: 'entry.js',
    imports: ['react.js', 'shared.js'],
    dynamicImports: [],
    styles: ['entry.css'],
    modules: ['src/entry.tsx', 'src/app.tsx'],
  },
  {file: 'react.js', imports: [], dynamicImports: [], styles: [], modules: ['node_modules/react/index.js']},
  {
    file: 'shared.js',
    imports: ['react.js', 'entry.js'],
    dynamicImports: [],
    styles: ['shared.css'],
    modules: ['src/shared.ts'],
  },
  {
    file: 'page.js',
    imports: ['shared.js', 'https://elsewhere.example/x.js'],
    dynamicImports: ['late.js', 'entry.js'],
    styles: ['page.css'],
    modules: ['src/page.tsx'],
  },
  {
    file: 'late.js',
    imports: ['shared.js', 'later.js'],
    dynamicImports: ['late.js'],
    styles: ['late.css'],
    modules: ['src/late.ts'],
  },
  {file: 'theme.js', imports: [], dynamicImports: [], styles: [], modules: [themeScript]},
  {file: 'later.js', imports: [], dynamicImports: [], styles: [], modules: ['src/later.ts']},
  {file: 'other.js', imports: [], dynamicImports: [], styles: ['other.css'], modules: ['src/other.tsx']},
]);

describe('pageFiles', () => {
  it('lists every static import once, even if circular, and nothing from other pages', () => {
    expect(pageFiles(chunks, 'src/entry.tsx', {scripts: ['src/page.tsx'], staticHtml: []})).toEqual({
      blocking: ['theme.js'],
      styles: ['shared.css', 'entry.css', 'page.css'],
      entry: 'entry.js',
      preloads: ['react.js', 'shared.js', 'page.js'],
      lazy: ['later.js', 'late.js', 'late.css'],
    });
  });

  it('finds a module that was bundled into the chunk of another', () => {
    const {preloads} = pageFiles(chunks, 'src/entry.tsx', {scripts: ['src/app.tsx'], staticHtml: []});
    expect(preloads).toEqual(['react.js', 'shared.js']);
  });

  it('takes only the style sheets of words into the first load', () => {
    const {styles, preloads, lazy} = pageFiles(chunks, 'src/entry.tsx', {scripts: [], staticHtml: ['src/other.tsx']});
    expect({styles, preloads, lazy}).toEqual({
      styles: ['shared.css', 'entry.css', 'other.css'],
      preloads: ['react.js', 'shared.js'],
      lazy: ['other.js'],
    });
  });

  it('a page for frames has a script of its own before the first paint', () => {
    const {blocking} = pageFiles(chunks, 'src/entry.tsx', {scripts: [], staticHtml: []}, 'src/late.ts');
    expect(blocking).toEqual(['late.js']);
  });

  it('says which module is missing', () => {
    expect(() => pageFiles(chunks, 'src/entry.tsx', {scripts: ['src/absent.tsx'], staticHtml: []})).toThrow(
      'src/absent.tsx is in none',
    );
  });
});
