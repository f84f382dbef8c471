// Does the service worker list exactly the files of a build that work offline, each once?
import {createHash} from 'node:crypto';
import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {afterAll, beforeEach, describe, expect, it} from 'vitest';
import {versionOf, type BuiltPage} from '../../scripts/build/version.ts';

const folder = mkdtempSync(join(tmpdir(), 'visatally-version-'));
const files = {
  'index.html': '<h1>Home</h1>',
  'fees.html': '<h1>Fees</h1>',
  '404.html': '<h1>404</h1>',
  'offline.html': '<h1>Offline</h1>',
  'fees.html.br': 'compressed',
  'embed/fees.html': '<h1>Fees</h1>',
  'assets/frame-11112222.js': 'frame',
  'icon.svg': '<svg/>',
  'sitemap.xml': '<urlset/>',
  'images/fees.png': 'for other sites',
  'assets/entry-11112222.js': 'entry',
  'assets/late-11112222.js': 'late',
  'assets/fees-11112222.js': 'fees',
};
const pages: readonly BuiltPage[] = [
  {path: '/', files: {blocking: [], styles: [], entry: 'assets/entry-11112222.js', preloads: [], lazy: []}},
  {
    path: '/fees',
    files: {
      blocking: [],
      styles: [],
      entry: 'assets/entry-11112222.js',
      preloads: [],
      lazy: ['assets/fees-11112222.js'],
    },
  },
  {
    path: '/embed/fees',
    isEmbedded: true,
    files: {
      blocking: ['assets/frame-11112222.js'],
      styles: [],
      entry: 'assets/entry-11112222.js',
      preloads: [],
      lazy: [],
    },
  },
  {path: '/404', files: {blocking: [], styles: [], entry: 'assets/entry-11112222.js', preloads: [], lazy: []}},
];

beforeEach(() => {
  for (const name of ['assets', 'images', 'embed']) mkdirSync(join(folder, name), {recursive: true});
  for (const [name, content] of Object.entries(files)) writeFileSync(join(folder, name), content);
});

afterAll(() => rmSync(folder, {recursive: true}));

function integrityOf(text: string): string {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`;
}

describe('versionOf', () => {
  it('lists for each page what only it needs, and the rest as shared, but nothing that only other sites use', async () => {
    const {shared, pages: kept} = await versionOf(folder, pages);
    expect(kept).toEqual([
      {path: '/', integrity: integrityOf('<h1>Home</h1>'), files: [], bytes: 13},
      {path: '/fees', integrity: integrityOf('<h1>Fees</h1>'), files: [{path: '/assets/fees-11112222.js'}], bytes: 17},
    ]);
    expect(shared).toEqual([
      {path: '/assets/entry-11112222.js'},
      {path: '/assets/late-11112222.js'},
      {path: '/icon.svg', integrity: integrityOf('<svg/>')},
      {path: '/offline', integrity: integrityOf('<h1>Offline</h1>')},
    ]);
  });

  it('leaves out a file that is too large to cache, and the page that needs it', async () => {
    writeFileSync(join(folder, 'assets/fees-11112222.js'), 'x'.repeat(2_000_001));
    const {shared, pages: kept} = await versionOf(folder, pages);
    expect(kept.map(({path}) => path)).toEqual(['/']);
    expect(shared.map(({path}) => path)).not.toContain('/assets/fees-11112222.js');
  });

  it('has the same name for the same files and a different one for others', async () => {
    const first = await versionOf(folder, pages);
    expect(await versionOf(folder, pages)).toEqual(first);
    writeFileSync(join(folder, 'fees.html'), '<h1>New fees</h1>');
    expect((await versionOf(folder, pages)).name).not.toBe(first.name);
  });

  it('rejects a page that was not written', async () => {
    const missing = [...pages, {path: '/gone', files: {blocking: [], styles: [], preloads: [], lazy: []}}];
    await expect(versionOf(folder, missing)).rejects.toThrow('/gone is not among the files');
  });
});
