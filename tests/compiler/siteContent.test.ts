// Are the site's own files checked together, each problem in its file?
import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {afterAll, expect, it} from 'vitest';
import {checkSiteContent, compileContentPage} from '../../src/compiler/siteContent.ts';

const root = mkdtempSync(join(tmpdir(), 'visatally-site-'));
afterAll(() => rmSync(root, {recursive: true}));

const page = (text: string) =>
  `title: Page\ndescription: A page.\nsections: [{title: Part, blocks: [{text: '${text}'}]}]\n`;

function write(path: string, text: string): void {
  mkdirSync(join(root, path, '..'), {recursive: true});
  writeFileSync(join(root, path), text);
}

it('finds what is wrong in the facts and in every page', () => {
  write('calculators/europe/one.yaml', '');
  write('calculators/europe/one.cases.yaml', '');
  write(
    'src/site/facts.yaml',
    'dataAsOf: 2024-13\npublished: 2024-06\npolicyUpdated: 2024-12\nsiteAsOf: 2026-11\nemail: nobody\n',
  );
  write('src/site/currencies.yaml', 'asOf: 2024-06\ncurrencies: {euro: {name: Euro, perDollar: 1}}\n');
  write('src/site/content/about.yaml', page('{policyUpdate}'));
  write('src/site/content/terms.yaml', 'title: Terms\n');
  const {diagnostics, files} = checkSiteContent({root, summaryOf: () => undefined});
  expect(diagnostics.map(({code, places: [{source}]}) => `${source.path} ${code}`)).toEqual([
    'src/site/facts.yaml wrong-form',
    'src/site/facts.yaml wrong-form',
    'src/site/content/about.yaml unknown-name',
    'src/site/content/terms.yaml missing-key',
    'src/site/content/terms.yaml missing-key',
    'src/site/currencies.yaml wrong-form',
  ]);
  expect(files).toBe(4);
});

it('writes months in words, and counts the calculators', () => {
  const text = page('{calculators} calculators, {policyUpdated}');
  const compiled = compileContentPage(join(root, 'src/site/content/about.yaml'), text, {
    root,
    summaryOf: () => undefined,
  });
  expect(compiled.page?.sections[0]?.blocks).toEqual([{text: '1 calculators, December 2024'}]);
});
